/** UTF-8 read as Windows-1252 ("Ã¤", "â€™"), and the sign for what could not be read. */
const broken = /Ã[\u0080-\u00BF¤¶¼Ÿ©¨ª«±³º]|â€[™œ\u009d“”˜¦]|Â[ \u00A0©®°·»«]|\uFFFD/gu;
/** What each of these begins with: a search for one sign costs next to nothing. */
const firstSigns = ['Ã', 'â€', 'Â', '\uFFFD'];

/** The signs of a text that a wrong encoding left of its letters. */
export function brokenLetters(text: string): string[] {
  return firstSigns.some((sign) => text.includes(sign)) ? (text.match(broken) ?? []) : [];
}
