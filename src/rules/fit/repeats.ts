import { isFunctionWord } from '#rules/facts/function-words.ts';
import { foldWord, stemOf, wordsOf, type Word } from '#rules/text/words.ts';
import type { FitContext } from './fit-options.ts';
import { placesOf } from './forbidden.ts';
import type { RepairLog } from './repair-log.ts';

interface Counted extends Word {
  stem: string;
}

/** Words that count as repeatable content: no numbers, single letters, articles, prepositions. */
function contentWords(text: string): Counted[] {
  return wordsOf(text)
    .map((word) => ({ ...word, stem: stemOf(word.text) }))
    .filter(({ stem, text: word }) => stem.length > 1 && !/\d/.test(stem) && !isFunctionWord(foldWord(word)));
}

/** Words that stand more often than `most`, each beyond the allowed ones, in reading order. */
export function repeatsBeyond(text: string, most: number): Word[] {
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
  const removed = repeatsBeyond(kept, most).filter(
    (word) => !own.some((place) => place.start <= word.start && word.end <= place.end),
  );
  for (const word of removed.toReversed()) {
    const before = result.slice(0, word.start).replace(/\s+$/u, '');
    result = `${before}${/[\p{L}\p{N}]$/u.test(before) ? ' ' : before === '' ? '' : ' '}${result.slice(word.end).trimStart()}`;
  }
  if (result !== text)
    log.add(
      most === 1 ? 'No word stands twice here.' : `No word stands more than ${most} times here.`,
      removed.length > 0 ? removed.map((word) => word.text) : [],
    );
  return result;
}

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
