import type { Unit } from '#rules/ledger/units.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { measuredAgain, toldInTwo } from './measured-again.ts';
import { listPaths } from './message-paths.ts';
import { isTold, isToldInPieces, sameUnits } from './told-already.ts';

/** What a list of the form repeats of the description, and what sets the thing apart where the description says all of it. */
export function isToldBefore(
  { path, text }: Unit,
  told: Set<string>[],
  setsApart: Set<string>[],
  { units, brief }: Draft,
): boolean {
  return listPaths.has(path)
    ? isTold(text, told) ||
        isTold(text, setsApart) ||
        measuredAgain(text, units) ||
        toldInTwo(text, units, told)
    : (path === 'uniqueSellingProposition' && isTold(text, told, 1)) ||
        (path === 'videoDescription' &&
          isToldInPieces(text, [...told, new Set(sameUnits(brief.product.name))]));
}

/** A clause that only says the name again; where no words of ours may name the thing, the one that a text opens with stays. */
export function isNameAgain(unit: Unit, draft: Draft): boolean {
  if (!unit.whole || !unit.path.endsWith('.description')) return false;
  const { written } = draft.language;
  if (written === 'other' && draft.brief.product.description.trimStart().startsWith(unit.quote)) return false;
  const stems = stemsOf(unit.text);
  if (stems.length > 4) return false;
  const name = stemsOf(draft.brief.product.name);
  return stems.every((stem) => name.includes(stem));
}
