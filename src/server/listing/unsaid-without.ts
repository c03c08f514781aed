import { foldWord, stemOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief } from './brief-words.ts';
import { deedsFor } from './other-words.ts';
import { isNeutral, isSize } from './neutral.ts';
import { isSellers } from './sellers-words.ts';
import type { Tagged } from './tagged-words.ts';

export const ordersNot = /^\s*(?:please\s)?(?:do not|don[’']t|never|avoid)\s/iu;

/** "Without sewing", "no assembly": what is told elsewhere as a fact is denied here, of which the brief says nothing. */
export function isSpared(words: readonly Tagged[], at: number, sentence: string): boolean {
  const { isTelling, isKnown, text, tag } = words[at]!;
  const before = words[at - 1]?.text ?? '';
  if (!isTelling || isKnown || ordersNot.test(sentence)) return false;
  return (
    (/^without$/iu.test(before) && /ing$/iu.test(text)) ||
    (/^no$/iu.test(before) && tag === 'NOUN' && /(?:ing|ly|tion)$/iu.test(text))
  );
}

/** "Lend books": what an app bids its user do is what it can do. */
export function isAppOrder([first, second]: readonly Tagged[]): boolean {
  if (first === undefined || second === undefined || /^(?:it|up|down|back)$/iu.test(second.text))
    return false;
  // "Split the costs", "Import guests": at the beginning the tagger takes such a verb for a name.
  return first.tag === 'VERB' || (first.tag === 'PROPN' && (second.tag === 'DET' || second.tag === 'NOUN'));
}

/** The same by a verb that only people who look for such apps use. */
export function isSearchedDeed(words: readonly Tagged[], prepared: Prepared): boolean {
  const word = words[0]!;
  const stem = stemOf(foldWord(word.text));
  if (!word.isKnown || word.isTelling || isNeutral(stem, 'en') || isSize(stem)) return false;
  // A barcode is scanned.
  if (deedsFor(foldedBrief(prepared)).includes(foldWord(word.text))) return false;
  return !isSellers(word.text, prepared, 'en') && isAppOrder(words);
}

/** "Use the volume keys": what of its device an app would be worked with. */
export function isUsedPart(words: readonly Tagged[], prepared: Prepared): boolean {
  if (!/^use$/iu.test(words[0]?.text ?? '') || !/^the$/iu.test(words[1]?.text ?? '')) return false;
  const end = words.findIndex(({ tag }, at) => at > 1 && tag !== 'NOUN' && tag !== 'ADJ');
  const nouns = words.slice(2, end === -1 ? undefined : end).filter(({ isSmall }) => !isSmall);
  return (
    nouns.length > 0 &&
    !nouns.some(({ text }) => isSellers(text, prepared, 'en') || /^(?:app|phone|list|screen)$/iu.test(text))
  );
}

/** "See statistics": what an app bids its user look at. */
export const isShown = (words: readonly Tagged[], at: number): boolean =>
  at <= 2 &&
  words[0]!.tag === 'VERB' &&
  words[at]!.tag === 'NOUN' &&
  /^(?:see|view|get|check|track|find|browse|read|use|show)$/iu.test(words[0]!.text) &&
  words.slice(1, at).every(({ tag }) => ['DET', 'ADJ', 'PRON'].includes(tag));

const inTheParcel =
  /(?<!\p{L})(?:(?:is|are) (?:also )?(?:included|supplied|provided|enclosed|added|in the box)|comes? (?:too|along|with (?:it|this|every|each)))(?!\p{L})/iu;
const oneMore = /^(?:spare|second|extra|additional|further|mini|replacement|matching|backup|bonus|free)$/iu;
const rightFor =
  /(?<!\p{L})(?:ideal|perfect|great|good|right|suitable|safe|made|designed|recommended|suited|works?|fits?|suits?)(?: (?:for|on|with|to|in))? (?:\p{L}+ ){0,2}$/iu;

const right = /^(?:ideal|perfect|great|best|go-to)$/iu;
const forWhat = /^\S+ (?:[\p{L}-]+ ){1,3}(?:for|to)(?!\p{L})/iu;

/** "A spare filter is included", "for hard floors": without its attribute it would put another thing into the parcel, or more under a promise. */
export const tellsMoreWithout = (words: readonly Tagged[], at: number, sentence: string): boolean => {
  const { text, start } = words[at]!;
  // "Nervous dogs are welcome".
  if (/^\S+ (?:[\p{L}-]+ ){1,2}(?:is|are) (?:also |always )?welcome(?!\p{L})/iu.test(sentence.slice(start)))
    return true;
  // "I also take on aggressive dogs": it is said for its attribute.
  if (/(?<!\p{L})(?:also|even|too|as well)(?!\p{L})/iu.test(sentence)) return true;
  // "The ideal lens for sports" would be the lens for them.
  if (right.test(text) && words[at + 1]?.isKnown === true && forWhat.test(sentence.slice(start))) return true;
  return (
    inTheParcel.test(sentence.slice(start)) || oneMore.test(text) || rightFor.test(sentence.slice(0, start))
  );
};
