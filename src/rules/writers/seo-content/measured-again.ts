import { numbersIn } from '#rules/ledger/numbers.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { stemsOf } from '#rules/text/words.ts';

/** What stands beside a figure and its unit and says only which side of a thing it measures. */
const sideWord =
  /^(?:wide|long|high|deep|tall|thick|across|sizes?|dimensions?|length|width|height|depth|diameter|about|approx|total|overall|by|x)$/iu;
/** A figure of a thousand and more is told by nobody for two things. */
const large = 1000;

type Told = ReturnType<typeof numbersIn>[number];

const isSame = (one: Told, other: Told): boolean =>
  (one.unit === other.unit || one.unit === '' || other.unit === '') &&
  one.readings.some((value) => other.readings.includes(value));

/**
 * Whether a short measure of a list says what another clause does in another spelling: "2 inch wide" beside `2" x 27 ft`,
 * "3333 lb working load" beside "WLL 3,333 lb".
 */
export function measuredAgain(text: string, units: readonly Unit[]): boolean {
  const own = numbersIn(text);
  if (own.length === 0) return false;
  const words = own
    .reduceRight((rest, { start, unitEnd }) => `${rest.slice(0, start)} ${rest.slice(unitEnd)}`, text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !sideWord.test(word));
  const isOnlyMeasure = words.length === 0;
  const isLarge =
    own.length === 1 && own[0]!.unit !== '' && own[0]!.readings.some((value) => Number(value) >= large);
  if (!isOnlyMeasure && !isLarge) return false;
  return units.some((unit) => tells(unit, own));
}

function tells({ path, text }: Unit, figures: readonly Told[]): boolean {
  if (!path.endsWith('.description')) return false;
  const have = numbersIn(text);
  return figures.every((figure) => have.some((other) => isSame(figure, other)));
}

/**
 * Whether a description says in two clauses what a short entry of a list puts together: "24 W full spectrum" beside "power: 24
 * W" and "full spectrum". Told once more in one breath it would be read as one thing.
 * @param told stems of each clause of the description
 */
export function toldInTwo(
  text: string,
  units: readonly Unit[],
  told: readonly ReadonlySet<string>[],
): boolean {
  const own = numbersIn(text);
  if (own.length !== 1 || own[0]!.unit === '') return false;
  const [{ start, unitEnd }] = own as [Told];
  const stems = stemsOf(`${text.slice(0, start)} ${text.slice(unitEnd)}`);
  return (
    stems.length > 1 &&
    told.some((clause) => stems.every((stem) => clause.has(stem))) &&
    units.some((unit) => tells(unit, own))
  );
}
