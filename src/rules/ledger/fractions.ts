import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { perWord, tokensOf } from '#rules/text/words.ts';

const measured =
  '(?:metres?|meters?|kilos?|kilograms?|lit(?:re|er)s?|pounds?|gallons?|pints?|miles?|inch(?:es)?|f(?:oo|ee)t|hours?|days?|years?|centur(?:y|ies)|million|Meter|Kilo|Kilogramm|Liter|Stunden?|Jahre?s?|metros?|litros?|horas?|años?|mètres?|heures?|ans?)';
/** "A quarter of a kilo", "one and a half gallons", "eineinhalb Liter", "medio kilo", "demi-litre". */
const fraction = new RegExp(
  `(?<!\\p{L})(?:(?:half|quarter|third|tenth)(?: of)? an? ${measured}|and an? (?:half|quarter|third) ${measured}|(?:ein(?:e[nmrs]?)? )?(?:halbe[nmrs]?|viertel) ${measured}|(?:ander|(?:ein|zwei|drei|vier)ein)halb|medi[oa] ${measured}|${measured} y medi[oa]|demi-${measured}|${measured} et demie?)(?!\\p{L})`,
  'giu',
);

const held = { found: true };
const notHeld = { found: false };

/** Whether a word is or holds the name of a fraction: most texts have none to look at. */
const holdsFraction = perWord(({ folded }) =>
  /hal[fb]|quarter|third|tenth|viertel|medi[oa]|demi/.test(folded) ? held : notHeld,
);

/** Measures told by fractions in words that the brief does not tell so, with their place in UTF-16 units, in order. */
export function strangeFractions(text: string, ledger: Ledger): { start: number; end: number }[] {
  if (!tokensOf(text).some(({ key }) => holdsFraction(key).found)) return [];
  return matchesOf(fraction, text)
    .filter((match) => {
      const said = match[0].toLowerCase();
      return !ledger.sentences.some((sentence) => sentence.text.toLowerCase().includes(said));
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
