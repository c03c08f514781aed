import { hasFigure } from '#rules/text/letters.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemOf, wordsOf, type Word } from '#rules/text/words.ts';
import type { FitContext } from './fit-options.ts';
import { placesOf } from './places.ts';
import type { RepairLog } from './repair-log.ts';

interface Counted extends Word {
  stem: string;
}

/** Words that count as repeatable content: no numbers and what they measure, no single letters, no function words. */
function contentWords(text: string): Counted[] {
  return wordsOf(text)
    .map((word) => ({ ...word, stem: stemOf(word.text) }))
    .filter(
      ({ stem, text: word, start }) =>
        stem.length > 1 && !hasFigure(stem) && !isMeasure(text, start) && !isFunctionWord(foldWord(word)),
    );
}

/** "8 cm, 7 cm": the word after a number is its unit. */
const isMeasure = (text: string, start: number): boolean =>
  /\d\s?$/u.test(text.slice(Math.max(0, start - 2), start));

/** Words that stand more often than `most`, each beyond the allowed ones, in reading order. */
function repeatsBeyond(text: string, most: number): Word[] {
  const counts = new Map<string, number>();
  const beyond: Word[] = [];
  for (const word of contentWords(text)) {
    const count = (counts.get(word.stem) ?? 0) + 1;
    counts.set(word.stem, count);
    if (count > most) beyond.push(word);
  }
  return beyond;
}

/**
 * Takes words out of a line that stand more often than the platform allows: first whole comma slots that say
 * nothing new ("Mug, Coffee Mug" keeps "Coffee Mug"), then the later of the repeated words.
 */
export function takeOutRepeats(text: string, most: number, context: FitContext, log: RepairLog): string {
  if (repeatsBeyond(text, most).length === 0) return text;
  const kept = withoutContainedSlots(text);
  const own = placesOf(kept, context.names ?? []);
  let result = kept;
  // "Sunny Trails Snacks Trail Mix": the maker's name spends no word of the thing's.
  const brandEnd = most === 1 ? (own.find(({ start }) => start === 0)?.end ?? 0) : 0;
  const rest = kept.slice(brandEnd);
  const inMaker = new Set(contentWords(kept.slice(0, brandEnd)).map(({ stem }) => stem));
  const again = repeatsBeyond(rest, most).map(({ start }) => start + brandEnd);
  const removed = repeatsBeyond(kept, most)
    .filter((word) => !inMaker.has(stemOf(word.text)) || again.includes(word.start))
    .filter((word) => !own.some((place) => place.start <= word.start && word.end <= place.end));
  for (const word of removed.toReversed()) {
    const before = withoutLeaning(result.slice(0, word.start));
    result = `${before}${before === '' ? '' : ' '}${result.slice(word.end).trimStart()}`;
  }
  if (result !== text)
    log.add(
      most === 1 ? 'No word stands twice here.' : `No word stands more than ${most} times here.`,
      removed.length > 0 ? removed.map((word) => word.text) : [],
    );
  return result;
}

/** A preposition or article before a word goes with it: "cera de soja en vaso" without "soja" is "cera en vaso". */
function withoutLeaning(before: string): string {
  let head = before.trimEnd();
  for (let last = lastWord(head); last !== '' && isFunctionWord(foldWord(last)); last = lastWord(head))
    head = head.slice(0, head.length - last.length).trimEnd();
  return head;
}

/** A function word is short; looking further back would make long texts slow. */
const longestWord = 24;
const lastWord = (text: string): string => /[\p{L}\p{M}'’]+$/u.exec(text.slice(-longestWord))?.[0] ?? '';

function withoutContainedSlots(text: string): string {
  const slots = text.split(/,\s+/u);
  if (slots.length < 2) return text;
  const stems = slots.map((slot) => new Set(contentWords(slot).map((word) => word.stem)));
  const kept = slots.filter((_, index) => {
    const own = stems[index]!;
    if (own.size === 0) return true;
    return !stems.some(
      (other, at) =>
        at !== index &&
        (other.size > own.size || (other.size === own.size && at < index)) &&
        [...own].every((stem) => other.has(stem)),
    );
  });
  return kept.join(', ');
}
