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

/** "Mattresses not included": a neighbour says it so, and not that the bed does not include them. */
export function isSaidShortly([first]: readonly Unit[], { platform, category }: Draft): boolean {
  return platform.handover === true && category === 'used' && first?.kind === 'exclusion';
}
