import type { Brief } from '#rules/listing/listing.ts';
import { stemOf, tokensOf } from '#rules/text/words.ts';

/** Whether the last word of a name is also a word of the description or the category: then it is the thing itself. */
export function isConfirmed(noun: string, brief: Brief): boolean {
  const stem = stemOf(noun.split(' ').at(-1) ?? '');
  if (stem === '') return false;
  const texts = `${brief.product.description}\n${brief.product.category}`;
  const isGerman = brief.language.written === 'de';
  // "The Aurora is a lamp" only repeats the name; a noun of English, Spanish or French stands there in lower case.
  return tokensOf(texts).some(
    (token) => token.stem === stem && (isGerman || /^[\p{Ll}\d]/u.test(texts.slice(token.start, token.end))),
  );
}

/** "Personalisierte Schultüte Dinosaurier": of several German nouns the last that the description speaks of too. */
export function saidNoun(front: string, last: string, brief: Brief): string {
  if (last === '' || isConfirmed(last, brief)) return last;
  const nouns = front
    .split(/\s+/u)
    .filter((word, at) => /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !(at === 0 && /(?:e[rsnm]?|er)$/u.test(word)));
  return nouns.includes(last) ? (nouns.findLast((noun) => isConfirmed(noun, brief)) ?? last) : last;
}
