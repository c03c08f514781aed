import type { Ledger } from '#rules/listing/listing.ts';
import { canonicalUnit, inBaseUnit, type NumberFound, numbersIn, isAmongFigures } from './numbers.ts';
import { type FractionFound, fractionsIn } from './fractions.ts';
import { giveSidesTheirUnit } from './bare-sides.ts';
import { tokensOf } from '#rules/text/words.ts';

interface GivenAmount {
  amount: number;
  unit: string;
}

export interface BackedMeasures {
  /** Units with which the brief gives each number; `` for a bare one, `count` for "40 pieces". */
  units: ReadonlyMap<string, ReadonlySet<string>>;
  /** The brief's measures by dimension, in base units, with the unit they are given in, for conversions. */
  amounts: ReadonlyMap<string, readonly GivenAmount[]>;
}

/** A converted value is rounded: to what stands behind its last figure, or by so much (1 fl oz is 30 ml). */
const conversionTolerance = 0.016;
/** One figure alone is too coarse to tell a true value from a false one. */
const mostTolerance = 0.06;
/** Within one system nothing is rounded: 1.2 l are 1200 ml, and 360 ml are not 350. */
const exactTolerance = 0.005;
const imperial = new Set(['in', 'ft', 'yd', 'mile', 'oz', 'lb', 'fl oz', 'cup', 'gal', 'pint', 'ft2', 'f']);
const adjoining = /^\s?(?:and|und|y|et|,)?\s?$/iu;
const joint = /^\s?(?:x|×|by|-|–|\/|to|and|und|y|et|bis|hasta|à|mal|,|:)\s?$/iu;

/** Numbers of a text, with the unit of "8 x 6 x 2 in" or "2700, 4000 and 6000 K" carried to all of them. */
function measuresIn(text: string): NumberFound[] {
  const numbers = numbersIn(text).map((number) => ({ ...number }));
  for (let index = numbers.length - 2; index >= 0; index -= 1) {
    const here = numbers[index]!;
    const next = numbers[index + 1]!;
    if (here.unit === '' && next.unit !== '' && joint.test(text.slice(here.end, next.start))) {
      here.unit = next.unit;
    }
  }
  giveSidesTheirUnit(numbers, text);
  return numbers;
}

const ageBefore =
  /(?<!\p{L})(?:ages?|aged|alter|ab alter|edad|edades|âge|(?:kids|children|kinder|niñ[oa]s|enfants) (?:under|over|from|unter|über|ab|menores de|desde|(?:de )?moins de|de plus de))\s(?:of\s|de\s)?$/iu;
const currencyBefore = /[£$€]\s?$/u;
const currencyAfter = /^\s?(?:[£$€]|euros?(?!\p{L})|dollars?(?!\p{L})|EUR|USD|GBP)/iu;

const month =
  '(?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|août|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\\p{L}*';
const dateAround = new RegExp(`^(?:st|nd|rd|th|\\.|er)?\\s(?:de\\s)?${month}(?!\\p{L})`, 'iu');
const clockAround = (text: string, { start, end }: NumberFound): boolean =>
  /^:\d\d/.test(text.slice(end, end + 3)) || /\d:$/.test(text.slice(Math.max(0, start - 2), start));
/** A day, an hour or a year: no measure of anything either. */
const date = 'date';

/** "£350" is no measure of anything else: nothing holds 350 ml because of it. */
const price = 'price';

function unitOrCount(number: NumberFound, text: string): string {
  if (number.unit !== '') return number.unit;
  const { start, end } = number;
  const isYear = /^(?:19|20)\d\d$/.test(text.slice(start, end));
  if (isAmongFigures(text, start, end)) return isYear ? date : '';
  if (currencyBefore.test(text.slice(Math.max(0, number.start - 2), number.start))) return price;
  if (currencyAfter.test(text.slice(number.end, number.end + 9))) return price;
  if (clockAround(text, number) || dateAround.test(text.slice(number.end, number.end + 14))) return date;
  if (isYear) return date;
  if (ageBefore.test(text.slice(Math.max(0, number.start - 20), number.start))) return 'year';
  return /^[\s-](?!(?:and|und|bis|plus|oder|más|ans)(?!\p{L}))\p{L}{3,}/u.test(
    text.slice(number.end, number.end + 5),
  )
    ? 'count'
    : '';
}

/** "Double-wall" has two walls. Counts without a unit: no two litres stem from it. */
const multiples: readonly (readonly [string, RegExp])[] = [
  [
    '2',
    /(?<!\p{L})(?:double|dual|twin|pair|both|twice|zweimal|dos veces|deux fois|either side|in one(?!\p{L})|in einem(?!\p{L})|doppel|zweifach|paar(?!\p{L})|beide|doble|par de|en uno(?!\p{L})|amb[oa]s|paire|les deux|des deux)/iu,
  ],
  ['3', /(?<!\p{L})(?:triple|treble|dreifach)/iu],
];

