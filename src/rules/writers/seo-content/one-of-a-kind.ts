import type { Unit } from '#rules/ledger/units.ts';
import { lowerFirst } from './english-words.ts';
import type { Draft } from './draft.ts';

/**
 * "The pram comes in navy" is said of goods of which there are more; the one that somebody sells on is navy. English.
 */
export function saidOfOne(text: string, units: readonly Unit[], { category }: Draft): string {
  if (category !== 'used' || !/ comes? in /u.test(text)) return text;
  return units
    .filter(({ kind }) => kind === 'colour' || kind === 'size')
    .reduce((told, unit) => {
      const value = lowerFirst(unit.text);
      return told.replace(` comes in ${value}`, ` is ${value}`).replace(` come in ${value}`, ` are ${value}`);
    }, text);
}

/** Who sells, and what becomes of him: nothing that a thing has. */
const ofPeople =
  /\b(?:my|our|son|daughter|kids?|wife|husband|partner|neighbours?|neighbors?|uni|university|moving|moved|downsiz\p{L}+|upgrad\p{L}+)\b/iu;

/** "Mattresses not included", "son off to uni": a neighbour says it so, and not that the bed has a son. */
export function isSaidShortly(units: readonly Unit[], { platform, category }: Draft): boolean {
  if (platform.handover !== true || category !== 'used') return false;
  return units.some(({ kind, text }) => kind === 'exclusion' || ofPeople.test(text));
}
