import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { remembering } from '#rules/text/remembering.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { inBaseUnit, numbersIn, spacedThousands } from './numbers.ts';

/** A measure of a text as the seller wrote it, with the kind of fact it is. */
export interface Measure {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
}

const kindOfBase: Readonly<Record<string, FactKind>> = {
  length: 'size',
  area: 'size',
  bulk: 'capacity',
  volume: 'capacity',
  mass: 'weight',
  power: 'power',
  voltage: 'power',
  charge: 'power',
  light: 'power',
  kelvin: 'number',
  frequency: 'number',
  data: 'capacity',
  pixels: 'number',
  celsius: 'number',
  fahrenheit: 'number',
  degree: 'number',
  percent: 'percentage',
  time: 'duration',
};

function isDistance(unit: string): boolean {
  return unit === 'mile' || unit === 'km';
}

const unitWord =
  // "6 in the box", "4 in a set": behind the figure the word is no inch.
  // "10 feet 3 inches" is one measure.
  '(?:(?:feet|foot|ft) (?:and )?\\d{1,2}(?:\\.\\d)? ?(?:inch(?:es)?|in)(?!\\p{L})|(?:lbs?|pounds?)\\.? (?:and )?\\d{1,2}(?:\\.\\d{1,2})? ?(?:oz|ounces?)(?!\\p{L})|мм|см|мл|кг|mm|cm|ml|mg|m|km|in(?! (?:\\d|the|an?|stock|my|our|your|this|perfect|good|great|original|der|den|dem|die|das|unsere[mnrs]?|meine[mnrs]?|eine[mnrs]?)\\b)|inch(?:es)?|ft|feet|yd|Zoll|pulgadas|pouces|ml|cl|l|liters?|litres?|Liter|litros?|fl\\.? ?oz|oz|g|kg|mg|lbs?|gr|Gramm|gramos|grammes)';
/** A letter right behind a unit makes another word of it, but for scripts that put no space there: "183×61cmで". */
const noLetter = '(?![^\\P{L}\\u0E00-\\uFFFF])';
const number = `(?:${spacedThousands}|\\d+(?:[.,]\\d+)?)`;
const side =
  '(?:tall|high|wide|long|deep|thick|across|in diameter|diameter|drop|hoch|breit|lang|tief|dick|Durchmesser|de (?:alto|ancho|largo|fondo|diámetro|grosor|hauteur|largeur|longueur|profondeur|diamètre|haut|long|large))';

const dimensions = new RegExp(
  // "M6 x 20 mm": the thread of a screw, and its length.
  `(?:(?<![\\p{L}\\d])M)?(?<![\\d.,])${number} ?${unitWord}?(?: ?(?:[x×х]|by) ?${number}(?: ?${unitWord}${noLetter})?){1,3}(?!\\d*[/⁄]\\d)(?: ${side})?`,
  'giu',
);
// A word may go on with a letter that no `\b` knows: "2 Gänge" are no 2 g; "iPhone 13 in der Farbe …" has no inches.
const single = new RegExp(
  `(?<![\\d.,]|\\p{Lu})(?!\\d+ in (?:(?:de[rmn]|eine[rmn]) |(?:hell|dunkel)?(?:weiß|schwarz|rot|blau|grün|grau|braun|gelb|rosa|beige|silber)(?!\\p{L})))${number} ?${unitWord}(?:[²2](?!\\d)|(?![\\p{N}_])${noLetter})(?:[ -]${side})?`,
  'giu',
);
const packPattern = longPattern('giu')`
  \b(?:set|pack|box|bundle(?= of)|pair|bag|tin|lot(?= (?:of|de))|jeu|paquet|boîte|lote|paquete|juego|caja
    |\d+er[- ]?(?:set|pack))\s(?:of|de|von|van|di|mit)?\s?(?<!(?:set|pack|box|lot)\s(?=(?:\d{1,3}\s)?(?:19|20)\d\d(?!\d)|\d{4}))(?<!(?<!\p{L}s\s)\bset\s(?=\d{1,3}(?:$|[.,;)]|\s(?:boxed|box|complete|in|with|and|toy)\b)))\d+\b(?![.,–-]\d
    |\s?(?:months?|years?|mths?|yrs?)\b|\s?(?:ft|feet|inch|inches|in|cm|mm|m|ml|cl|l|g|kg|mg|oz|lbs?
      |fl)\b)(?!(?<!(?:of|de|von|mit)\s?\d+)[\s-](?:pieces?|pcs?|count|teilig\p{L}*|piezas|unidades
      |pièces)\b)(?![\s-](?:tiers?|slots?|drawers?|compartments?|doors?|wheels?|burners?|seaters?
      |speeds?)\b)(?!\s?[x×]\s?\d+(?:[.,]\d+)?\s?[x×])(?:\s(?![x×]\s?\d)\p{L}+(?:s|n|er)(?![\p{L}’']))?
  |\b\d+[- ](?:pack|piece|pc|count|pcs|pieces|stück|teilig\p{L}*|piezas|unidades|pièces)\b
  |\b\d+er[- ](?:set|pack)\b
`;
const sizeRange = longPattern('gu')`
  (?<![\p{L}\p{N}'’-])(?:[2-6]?X{0,3}[SL]|M)(?:(?:,\s?|\s?\/\s?|\s)(?:[2-6]?X{0,3}[SL]
      |M)){2,9}(?![\p{L}\p{N}'’-])|\b(?:size|Size|SIZE) (?:[2-6]?X{0,3}[SL]|M|[2-6]XL)(?![\p{L}\d-]
    |,? (?:[SML]|X{1,3}[SL])\b|\s?\/)|\b(?:sizes?\s)?(?:one size|[2-6]?X{0,3}[SL]|[2-6]XL
    |M)(?:\s?(?:-|–|to|bis|a|à|\/)\s?(?:[2-6]?X{1,3}[SL]|[2-6]XL|[SML]))\b
  |\b(?:one size(?: fits all)?|einheitsgröße|talla única|taille unique)\b
  |\b(?:EU|US|UK|size|Größen?|tallas?|tailles?|maat|taglia|tamanho|rozmiar|storlek|størrelse
    |str\.)\s\d{1,3}(?![\d.,]*\s?[x×]\s?\d)(?:\.5)?(?:\s?(?:-|–|to|bis|a|à|tot|do|till|til|al)\s?\d{1,2}(?:\.5)?)?\b
`;

