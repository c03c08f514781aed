/** Whether a letter of any script stands at a place in UTF-16 units; false outside the text. */
export function isLetterAt(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
  // The second half of a pair is read with its first.
  const from = unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
  return /^\p{L}/u.test(String.fromCodePoint(text.codePointAt(from) ?? 0));
}

/**
 * Where a piece of text stands in another one, in UTF-16 units. Patterns that are made of a brief's words are compiled for each brief anew, which takes longer than the search.
 */
export function placesIn(text: string, piece: string): number[] {
  const places: number[] = [];
  if (piece === '') return places;
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + piece.length)) places.push(at);
  return places;
}

/** The same for whole words: no letter stands directly before or behind. */
export function wordPlaces(text: string, word: string): number[] {
  return placesIn(text, word).filter(
    (at) => !isLetterAt(text, at - 1) && !isLetterAt(text, at + word.length),
  );
}

/** Whether a text writes a word large inside a sentence. */
export function isProperInside(word: string, text: string): boolean {
  return placesIn(text, word).some(
    (at) =>
      /[\p{Ll}\d,]\s$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      /^(?:\s\p{Ll}|[:.;](?:\s|$))/u.test(text.slice(at + word.length, at + word.length + 2)),
  );
}
