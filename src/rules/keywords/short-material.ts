import { longPattern } from '#rules/text/long-pattern.ts';

/** A material of two words whose last word alone is true of it too: "merino wool" is wool, faux leather no leather. */
const narrowed = longPattern('iu')`
  ^(?:(?:merino|lambs?|virgin|alpaca|shetland|organic) (wool)|(?:full[ -]grain|top[ -]grain
      |vegetable[ -]tanned|veg[ -]tanned|genuine|real|italian|calf|buffalo|goat|cow ?hide|saddle) (leather)
    |(?:sterling|925|fine|solid|recycled) (silver)|(?:solid|cast|recycled|antique) (brass)
    |(?:recycled|blown|borosilicate|stained|sea) (glass)|(?:cotton|kraft|recycled|washi|mulberry) (paper)
    |(?:solid|european|english|french|reclaimed|white) (oak)|(?:solid|black|american) (walnut)
    |(?:stonewashed|washed|european|french|belgian) (linen)|(?:mulberry|pure) (silk))$
`;

/**
 * The shorter name of a material that an English brief gives its product: "merino wool" → "wool". A tag has 20
 * characters; words that the brief does not hold ("wooden" of walnut) would be another material. Web-safe.
 */
export function shortMaterial(material: string): string | undefined {
  return narrowed.exec(material.trim())?.slice(1).find(Boolean)?.toLowerCase();
}
