import { wordNumbersIn } from './number-words.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { remembering } from '#rules/text/remembering.ts';
import { foldWord, keyOfWord, perWord } from '#rules/text/words.ts';
import { firstUnspaced, unitsElsewhere, unspacedUnitAt } from './units-elsewhere.ts';

/** A number of a text with every way to read it ("1.500" is 1.5 or 1500) and the unit after it, if one is known. */
export interface NumberFound {
  readings: string[];
  /** Canonical unit such as `ml`, `in`, `%`; empty when there is none. */
  unit: string;
  start: number;
  /** After the digits, before the unit. */
  end: number;
  /** After the unit, or the same as `end`. */
  unitEnd: number;
  /** Letters directly before or after, as in `X20` or `LR44`: a model code, not a measure. */
  code: string;
}

/** Canonical unit by its folded spelling; `/base` gives the dimension and the factor to its base unit. */
const unitTable = new Map<string, string>();
const dimensions = new Map<string, { base: string; factor: number }>();

function addUnit(canonical: string, base: string, factor: number, spellings: string): void {
  dimensions.set(canonical, { base, factor });
  for (const spelling of spellings.split(' ')) unitTable.set(spelling, canonical);
}
addUnit('mm', 'length', 1, 'mm millimetre millimetres millimeter millimeters milimetros millimetres мм');
addUnit(
  'cm',
  'length',
  10,
  'cm centimetre centimetres centimeter centimeters zentimeter centimetros centimetro centimetri см',
);
addUnit('m', 'length', 1000, 'm metre metres meter meters metros metro metri');
addUnit('km', 'length', 1e6, 'km kilometre kilometres kilometer kilometers kilometros');
addUnit('in', 'length', 25.4, 'in inch inches zoll pulgadas pulgada pouces pouce');
addUnit('ft', 'length', 304.8, 'ft foot feet pies');
addUnit('yd', 'length', 914.4, 'yd yard yards');
addUnit('mile', 'length', 1609344, 'mile miles mi meilen millas');
addUnit('m2', 'area', 1, 'm2 m² sqm qm quadratmeter quadratmetern');
addUnit('ft2', 'area', 0.0929, 'ft2 ft² sqft');
addUnit('cm2', 'area', 0.0001, 'cm2 cm²');
addUnit('m3', 'bulk', 1, 'm3 m³ cbm');
addUnit('ml', 'volume', 1, 'ml millilitre millilitres milliliter milliliters mililitros millilitri мл');
addUnit('cl', 'volume', 10, 'cl centilitre centilitres zentiliter');
addUnit('dl', 'volume', 100, 'dl');
addUnit('l', 'volume', 1000, 'l litre litres liter liters litros litro litri ltr');
addUnit('fl oz', 'volume', 29.57, 'floz');
addUnit('cup', 'volume', 236.6, 'cup cups');
addUnit('qt', 'volume', 946, 'qt quart quarts');
addUnit('gal', 'volume', 3785, 'gal gallon gallons');
addUnit('pint', 'volume', 520, 'pint pints pt');
addUnit('mg', 'mass', 0.001, 'mg');
addUnit('g', 'mass', 1, 'g gr gram grams gramme grammes gramm gramos grammi');
addUnit('kg', 'mass', 1000, 'kg kilo kilos kilogram kilograms kilogramm kilogramos kilogrammes кг');
addUnit('oz', 'mass', 28.35, 'oz ounce ounces onzas onces');
addUnit('lb', 'mass', 453.6, 'lb lbs pound-weight');
addUnit('w', 'power', 1, 'w watt watts vatios');
addUnit('kw', 'power', 1000, 'kw');
addUnit('v', 'voltage', 1, 'v volt volts voltios');
addUnit('mah', 'charge', 1, 'mah');
addUnit('ah', 'charge', 1000, 'ah');
addUnit('lm', 'light', 1, 'lm lumen lumens');
addUnit('k', 'kelvin', 1, 'k kelvin');
addUnit('hz', 'frequency', 1, 'hz');
addUnit('khz', 'frequency', 1000, 'khz');
addUnit('mhz', 'frequency', 1e6, 'mhz');
addUnit('ghz', 'frequency', 1e9, 'ghz');
addUnit('kb', 'data', 0.001, 'kb');
addUnit('mb', 'data', 1, 'mb');
addUnit('gb', 'data', 1000, 'gb');
addUnit('tb', 'data', 1e6, 'tb');
addUnit('mp', 'pixels', 1, 'mp megapixel megapixels');
addUnit('c', 'celsius', 1, '°c c degreec degreesc gradc gradosc degresc');
addUnit('f', 'fahrenheit', 1, '°f f degreef degreesf');
addUnit('°', 'degree', 1, '° degree degrees grad grados degres');
addUnit('%', 'percent', 1, '% percent prozent');
addUnit('s', 'time', 1, 's sec second seconds sekunden segundos secondes seconde');
addUnit('min', 'time', 60, 'min mins minute minutes minuten minutos');
addUnit('h', 'time', 3600, 'h hr hrs hour hours std stunde stunden hora horas heure heures');
addUnit('day', 'time', 86400, 'day days tag tage tagen dia dias jour jours');
addUnit('week', 'time', 604800, 'week weeks woche wochen semana semanas semaine semaines');
addUnit('month', 'time', 2629746, 'month months monat monate monaten mes meses mois');
addUnit('year', 'time', 31556952, 'year years yr yrs jahr jahre jahren ano anos an ans annees');
for (const [canonical, spellings] of Object.entries(unitsElsewhere))
  for (const spelling of spellings.split(' ')) unitTable.set(foldWord(spelling), canonical);

