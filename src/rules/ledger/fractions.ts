import { matchesOf } from '#rules/text/pattern-finds.ts';
import { perWord, tokensOf } from '#rules/text/words.ts';
import { canonicalUnit } from './numbers.ts';
import { wordNumbersIn } from './number-words.ts';

/** A measure told by a fraction in words, with its place in UTF-16 units. */
export interface FractionFound {
  start: number;
  end: number;
  /** "1.5" for "one and a half litres". */
  reading: string;
  /** Canonical, as of figures; empty for what has none, such as a century. */
  unit: string;
}

const measured =
  '(?:metres?|meters?|kilos?|kilograms?|lit(?:re|er)s?|pounds?|gallons?|pints?|miles?|inch(?:es)?|f(?:oo|ee)t|hours?|minutes?|days?|weeks?|months?|years?|centur(?:y|ies)|million|Meters?|Kilo|Kilogramm|Liters?|Stunden?|Tage?|Wochen?|Monate?s?|Jahre?s?|metros?|litros?|horas?|días?|semanas?|mes(?:es)?|años?|mètres?|litres?|heures?|jours?|semaines?|mois|ans?|années?)';
const germanWhole = 'ein|zwei|drei|vier|fünf|sechs';
const counted = '(?:\\p{L}+|\\d+)';
/** "A quarter of a kilo", "one and a half gallons", "eineinhalb Liter", "medio kilo", "demi-litre", each with its share. */
const forms: readonly (readonly [share: number | 'before' | 'german', pattern: string])[] = [
  ['before', `${counted} and an? (?:half|quarter|third) ${measured}`],
  ['before', `${counted} ${measured} (?:and an? half|y medi[oa]|et demie?)`],
  ['before', `${counted} y medi[oa] ${measured}`],
  ['german', `(?:andert|${germanWhole})(?:ein)?halb(?:e[nmrs]?)? ${measured}`],
  [
    0.75,
    `three[ -]quarters? of an? ${measured}|(?:ein(?:e[nmrs]?)? )?drei ?viertel ?${measured}|tres cuartos de ${measured}|trois[ -]quarts? (?:de |d[’'])${measured}`,
  ],
  [
    0.5,
    `half(?: of)?(?: an?)? ${measured}|an? half[ -]${measured}|(?:ein(?:e[nmrs]?)? )?halbe[nmrs]? ${measured}|medi[oa] ${measured}|(?:une? )?demie?[ -]${measured}`,
  ],
  [
    0.25,
    `(?:a )?quarter(?: of)?(?: an?)? ${measured}|(?:eine? )?viertel[ -]?${measured}|(?:un )?cuarto de ${measured}|(?:un )?quart (?:de |d[’'])${measured}`,
  ],
  [1 / 3, `(?:a )?third of an? ${measured}`],
  [0.1, `(?:a )?tenth of an? ${measured}`],
];
const patterns = forms.map(
  ([share, pattern]) => [share, new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')] as const,
);
const unitWord = new RegExp(`(?:(?<!\\p{L})|(?<=viertel|demi))${measured}(?!\\p{L})`, 'giu');

const held = { found: true };
const notHeld = { found: false };

/** Whether a word is or holds the name of a fraction: most texts have none to look at. */
const holdsFraction = perWord(({ folded }) =>
  /hal[fb]|quarter|quart|third|tenth|viertel|cuarto|medi[oa]|demi/.test(folded) ? held : notHeld,
);

const wholes: Readonly<Record<string, number>> = {
  andert: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
};

/** "One and a half", "dos años y medio", "año y medio": the whole in front, 1 where it is not named. */
function withWhole(said: string): number | null {
  const rest = /quarter/iu.test(said) ? 0.25 : /third/iu.test(said) ? 1 / 3 : 0.5;
  const figure = /^\d+/.exec(said)?.[0];
  const first = /^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? '';
  const word = wordNumbersIn(first)[0]?.value;
  if (figure !== undefined) return Number(figure) + rest;
  if (word !== undefined) return word + rest;
  return /^(?:an?|one|eine?n?|un[ae]?|uno)$/u.test(first) ? 1 + rest : null;
}

function valueOf(share: number | 'before' | 'german', said: string): number | null {
  if (typeof share === 'number') return share;
  if (share === 'before') return withWhole(said);
  const whole = /^(?:andert|ein|zwei|drei|vier|fünf|sechs)/iu.exec(said)?.[0].toLowerCase() ?? '';
  return (wholes[whole] ?? 0) + 0.5;
}

/** Measures of a text that fractions in words tell, in order. */
export function fractionsIn(text: string): FractionFound[] {
  if (!tokensOf(text).some(({ key }) => holdsFraction(key).found)) return [];
  const found: FractionFound[] = [];
  for (const [share, pattern] of patterns)
    for (const match of matchesOf(pattern, text)) {
      // "El año y medio": what stands before the unit is no count.
      const [said] = match;
      const value = valueOf(share, said) ?? 1.5;
      const start = match.index;
      const end = start + said.length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const unit = canonicalUnit(matchesOf(unitWord, said).at(-1)?.[0] ?? '');
      found.push({ start, end, reading: String(Math.round(value * 1e4) / 1e4), unit });
    }
  return found.sort((a, b) => a.start - b.start);
}
