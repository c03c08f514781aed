import type { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { type ListingPart, newRun } from '#server/listing/write.ts';

/** One listing to ask for per product of the form; all share what becomes known of the model on the way. */
export function partsOf(form: SeoForm): ListingPart[] {
  const run = newRun();
  return briefsOf(form).map((brief) => ({ brief, run }));
}
