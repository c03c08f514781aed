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

export interface SharedWords {
  /** How many different ones. */
  count: number;
  /** As they stand in the text, those beside each other together: “8.5 x 4.5 inches” in place of four. */
  phrases: string[];
}

/** The words of a whose stems stand in b too. */
export function sharedWords(a: MeasuredText, b: MeasuredText, ignore: ReadonlySet<string>): SharedWords {
  const stems = new Set<string>();
  const places: { start: number; end: number }[] = [];
  for (const { small, stem, start, end } of a.tokens) {
    if (small || ignore.has(stem) || !b.contentStems.has(stem)) continue;
    stems.add(stem);
    const last = places.at(-1);
    // Parts of a hyphenated word have the place of the whole.
    if (last && a.plain.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end);
    else places.push({ start, end });
  }
  const phrases = new Map<string, string>();
  for (const { start, end } of places) {
    const text = a.plain.slice(start, end);
    const key = text.toLowerCase();
    if (!phrases.has(key)) phrases.set(key, text);
  }
  return { count: stems.size, phrases: [...phrases.values()] };
}
