import type { Unit } from '#rules/ledger/units.ts';
import { be } from './measure-predicate.ts';
import { coloursWhole } from './noun-readings.ts';

/** "Ridden maybe a dozen times": what was done with it. */
const usedSo =
  /^(?:ridden|driven|flown|worn|used|played)\s(?:maybe|perhaps|about|around|only|once|twice|less|under|a)\s/u;

/** "Schedules, timers and energy monitoring in the app": a list that opens with many takes no article. */
export const opensWithMany = /^\p{L}[\p{L}-]*[^s\P{L}]s, /u;

/** What a phrase without a verb says of how a thing was used or of its colour, which no thing has as a part; null where it says neither. */
export function stateOf(kind: Unit['kind'], text: string, plural: boolean): string | null {
  // "Self-cleaning with a drop of soap" says how the thing is, not what it has.
  if (/^self-\p{L}+ing(?=\s(?:with|in|by)\s|$)/u.test(text)) return `${be(plural)} ${text}`;
  if (/^missing\s\p{L}|^non[- ]\p{L}+$/iu.test(text)) return `${be(plural)} ${text}`;
  if (usedSo.test(text)) return `${plural ? 'were' : 'was'} ${text}`;
  if (/^non-?\p{L}+\s(?:even|when|on|in|for|at|to|if|with)\s/u.test(text)) return `${be(plural)} ${text}`;
  return kind === 'feature' && coloursWhole(text) ? `${plural ? 'come' : 'comes'} in ${text}` : null;
}
