import { chaptersOf } from '#rules/facts/chapters.ts';

/** YouTube shows chapters only when there are this many and each is this long. */
const leastChapters = 3;
const leastSeconds = 10;

/**
 * Chapters as YouTube takes them, or none: first at 0:00, rising, at least ten seconds apart, at least three.
 * A missing start is never invented, since the times are the creator's.
 */
export function fitChapters(lines: readonly string[]): string[] {
  const kept: { seconds: number; name: string }[] = [];
  for (const chapter of chaptersOf(lines).toSorted((a, b) => a.seconds - b.seconds)) {
    const previous = kept.at(-1);
    if (previous !== undefined && chapter.seconds - previous.seconds < leastSeconds) continue;
    kept.push(chapter);
  }
  if (kept.length < leastChapters || kept[0]?.seconds !== 0) return [];
  return kept.map(({ seconds, name }) => `${clockOf(seconds)} ${name}`);
}

/** `0:50`, `12:05`, `1:02:03`. */
function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
