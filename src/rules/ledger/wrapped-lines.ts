/**
 * Texts out of mails, word processors and data bases have their lines broken at a width, in the midst of sentences. Read line by
 * line they fall apart ("The cap has a click" / "mechanism"), while a list of points has a break behind each.
 */
const fewestWraps = 2;
const shortest = 22;
const longest = 110;
/** A line that ends nowhere: no stop, no colon, no mark behind its last word. */
const isOpen = /[\p{L}\d,"”’)%-]$/u;
const begins = /^[-•*–—+·►✓✔★☆\p{Extended_Pictographic}]|^\d{1,2}[.)]\s|^[^.,;:!?\n]{2,28}:(?:\s|$)/u;
const isSmall = /^\p{Ll}{2}/u;
/** A sentence ends and the next one begins within the line. */
const endsWithin = /[\p{L}\d)][.!?] (?:\p{Lu}|\d)/u;

/** Whether the lines of a paragraph are pieces of running text. */
function isWrapped(lines: readonly string[]): boolean {
  if (lines.length <= fewestWraps || lines.some((line) => line.length > longest || begins.test(line)))
    return false;
  const wraps = lines.filter(
    (line, at) =>
      at > 0 && isSmall.test(line) && isOpen.test(lines[at - 1]!) && !lines[at - 1]!.endsWith(','),
  );
  const inner = lines.slice(0, -1);
  return (
    wraps.length >= fewestWraps &&
    lines.some((line) => endsWithin.test(line)) &&
    inner.filter((line) => line.length >= shortest).length * 3 >= inner.length * 2
  );
}

/** A text whose paragraphs of running text have no breaks within their sentences. */
export function withoutWraps(text: string): string {
  if (!/[\p{L}\d,] ?\n ?\p{Ll}/u.test(text)) return text;
  return text
    .split(/\n[^\S\n]*\n/u)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => line.trim());
      if (!isWrapped(lines)) return paragraph;
      return lines.reduce((told, line) => `${told}${isOpen.test(told) ? ' ' : '\n'}${line}`);
    })
    .join('\n\n');
}
