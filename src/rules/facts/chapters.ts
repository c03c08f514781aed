/** One chapter line of a video description. */
export interface Chapter {
  seconds: number;
  name: string;
}

const line = /^\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s*[-–—:]?\s+(\S.*)$/u;

/** Chapter lines in order: a time (`0:00`, `1:02:03`), then a name. */
export function chaptersOf(lines: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const text of lines.flatMap((entry) => entry.split('\n'))) {
    const match = line.exec(text);
    if (match === null) continue;
    const [, hours, minutes, seconds, name] = match;
    chapters.push({
      seconds: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
      name: (name ?? '').trim(),
    });
  }
  return chapters;
}
