import type { NumberFound } from './numbers.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** How a side is told behind its figure. */
const side = longPattern('iu')`
  ^\s(?:wide|deep|high|tall|long|thick|across|breit|tief|hoch|lang|stark|(?:de )?(?:ancho|alto|largo|fondo|grosor)
    |de (?:large|haut|long|profondeur|largeur|hauteur|longueur))(?!\p{L})
`;
const lengths: ReadonlySet<string> = new Set(['mm', 'cm', 'm', 'in', 'ft']);
const stop = /[.;:\n]\s|\n/u;

/** Gives the figures of "150 cm wide, 45 deep, 75 high" the unit of the side that is told beside them. */
export function giveSidesTheirUnit(numbers: readonly NumberFound[], text: string): void {
  const isBare = ({ unit, code, end }: NumberFound): boolean =>
    unit === '' && code === '' && side.test(text.slice(end, end + 16));
  const take = (here: NumberFound, beside: NumberFound | undefined): void => {
    if (beside === undefined || !lengths.has(beside.unit) || !isBare(here)) return;
    const [first, last] = here.start < beside.start ? [here, beside] : [beside, here];
    if (!stop.test(text.slice(first.unitEnd, last.start))) here.unit = beside.unit;
  };
  for (let at = 1; at < numbers.length; at += 1) take(numbers[at]!, numbers[at - 1]);
  for (let at = numbers.length - 2; at >= 0; at -= 1) take(numbers[at]!, numbers[at + 1]);
}
