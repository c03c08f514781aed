import type { WrittenLanguage } from '#rules/listing/listing.ts';

/**
 * The detailed style gives a measure in the other system too, behind the seller's own and rounded to two significant
 * digits (writing guide §2.0). Only measures that are surely of the thing itself are converted: sides that are named or
 * multiplied, and weights behind their verb or label. "35 mm film" and "a 15 inch laptop" name what they are.
 */

interface Other {
  unit: string;
  factor: number;
}

/** Factors by definition: 1 in = 25.4 mm, 1 lb = 453.59237 g. */
const imperial: Readonly<Record<string, Other>> = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  cm: { unit: 'in', factor: 1 / 2.54 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
  g: { unit: 'oz', factor: 1 / 28.349523125 },
};
const metric: Readonly<Record<string, Other>> = {
  in: { unit: 'cm', factor: 2.54 },
  inch: { unit: 'cm', factor: 2.54 },
  inches: { unit: 'cm', factor: 2.54 },
  ft: { unit: 'm', factor: 0.3048 },
  feet: { unit: 'm', factor: 0.3048 },
  lb: { unit: 'kg', factor: 0.45359237 },
  lbs: { unit: 'kg', factor: 0.45359237 },
  oz: { unit: 'g', factor: 28.349523125 },
};

const figure = '\\d{1,6}(?:[.,]\\d{1,3})?';
const lengthUnit = '(?:mm|cm|m|inch(?:es)?|in|ft|feet)';
/** No measure that its seller gives twice, and no first end of a range. */
const alone = '(?![\\p{L}\\p{N}]| ?[(/–-]| (?:to|bis|a|à|or|oder|o|ou) \\d)';
const side =
  '(?:tall|high|wide|long|deep|thick|across|hoch|breit|lang|tief|dick|de (?:alto|ancho|largo|fondo|haut|large|long|hauteur|largeur|longueur|profondeur))';
const sides = new RegExp(
  `(?<![\\p{N}.,/-])(${figure}(?: ?[x×] ?${figure}){1,2}) ?(${lengthUnit})${alone}`,
  'giu',
);
const namedSide = new RegExp(
  `(?<![\\p{N}.,/x×-]|\\d ?[x×] |(?:to|bis|a|à|–) )(${figure}) ?(${lengthUnit})(?= ${side}(?!\\p{L}))`,
  'giu',
);
const weight = new RegExp(
  `(?<=(?:weighs|weigh|weight:|wiegt|gewicht:|pesa|peso:|pèse|poids :)\\s(?:(?:about|only|just|ca\\.|etwa|unos|environ)\\s)?)(${figure}) ?(kg|g|lbs?(?! (?:and )?\\d{1,2}(?:\\.\\d)? ?oz)|oz)${alone}`,
  'giu',
);

/** A text in which each such measure is followed by itself in the other system, in brackets. */
export function withConversions(text: string, language: WrittenLanguage): string {
  if (language === 'other' || !/\d/u.test(text)) return text;
  const convert = (found: string, figures: string, unit: string): string => {
    const other =
      metric[unit.toLowerCase()] ?? (language === 'en' ? imperial[unit.toLowerCase()] : undefined);
    if (other === undefined) return found;
    const told = figures
      .split(/ ?[x×] ?/u)
      .map((value) => rounded(Number(value.replace(',', '.')) * other.factor, language))
      .join(' x ');
    return `${found} (${told} ${other.unit})`;
  };
  // A comma of English parts thousands.
  if (language === 'en' && /\d,\d{3}/u.test(text)) return text;
  return [sides, namedSide, weight].reduce((told, pattern) => told.replace(pattern, convert), text);
}

/** Two significant digits, as the language writes them. */
function rounded(value: number, language: WrittenLanguage): string {
  const digits = Number(value.toPrecision(2));
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(digits);
}
