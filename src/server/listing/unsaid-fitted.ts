import { stemOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isDenied } from './brief-words.ts';
import { isNeutral } from './neutral.ts';
import type { Tagged } from './tagged-words.ts';
import { isRootOfBrief } from './word-roles.ts';

const nouns = new Set(['NOUN', 'PROPN']);

const fitting =
  /(?:\b(?:fits?|fitting)|\b(?:works?|compatible|pairs?) with|\bworks? (?:on|for)|\b(?:suitable|safe|certified|approved|made|built|designed) for|\bsuits?)(?: \p{L}+){0,2} $/iu;

/** "Great for dogs too": one more for whom it would be. */
const alsoFor = /(?<!\p{L})(?:great|good|ideal|perfect|handy|useful) for (?:\p{L}+ ){0,2}$/iu;
const also = /(?<!\p{L})(?:also|too|as well|even)(?!\p{L})/iu;

/** "Works with the volume keys": what it would go with. */
export function isFitted(words: readonly Tagged[], at: number, sentence: string): boolean {
  const isHead = nouns.has(words[at]!.tag);
  // "Works on tubeless tyres".
  const isBefore = words[at]!.tag === 'ADJ' && nouns.has(words[at + 1]?.tag ?? '');
  // "Works for chisels", which the tagger takes for a verb.
  const isMany = words[at]!.tag === 'VERB' && /[^s]s$/u.test(words[at]!.text);
  const before = sentence.slice(0, words[at]!.start);
  return (
    (isHead || isBefore || isMany) &&
    (fitting.test(before) || (alsoFor.test(before) && also.test(sentence))) &&
    !isDenied(sentence, words[at]!.start)
  );
}

const explicitFit =
  /(?<!\p{L})(?:suitable|compatible|certified|approved|made|built|designed|recommended|can be used) (?:for|with) (?:\p{L}+ ){0,3}$/iu;

/** "Suitable for espresso" of coffee for filters: that people look for such things makes it fit none. */
export const isWronglyFitted = (word: Tagged, sentence: string, prepared: Prepared): boolean =>
  word.isKnown &&
  !word.isTelling &&
  nouns.has(word.tag) &&
  explicitFit.test(sentence.slice(0, word.start)) &&
  !isDenied(sentence, word.start) &&
  !isNeutral(stemOf(word.text), 'en') &&
  !isRootOfBrief(word.text, prepared, 'en');

const fit =
  /(?<!\p{L})(?:suitable|compatible|certified|approved|made|built|designed|recommended|can be used) (?:for|with) /iu;

/** Whether a sentence says what its thing is right for. */
export const saysFit = (sentence: string): boolean => fit.test(sentence);
