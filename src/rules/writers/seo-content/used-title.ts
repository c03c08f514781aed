import type { Draft } from './draft.ts';
import { isToldInSentences } from './told-in-whole.ts';
import { toldPairs } from './told-pairs.ts';
import { describing } from './realise.ts';
import { type Topic, topicOrder } from './topics.ts';
import { lowerFirst } from './english-words.ts';

/** "17 inches" before its noun: "17 inch frame". */
const asAdjective = (value: string): string => lowerFirst(value).replace(/(?<=\d ?)inches$/u, 'inch');

/** How a title tells what a sentence says of a thing that somebody used: the searched words first. */
const wordings: readonly (readonly [string, (value: string) => string])[] = [
  ['Size', (value) => (/^(?:UK|US|EU|W\d)/u.test(value) ? value : `size ${value}`)],
  ['Frame Size', (value) => `${asAdjective(value)} frame`],
  ['Model Year', (value) => value],
  [
    'Lock Status',
    (value) => (/^(?:unlocked|sim|network|factory)/iu.test(value) ? 'unlocked' : lowerFirst(value)),
  ],
  ['Shutter Count', (value) => `shutter count ${lowerFirst(value)}`],
  ['Battery Health', (value) => `battery health ${lowerFirst(value)}`],
  ['Format', lowerFirst],
  ['Number of Drawers', (value) => `${lowerFirst(value)} drawers`],
  ['Number of Keys', (value) => `${lowerFirst(value)} keys`],
  ['Number of Gears', (value) => `${lowerFirst(value)} gears`],
  ['Number of Seats', (value) => `seats ${lowerFirst(value)}`],
  ['Voltage', (value) => value],
  ['Cutting Width', (value) => `${lowerFirst(value)} cutting width`],
  ['Blade Length', (value) => `${asAdjective(value)} blade`],
  ['Wattage', (value) => lowerFirst(value)],
  ['Wheel Size', (value) => `${asAdjective(value)} wheels`],
  ['Screen Size', (value) => `${asAdjective(value)} screen`],
];

/** "260 cm by 210 cm" as "260 x 210 cm". */
function byTheirSides(value: string): string {
  const units = new Set(value.match(/\p{L}+/gu)?.filter((word) => word !== 'by' && word !== 'x'));
  const [unit = ''] = units;
  return units.size === 1 ? `${value.match(/\d[\d.,]{0,9}/gu)!.join(' x ')} ${unit}` : '';
}

const figure = /^(\d[\d.,]*) ?(\p{L}+)$/u;

/** "180 x 90 cm" of a table that is "180 cm long and 90 cm wide". */
function sides(told: ReadonlyMap<string, string>): string {
  const found = ['Item Length', 'Item Width', 'Item Depth', 'Item Height']
    .map((name) => figure.exec(told.get(name) ?? ''))
    .filter((match) => match !== null);
  const units = new Set(found.map((match) => match[2]!));
  return found.length < 2 || units.size > 1
    ? ''
    : `${found.map((match) => match[1]!).join(' x ')} ${found[0]![2]!}`;
}

/** "10ft" of "our 10ft trampoline": the measure right before the thing. */
function measureBefore({ type, brief }: Draft): string {
  const head = type.split(' ').at(-1) ?? '';
  const at = brief.product.description.toLowerCase().indexOf(` ${head.toLowerCase()}`);
  const before = at < 1 ? '' : brief.product.description.slice(Math.max(0, at - 40), at);
  return /(?<![\d.,])(\d[\d.]{0,5}[ -]?(?:ft|foot|inch|litre|cm))(?: \p{L}+)?$/iu.exec(before)?.[1] ?? '';
}

/** What a title of used goods takes from sentences about them: size, year, shutter count, sides. */
export function usedTitleFacts(draft: Draft): string[] {
  if (draft.category !== 'used' || !isToldInSentences(draft)) return [];
  const told = new Map(toldPairs(draft).map(({ name, value }) => [name, value]));
  return [
    measureBefore(draft),
    ...wordings.flatMap(([name, wording]) => {
      const value = told.get(name);
      return value === undefined ? [] : [wording(value)];
    }),
    ...(furniture.test(draft.type) ? [sides(told), byTheirSides(told.get('Dimensions') ?? '')] : []),
  ].filter((phrase) => phrase !== '');
}

/** What has to go through a door and into a room. */
const furniture =
  /(?:table|desk|sofa|settee|couch|drawers|wardrobe|beds?|cot|cotbed|crib|shel(?:f|ves)|bookcase|cabinet|bench|rug|carpet|mirror|cupboard|sideboard|dresser|ottoman|mattress|chairs?|armchair|stools?|shed|cage|hutch|unit|rack|playpen|trampoline)$/iu;

const soldByWeight = /(?:dumb|kettle|bar)bells?|weights?|plates?|yarn|wool|fabric$/iu;

/** Kinds that say little in the title of a thing somebody used: nobody looks for a used mower by its 31 kg. */
export function untitledKinds(draft: Draft): string[] {
  if (draft.category !== 'used' || !isToldInSentences(draft) || soldByWeight.test(draft.type)) return [];
  const isSized = toldPairs(draft).some(({ name }) => /^(?:Size|Pit to Pit|Item Length)$/u.test(name));
  return isSized ? ['weight', 'size'] : ['weight'];
}

/** Whether a topic tells of the thing itself. */
export const tellsThing = (topic: Topic): boolean => topic !== 'aside' && describing.has(topic);

/** For a search page what a used thing is stands before its flaws. */
export function thingFirst({ category }: Draft): Topic[] {
  const order = topicOrder(category);
  return [...order.filter(tellsThing), ...order.filter((topic) => !tellsThing(topic))];
}
