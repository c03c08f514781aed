import { finds } from '#rules/text/pattern-finds.ts';
import type { Detail } from './details.ts';

/**
 * Trees whose bare names are a colour, a fruit or another word elsewhere: only what somebody carved, turned or built a thing
 * from is their wood.
 */
const timber =
  'ash|elm|alder|rowan|poplar|hickory|hornbeam|iroko|zebrano|padauk|wenge|purpleheart|laburnum|boxwood|yew';
/** Fruit that is eaten, unless it is carved or turned. */
const fruit = 'cherry|olive|apple|pear|plum|lime|hazel|holly|fir|lilac';
const sort =
  '(?:an?\\s)?(?:(?:single|one|solid)\\s)?(?:(?:piece|block|length|board|plank|slab|branch|log|blank)\\sof\\s)?(?:(?:solid|local|english|british|european|american|french|spalted|seasoned|green|sustainable|reclaimed|storm-felled|kiln-dried|air-dried)\\s)?';
const end = '(?=$|[.,;:)]|\\s(?:and|with|by|from|that|which|so|wood|then|on|at|for|here)(?:\\s|$))';
const wrought = new RegExp(
  `(?<!\\p{L})(?:(?:made|cut|crafted|built|bent|planed|milled|split)\\s(?:by hand\\s)?(?:from|of|out of)\\s${sort}(?:${timber})|(?:carved|turned|hewn|whittled)\\s(?:by hand\\s)?(?:from|of|out of|in)\\s${sort}(?:${timber}|(?:${fruit})(?: wood)?))${end}`,
  'giu',
);
const tree = new RegExp(`(?:${timber}|${fruit})(?: wood)?$`, 'iu');
const whole = new RegExp(`^(?:${timber}|${fruit})(?: wood)?$`, 'iu');

/** "Carved from a single piece of ash": the wood of a thing by the bare name of its tree. English. */
export function wroughtWoods(text: string): Detail[] {
  return finds(wrought, text).map(({ text: told, start }) => {
    const { index, 0: value } = tree.exec(told)!;
    return { kind: 'material', value, start: start + index };
  });
}

/** Whether a material of a ledger is such a tree. */
export function isWroughtWood(value: string): boolean {
  return whole.test(value);
}

const horn = /(?<!\p{L})(?:shoe|french|car|bike|bicycle|air|party|fog|post|hunting) ?horns?$/iu;
const forLinen =
  /^linen (?:(?:and|&) (?:room|pillow|body) )?(?:spray|mist|water|closet|cupboard|basket|bin)(?!\p{L})/iu;

/** Whether the word for a stuff belongs to the name of a thing that is made of another: a shoe horn, a linen spray. English. */
export function isNamedFor(text: string, start: number, end: number): boolean {
  const behind = text.slice(start, start + 40);
  // "Reading glasses" are of no glass, and a steel with chrome in it of no chrome.
  if (/^(?:glasses(?!\p{L})|chrome[- ](?:molybdenum|vanadium|moly)(?!\p{L}))/iu.test(behind)) return true;
  // "Light as a feather".
  if (/\bas (?:an? )?$/iu.test(text.slice(Math.max(0, start - 6), start))) return true;
  return horn.test(text.slice(Math.max(0, start - 12), end)) || forLinen.test(behind);
}
