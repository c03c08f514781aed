/** Breaks of lines, with the spaces that indent them. */
const lineBreak = /\s*\n\s*/gu;

/** Source of a pattern written over several lines. */
export function joinedSource(written: string): string {
  return written.replace(lineBreak, '');
}

/**
 * A regular expression too long for one line (decision 44): breaks of lines and the spaces around them are no part of it. For
 * patterns of a module, which are made once. A line may end before any bar that no space precedes.
 * @param flags those of the expression, as behind a literal
 * @throws SyntaxError where the joined source is no pattern, as soon as the module is loaded
 */
export function longPattern(flags: string): (written: TemplateStringsArray) => RegExp {
  return ({ raw: [written = ''] }) => new RegExp(joinedSource(written), flags);
}
