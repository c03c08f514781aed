import type { Brief } from '#rules/listing/listing.ts';

const stampSigns =
  /\b(?:margins?|cancel(?:led|lation)?|postmark(?:ed)?|perf(?:orat\p{L}+)?|imperf(?:orate)?|watermark|wmk|hinged|unhinged|mnh|sg ?\d+|scott ?\d+|used on piece|full gum|original gum)\b/giu;
const noStamp =
  /\b(?:album|stock ?book|hinges|tongs|tweezers|catalogue|set of \d+ (?:ink|rubber)|ink|rubber|pad|kit|sheets?|covers?|postcards?|letters?)\b/iu;

/** "GB 1840 penny black plate 6": a stamp by two signs that nothing else has. */
export function isStamp({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`.toLowerCase();
  return !noStamp.test(product.name) && new Set(text.match(stampSigns) ?? []).size > 1;
}
