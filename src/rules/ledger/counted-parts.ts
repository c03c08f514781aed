const counted = /^(.{0,60}\p{L}{5}) \d{1,2} (\p{Lu}\p{Ll}{3,})(?: |$)/u;
const holds = /(?:Set|Satz|Pack|Packung|Paket|Paar|Box|Karton|Bündel)$/u;

/** "Honigschleuder 4 Waben Handbetrieb" of a text that counts "vier Waben": a German name ends before the parts that it counts. */
export function withoutCountedParts(name: string, description: string): string {
  const [, front = '', part = ''] = counted.exec(name) ?? [];
  if (front === '' || holds.test(front)) return name;
  const isCounted = new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,2}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) (?:\\p{Ll}+ )?${part}(?!\\p{L})`,
    'u',
  ).test(description);
  return isCounted ? front : name;
}
