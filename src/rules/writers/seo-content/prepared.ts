import type { SeoForm, SeoResultItem, Writer } from '#contract/seo-content.ts';
import { prepareLedger } from '#rules/facts/prepared-ledger.ts';
import { findKeywords } from '#rules/keywords/find.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import type { Category } from '#rules/ledger/type-hits.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { finishListing } from '#rules/listing/finish.ts';
import type { Brief, Keyword, Ledger, Listing } from '#rules/listing/listing.ts';
import { protectedPhrases } from '#rules/listing/protected-phrases.ts';
import { toResultItem } from '#rules/listing/result-item.ts';
import { ToldSentences } from '#rules/listing/told-sentences.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { keptApart } from './keep-apart.ts';
import { writeListing } from './write.ts';

/** Everything about one product that a writer starts from. */
export interface Prepared {
  brief: Brief;
  ledger: Ledger;
  keywords: Keyword[];
  platform: Platform;
  category: Category;
}

/** Reads the facts and the keywords out of one brief. */
export function prepare(brief: Brief): Prepared {
  const platform = platforms[brief.platform];
  const ledger = extractLedger(brief);
  return {
    brief,
    ledger,
    platform,
    keywords: findKeywords(brief, ledger, platform),
    category: categoryOf(ledger, brief.product.name),
  };
}

/**
 * Reads out of the facts what finishing asks of them whatever is proposed, so that it is there when a slow writer is
 * done. Everything is kept with the ledger; without this it is read at the first need.
 */
export function readAhead({ ledger }: Prepared): void {
  prepareLedger(ledger);
  protectedPhrases(ledger);
  evidenceOf(ledger.productType, ledger);
  unbackedClaims(ledger.productType, ledger);
}

export function listingByRules({ brief, ledger, keywords, platform }: Prepared): Listing {
  return writeListing(brief, ledger, keywords, platform);
}

/** Fits, fact-checks and scores what a writer proposed. Whatever came in, nothing over a limit goes out. */
export function finishItem(prepared: Prepared, proposal: Listing, writer: Writer): SeoResultItem {
  const finished = finishListing(proposal, prepared);
  return toResultItem(finished, prepared.brief, prepared.ledger, writer);
}

/** The same for one of several products: no sentence of it stands in a listing of the form that is finished already. */
export function finishApart(
  prepared: Prepared,
  proposal: Listing,
  writer: Writer,
  told: ToldSentences,
): SeoResultItem {
  const item = finishItem(prepared, proposal, writer);
  if (prepared.brief.siblings < 2) return item;
  return keptApart(item, prepared, told, () =>
    writer === 'rules' ? item : finishItem(prepared, listingByRules(prepared), 'rules'),
  );
}

/** The listings of a whole form, by rules alone: what the product does without a model. */
export function writeByRules(form: SeoForm): SeoResultItem[] {
  const told = new ToldSentences();
  return briefsOf(form).map((brief) => {
    const prepared = prepare(brief);
    return finishApart(prepared, listingByRules(prepared), 'rules', told);
  });
}
