import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';
import { silentPaths, templatedPaths } from './message-paths.ts';

const read = new WeakMap<Draft, ReadonlyMap<string, number>>();

/** Texts of the form that all of its products could tell, numbered alike in each of them. */
function turnsOf(draft: Draft): ReadonlyMap<string, number> {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const turns = new Map<string, number>();
  for (const unit of draft.units) {
    if (unit.path.startsWith('products.') || silentPaths.has(unit.path) || templatedPaths.has(unit.path))
      continue;
    if (tellersOf(unit, draft) !== undefined || turns.has(keyOf(unit))) continue;
    turns.set(keyOf(unit), turns.size + 1);
  }
  read.set(draft, turns);
  return turns;
}

/** Entries of a list take turns one by one, sentences of a text as wholes. */
const keyOf = ({ path, quote, text, whole }: Unit): string =>
  whole ? `${path}\n${quote}` : `${path}\n${quote}\n${text}`;

/** The products that tell a text of which the others are not spoken of; undefined where it is about all of them. */
function tellersOf({ quote, text }: Unit, { brief }: Draft): readonly number[] | undefined {
  for (const [told, tellers] of brief.tellers ?? [])
    if (told.includes(quote) || told.includes(text)) return tellers;
  return undefined;
}

/**
 * Whether this product is the one that tells a text of its form: of several they take turns, so that no sentence stands in
 * two listings. The turn must not hang on what a product tells besides, or two of them think that it is theirs.
 */
export function isTeller({ units }: { units: readonly Unit[] }, draft: Draft): boolean {
  const { index } = draft.brief.product;
  const unit = units[0]!;
  const tellers = tellersOf(unit, draft);
  if (tellers !== undefined)
    return tellers.length > 0 && tellers[unit.text.length % tellers.length] === index;
  const { siblings } = draft.brief;
  return (turnsOf(draft).get(keyOf(unit)) ?? 0) % siblings === index % siblings;
}
