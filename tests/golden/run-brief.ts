import { SeoForm } from '#contract/seo-content.ts';
import type { SeoFormInput, SeoResultItem } from '#contract/seo-content.ts';
import { findKeywords } from '#rules/keywords/find.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { finishListing } from '#rules/listing/finish.ts';
import type { FinishedListing, Ledger } from '#rules/listing/listing.ts';
import { toResultItem } from '#rules/listing/result-item.ts';
import { platforms } from '#rules/platforms/index.ts';
import { writeListing } from '#rules/writers/seo-content/write.ts';

export interface Written {
  item: SeoResultItem;
  finished: FinishedListing;
  ledger: Ledger;
}

/** The whole path of the rules from a submitted form to its result items, without server and model. */
export function writeForm(input: SeoFormInput): Written[] {
  const form = SeoForm.parse(input);
  const platform = platforms[form.platform];
  return briefsOf(form).map((brief) => {
    const ledger = extractLedger(brief);
    const keywords = findKeywords(brief, ledger, platform);
    const proposal = writeListing(brief, ledger, keywords, platform);
    const finished = finishListing(proposal, { brief, ledger, keywords, platform });
    return { item: toResultItem(finished, brief, ledger, 'rules'), finished, ledger };
  });
}
