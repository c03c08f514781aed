import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

const fewest = 3;

/** Whether a description tells of the thing in sentences, as somebody writes to a neighbour, and not in hurried entries. English. */
export function isToldInSentences({ language, units }: Draft): boolean {
  return (
    language.written === 'en' &&
    units.filter(({ path, whole, shape }) => whole && shape === 'sentence' && path.endsWith('.description'))
      .length >= fewest
  );
}

const pronoun =
  /^(?:it|they)(?:(?:\s(?:has|have)|[’'](?:s|ve))\sbeen\s(?=\p{Ll}+(?:ed|wn|ilt|pt)\s)|(?:[’'](?:s|re)|\s(?:is|are))\s(?:(?:an?|the)\s)?(?=[\p{L}\d])(?!been\s|on\s|in\s|not\s)|\s(?=\p{Ll}{3,}\s)(?!has\s|have\s|had\s|was\s|were\s|will\s|can\s|could\s|would\s|must\s|should\s|may\s|might\s|does\s|did\s))/iu;

/** "It has been tested and reads discs" as a point of its own: "Tested and reads discs". */
export function withoutPronoun(text: string): string {
  return upperFirst(text.replace(pronoun, ''));
}
