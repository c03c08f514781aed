/** A place in a text, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/** Where phrases stand in a text, as whole words, whatever their case. */
export function placesOf(text: string, phrases: readonly string[]): Place[] {
  const places: Place[] = [];
  const lower = text.toLowerCase();
  // A few letters change their length in lower case; places would be wrong then, and protection is only a nicety.
  if (lower.length !== text.length) return places;
  for (const phrase of phrases) {
    const wanted = phrase.trim().toLowerCase();
    if (wanted === '') continue;
    for (
      let start = lower.indexOf(wanted);
      start !== -1;
      start = lower.indexOf(wanted, start + wanted.length)
    ) {
      const end = start + wanted.length;
      if (!joins(lower, start - 1, start) && !joins(lower, end - 1, end)) places.push({ start, end });
    }
  }
  return places;
}

function joins(text: string, left: number, right: number): boolean {
  const pair = /^[\p{L}\p{N}]{2}$/u;
  return left >= 0 && right < text.length && pair.test(text.charAt(left) + text.charAt(right));
}
