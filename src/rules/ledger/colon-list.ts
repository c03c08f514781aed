import { countPieces } from '#rules/text/spaces.ts';
import { closedBy, ownKind } from './list-ends.ts';

/** A joint inside a piece of a list, which its last entry has. */
export const enumeration =
  /\s(?:and|or|und|oder|y|e|o|et|ou|ni|i|och|og|ve|и|і|та|και|&)\s|(?<=\p{L}) en \p{Ll}+ $/iu;

/** "Muster: Farn, grün/weiß, Reißverschluss": behind such a label stands one value, and then something else. */
const oneValue =
  /^(?:muster|motiv|dessin|marke|hersteller|modell|baujahr|zustand|verschluss|motivo|marca|modelo|año|cierre|motif|marque|modèle|année|fermeture|modello|anno|chiusura|merk|wzór|marka|rok)\s?:\s\S+(?:\s\S+)?$/iu;

/** "Season 3: bakers, operators, mechanics": short pieces behind a colon are its list; the index of the last of them. */
export function endOfColonList(parts: readonly string[], start: number): number {
  if (oneValue.test(parts[start]!)) return start;
  let end = start;
  while (end + 1 < parts.length) {
    const next = parts[end + 1]!;
    const isLast = end + 2 === parts.length;
    if (countPieces(next) > (enumeration.test(next) ? (isLast ? 10 : 7) : 4) || ownKind.test(next)) break;
    end += 1;
  }
  return Math.max(end, closedBy(parts, end + 1));
}
