import type { MeasuredText } from './measured-text.ts';

/**
 * `rep(a, b)` of the writing guide: share of a's content stems that stand in b too, 0 to 1.
 * Stems to ignore are usually those of type and brand, which every field has to name.
 */
export function overlapOf(a: MeasuredText, b: MeasuredText, ignore: ReadonlySet<string>): number {
  let all = 0;
  let common = 0;
  for (const stem of a.contentStems) {
    if (ignore.has(stem)) continue;
    all += 1;
    if (b.contentStems.has(stem)) common += 1;
  }
  return all === 0 ? 0 : common / all;
}

/** The words of a (as printed, first form) whose stems stand in b too. */
export function sharedWords(a: MeasuredText, b: MeasuredText, ignore: ReadonlySet<string>): string[] {
  const found = new Map<string, string>();
  for (const token of a.tokens) {
    if (token.small || ignore.has(token.stem) || !b.contentStems.has(token.stem)) continue;
    if (!found.has(token.stem)) found.set(token.stem, token.text);
  }
  return [...found.values()];
}
