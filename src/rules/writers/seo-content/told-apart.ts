import type { FactKind } from '#rules/listing/listing.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';

const apartKinds = new Set<FactKind>(['exclusion', 'care', 'limit']);

/**
 * Care, limits and what is not in the box, where they are one piece of a longer list ("whisk, 22 cm long, batteries not
 * included"): told by themselves, so that the rest of the list does not come to stand behind their label.
 */
export function toldApart(draft: Draft): Set<Unit> {
  const apart = new Set<Unit>();
  if (draft.language.written === 'other') return apart;
  const isUsed = draft.category === 'used';
  if (isUsed && draft.language.written !== 'en') return apart;
  const byQuote = Map.groupBy(
    draft.units.filter(({ path, whole, label }) => path.endsWith('.description') && !whole && label === ''),
    ({ quote }) => quote,
  );
  for (const units of byQuote.values()) {
    if (isUsed) {
      // "Sews well, comes with case, key and the manual": how it is stands with its state, and in the box what comes with it.
      const last = units.at(-1)!;
      if (units.length > 1 && isToldContents(last, units) && !comesHow.test(last.text)) apart.add(last);
      continue;
    }
    const kinds = units.filter((unit) => apartKinds.has(unit.kind) || isToldContents(unit, units));
    // "Pure wool, hand wash": one tells the stuff, the other the care.
    const isStuffAndCare = units.length === 2 && units[0]!.kind === 'material' && units[1]!.kind === 'care';
    if (isStuffAndCare) apart.add(units[1]!);
    if (units.length > 2 && kinds.length < units.length / 2) for (const unit of kinds) apart.add(unit);
  }
  return apart;
}

/** "Comes apart", "comes from a clean home". */
const comesHow = /^comes?\s(?!with\s)/iu;

/** "Comes with a bag" names all that it tells of; "pump, paddle, leash included" reaches back over bare words. */
function isToldContents({ kind, text }: Unit, units: readonly Unit[]): boolean {
  if (kind !== 'contents') return false;
  if (/^(?:comes?|supplied|delivered|packed|includes?)\s/iu.test(text)) return true;
  return /\sincluded$/iu.test(text) && !units.some((unit) => countPieces(unit.text) === 1);
}
