import { namesThing, speaksOfPart } from './german-sentences.ts';

const namesFirst = /^(?:\p{Lu}\p{Ll}+e[rs]? )?(?:\p{Ll}+e[rs]? ){0,2}(\p{Lu}[\p{L}-]{2,})/u;
/** Behind these words a part, another thing or a choice is told. */
const goesOnOther =
  /(?<!\p{L})(?:mit|für|samt|inklusive|inkl\.|passend|zu|oder|je|jeweils|ohne|bis|ab|von)(?!\p{L})/iu;
const side = / (?:breit|lang|hoch|tief)$/u;

/**
 * Whether a row of words tells a measure of the thing that it begins with, "Schreibtisch aus massiver Eiche, geölt, 140 x 70 cm", or
 * begins with a side behind a row that spoke of no part: "120 cm breit, trägt 240 kg".
 */
export function measuredInRow(row: string, measure: string, before: string, type: string): boolean {
  const at = row.indexOf(measure);
  if (at === -1 || !/^(?:$|[,;.])/u.test(row.slice(at + measure.length))) return false;
  const front = row.slice(0, at);
  if (front === '') return side.test(measure) && before !== '' && !speaksOfPart(before, type);
  const noun = namesFirst.exec(front)?.[1];
  if (noun === undefined || !namesThing(noun, type) || !front.endsWith(', ') || goesOnOther.test(front))
    return false;
  // "Tisch aus Eiche, Platte geölt, 140 x 70 cm" measures its top.
  return front
    .split(', ')
    .slice(1, -1)
    .every((piece) => /^[\p{Ll}\d]/u.test(piece));
}