/** "230 gsm", "230 g/m²": grams of a square metre of cloth or paper. */
const gramsOfCloth = /^\s?(?:gsm(?!\p{L})|gr?\s?\/\s?(?:m|sqm|qm))/iu;

function addUnitOf(units: Map<string, Set<string>>, reading: string, unit: string): void {
  const known = units.get(reading);
  if (known) known.add(unit);
  else units.set(reading, new Set([unit]));
}

/** "An hour before low tide", but not "once an hour": an article before a unit is a one. */
const single =
  /(?<!(?:once|twice|times|per|mal|pro|vez|veces|fois|par)\s)(?<!\p{L})(?:an?|one|eine?[nmrs]?|un[ae]?)\s(\p{L}{2,})/giu;

function singlesIn(text: string): { reading: string; unit: string }[] {
  return [...text.matchAll(single)].flatMap(([, word = '']) => {
    const unit = canonicalUnit(word);
    return unit === '' ? [] : [{ reading: '1', unit }];
  });
}

/** Collects the measures of the brief's texts. */
export function backedMeasures(texts: readonly string[]): BackedMeasures {
  const units = new Map<string, Set<string>>();
  const amounts = new Map<string, GivenAmount[]>();
  const known = new Set<string>();
  /** Each amount once: a text may say the same measure thousands of times. */
  const give = (base: string, given: GivenAmount): void => {
    const key = `${base} ${given.amount} ${given.unit}`;
    if (known.has(key)) return;
    known.add(key);
    const all = amounts.get(base);
    if (all) all.push(given);
    else amounts.set(base, [given]);
  };
  for (const text of texts) {
    for (const number of measuresIn(text)) {
      const unit = unitOrCount(number, text);
      for (const reading of number.readings) {
        addUnitOf(units, reading, unit);
        if (gramsOfCloth.test(text.slice(number.end, number.end + 8))) addUnitOf(units, reading, 'gsm');
        const measure = inBaseUnit(reading, unit);
        if (measure !== null) give(measure.base, { amount: measure.amount, unit });
        // An ounce of the brief may be a fluid ounce.
        if (unit === 'oz') give('volume', { amount: Number(reading) * 29.57, unit: 'fl oz' });
        // "Length 35\"": the mark of inches, which may end a quotation as well, only backs what is converted from it.
        if (unit === '' && /^["″”](?![\p{L}\d])/u.test(text.slice(number.end, number.end + 2)))
          give('length', { amount: Number(reading) * 25.4, unit: 'in' });
        // "Washes at 30 degrees" is told in Celsius or Fahrenheit by which it is meant.
        if (unit === '°') give('celsius', { amount: Number(reading), unit });
      }
    }
    for (const { reading, unit } of [...fractionsIn(text), ...singlesIn(text)]) {
      const measure = inBaseUnit(reading, unit);
      if (measure === null) continue;
      addUnitOf(units, reading, unit);
      give(measure.base, { amount: measure.amount, unit });
    }
    for (const [count, words] of multiples) if (words.test(text)) addUnitOf(units, count, 'count');
  }
  return { units, amounts };
}

function isChapterStamp(number: NumberFound, text: string): boolean {
  return (
    /^\d?:?\d{1,2}$/.test(text.slice(number.start, number.end)) &&
    (/^:\d\d/.test(text.slice(number.end)) || /\d:$/.test(text.slice(0, number.start)))
  );
}

/** Fahrenheit has another zero, so that no factor converts it. Ovens are set in steps: 430 °F stand for 220 °C. */
function inCelsius(reading: string, unit: string): { base: string; amount: number } | null {
  return unit === 'f' ? { base: 'celsius', amount: ((Number(reading) - 32) * 5) / 9 } : null;
}

/**
 * Whether a number is part of a measure that the brief gives in other words: the width of "27.5 x 17 cm", or a side of
 * "1 hour 20 minutes" for 80 minutes.
 */
export function isPartOfMeasure(number: NumberFound, text: string, measures: BackedMeasures): boolean {
  const all = measuresIn(text);
  const at = all.findIndex(({ start }) => start === number.start);
  const here = all[at];
  if (here === undefined || here.unit === '') return false;
  if (number.unit === '') return here.readings.some((reading) => isConversion(reading, here.unit, measures));
  return [at - 1, at].some((first) => isSum(all[first], all[first + 1], text, measures));
}

function isSum(
  first: NumberFound | undefined,
  second: NumberFound | undefined,
  text: string,
  { amounts }: BackedMeasures,
): boolean {
  if (first === undefined || second === undefined || !adjoining.test(text.slice(first.unitEnd, second.start)))
    return false;
  const large = inBaseUnit(first.readings[0] ?? '', first.unit);
  const small = inBaseUnit(second.readings[0] ?? '', second.unit);
  if (large === null || small === null || large.base !== small.base || first.unit === second.unit)
    return false;
  const sum = large.amount + small.amount;
  return (amounts.get(large.base) ?? []).some(
    ({ amount }) => Math.abs(amount - sum) <= amount * exactTolerance,
  );
}

function isConversion(reading: string, unit: string, measures: BackedMeasures): boolean {
  // "25 oz" of a bottle are fluid ounces.
  if (unit === 'oz' && isConversion(reading, 'fl oz', measures)) return true;
  const measure = inCelsius(reading, unit) ?? inBaseUnit(reading, unit);
  if (measure === null) return false;
  if (unit === 'f')
    return (measures.amounts.get(measure.base) ?? []).some(
      ({ amount }) => Math.abs(amount - measure.amount) < (amount < 100 ? 1 : 3),
    );
  const step = roundedTo(reading) * (measure.amount / Number(reading));
  return (measures.amounts.get(measure.base) ?? []).some(({ amount, unit: given }) => {
    if (given === unit) return false;
    const off = Math.abs(amount - measure.amount);
    if (imperial.has(given) === imperial.has(unit)) return off <= amount * exactTolerance;
    return off <= Math.min(amount * mostTolerance, Math.max(amount * conversionTolerance, step / 2));
  });
}

/** What a figure is rounded to: "25" to 1, "2.4" to 0.1, "740" to 10; never to less than its second figure. */
function roundedTo(reading: string): number {
  const [whole = '', part = ''] = reading.split('.');
  if (part !== '') return 10 ** -part.length;
  const zeros = /0*$/.exec(whole)![0].length;
  return 10 ** Math.min(zeros, Math.max(0, whole.length - 2));
}

/** Whether a measure told by a fraction ("half an hour") is one that the brief gives, or the conversion of one. */
export function isBackedFraction({ reading, unit }: FractionFound, measures: BackedMeasures): boolean {
  if (unit === '') return false;
  return measures.units.get(reading)?.has(unit) === true || isConversion(reading, unit, measures);
}

const bothBefore = /(?<!\p{L})(?:the|die|los|las|les) $/iu;

/** "Para los dos": two that are spoken of already; what is counted would stand behind. */
const isBothOf = ({ readings, start, end }: NumberFound, text: string): boolean =>
  readings.includes('2') &&
  bothBefore.test(text.slice(Math.max(0, start - 5), start)) &&
  /^\s?(?:[.,;!?]|$)/u.test(text.slice(end)) &&
  !/\p{N}/u.test(text.slice(start, end));

/** Whether the brief gives this number with this unit, or a measure that it is the conversion of. */
export function isBackedNumber(
  number: NumberFound,
  text: string,
  ledger: Ledger,
  measures: BackedMeasures,
): boolean {
  // "185 g/m2": the raised figure of a square or a cube, which a shop without raised figures prints so.
  if (number.code !== '') {
    if (/^(?:mm|cm|dm|m|km|in|ft)[23]$/u.test(number.code)) return true;
    const parts = tokensOf(number.code);
    if (parts.length > 0 && parts.every((part) => ledger.stems.has(part.stem))) return true;
  }
  // "2.000 homes" are two thousand: a figure with three places is a measure or none.
  const isThousands =
    number.unit === '' && /^\d{1,3}(?:[.,]\d{3})+$/.test(text.slice(number.start, number.end));
  const units = number.readings
    .slice(isThousands ? -1 : 0)
    .map((reading) => measures.units.get(reading))
    .find((set) => set !== undefined);
  if (units !== undefined) {
    if (number.unit === '' || units.has(number.unit) || units.has('')) return true;
    if (units.has('gsm') && gramsOfCloth.test(text.slice(number.end, number.end + 8))) return true;
    // "Wash it at 40 degrees" of 40 °C.
    if (number.unit === '°' && (units.has('c') || units.has('f'))) return true;
    return number.readings.some((reading) => isOtherUnit(reading, number.unit, units, measures));
  }
  if (number.readings.includes('1') && number.unit === '') return true;
  if (number.unit === '' && isBothOf(number, text)) return true;
  if (number.readings.slice(isThousands ? -1 : 0).some((reading) => ledger.numbers.has(reading)))
    return number.unit === '';
  if (number.readings.includes('0') && isChapterStamp(number, text)) return true;
  if (/(?:^|\n)\s*$/.test(text.slice(0, number.start)) && /^[.)]\s/.test(text.slice(number.end))) return true;
  return number.readings.some((reading) => isConversion(reading, number.unit, measures));
}

/** The same figure in another unit stands only if it is a true conversion ("1 m" for 100 cm, never "350 g" for 350 ml). */
function isOtherUnit(
  reading: string,
  unit: string,
  units: ReadonlySet<string>,
  measures: BackedMeasures,
): boolean {
  if (units.has('oz') && unit === 'fl oz') return true;
  return isConversion(reading, unit, measures);
}
