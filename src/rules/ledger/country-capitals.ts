import { longPattern } from '#rules/text/long-pattern.ts';

/** "Bol du népal", "hecho en españa": countries and regions behind what says where a thing is from. French and Spanish. */
const behindOrigin = longPattern('gu')`
  (?<=(?<!\p{L})(?:de|du|des|en|au|desde|todo|toda|d[’']) ?)(?:népal|nepal|tibet|québec|france|italie|allemagne|espagne|portugal|belgique|suisse|mexique
    |maroc|japon|bretagne|provence|savoie|jura|vosges|alsace|auvergne|normandie|corse|españa|francia|italia|alemania|méxico
    |argentina|bolivia|colombia|perú|chile|uruguay|ecuador|guatemala|marruecos|japón|oaxaca|galicia|andalucía|cataluña|asturias)
  (?![\p{L}-])
`;
const sign = /(?:de|du|en|au|todo|[’']) ?\p{Ll}{4}/u;

/** A text with the capitals of countries and regions that its seller left small. */
export function withCountryCapitals(text: string): string {
  if (!sign.test(text)) return text;
  return text.replace(behindOrigin, (place) => place.charAt(0).toUpperCase() + place.slice(1));
}
