import { isRomance } from '#rules/ledger/romance-predicates.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { inRow } from './case.ts';
import { type Draft, listGap } from './draft.ts';
import { lowerFirst } from './english-words.ts';
import { withoutPraise } from './praise.ts';

/** Characters at the end of a predicate that its quote holds, where it is no other one with its verb said again. */
const shortTail = 12;
const longQuote = 150;

/** Whether the quote is cut, which holds 200 characters: of a longer sentence the last clauses stand in none of it. */
export function isLongerThanQuote(units: readonly Unit[]): boolean {
  const { quote } = units[0]!;
  return (
    quote.length > longQuote &&
    !units.every(({ text, predicate }) => quote.includes(predicate?.slice(-shortTail) ?? text))
  );
}

/** "Fits: VW Golf Mk7" of a sheet: without the words of its label the model would be said of the part itself. */
const leadsOn =
  /^(?:fits|suits|works with|compatible with|passt (?:zu|auf|für)|passend (?:für|zu)|kompatibel mit|compatible (?:con|avec))$/iu;

/**
 * Clauses of one sentence as a row: "Mide 50 cm abierta y es ideal para acampar" with its verbs, where there are any.
 * @param isField whether they are entries of a field for lists
 */
export function inOneRow(units: readonly Unit[], isField: boolean, draft: Draft): string {
  const told = units.map(({ predicate }) => predicate ?? '');
  if (isRomance(draft.language.written) && told.length > 1 && !told.includes(''))
    return draft.lexicon.list(told.map((predicate, at) => (at === 0 ? predicate : lowerFirst(predicate))));
  const row = units
    .map((unit, at) => (at > 0 && isField ? inRow(unit.text, draft) : unit.text))
    .join(listGap(draft));
  const { kind, label } = units[0]!;
  return kind === 'compatibility' && leadsOn.test(label) ? `${label} ${row}` : row;
}

/** A clause without its praise whose sentence loses it too. */
export function withCleanPredicate(unit: Unit, { language, ledger }: Draft): Unit {
  if (unit.predicate === undefined || !isRomance(language.written)) return unit;
  const predicate = withoutPraise(unit.predicate, language.written, ledger) ?? unit.text;
  return { ...unit, predicate: predicate.replace(/[\s,.;:!]+$/u, '') };
}
