import type { SeoResultItem } from '#contract/seo-content.ts';
import { finishApart } from '#rules/writers/seo-content/prepared.ts';
import { withFieldNote } from '#server/listing/notice.ts';
import type { ListingPart, Written } from '#server/listing/write.ts';

/** A finished product with the run it belongs to, which knows what the whole answer has to say. */
export interface BuiltProduct {
  item: SeoResultItem;
  part: ListingPart;
}

export function buildProduct(part: ListingPart, written: Written): BuiltProduct {
  const { prepared, proposal, writer } = written;
  return { item: withFieldNote(finishApart(prepared, proposal, writer, part.run.told), written), part };
}