/** "5 x 200 ml": a volume or weight so many times is a pack, lengths are the sides of one thing. */
function kindOfProduct(text: string): FactKind {
  const base = inBaseUnit('1', numbersIn(text).at(-1)?.unit ?? '')?.base;
  return base === 'volume' || base === 'mass' ? 'pack' : 'size';
}

/** "1.950 m", "2,100 m": how high it grows, no length of anything that is sent. */
const altitude = /^\d{1,2}[.,\s]?\d{3}\s?(?:m|masl|meters?|metres?)$/iu;

/** "430-450 Hz", "18 to 36 months", "between 5 and 7 cm": a measure begins with its lower bound, without which it says another thing. */
const boundBefore =
  /(?<![\p{L}\d.,-])\d+(?:[.,]\d+)?(?:-|\s?–\s?|\s(?:to|bis|hasta)\s)$|(?<!\p{L})(?:between|zwischen|entre) \d+(?:[.,]\d+)? (?:and|und|y|et) $/iu;
/** "De 54 à 60 cm", "de 22 a 35 mm": how far what is measured goes in French, Spanish and Portuguese; an age and a time stay as they are. */
const sideBefore = /(?<![\p{L}\d.,:-]|\d h )\d+(?:[.,]\d+)? [àa] $/u;
/** "10 15 20 30 40 lbs", "60 or 100 cm": a row that grows shares the unit at its end, and its last figure alone says another thing. */
const rowBefore =
  /(?<![\p{L}\d.,/-])(?:\d{1,4}(?:[.,]\d{1,2})?(?:,\s|\s?\/\s?|\s)){2,8}(?:(?:and|or|&|und|oder|y|o|et|ou)\s)?$|(?<![\p{L}\d.,/-]|\p{L}\s)\d{1,4}(?:[.,]\d{1,2})? (?:or|oder|o|ou) $/iu;
const longestRow = 48;
function rowLength(text: string, start: number): number {
  const row = rowBefore.exec(text.slice(Math.max(0, start - longestRow), start))?.[0] ?? '';
  if (row === '') return 0;
  const figures = [...`${row}${text.slice(start, start + 8)}`.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([figure]) =>
    Number(figure.replace(',', '.')),
  );
  return figures.every((figure, at) => at === 0 || figure > figures[at - 1]!) ? row.length : 0;
}

const bySides: ReadonlySet<FactKind> = new Set<FactKind>(['size', 'weight', 'capacity']);

