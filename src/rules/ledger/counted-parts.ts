/** The figure and the parts behind a word that may be the thing. */
const counted = /(?<=\p{L}{5}) \d{1,2} (\p{Lu}\p{Ll}{3,})(?!\p{L})/u;
const holds = /(?:Set|Satz|Pack|Packung|Paket|Paar|Box|Karton|Bündel)$/u;

/** "Honigschleuder 4 Waben Handbetrieb" of a text that counts "vier Waben": a German name ends before the parts that it counts. */
export function withoutCountedParts(name: string, description: string): string {
  const found = counted.exec(name);
  const front = found === null ? '' : name.slice(0, found.index);
  if (found === null || holds.test(front)) return name;
  const isCounted = new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,2}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) (?:\\p{Ll}+ )?${found[1]!}(?!\\p{L})`,
    'u',
  ).test(description);
  return isCounted ? front : name;
}
