import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { type Sieve, sieveOf } from '#rules/text/sieve.ts';
import { kindPatterns } from './kind-patterns.ts';

const sieves = new Map<WrittenLanguage, Sieve>();

/** Which of a language's kind patterns have a chance on a clause, by index, as the bits of a number. */
export function kindChances(text: string, language: WrittenLanguage): number {
  let sieve = sieves.get(language);
  if (sieve === undefined)
    sieves.set(language, (sieve = sieveOf(kindPatterns[language].map(([, pattern]) => pattern))));
  return sieve.chances(text);
}
