import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { familyNames } from './families.ts';
import { familiesAbroad } from './families-abroad.ts';
import { lastPartOf } from './german-heads.ts';
import { stuffCompounds } from './german-joints.ts';
import { isOfTheThing } from './main-attribute.ts';
import type { Slot } from './slot.ts';

/**
 * Families of the colours and materials that a German, Spanish or French brief says of the thing itself, and what German makes
 * of the thing and its stuff in one word ("bambusregal").
 */
export function familyWordsAbroad(
  ledger: Ledger,
  heads: readonly Slot[],
  language: Exclude<WrittenLanguage, 'en' | 'other'>,
): string[] {
  const parts = heads.flatMap(({ text }) => (language === 'de' ? (lastPartOf(text) ?? []) : []));
  const names = [...heads.map(({ text }) => text), ...parts];
  const headStems = names.map((name) => name.split(/[\s-]+/u).map(stemOf));
  const found = new Set<string>();
  const isEaten = names.some((name) => typeHits(name, language).at(-1)?.category === 'food');
  for (const fact of ledger.facts) {
    const { kind, value, quote, source } = fact;
    if ((kind !== 'colour' && kind !== 'material') || value.split(' ').length > 3) continue;
    if ((isEaten && kind === 'material') || /\s(?:aus|mit|von)\s/u.test(value)) continue;
    if (!source.endsWith('.name') && !isOfTheThing(value.toLowerCase(), quote, headStems)) continue;
    const families = familiesAbroad(fact, language);
    for (const family of families) for (const word of family.split(' ')) found.add(word.toLowerCase());
    if (kind === 'material' && language === 'de')
      for (const name of names)
        for (const word of stuffCompounds(name, [...families, value])) found.add(word.toLowerCase());
  }
  return [...found];
}

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