function lowerBound(text: string, start: number, kind?: FactKind): number {
  const before = text[start - 1] ?? '';
  if (!/[-–/\s]/u.test(before)) return 0;
  const row = rowLength(text, start);
  if (row > 0 || before === '/') return row;
  const front = text.slice(Math.max(0, start - 22), start);
  const bound =
    boundBefore.exec(front) ?? (kind !== undefined && bySides.has(kind) ? sideBefore.exec(front) : null);
  return bound?.[0].length ?? 0;
}

/** Length of "3 1/" before "2 in": the denominator of an inch is no measure by itself. */
const numerator = /(?<![\d/.,])(?:\d{1,2}[\s-])?\d{1,2}\/$/u;
function numeratorBefore(text: string, start: number, found: string): number {
  if (text[start - 1] !== '/' || !/^(?:2|4|8|16|32|64)(?!\d)/u.test(found)) return 0;
  return numerator.exec(text.slice(Math.max(0, start - 7), start))?.[0].length ?? 0;
}

/** "Set of 4 turquoise": the colour behind the figure counts nothing. */
function withoutColour(pack: string): string {
  const at = pack.lastIndexOf(' ');
  const last = /\d \p{L}+$/u.test(pack) ? pack.slice(at + 1) : '';
  // "Bowls set of 3 Autumn Harvest": a name behind the figure counts nothing either.
  if (/^\p{Lu}\p{Ll}+$/u.test(last) && /^\p{Ll}/u.test(pack)) return pack.slice(0, at);
  const hit = last === '' ? undefined : claimHits(last, 'en')[0];
  return hit?.payload.kind === 'colour' && hit.end === last.length ? pack.slice(0, at) : pack;
}

const ofCurrent = /^\s?(?:m?[Aa]h|Wh|k?W|m?A|[Vv]|[GT]B|MP|Hz|LED)(?![\p{L}\d])/u;

/** "220 x 270 सेमी", "60×40 سم": sides with the unit of another script, which stands behind the last of them. */
function withOtherUnit(text: string, start: number, sides: string): string {
  const end = start + sides.length;
  if (!/\d$/u.test(sides) || !/^\s?[^\s\p{Script=Latin}\d]/u.test(text.slice(end, end + 2))) return sides;
  const last = numbersIn(text).find((found) => found.end === end && found.unit !== '');
  return last === undefined ? sides : text.slice(start, last.unitEnd);
}

const carBefore =
  /(?<!\p{L})(?:seat|vw|volkswagen|audi|skoda|škoda|bmw|ford|renault|opel|fiat|toyota|honda|mazda) (?:\p{L}{2,12} )?$/iu;

const crossed = /\d\s?["”]?\s?[WDLH]\s?[x×]\s?\d/u;
/** "24 W x 18 D x 32 to 39 H": each side before its letter, which is neither watts nor hours. */
const lettered =
  /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?["”]?\s?[WDLH](?:\s?[x×]\s?\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:to|-|–)\s?\d{1,3}(?:[.,]\d{1,2})?)?\s?["”]?\s?[WDLH]){1,2}(?!\p{L})(?:\s?(?:inches|inch|in|cm|mm)(?!\p{L}))?/gu;

/**
 * "1.750 metros", "1900 m d'altitude": how high something was grown. Written out without a word for it, a round figure may be the length
 * of a thread, and English metres are always one.
 */
