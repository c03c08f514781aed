import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';

/** Sizes of clothes in letters, smallest first; forms of one size stand together. */
const scale: readonly (readonly string[])[] = [
  ['XXXS', '3XS'],
  ['XXS', '2XS'],
  ['XS'],
  ['S'],
  ['M'],
  ['L'],
  ['XL'],
  ['XXL', '2XL'],
  ['XXXL', '3XL'],
  ['4XL'],
  ['5XL'],
  ['6XL'],
];
/** In words, as sellers write them too. */
const words: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:small|klein|pequeñ[oa]|petite?)(?!\p{L})/iu, 3],
  [/(?<!\p{L})(?:medium|mittel|median[oa]|moyenne?)(?!\p{L})/iu, 4],
  [/(?<!\p{L})(?:large|groß|grande)(?!\p{L})/iu, 5],
  [/(?<!\p{L})extra[- ]?(?:large|groß|grande)(?!\p{L})/iu, 6],
];
const letters = '(?:[2-6]X[SL]|X{1,3}[SL]|[SML])';
const joint =
  '\\s?(?:,\\s?(?:and|or|und|oder|y|o|et|ou)?|/|&|–|-|\\s(?:to|bis|a|à|and|or|und|oder|y|et|ou))\\s?';
/** One size that needs no word beside it, or a row of them; a single S, M or L only behind the word "size". */
const stated = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:[Ss]izes?|Größen?|[Tt]allas?|[Tt]ailles?):?\\s(?:${letters})(?:${joint}${letters}){0,11}|${letters}(?:${joint}${letters}){1,11}|X{1,3}[SL]|[2-6]X[SL])(?![\\p{L}\\p{N}'’-])`,
  'gu',
);
const one = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'gu');
const spans = new RegExp(`(${letters})\\s?(?:to|bis|a|à|–|-)\\s?(${letters})(?![\\p{L}\\p{N}])`, 'gu');

const placeOf = (size: string): number => scale.findIndex((forms) => forms.includes(size));
const known = new WeakMap<Ledger, ReadonlySet<number>>();

/** Places of the scale that the brief names, those between the ends of a range included. */
function sizesOf(ledger: Ledger): ReadonlySet<number> {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const sizes = new Set<number>();
  for (const { text } of ledger.sentences) {
    const large = text.toUpperCase();
    for (const [size] of matchesOf(one, large)) sizes.add(placeOf(size));
    for (const [word, place] of words) if (word.test(text)) sizes.add(place);
    for (const [, from = '', to = ''] of matchesOf(spans, large.replaceAll(' TO ', ' to ')))
      for (let place = placeOf(from); place <= placeOf(to); place += 1) sizes.add(place);
  }
  known.set(ledger, sizes);
  return sizes;
}

/** Sizes in letters that the brief does not have, each with the row that it stands in. */
export function strangeSizes(text: string, ledger: Ledger): { start: number; end: number }[] {
  if (!/(?<!\p{L})(?:\d?X{0,3}[SL]|M)(?!\p{L})/u.test(text)) return [];
  return matchesOf(stated, text)
    .filter(([row]) => matchesOf(one, row).some(([size]) => !sizesOf(ledger).has(placeOf(size))))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
