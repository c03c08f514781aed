import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { genericWords, isSmallWord } from '#rules/keywords/plain-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { detailsIn } from './details.ts';
import { measuresIn } from './measures.ts';
import { productTypeOf } from './product-type.ts';
import { typeHits } from './type-hits.ts';

/** What one product of the form says of itself. */
export interface Own {
  head: string;
  /** Its category where the seller names one, else its head. */
  kind: string;
  stems: ReadonlySet<string>;
  /** Those of its name alone. */
  named: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  materials: readonly string[];
  /** Whether it tells of a battery, a plug or the like. */
  isDriven: boolean;
  /** Whether it tells how long, wide or heavy it is, or in which sizes it is worn. */
  isMeasured: boolean;
  /** Whether it is eaten, drunk or put on the skin: no word for how such a thing is made holds for a tool. */
  isMixed: boolean;
}

/** What only things have that run on something. */
export const runsOn =
  /(?<!\p{L})(?:usb(?:[- ]?c)?|ipx?\d{1,2}|\d+ ?mah|bluetooth|wi-?fi|rechargeable|lumens?|\d+ ?(?:lm|volts?|watts?|hz)|batter(?:y|ies)|akkus?|batterien?|baterías?|(?:red|white|night|flash|reading|warning) lights?)(?!\p{L})/iu;

/** Reads what a product says of itself. */
export function ownOf(brief: Brief): Own {
  const { product, language } = brief;
  const text = `${product.name}\n${product.category}\n${product.description}`;
  const type = productTypeOf(brief, '');
  const head = headOf(type, language.written);
  const isKnown = typeHits(type, language.written).length > 0;
  return {
    head,
    // Things of one shelf are of several kinds where both are known: a jug and a bottle capper of "Home Brewing".
    kind: product.category.trim() === '' || isKnown ? head : foldWord(product.category.trim()),
    stems: new Set(stemsOf(text)),
    named: new Set(stemsOf(product.name)),
    numbers: new Set(numbersOf(text)),
    materials: materialsIn(`${product.name}\n${product.description}`, language.written),
    isDriven: runsOn.test(text),
    isMixed: isMixed(typeHits(type === '' ? product.name : type, language.written).at(-1)?.category),
    isMeasured: measuresIn(text).some(({ kind }) => kind === 'size' || kind === 'weight'),
  };
}

const isMixed = (category: string | undefined): boolean => category === 'food' || category === 'beauty';

/** The stem that names the thing: the last word of an English or German type, the first of a Spanish or French one. */
function headOf(type: string, language: WrittenLanguage): string {
  const stems = stemsOf(type).filter((stem) => !genericWords.has(stem));
  return (language === 'es' || language === 'fr' ? stems[0] : stems.at(-1)) ?? '';
}

/** The figures of a text as they are written. */
export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

/** The stuffs that a text names. */
export function materialsIn(text: string, language: WrittenLanguage): string[] {
  return detailsIn(text, language).flatMap(({ kind, value }) =>
    kind === 'material' ? [foldWord(value)] : [],
  );
}

const figured =
  /^\d[\d.,]* ?(?:W|V|A|mAh|Ah|Wh|lm|lumens?|rpm|psi|bar|dB|Hz)$|\bin \d+ ?(?:seconds?|secs?|minutes?|mins?)$|^fits .*\d/iu;

/** "60W", "heats up in 15 seconds": a figure with its unit that no product of several kinds tells itself. */
export function isUntoldFigure(entry: string, all: readonly Own[]): boolean {
  const numbers = numbersOf(entry);
  return (
    numbers.length > 0 &&
    figured.test(entry) &&
    !all.some((own) => numbers.some((number) => own.numbers.has(number)))
  );
}

/** Stems of the words that say something; no figures. */
export function contentStems(text: string, language: WrittenLanguage): string[] {
  const words = text.split(/[\s#]+/u).filter((word) => word !== '' && !isSmallWord(word, language));
  return [...new Set(words.flatMap((word) => stemsOf(word)))].filter((stem) => !/^\d/u.test(stem));
}

/** Whether a product tells a word, as "grinding" tells "grind". */
export function tellsStem({ stems }: Own, stem: string): boolean {
  return stems.has(stem) || (stem.length > 4 && [...stems].some((own) => own.startsWith(stem)));
}

/** "Carbon steel" is no stainless steel; "steel" may be either. */
export function isOtherMaterial(entry: string, own: Own, language: WrittenLanguage): boolean {
  if (own.materials.length === 0) return false;
  const single = (name: string): string => name.replace(/(?<=\p{L}{3})s$/u, '');
  const isSame = (a: string, b: string): boolean =>
    /^wood(?:en)?$/u.test(a) ||
    /^wood(?:en)?$/u.test(b) ||
    single(a).endsWith(single(b)) ||
    single(b).endsWith(single(a));
  const materials = materialsIn(entry, language);
  return materials.length > 0 && !materials.some((one) => own.materials.some((other) => isSame(one, other)));
}
