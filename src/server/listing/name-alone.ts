import { foldWord, partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, hasDenial } from './brief-words.ts';
import { deniedThings } from './contradictions.ts';
import { isKnown, stemsKnown } from './known-stems.ts';
import { isCount, isNeutral, isSize } from './neutral.ts';
import { isOpenDay } from './open-days.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { isOfRoot, isTelling } from './word-roles.ts';

/** A subject has no more telling words. */
const mostOfSubject = 4;
/** Behind these stands what a thing is or has, which a single word tells. */
const isOrHas =
  /^\s(?:(?:also|even|all|auch|también|aussi)\s)?(?:is|are|was|were|has|have|ist|sind|war|waren|hat|haben|es|son|está|están|era|fue|tiene|tienen|lleva|llevan|est|sont|était|a|ont)\s/iu;
/** "At 25 cm they stand on a sill": the figure is told, and it is the seller's or goes. */
const measured =
  /^(?:(?:at|with|from|mit|con|de|avec|à)\s(?:(?:its|ses|son|sa|sus|seinen|ihren)\s)?)?\d[\d.,]{0,9}\s?(?:cm|mm|m|ml|cl|l|g|kg|oz|lbs?|inch(?:es)?|in|ft)(?!\p{L})/iu;
/** So many words one after the other that no fact says are about something else. */
const longestRun = 4;
/** So many of them beside a single word of the brief tell more than that. */
const mostBesideOne = 3;
const none: ReadonlySet<string> = new Set();
const closer = /[,;.!?–—]\s/u;
const forWhom = /^,?\s(?:for|für|para|pour)\s/iu;

/**
 * Whether a sentence has words of the brief in its subject alone, so that what it says of it is nobody's: "The candles clean
 * the air of a room". What it says in words that claim nothing may stay, and so may an order ("Set the candles on a sill").
 */
export function isSaidOfNameAlone(sentence: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (written === 'other' || sentence.trimEnd().endsWith('?')) return false;
  if (foldedBrief(prepared).includes(foldWord(sentence.replace(/[.!\s]+$/u, '')))) return false;
  const stems = stemsKnown(prepared);
  const things = deniedThings(prepared);
  const denies = hasDenial(sentence);
  // "No battery, no charger" says what the brief says of them.
  const denied = denies ? none : things;
  const words = partsOf(sentence).filter(
    ({ stem, small }) => !small && stem.length > 1 && !/\p{N}/u.test(stem),
  );
  const isOfBrief = ({ stem, text }: { stem: string; text: string }): boolean =>
    !isCount(stem) &&
    (isKnown(stem, stems) || isOfRoot(text, prepared, written) || isOpenDay(text, prepared.ledger)) &&
    !denied.has(stem);
  const isStrange = (word: { stem: string; text: string }): boolean =>
    !isOfBrief(word) &&
    !isCount(word.stem) &&
    !isSize(word.stem) &&
    !isNeutral(word.stem, written) &&
    !isTelling(word.text, written) &&
    !isSaidOtherwise(foldWord(word.text), foldedBrief(prepared));
  let run = 0;
  for (const word of words) {
    run = isOfBrief(word) ? 0 : run + (isStrange(word) ? 1 : 0);
    if (run >= longestRun) return true;
  }
  const last = words.findLastIndex(isOfBrief);
  const first = words[0];
  // An order: "Set the candles on a sill".
  if (first === undefined || (isNeutral(first.stem, written) && !isOfBrief(first))) return false;
  const known = new Set(words.filter(isOfBrief).map(({ stem }) => stem));
  if (
    known.size === 1 &&
    words.filter(isStrange).length >= mostBesideOne &&
    !(denies && words.some(({ stem }) => things.has(stem)))
  )
    return true;
  if (measured.test(sentence) || last < 0 || last >= mostOfSubject) return false;
  const subject = words.slice(0, last + 1);
  if (subject.some(isStrange)) return false;
  const end = words[last]!.end;
  if (closer.test(sentence.slice(0, end)) || forWhom.test(sentence.slice(end))) return false;
  const strange = words.slice(last + 1).filter(isStrange);
  return strange.length > 1 || (strange.length === 1 && isOrHas.test(sentence.slice(end)));
}