const fractions: Record<string, string> = { '½': '0.5', '¼': '0.25', '¾': '0.75', '⅓': '0.33', '⅔': '0.67' };
/**
 * "1 200 ml": French and others part thousands by a space. "Set of 2 500 ml jars" counts jars, "iPhone 11 128 GB" is a
 * model with its memory. Source of a pattern.
 */
export const spacedThousands =
  '(?<![\\d.,]|\\b(?:of|with|and|x|plus|iphone|ipad|galaxy|pixel|wifi|wi-fi|windows|ps|gen|mk|series|serie|série|size|no|nr|type|typ|model|modèle|modelo|modell|golf|polo|passat|audi|mazda|peugeot|clio|mégane|corsa|astra|focus|fiesta|león|ibiza|octavia|bmw|serie)\\.? ' +
  ')\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3})+(?![\\d.]| ?[gt]b)(?:,\\d+)?';
const numberPattern = new RegExp(
  `(?:\\d{1,3}[ \\u00A0]?)?[½¼¾⅓⅔]|${spacedThousands}|\\d+(?:[.,’']\\d+)*`,
  'giu',
);
/** Letters, or a letter with figures and a hyphen, that make a figure part of a code. */
const codeBefore = /\p{L}+-?$|(?<![\p{L}\d])\p{L}\d+-$/u;
const unitAfter =
  /^(?:[^\S\r\n]|-| | )?(%|°\s?[CF]?\b|(?:degrees?|[Gg]rad|grados|degrés)\s[CF]\b|[Ff]l\.?\s?[Oo]z|(?:m|cm|ft)[23](?!\d)|[א-ת]["״][א-ת](?!\p{L})|\p{L}[\p{L}\p{M}]*(?!\p{L})[²³]?(?!\d))/u;

/** Every way to read a written number, normalised: no separators for thousands, a dot for decimals, no trailing zeros. */
export function readingsOf(written: string): string[] {
  if (/^\d+$/.test(written)) return [trimNumber(written)];
  const fraction = fractions[written.at(-1)!];
  if (fraction !== undefined)
    return [trimNumber(String(Number.parseInt(written, 10) || 0).concat(fraction.slice(1)))];
  const plain = written.replace(/[’' \u00A0\u202F]/g, '');
  if (/^\d+$/.test(plain)) return [trimNumber(plain)];
  const readings = new Set<string>();
  const single = /^(\d+)[.,](\d+)$/.exec(plain);
  if (single !== null) readings.add(trimNumber(`${single[1]}.${single[2]}`));
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) readings.add(trimNumber(plain.replace(/[.,]/g, '')));
  const mixed = /^(\d{1,3}(?:([.,])\d{3})*)([.,])(\d+)$/.exec(plain);
  if (mixed !== null && mixed[2] !== undefined && mixed[2] !== mixed[3]) {
    readings.add(trimNumber(`${mixed[1]!.replace(/[.,]/g, '')}.${mixed[4]}`));
  }
  if (readings.size === 0) for (const part of plain.split(/[.,]/)) readings.add(trimNumber(part));
  return [...readings];
}

function trimNumber(digits: string): string {
  const number = Number(digits);
  return Number.isFinite(number) && digits.length < 16 ? String(number) : digits;
}

const lasting: Readonly<Record<string, string>> = {
  woch: 'week',
  tag: 'day',
  monat: 'month',
  jahr: 'year',
  stund: 'h',
  minut: 'min',
};

/** Canonical unit of a spelling, or empty. */
export function canonicalUnit(spelling: string): string {
  return unitOf(keyOfWord(spelling)).unit;
}

const noUnit = { unit: '' };

const unitOf = perWord(({ folded }) => {
  // "8-wöchiger", "dreimonatige".
  const isLasting = /(?<=wochig|tagig|monatig|jahrig|stundig|minutig)/u.test(folded);
  const unit =
    unitTable.get(folded) ??
    unitTable.get(folded.replace(/[\s.]/g, '')) ??
    lasting[isLasting ? folded.replace(/ig\p{L}{0,2}$/u, '') : ''];
  return unit === undefined ? noUnit : { unit };
});

/** Arabic, Persian, Devanagari and full-width figures, each of one unit as ours are. */
const otherFigures = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\uFF10-\uFF19]/gu;
const figureSets = [0x0660, 0x06f0, 0x0966, 0xff10];

function inOurFigures(text: string): string {
  if (!/[\u0660-\u06F9\u0966-\u096F\uFF10-\uFF19]/u.test(text)) return text;
  return text
    .replaceAll(otherFigures, (figure) => {
      const unit = figure.charCodeAt(0);
      return String(unit - figureSets.findLast((first) => first <= unit)!);
    })
    .replaceAll(/(?<=\d)\u066B(?=\d)/gu, '.')
    .replaceAll(/(?<=\d)\u066C(?=\d)/gu, ',');
}

/** All numbers of a text in digits or number words, in order. */
export const numbersIn: (text: string) => readonly NumberFound[] = remembering((given) => {
  const text = inOurFigures(given);
  const found: NumberFound[] = [];
  if (/[\d½¼¾⅓⅔]/.test(text)) addFigures(text, found);
  addNumberWords(text, found);
  return found.length < 2 ? found : found.sort((a, b) => a.start - b.start);
});

/** "12 in all", "one in each corner", "zwei in einem": no inches. */
const joiningIn =
  /^\sin\s(?:ein\p{L}{0,2}|de[rmn]|die|das|jede\p{L}?|all|total|the|an?|one|each(?=\s\p{L})|every(?=\s\p{L})|my|your|its|our|their|this|use|stock|case)(?!\p{L})/u;

const space = 32;

/** Whether a figure stands behind a space and before another figure or the end: no unit, currency, date or code is there. */
export function isAmongFigures(text: string, start: number, end: number): boolean {
  if (start < 2 || text.charCodeAt(start - 1) !== space || !isDigit(text.charCodeAt(start - 2))) return false;
  if (end === text.length) return true;
  if (text.charCodeAt(end) !== space) return false;
  return end + 1 === text.length || isDigit(text.charCodeAt(end + 1));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function addFigures(text: string, found: NumberFound[]): void {
  for (const { text: figure, start } of finds(numberPattern, text)) {
    const end = start + figure.length;
    // A table of figures has thousands of these.
    if (isAmongFigures(text, start, end)) {
      found.push({ readings: readingsOf(figure), unit: '', start, end, unitEnd: end, code: '' });
      continue;
    }
    const front = text.slice(Math.max(0, start - 12), start);
    // Most figures follow a space.
    // "容量500毫升": where words have no space behind them letters before a figure make no code of it.
    const isWord = front !== '' && front.charCodeAt(front.length - 1) >= firstUnspaced;
    const before =
      !isWord && !front.endsWith(' ') && /[^\s\d.,(]$/u.test(front)
        ? (codeBefore.exec(front)?.[0] ?? '')
        : '';
    const after = text.slice(end, end + 24);
    // The G of "i7-1165G7" is part of the code, no gram.
    // Nor is the s of "1990s" a second.
    const isDecade =
      figure.endsWith('0') && /^['’]?s(?!\p{L})/u.test(after) && /^(?:19|20)?\d0$/.test(figure);
    // "Air Force 1 '07 in white" bears its year.
    const isYear = figure.length === 2 && /(?<!\d)['’]$/u.test(front) && /^\d\d$/u.test(figure);
    // "MX Master 3S" bears its version: seconds are written small.
    const isVersion = after.startsWith('S') && /^S(?![\p{L}\d])/u.test(after);
    const unitMatch =
      isDecade ||
      isVersion ||
      isYear ||
      (after.startsWith('in', 1) && joiningIn.test(after)) ||
      (before !== '' && /^\p{L}+\d/u.test(after))
        ? null
        : (unspacedUnitAt(after) ?? unitAfter.exec(after));
    // "1985 г." is a year in Russian, "500 г" are grams.
    const isRussianYear = unitMatch?.[1] === 'г' && /^(?:1[89]|20)\d\d$/.test(figure);
    // "£19.50 an evening": the French year is one.
    const isArticle = unitMatch?.[1] === 'an' && figure !== '1';
    const unit = unitMatch === null || isArticle || isRussianYear ? '' : canonicalUnit(unitMatch[1]!);
    const glued = after.startsWith(' ') ? '' : (/^\p{L}[\p{L}\d]*/u.exec(after)?.[0] ?? '');
    const code = before !== '' || (glued !== '' && unit === '') ? `${before}${figure}${glued}` : '';
    found.push({
      readings: readingsOf(figure),
      unit,
      start,
      end,
      unitEnd: unit === '' ? end : end + unitMatch![0].length,
      code,
    });
  }
}

/** "Achtwöchiger Kurs", "dreiteilig": German counts inside an adjective. */
const germanAdjective =
  /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig)(?:(?:wöch|täg|monat|jähr|stünd|minüt|teil|tür|stuf|sitz|rädr|farb|flamm|gäng)ig|fach)(?:e[nmrs]?)?(?!\p{L})/giu;

function addNumberWords(text: string, found: NumberFound[]): void {
  for (const match of finds(germanAdjective, text)) {
    const [, count = '', rest = ''] =
      /^(\p{L}{2,8}?)((?:wöch|täg|monat|jähr|stünd|minüt|teil|fach|türig|stuf|sitz|rädr|farb|flamm|gäng)\p{L}{0,4})$/iu.exec(
        match.text,
      ) ?? [];
    const value =
      wordNumbersIn(count)[0]?.value ?? (/^acht$/iu.test(count) ? 8 : /^elf$/iu.test(count) ? 11 : undefined);
    const end = match.start + match.text.length;
    if (value !== undefined)
      found.push({
        readings: [String(value)],
        unit: canonicalUnit(rest),
        start: match.start,
        end,
        unitEnd: end,
        code: '',
      });
  }
  for (const { value, start, end } of wordNumbersIn(text)) {
    const after = text.slice(end, end + 24);
    const unitMatch = joiningIn.test(after) ? null : unitAfter.exec(after);
    const unit = unitMatch === null ? '' : canonicalUnit(unitMatch[1]!);
    found.push({
      readings: [String(value)],
      unit,
      start,
      end,
      unitEnd: unit === '' ? end : end + unitMatch![0].length,
      code: '',
    });
  }
}

/** A measure in the base unit of its dimension, such as millimetres, or null when the unit is unknown. */
export function inBaseUnit(reading: string, unit: string): { base: string; amount: number } | null {
  const dimension = dimensions.get(unit);
  const amount = Number(reading);
  if (dimension === undefined || !Number.isFinite(amount)) return null;
  return { base: dimension.base, amount: amount * dimension.factor };
}
