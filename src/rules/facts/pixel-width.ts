/**
 * Advance widths in 1/1000 of the font size from Adobe's font metrics for Helvetica (Core 14 AFM), which
 * Arial keeps letter by letter. Google draws result titles in Arial at 20 px on a desktop.
 */
const groups: ReadonlyArray<readonly [width: number, characters: string]> = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;\\ftI[]·'],
  [333, '()-r`“”'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [556, '#$?0123456789L_abdeghnopqu–«»£€'],
  [584, '+<=>~×'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…™'],
  [1015, '@'],
];

const widths = new Map<string, number>();
for (const [width, characters] of groups) for (const character of characters) widths.set(character, width);

const fontSize = 20;
/** Width of a letter that is not in the table: an accented letter takes its base's, a CJK letter a whole em. */
const averageWidth = 556;

/** Width of a line in pixels as Google's result page draws a title (Arial, 20 px). */
export function pixelWidth(line: string): number {
  let units = 0;
  for (const character of line) {
    const known = widths.get(character) ?? widths.get(character.normalize('NFD').charAt(0));
    if (known !== undefined) units += known;
    else units += /[\u1100-\uFFDC\u{1F300}-\u{3FFFD}]/u.test(character) ? 1000 : averageWidth;
  }
  return Math.round((units * fontSize) / 1000);
}

/** Width of a result's title on a desktop, in pixels of Arial 20 px (platform rules §11: about 580). */
export const titleWidthLimit = 580;
/** Below this a title leaves half of its line empty: about 30 characters. */
export const titleWidthLeast = 285;

/** Width of the text under a result in pixels of Arial 14 px (platform rules §11): two desktop lines. */
export const descriptionWidthLimit = 920;
/** On a phone, where about 120 characters stay: a description should say its main thing within it. */
export const descriptionWidthPhone = 680;

/** Width of a meta description in pixels as Google draws it: Arial 14 px. */
export function descriptionPixels(text: string): number {
  return Math.round((pixelWidth(text) * 14) / 20);
}
