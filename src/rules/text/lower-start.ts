/** A phrase with its first letter small; "HVAC" keeps its capitals. */
export function lowerStart(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
