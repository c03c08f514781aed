import type { Brief } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { stemOf } from '#rules/text/words.ts';
import { firstWords } from '#rules/text/first-words.ts';

const decor = /\b(\p{L}{3,})(?: (?:or|and|&) (\p{L}{3,}))? d[eé]cor\b/giu;
const several = /\bset of (?:two|three|four|five|six|eight|ten|twelve|\d{1,2})\b/iu;
const mostFound = 4;

/** "Nursery or fall decor" of an English description: "nursery decor", "fall decor". */
export function decorParts({ product }: Brief): Candidate[] {
  const source = `products.${product.index}.description`;
  const text = firstWords(product.description, 800);
  if (!/d[eé]cor/iu.test(text)) return [];
  const found = matchesOf(decor, text).flatMap((match) => [match[1], match[2]]);
  return found
    .filter((word) => word !== undefined && !isSmallWord(word, 'en') && !sellingWords.has(stemOf(word)))
    .slice(0, mostFound)
    .map((word) => ({ ...built(`${word!.toLowerCase()} decor`, 'use', source), built: false, least: 0.3 }));
}

/** "Stacking ring set" of rings that come as a set of three. English. */
export function setParts({ product }: Brief, heads: readonly Slot[]): Candidate[] {
  if (!several.test(`${product.name}. ${firstWords(product.description, 200)}`)) return [];
  return heads.slice(0, 2).flatMap(({ text, source }) => {
    const words = text.split(' ');
    const last = words.at(-1) ?? '';
    return /^(?:set|pair|kit|box)$/u.test(last)
      ? []
      : [built(`${[...words.slice(0, -1), singularOf(last)].join(' ')} set`, 'attribute', source)];
  });
}
