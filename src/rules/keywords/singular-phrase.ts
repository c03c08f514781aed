import { singularOf } from './plain-words.ts';

/** Each noun of a phrase in the singular, as tags want it ("Water Bottles" → "water bottle"); only the last word changes. */
export function singularPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.at(-1);
  if (last === undefined) return phrase;
  return [...words.slice(0, -1), singularOf(last)].join(' ');
}
