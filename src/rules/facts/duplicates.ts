import type { MeasuredText } from './measured-text.ts';

export interface DuplicatePair {
  first: string;
  second: string;
}

/** Share of content stems in common that makes two entries the same (writing guide §2.0, `dup`). */
const sameFrom = 0.8;

/** Pairs of entries that say the same: Jaccard of their content stems at or above 0.8, or the same letters. */
export function duplicatePairs(entries: readonly MeasuredText[]): DuplicatePair[] {
  const pairs: DuplicatePair[] = [];
  for (const [index, left] of entries.entries()) {
    for (const right of entries.slice(index + 1)) {
      if (isSame(left, right)) pairs.push({ first: left.plain, second: right.plain });
    }
  }
  return pairs;
}

function isSame(left: MeasuredText, right: MeasuredText): boolean {
  const a = left.contentStems;
  const b = right.contentStems;
  if (a.size === 0 || b.size === 0) return left.plain.toLowerCase() === right.plain.toLowerCase();
  // Cheap way out before any counting: sizes alone rule most pairs out.
  if (Math.min(a.size, b.size) / Math.max(a.size, b.size) < sameFrom) return false;
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += 1;
  return common / (a.size + b.size - common) >= sameFrom;
}
