import type { Unit } from './units.ts';

const bareAmount = /^(?:from )?[$€£]\s?\d[\d.,]{0,8}$/u;
const fewest = 2;

/**
 * "First appointment 50 minutes, £58. Follow-ups 30 minutes, £42.": of several bare amounts each stays with what it is asked for,
 * as "Price: £58, £42" says of nothing what it costs.
 */
export function withAmounts(units: readonly Unit[]): Unit[] {
  const isBare = ({ kind, text, label }: Unit): boolean =>
    kind === 'price' && label === '' && bareAmount.test(text);
  if (units.filter(isBare).length < fewest) return [...units];
  const told: Unit[] = [];
  for (const unit of units) {
    const last = told.at(-1);
    const joins =
      last !== undefined &&
      isBare(unit) &&
      !isBare(last) &&
      last.quote === unit.quote &&
      last.kind !== 'price';
    if (joins) told[told.length - 1] = { ...last, text: `${last.text}, ${unit.text}`, kind: 'price' };
    else told.push(unit);
  }
  return told;
}
