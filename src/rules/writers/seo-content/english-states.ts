import type { Unit } from '#rules/ledger/units.ts';
import { be } from './measure-predicate.ts';
import { coloursWhole } from './noun-readings.ts';

/** "Ridden maybe a dozen times": what was done with it. */
const usedSo =
  /^(?:ridden|driven|flown|worn|used|played)\s(?:maybe|perhaps|about|around|only|once|twice|less|under|a)\s/u;

/** "Chemically cleaned in 2024": a deed with its year. */
const doneInYear =
  /^(?:\p{L}{3,}ly )?\p{L}{3,}(?:ed|ilt|rung|overed) (?:in )?(?:early |late )?(?:19|20)\d\d$/iu;

/** "Schedules, timers and energy monitoring in the app": a list that opens with many takes no article. */
export const opensWithMany = /^\p{L}[\p{L}-]*[^s\P{L}]s, /u;

/** What a phrase without a verb says of how a thing was used or of its colour, which no thing has as a part; null where it says neither. */
export function stateOf(kind: Unit['kind'], text: string, plural: boolean): string | null {
  // "Self-cleaning with a drop of soap" says how the thing is, not what it has.
  if (/^self-\p{L}+ing(?=\s(?:with|in|by)\s|$)/u.test(text)) return `${be(plural)} ${text}`;
  if (/^missing\s\p{L}|^non[- ]\p{L}+$/iu.test(text)) return `${be(plural)} ${text}`;
  if (usedSo.test(text) || doneInYear.test(text)) return `${plural ? 'were' : 'was'} ${text}`;
  if (/^non-?\p{L}+\s(?:even|when|on|in|for|at|to|if|with)\s/u.test(text)) return `${be(plural)} ${text}`;
  return kind === 'feature' && coloursWhole(text) ? `${plural ? 'come' : 'comes'} in ${text}` : null;
}

/** What was done to a thing once, whatever it is now: "used about ten times", "rewaxed last autumn". */
const doneOnce =
  /^(?:\p{L}+(?:ed|ilt|orn|own) (?:once|twice)(?!\p{L})|(?:used|worn|played|ridden|driven) (?:(?:\p{L}+ ){1,6}(?:\d{1,3}|dozen) times\b|[^.,;]{1,40}\b(?:one|two|three|four|five|six|eight|ten|twelve|\d{1,3}|few|couple of) (?:times|nights|weekends|evenings|trips|outings|seasons|summers|winters|weeks|months)\b|maybe|perhaps|for (?:about|around|only|just|less|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|an?|\d)|about|around|to \p{L}+ [^.,;]{1,60}\d[\d.,]* (?:miles|km|hours|hrs|times)|a (?:few|couple)|once|twice|only|by|since|in|one|two|three|four|five|six|several)\b|\p{L}+ed (?:last|this|a (?:year|month|week|few))\b|designed by|tested|cleaned|rinsed|serviced|(?:repaired|replaced)(?! (?:for (?:life|free)|free)\b)|bought|removed|checked|polished|tuned(?! to\b)|taken|stored|purchased|re(?:waxed|newed|soled|sprayed|painted|built|conditioned|wired|strung))\b/u;
/** "Made in England in the 1970s", "made by Melin Tregwynt in 1985". */
const doneThen =
  /^(?:made|built|woven|produced|printed|published|cast|painted|sewn|carved|fired|forged|manufactured|issued|pressed|bound|thrown) (?:[^.,;]{1,60} )?(?:in|around|about|circa|before|during) (?:the )?(?:early |late |mid[ -]?)?(?:1[89]\d\d|20[012]\d)s?(?!\d)/u;
/** Whether a participle tells of the past: "was made in the 1970s". */
export const wasDone = (text: string): boolean => doneOnce.test(text) || doneThen.test(text);
