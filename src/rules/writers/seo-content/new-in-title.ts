import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { saysSignsAgain } from '#rules/keywords/same-signs.ts';
import { oneSpelling } from './spelling.ts';
import { saysStuffAgain } from './title-counts.ts';

/** The stems of a text that tell something. */
export function contentStems(text: string): string[] {
  return spelledOnce(text).filter((stem) => (stem.length > 2 && stem !== 'aus') || /\d/.test(stem));
}

function spelledOnce(text: string): string[] {
  return stemsOf(text).map(oneSpelling);
}

/** Units of which a title names one measure each, with the pattern that finds it there. */
const measuredIn = new Map(
  ['mm', 'cm', 'm', 'in', 'ft', 'oz', 'ml', 'l', 'g', 'kg', 'lb', 'lbs', 'w', 'v'].map(
    (unit) => [unit, new RegExp(String.raw`\d\s?${unit}\b`, 'iu')] as const,
  ),
);

const measureEnd = /\d\s?(mm|cm|m|in|ft|oz|ml|l|g|kg|lb|lbs|w|v|meter|inch)(?![\p{L}\d])/giu;
/** Units that are written out, by how they are written in short. */
const unitsInFull: Readonly<Record<string, string>> = { meter: 'm', inch: 'in' };
const sides = /(?<!\d)\d{1,5}(?:[.,]\d{1,3})?(?: x \d{1,5}(?:[.,]\d{1,3})?){1,3}/gu;
const twoOrThreeSides = /^(?:\D*\s)?\d[\d.,]*(?: x \d[\d.,]*){1,2} ?\p{L}{1,7}$/u;
const unitOfSide = /(?<=\d)\s?(?:mm|cm|m|in|inch|inches|ft)(?=\sx\s\d)/giu;

/** Whether a phrase adds something that the title does not say yet. */
export function isNew(phrase: string, title: string): boolean {
  // "12 inch x 2 inch" names its unit twice.
  const stems = contentStems(phrase.includes(' x ') ? phrase.replace(unitOfSide, '') : phrase);
  // "Pit to pit 58 cm" says a word twice; of the sides of "15 x 8 x 8 inches" two may be alike.
  const repeated = twoOrThreeSides.test(phrase) ? stems.filter((stem) => !/^\d/.test(stem)) : stems;
  if (stems.length === 0 || new Set(repeated).size < repeated.length) return false;
  // The sides of "11 x 7 x 8 in" count nothing: "7 levels" are told beside them.
  const have = spelledOnce(title.includes(' x ') ? title.replace(sides, ' ') : title);
  if (stems.some((stem) => have.includes(stem))) return false;
  if (foldWord(title).includes(foldWord(phrase)) || saysStuffAgain(phrase, title)) return false;
  if (saysSignsAgain(phrase, title)) return false;
  // "LP" and "VG" are short words that are read twice all the same.
  const codes = phrase.match(/(?<!\p{L})(?![GT]B)\p{Lu}[\p{Lu}\p{Ll}](?!\p{L})/gu) ?? [];
  if (new Set(codes).size < codes.length || codes.some((code) => title.split(/[^\p{L}]+/u).includes(code)))
    return false;
  const units = /\d/.test(phrase)
    ? matchesOf(measureEnd, phrase).map((match) => match[1]!.toLowerCase())
    : [];
  // One "cm" or "oz" a title: a second measure in the same unit says nothing at a glance.
  return !units.some((unit) => measuredIn.get(unitsInFull[unit] ?? unit)?.test(title) === true);
}
