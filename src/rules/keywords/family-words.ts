import type { Ledger } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { familyNames } from './families.ts';
import { isOfTheThing } from './main-attribute.ts';
import type { Slot } from './slot.ts';

/** Families of the colours and materials that an English brief says of the thing itself, and of no part of it. */
export function familyWords(ledger: Ledger, heads: readonly Slot[]): string[] {
  const headStems = heads.map(({ text }) => text.split(/[\s-]+/u).map(stemOf));
  const found = new Set<string>();
  // "Maple pecan granola" is of no wood.
  const isEaten = heads.some(({ text }) => typeHits(text, 'en').at(-1)?.category === 'food');
  for (const { kind, value, quote, source } of ledger.facts) {
    if (kind !== 'colour' && kind !== 'material') continue;
    const words = foldWord(value).split(/[\s,]+/u);
    if (words.length > 3 || (isEaten && kind === 'material')) continue;
    if (!source.endsWith('.name') && !isOfTheThing(value.toLowerCase(), quote, headStems)) continue;
    // "Zinc alloy clip": a material that a part stands behind is that of the part.
    for (const word of kind === 'material' ? words.slice(-1) : words) {
      const family = familyNames(kind).get(word);
      if (family !== undefined) for (const name of family.split(' ')) found.add(name);
    }
  }
  return [...found];
}
