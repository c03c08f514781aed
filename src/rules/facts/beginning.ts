/** The first characters of a text, in code points, so that no emoji is cut in two. */
export function beginning(text: string, characters: number): string {
  if (text.length <= characters) return text;
  let count = 0;
  let end = 0;
  for (const character of text) {
    if (count === characters) break;
    count += 1;
    end += character.length;
  }
  return text.slice(0, end);
}