const highUp =
  /^[1-4][., \u00a0]?\d{3} ?(?:(?<![., \u00a0\d][05]00 ?)(?:metros|mètres|metern?)(?!\p{L})(?! de (?:cable|hilo|cuerda|fil|câble))|m (?:ü\. ?M|s\. ?n\. ?m|de altitud|de altura|d['’]altitude|above sea|Höhe))/u;
/** UTF-16 units behind a height that are read for it. */
const longestBehindHeight = 14;

/** Whether a text is nothing but such a height. */
export const isHeightAboveSea = (text: string): boolean =>
  highUp.test(text) && /^\S+(?: \S+){1,2}$/u.test(text);

/** Measures of a text: packs, size ranges, dimensions, then single figures with a unit. In order, not overlapping. */
export const measuresIn: (text: string) => readonly Measure[] = remembering((text) => {
  const measures: Measure[] = [];
  const add = (kind: FactKind, from: number, given: string): void => {
    const end = from + given.length;
    const start = from - numeratorBefore(text, from, given);
    const found = text.slice(start, from) + given;
    if (measures.some((measure) => start < measure.end && end > measure.start)) return;
    // "038903023L" and "MK-7 in oil" are codes.
    if (
      // "f/1.8G": an aperture weighs nothing.
      /(?<!\p{L})f\/$/iu.test(text.slice(Math.max(0, start - 3), start)) ||
      /^0\d{3}/.test(found) ||
      // "Seit 1986 in unserer Backstube".
      /^(?:1[5-9]|20)\d\d in$/u.test(found) ||
      // "11-in-1": so many things in one.
      (/[- ]in$/iu.test(found) && /^[- ]1(?!\d)/u.test(text.slice(from + given.length))) ||
      /[- ]in[- ]1$/iu.test(found) ||
      // "Air Force 1 '07 in white": a year.
      (/^\d\d(?!\d)/u.test(found) && /(?<!\d)['’]$/u.test(text.slice(Math.max(0, start - 2), start))) ||
      // "1 x 2.0Ah": so many of them, and no side.
      (kind === 'size' && found.includes('x') && ofCurrent.test(text.slice(from + given.length))) ||
      // "Finca La Esperanza, 1.750 metros": how high it was grown.
      (kind === 'size' && highUp.test(text.slice(from, from + given.length + longestBehindHeight))) ||
      // "7 G clamps": the letter of a clamp weighs nothing.
      (/^\d+ G$/u.test(found) &&
        /^ \p{Ll}{3}/u.test(text.slice(from + given.length)) &&
        /\p{Ll}/u.test(text)) ||
      // "Helios 44M": a model, where the text does not shout.
      (/^\d{2,}M$/u.test(found) && /\p{Ll}/u.test(text)) ||
      // "Seat León 1M": which of its generations a car is.
      (/^\dM$/u.test(found) && carBefore.test(text.slice(Math.max(0, start - 24), start))) ||
      (text[start - 1] === '-' && /\p{Lu}/u.test(text[start - 2] ?? ''))
    )
      return;
    measures.push({ kind, text: found.trim(), start, end });
  };
  if (!hasFigure(text) && !/\bone size\b|einheitsgröße|talla única|taille unique|\bX?[SML]\b/iu.test(text))
    return [];
  for (const pack of finds(packPattern, text)) add('pack', pack.start, withoutColour(pack.text));
  for (const size of finds(sizeRange, text)) add('size', size.start, size.text);
  if (crossed.test(text)) for (const size of finds(lettered, text)) add('size', size.start, size.text);
  for (const size of finds(dimensions, text)) {
    const whole = withOtherUnit(text, size.start, size.text);
    add(kindOfProduct(whole), size.start, whole);
  }
  for (const match of finds(single, text)) {
    const unit = numbersIn(match.text)[0]?.unit ?? '';
    const base = inBaseUnit('1', unit)?.base ?? '';
    const gsm = /\bg\s?\/\s?m/iu.test(text.slice(match.start, match.start + match.text.length + 4));
    if (gsm) {
      const end = /^\s?\/\s?m(?:²|2)?/u.exec(text.slice(match.start + match.text.length))?.[0] ?? '';
      add('weight', match.start, match.text + end);
    } else if (altitude.test(match.text)) add('number', match.start, match.text);
    else {
      const lower = lowerBound(text, match.start, kindOfBase[base]);
      add(
        isDistance(unit) ? 'place' : (kindOfBase[base] ?? 'number'),
        match.start - lower,
        text.slice(match.start - lower, match.start + match.text.length),
      );
    }
  }
  for (const found of numbersIn(text)) {
    if (found.unit === '' || found.code !== '') continue;
    const base = inBaseUnit('1', found.unit)?.base ?? '';
    const kind = kindOfBase[base];
    if (kind === undefined || altitude.test(text.slice(found.start, found.unitEnd))) continue;
    // "1921-S": the letter of a mint, and no seconds.
    if (/^\s?-\p{Lu}$/u.test(text.slice(found.end, found.unitEnd))) continue;
    // "6 in 1" counts what one thing does.
    if (text.slice(found.end, found.unitEnd).endsWith(' in') && /^ \d/u.test(text.slice(found.unitEnd)))
      continue;
    const start = found.start - lowerBound(text, found.start, kind);
    add(isDistance(found.unit) ? 'place' : kind, start, text.slice(start, found.unitEnd));
  }
  return measures.sort((a, b) => a.start - b.start);
});

/** Kind of a clause that is little more than a measure, or null. */
export function measureKind(text: string, _language: WrittenLanguage): FactKind | null {
  const measures = measuresIn(text);
  const first = measures[0];
  if (first === undefined) return null;
  if (first.kind === 'percentage') return null;
  // "1/2 inch BSP" is a thread.
  if (/\b(?:BSPT?|NPT|UNC|UNF|thread)\b/u.test(text)) return null;
  return first.kind;
}
