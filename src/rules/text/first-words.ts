/**
 * The first words of a text, at most `most` UTF-16 units: a text that is read in part only is never cut inside a word, whose half
 * would be taken for a word ("specifi").
 */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.search(/\s\S*$/u);
  return end > 0 ? cut.slice(0, end) : cut.slice(0, most);
}
