import { stemsOf } from '#rules/text/words.ts';

/** Phrases remembered at most; a few listings' worth, so that memory stays small in long runs. */
const most = 4000;
const remembered = new Map<string, readonly string[]>();

/**
 * Stems of a short phrase. The same phrases are compared many times while one listing is made, so their
 * stems are kept for a while; the answer is always the same as `stemsOf`'s.
 */
export function phraseStems(phrase: string): readonly string[] {
  const known = remembered.get(phrase);
  if (known !== undefined) return known;
  if (remembered.size >= most) remembered.clear();
  const stems = stemsOf(phrase);
  remembered.set(phrase, stems);
  return stems;
}
