import { remembering } from '#rules/text/remembering.ts';

/** "Packs into a carry bag", "folded", "in its case": what is measured behind it is the parcel, and not the thing. English. */
const packs =
  /\b(?:packs?|folds?|rolls?|fits|goes|stows?|collapses?|compresses|comes?|supplied|packed|folded|rolled|stored|sold|sent) (?:\p{L}+ ){0,2}?(?:in|into|inside) (?:\p{L}+ ){0,3}?(?:bag|case|box|tube|sack|pouch|sleeve|holdall|carton|tin)$|^(?:when )?(?:folded|packed|closed|collapsed|rolled up)$/iu;
const side =
  /^(?:about |approx\.? )?\d[\d.,/]*(?:\s?x\s?\d[\d.,/]*){0,2}\s?(?:mm|cm|m|in|inch(?:es)?|ft|feet|")(?: (?:long|wide|high|tall|deep|across|in diameter))?$/iu;

/** "Fits chest 20 to 27 in", "for cats": whose weight stands behind it. */
const worn = /^(?:fits?|suits?|for|sized? for) \p{L}/iu;
const wearersWeight =
  /^(?:about |up to |under |over )?\d[\d.,]*\s?(?:kg|lbs?|st)?\s?(?:to|[-–])\s?\d[\d.,]*\s?(?:kg|lbs?|st)$/iu;

/** Clauses with the measures of what a thing is packed in behind the clause that packs it: "folds into a bag, 72 cm long". */
export function withPackedSize(fragments: readonly string[]): string[] {
  const told: string[] = [];
  for (const fragment of fragments) {
    const before = told.at(-1);
    if (
      before !== undefined &&
      ((isPacked(before) && side.test(fragment)) || (wearersWeight.test(fragment) && worn.test(before)))
    )
      told[told.length - 1] = `${before}, ${fragment}`;
    else told.push(fragment);
  }
  return told;
}

/** Whether a clause tells what the thing is packed in, with its measures behind it or without. Asked for each measure of a clause. */
export const isPacked: (clause: string) => boolean = remembering((clause) =>
  packs.test(clause.split(/,\s(?=\d)/u)[0]!),
);

/** Whether a clause tells by how much its measures vary: "sizes vary by 3 mm" tells no size. */
export const tellsVariance: (clause: string) => boolean = remembering((clause) =>
  /(?<!\p{L})(?:var(?:y|ies) by|differs? by|weich\p{L}+ (?:um|bis)|varía(?:n)? (?:en|hasta)|varient? de)(?!\p{L})/iu.test(
    clause,
  ),
);
