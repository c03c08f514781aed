import { hasFigure } from '#rules/text/letters.ts';
import { canonicalUnit } from '#rules/ledger/numbers.ts';
import { stemsOf } from '#rules/text/words.ts';

/** "Batteries included" says no more than "includes a stand and 2 AA batteries", whose first word stands in no clause. */
const parcel = new Set(
  stemsOf(
    'included includes including supplied comes shape design inklusive inbegriffen enthalten incluido incluida incluye incluidos inclus incluse fourni fournie',
  ),
);

/** "1500W" and "1500 W" are one. */
const unitAtFigure =
  /(?<=\d)(?=(?:k?W|m?V|m?Ah|m?[Ll]|[km]?g|[cmk]?m|oz|lbs?|in|ft|qt|[GT]B)(?![\p{L}\d]))/gu;

/** "Replacement spring" says no more than "spare spring". */
const sameWords: ReadonlyMap<string, string> = new Map(
  stemsOf('replacement replacements').map((stem) => [stem, stemsOf('spare')[0]!]),
);

/** Stems with each unit in one spelling: "1 L" says no more than "1 litre". */
export function sameUnits(text: string): string[] {
  return stemsOf(text.replace(unitAtFigure, ' ')).map(
    (stem) => canonicalUnit(stem) || (sameWords.get(stem) ?? stem),
  );
}

/** Share of its words from which on a short entry of a list says nothing new. */
const mostly = 0.75;

/** Whether a clause of a list says what one of the clauses that are told already says. */
export function isTold(text: string, told: readonly ReadonlySet<string>[], share = mostly): boolean {
  const all = sameUnits(text);
  const own = all.filter((stem) => !parcel.has(stem));
  const stems = own.length > 0 ? own : all;
  return told.some((other) => stems.filter((stem) => hasForm(other, stem)).length >= stems.length * share);
}

/** "7 levels" says no more than "seven levels". */
const digits: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .flatMap((word, at) => [[word, String(at + 2)] as const, [String(at + 2), word] as const]),
);

/** "Powder coat" says no more than "powder-coated finish". */
function hasForm(told: ReadonlySet<string>, stem: string): boolean {
  const counted = digits.get(stem);
  return (
    told.has(stem) ||
    (counted !== undefined && told.has(counted)) ||
    (stem.length > 3 && [...told].some((other) => other.startsWith(stem)))
  );
}

/** Clauses that say something which none of the others tells whole. */
export function sayingMore(
  clauses: readonly ReadonlySet<string>[],
  told: readonly ReadonlySet<string>[],
): ReadonlySet<string>[] {
  return clauses.filter((stems) => !told.some((other) => [...stems].every((stem) => other.has(stem))));
}

/** Whether a sentence of two words or more holds nothing but words of one of these clauses. */
export function saysAgain(text: string, clauses: readonly ReadonlySet<string>[]): boolean {
  return clauses.length > 0 && stemsOf(text).length > 1 && isTold(text, clauses, 1);
}

/** Whether a sentence says most of what a text does. */
export function mostlySaid(text: string, sentence: string): boolean {
  const have = new Set(stemsOf(sentence));
  const stems = stemsOf(text);
  return stems.filter((stem) => have.has(stem)).length >= stems.length * 0.7;
}

/** Share of its longer words that a sentence may have for itself, and still tell nothing more. */
const ownWords = 0.25;

/** "Receta completa sin trompo, marinado de 12 horas" of a film whose other text says the same piece by piece. */
export function isToldInPieces(text: string, told: readonly Set<string>[]): boolean {
  const words = sameUnits(text).filter((word) => word.length > 3 || hasFigure(word));
  const own = words.filter((word) => !told.some((said) => said.has(word)));
  return (
    words.length > 0 &&
    !own.some(hasFigure) &&
    own.length <= Math.max(words.length > 2 ? 1 : 0, words.length * ownWords)
  );
}
