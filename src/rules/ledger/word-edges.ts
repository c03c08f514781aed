/** `\b` and `\w` know only plain Latin letters: "à la main" has no `\b` before it, "agréé" none behind it. */
const edge = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;

/** The same pattern with word edges and word characters of every script. The pattern must carry the `u` flag. */
export function ofEveryLetter(pattern: RegExp): RegExp {
  return new RegExp(
    pattern.source.replaceAll(String.raw`\b`, edge).replaceAll(String.raw`\w`, String.raw`[\p{L}\p{N}_]`),
    pattern.flags,
  );
}

/** `ofEveryLetter` for a table of keyed patterns. */
export function everyLetter<Key>(
  rows: readonly (readonly [Key, RegExp])[],
): readonly (readonly [Key, RegExp])[] {
  return rows.map(([key, pattern]) => [key, ofEveryLetter(pattern)] as const);
}
