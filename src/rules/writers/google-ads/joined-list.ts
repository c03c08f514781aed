const formats = new Map<string, Intl.ListFormat>();

/** "a, b and c" as the language writes it. Formats are costly to make and are kept. */
export function joinedList(parts: readonly string[], tag: string): string {
  let format = formats.get(tag);
  if (format === undefined) formats.set(tag, (format = new Intl.ListFormat(tag, { type: 'conjunction' })));
  return format.format(parts);
}
