/** "USB-C and AUX ports", "low, high and warm settings", "front calliper and rear coaster brakes": several of one noun. */
export const sortsOf =
  /^(?:\p{Lu}{2,}\S*|front|rear|low|high|hot|cold|left|right|upper|lower|fast|slow)(?: [\p{L}\d-]+)?(?:, [\p{L}\d-]+(?: [\p{L}\d-]+)?){0,3} and (?:[\p{L}\d-]+ ){1,2}\p{Ll}{2,}[^s\P{L}]s$/u;

/** "A 440 L/h flow rate", "a 27 inch 4K screen". */
export const figureBeforeNoun =
  /^\d[\d.,]*(?:\s?[x–-]\s?\d[\d.,]*){0,2}[\s-]?[\p{L}°%"]+(?:\/\d{0,3}\p{L}{1,3})?[\s-](?:\p{L}|\d+\p{L})|^\d-in-\d /u;

/** "5 inch wheels front": where several things are stands behind them. */
export const severalWhere =
  /\p{Ll}{2}[^s\P{L}]s (?:front|rear|back|inside|outside|underneath|top and bottom|front and (?:rear|back))$/u;

/** "Capacity", "thickness": nothing that one counts, but "a 300 lb capacity" with its figure. */
export function isUncounted(text: string, head: string): boolean {
  return (
    /(?:ness|ity|ance)$/.test(head) &&
    !(/^\d/.test(text) && /(?:capacity|density|clearance|distance)$/.test(head))
  );
}
