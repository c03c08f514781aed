/**
 * Codes of states of the USA (USPS, Publication 28) that are no English words: without "in", "or", "me", "ok", "hi", "oh", "la",
 * "de", "ma", "pa", "al", "id" and "co".
 */
const code =
  'ak|az|ar|ca|ct|fl|ga|il|ia|ks|ky|md|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy';
const opened =
  'san|santa|las|los|new|fort|ft|saint|st|el|north|south|west|east|palm|long|grand|little|salt lake|virginia|baton|cedar|sioux|colorado|kansas|oklahoma';

/** "Mesa AZ", "san antonio, tx" in small letters. */
const townAndCode = new RegExp(
  String.raw`(?<![\p{L}-])((?:(?:${opened})\s)?\p{Ll}{3,})(,?\s)(${code})(?=$|[\s.,;:!?)])`,
  'gu',
);

/** An English text in small letters with the capitals of a town that stands before the code of its state. */
export function withStateTowns(text: string): string {
  return text.replace(
    townAndCode,
    (_, town: string, gap: string, state: string) =>
      `${town.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())}${gap}${state.toUpperCase()}`,
  );
}

/** Whether a phrase names a town with its state and nothing else: "mesa az". */
export function isStateTown(phrase: string): boolean {
  return /^\p{Lu}/u.test(withStateTowns(phrase.toLowerCase()));
}
