import type { Point } from './bullets.ts';
import type { Draft } from './draft.ts';

const fewestFacts = 3;

/** "If you travel with only one bag, this one is for you" speaks to the buyer: the text tells it, and no line of a list that has others. */
export function withoutTalk(points: readonly Point[], { language }: Draft): Point[] {
  const isTalk = ({ text, whole }: Point): boolean =>
    language.written === 'en' && whole && !/[\d:]/u.test(text) && talks.test(text);
  const facts = points.filter((point) => !isTalk(point));
  return facts.length < fewestFacts ? [...points] : facts;
}

const talks = /^(?:If|Whether|When|Imagine|Welcome|Packing|There is (?:something|nothing)|Say|Looking) /u;
export const longestPair = 100;

const apart: ReadonlySet<Point['label']> = new Set(['care', 'contents', 'exclusion', 'limit', 'condition']);

/** Whether a line that has one thought would be joined by a sentence that has another. */
export function areSentences(one: Point, other: Point): boolean {
  return (
    one.whole &&
    other.unit?.shape === 'sentence' &&
    other.unit.whole &&
    !apart.has(one.label) &&
    !apart.has(other.label)
  );
}

/** "A padded sleeve at the back fits laptops": a part and what it fits. */
/** "Parents like that it helps": a sentence of those for whom it is. */
export const buyersSay =
  /^(?:\p{L}+ ){0,2}\p{L}+s (?:like|love|say|enjoy|appreciate|find|need|use|report|tell) /iu;
export const partFits =
  /^(?:an?|the|its)\s\p{L}[^,;:]{3,50}\s(?:fits?|works?|suits?|holds?|accepts?|takes?)\s/iu;
