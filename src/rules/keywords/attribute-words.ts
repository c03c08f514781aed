import { colourLines, germanShadeNames } from '#rules/ledger/words/colours.ts';
import { materialLines } from '#rules/ledger/words/materials.ts';
import { stemsOf } from '#rules/text/words.ts';

/** One-word names that mean something else more often than a colour or material. */
const ambiguous = new Set([
  'piel',
  'or',
  'pelo',
  'natural',
  'nature',
  'plat',
  'pin',
  'ton',
  'ante',
  'alloy',
  'fell',
  'fur',
  'tin',
  // French: rings of the ear, and of hair.
  'boucle',
]);

/** Stems of all one-word names of a table of names; "moss green" is known by its "green". */
function stemsOfNames(lines: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const name of lines.split(/[,;\n]/u)) {
    const [stem, second] = stemsOf(name);
    if (stem !== undefined && second === undefined && !ambiguous.has(stem)) stems.add(stem);
  }
  return stems;
}

/** Colour words of the four written languages, as stems. */
export const colourStems = stemsOfNames(`${colourLines}\n${germanShadeNames()}`);
/** Material words of the four written languages, as stems. */
export const materialStems = stemsOfNames(materialLines);
