/** Entries of a typed or pasted list: parted by commas, semicolons, tabs or line ends, without marks of a list. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((entry) =>
      entry
        .replace(/^\s*[-*•]\s+/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/**
 * A list with more entries behind it, each once whatever its capitals.
 * @param most entries that the list may hold; those that find no place are given back.
 */
export function withEntries(
  list: readonly string[],
  added: readonly string[],
  most: number,
): { list: string[]; rest: string[] } {
  const known = new Set(list.map((entry) => entry.toLowerCase()));
  const next = [...list];
  const rest: string[] = [];
  for (const entry of added) {
    if (known.has(entry.toLowerCase())) continue;
    known.add(entry.toLowerCase());
    (next.length < most ? next : rest).push(entry);
  }
  return { list: next, rest };
}
