import { countWords } from '#rules/text/count.ts';
import type { Draft } from './draft.ts';

/** An amount of money. */
export const priced = /[£$€]\s?\d|\d\s?(?:€|£|\$|euros?(?!\p{L})|EUR)/iu;
const introWords = 80;
/** Fewest words that answer who, what, where and how much (writing guide §2.11). */
const leastIntro = 40;
/** Words of a first sentence that a short introduction still has room for. */
const longestOwn = 30;

/** Whether a price is a figure alone, which says not of what. */
export function isAmount(price: string): boolean {
  return /^[$€£]?\s?\d[\d.,]{0,8}\s?(?:[€$£]|euros?|eur)?$/iu.test(price);
}

/** The first sentences of the page, up to about 80 words, whole ones only. */
export function introOf(
  sentences: readonly string[],
  draft: Draft,
  { hasLines, hasOwner }: { hasLines: boolean; hasOwner: boolean },
): string[] {
  const total = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  // A short page keeps something for its body, unless lines of facts fill it: no field is a copy of another.
  const isShort = draft.language.written !== 'other' && total < 75;
  const room = isShort
    ? Math.max(total < 54 && !hasLines ? Math.max(20, total - 14) : leastIntro, Math.round(total * 0.6))
    : Math.max(45, Math.min(introWords, Math.round(total * 0.6)));
  const most = draft.brief.style === 'concise' ? Math.min(55, room) : room;
  // What it costs is asked first: on a short page the price never waits for the body.
  const asked = isShort ? sentences.find((sentence) => priced.test(sentence)) : undefined;
  const kept = new Set<string>(asked === undefined ? [] : [asked]);
  // Behind who and where the seller's own first sentence says what is done.
  const own = hasOwner && draft.language.written === 'en' ? sentences[1] : undefined;
  if (own !== undefined && sentences.length > 2 && countWords(own) <= longestOwn)
    for (const sentence of [sentences[0]!, own]) kept.add(sentence);
  let words = [...kept].reduce((sum, sentence) => sum + countWords(sentence), 0);
  const enough = Math.max(most - Math.min(10, Math.round(most * 0.2)), Math.min(leastIntro, most));
  for (const sentence of sentences) {
    if (kept.has(sentence)) continue;
    const count = countWords(sentence);
    const isFirst = sentence === sentences[0];
    if (!isFirst && words + count > most) continue;
    kept.add(sentence);
    words += count;
    if (words >= enough) break;
  }
  return sentences.filter((sentence) => kept.has(sentence));
}
