const bareMeasure =
  /^\d[\d.,]* ?(?:m?l|cl|[mc]?m|k?g|oz|lbs?|qt|pt|in)(?: and \d[\d.,]* ?(?:m?l|cl|k?g|oz|qt|pt))?$/iu;
const twoSides = /^\d[\d.,]*\s?[x×]\s?\d/iu;
const countSides = (text: string): number => text.match(/\d\s?[x×]\s?\d/giu)?.length ?? 0;
const sidesInRow =
  /\d\s?[x×]\s?\d[\d.,]{0,5}(?:\s?\p{L}{1,4})?(?:,| and| or| &|, and)\s\d[\d.,]{0,5}\s?[x×]\s?\d/iu;
const sideMeasure = /^\d[\d.,]* ?(?:[cm]?m|in|ft) (?:tall|high|wide|long|deep|across)$/iu;
const twoLengths = /\d ?(?:[cm]?m|in|ft)? (?:and|or|&) $/iu;
const next =
  /^(?:,(?: and| or)?| and| or| et| und| y| oder| ou| o)\s\d[\d.,]* ?(\p{L}{1,2})(?!\p{L}|\s(?:tall|high|wide|long|deep|thick|across|steps?|increments?|accuracy|precision|graduations?|resolution)(?!\p{L}))/u;
const last = /\d ?(\p{L}{1,2})(?:,(?: and| or)?| and| or| et| und| y| oder| ou| o)\s$/u;
/** Lengths end in m, volumes in l, weights in g. */
const dimensionOf = (unit: string): string => unit.at(-1)!.toLowerCase();

const fewestCounted = 3;
const oneOrOther = /(?<![\d.,])\d{1,3} (?:o|u|ou|oder) $/u;

/** "2 carrots" of "12 vegetables: 2 carrots, 2 tomatoes, leek, 3 peas": one of several counts behind a colon is not that of the thing. */
export function isOneOfCounts(count: string, text: string): boolean {
  const at = text.indexOf(count);
  // "5 personas" of "para 4 o 5 personas".
  if (oneOrOther.test(text.slice(0, Math.max(0, at)))) return true;
  const colon = text.lastIndexOf(': ', at);
  if (at === -1 || colon === -1) return false;
  const entries = text.slice(colon + 2).split(/,\s|\sand\s/u);
  return entries.filter((entry) => /^\d{1,3}\s\p{L}/u.test(entry)).length >= fewestCounted;
}

/** "La pieza más grande mide 12 cm", "das größte Klötzchen": one of several. German, Spanish, French. */
export const oneOfThem =
  /^(?:(?:el|la|los|las) \p{Ll}+ (?:más (?:grandes?|pequeñ|larg|alt|anch|cort)|mayor(?:es)?\s)|(?:la|le|les) (?:plus|moins) \p{Ll}+\s|(?:la|le|les) \p{Ll}+ (?:la|le|les) plus\s|d(?:er|ie|as) (?:größte|kleinste|längste|kürzeste|höchste|breiteste)n?\s)/iu;

/** "370 ml" of "370 ml, 640 ml et 1 L": one of several sizes in a row is not that of the thing; "8 in wide, 5 in tall" are its sides. */
export function isOneOfMany(measure: string, text: string): boolean {
  // "15x11, 12x9 and 9x7 inch": each of three boards has its own.
  if (sidesInRow.test(text) && twoSides.test(measure)) return countSides(text) > countSides(measure);
  // "80/86" of "80/86, 92/98, 104/110".
  if (/^\d{2,3}\/\d{2,3}$/u.test(measure))
    return (text.match(/(?<![\d/])\d{2,3}\/\d{2,3}(?![\d/])/gu) ?? []).length > 1;
  // "Sizes 15cm, 18cm, 21cm".
  if (/^sizes \d/iu.test(measure)) return isOneOfMany(measure.slice(measure.indexOf(' ') + 1), text);
  const isSide = sideMeasure.test(measure);
  if (oneOfThem.test(text)) return true;
  if (!isSide && !bareMeasure.test(measure)) return false;
  const at = text.indexOf(measure);
  if (at === -1) return false;
  // "100 cm and 75 cm long": two lengths; "30 cm, 5 cm thick" are two sides.
  if (isSide) return twoLengths.test(text.slice(Math.max(0, at - 14), at));
  const end = at + measure.length;
  const behind = next.exec(text.slice(end, end + 16));
  const before = last.exec(text.slice(Math.max(0, at - 12), at));
  return [behind, before].some((match) => match !== null && dimensionOf(match[1]!) === dimensionOf(measure));
}
