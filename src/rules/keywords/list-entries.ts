/** "Dog and cat owners": the owners of both. */
const sharedNoun =
  /(?<![\p{L}-])(\p{Ll}{3,}) (?:and|or|&) (\p{Ll}{3,}) (owners|lovers|parents|fans|riders|players|drivers|walkers|runners|collectors|enthusiasts|keepers)(?!\p{L})/giu;

/** Entries of a text that a seller wrote as a list: cut at commas, semicolons, slashes, lines and "and". */
export function listEntries(text: string): string[] {
  if (text === '') return [];
  return text
    .replace(sharedNoun, '$1 $3, $2 $3')
    .split(/[,;/|•·、，\n]+|\s+(?:and|und|y|et|&)\s+/iu)
    .map((entry) => entry.replace(/^[\s#*–-]+|[\s.!]+$/gu, '').replace(/\s+/gu, ' '))
    .filter((entry) => entry !== '');
}
