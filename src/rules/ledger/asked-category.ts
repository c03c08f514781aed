import type { Ledger } from '#rules/listing/listing.ts';
import { categoryOf } from './category.ts';
import { pageOffer } from './page-offer.ts';
import type { Category } from './type-hits.ts';

/** What a listing is asked as: a page that sells no thing known by name as a service, one that offers a program as an app. */
export function askedCategory(ledger: Ledger, productName: string, subject: string): Category {
  const category = categoryOf(ledger, productName);
  return subject === 'page' ? askedOnPage(ledger, category) : category;
}

/** The same where the category is known. */
export function askedOnPage(ledger: Ledger, category: Category): Category {
  const offer = pageOffer(ledger);
  if (offer === 'program' && category !== 'course' && category !== 'article') return 'app';
  if (offer === 'stay') return 'property';
  return category === 'general' ? 'service' : category;
}
