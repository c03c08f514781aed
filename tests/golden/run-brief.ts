import { SeoForm } from '#contract/seo-content.ts';
import type { SeoFormInput, SeoResultItem } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishListing } from '#rules/listing/finish.ts';
import type { FinishedListing, Ledger } from '#rules/listing/listing.ts';
import { toResultItem } from '#rules/listing/result-item.ts';
import { listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';

export interface Written {
  item: SeoResultItem;
  finished: FinishedListing;
  ledger: Ledger;
}

/** The whole path of the rules from a submitted form to its result items, without server and model. */
export function writeForm(input: SeoFormInput): Written[] {
  return briefsOf(SeoForm.parse(input)).map((brief) => {
    const prepared = prepare(brief);
    const finished = finishListing(listingByRules(prepared), prepared);
    const { ledger } = prepared;
    return { item: toResultItem(finished, brief, ledger, 'rules'), finished, ledger };
  });
}

/** Fields of the form, and the category of its one product. */
export type BriefFields = Partial<Omit<SeoFormInput, 'products'>> & { category?: string };

/** The listing of one product of a small shop; for Etsy unless the fields say otherwise. */
export function writeOne(name: string, description: string, given: BriefFields): SeoResultItem {
  const { category, ...fields } = given;
  const form: SeoFormInput = {
    platform: 'etsy',
    businessName: 'Harrow & Finch',
    industry: 'Retail',
    ...fields,
    products: [{ name, description, ...(category === undefined ? {} : { category }) }],
  };
  return writeForm(form)[0]!.item;
}
