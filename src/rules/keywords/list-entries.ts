/** Entries of a text that a seller wrote as a list: cut at commas, semicolons, slashes, lines and "and". */
export function listEntries(text: string): string[] {
  return text
    .split(/[,;/|•·、，\n]+|\s+(?:and|und|y|et|&)\s+/iu)
    .map((entry) => entry.replace(/^[\s#*–-]+|[\s.!]+$/gu, '').replace(/\s+/gu, ' '))
    .filter((entry) => entry !== '');
}
