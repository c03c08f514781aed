/** Characters of a line up to which it may be a heading, as fitting reads one. */
const longestHeading = 60;

const isHeading = (line: string): boolean =>
  line.trim() !== '' &&
  line.length <= longestHeading &&
  !/[.!?…。！？:]$/u.test(line.trim()) &&
  !/^(?:[-•*–]|\d{1,2}[.)]|\d{1,2}:\d{2})\s/u.test(line);

/**
 * Takes out headings whose text was taken out: "Getting here" with nothing under it. Only a heading that had text
 * right under it before, and now has none, goes; what stood alone before stays.
 */
export function withoutBareHeadings(before: string, after: string): string {
  if (before === after || !after.includes('\n')) return after;
  const earlier = before.split('\n');
  const led = new Set(
    earlier.filter((line, index) => isHeading(line) && (earlier[index + 1] ?? '').trim() !== ''),
  );
  const lines = after.split('\n');
  const kept = lines.filter((line, index) => !led.has(line) || (lines[index + 1] ?? '').trim() !== '');
  return kept.length === lines.length
    ? after
    : kept
        .join('\n')
        .replace(/\n{3,}/gu, '\n\n')
        .trim();
}
