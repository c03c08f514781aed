import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';

/**
 * "Clear iPhone case iPhone X XS XR 6/7/8 Plus Samsung S8/S9 case": who sells a case types every device that it comes for into its
 * name, one behind the other. For a buyer they are the first thing to know.
 */

const maker =
  'iphone|ipad|ipod|airpods?|apple watch|macbook|samsung|galaxy|google pixel|pixel|huawei|xiaomi|redmi|oneplus|oppo|nokia|motorola|moto|sony xperia|kindle|nintendo switch|steam deck|ps5|xbox';
/** A device with the models behind it: figures, letters of a series, "Plus". */
const device = new RegExp(
  `(?<![\\p{L}\\d])(?:${maker})(?: (?:${maker}))?(?: (?:(?=[\\p{L}/+.,-]{0,8}\\d)[\\p{L}\\d/+.,-]{1,20}|x[sr]?|se|fe|xl|plus|pro|max|mini|ultra|air|lite|note|fold|flip|edge|tab|oled|paperwhite|oasis|series|gen)(?![\\p{L}\\d]))+`,
  'giu',
);
const opening: Readonly<Record<Exclude<WrittenLanguage, 'other'>, string>> = {
  en: 'fits',
  de: 'passend für',
  es: 'compatible con',
  fr: 'compatible avec',
};
const fewestDevices = 2;

/**
 * The devices that a row of a name lists, as one thing that is told: "fits iPhone X XS XR, Samsung S8/S9".
 * @returns null where it lists fewer than two
 */
export function devicesIn(rest: string, language: Exclude<WrittenLanguage, 'other'>): string | null {
  const found = [...new Set(matchesOf(device, rest).map((match) => match[0].replace(/[,/.-]+$/u, '')))];
  return found.length < fewestDevices ? null : `${opening[language]} ${found.join(', ')}`;
}
