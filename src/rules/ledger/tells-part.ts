import { isThirdPerson } from './finite-verb.ts';
import type { TypeHit } from './type-hits.ts';

/** What a seller says of a used thing's parts, where its name is a maker and a model. */
const part =
  /^(?:batter(?:y|ies)|chargers?|cases?|covers?|wheels?|box|manual|stand|straps?|bags?|lid|handles?|cables?|remote|screen|seat|tyres?|tires?|blades?|filters?|motor|bulbs?|plug|bin|doors?|drawers?|shel(?:f|ves)|keys?|pedals?|frame|saddle|lens|glass|hose|tank|cushions?|mattress|pump|speakers?|light|lights)$/iu;

const lastWord = /(?:^|\s)(\p{L}+s)\s$/u;
/** "Folds flat": how it lies is no home. */
const liesSo = /^(?:folds|lies|lays|packs|rolls|stacks|stores|sits|ships|presses|dries)$/iu;

/** Whether a verb stands right before the noun, which then is what it does or how: "folds flat", "makes espresso". */
export function isBehindVerb(text: string, { start }: TypeHit): boolean {
  const before = lastWord.exec(text.slice(Math.max(0, start - 20), start))?.[1];
  return before !== undefined && (liesSo.test(before) || isThirdPerson(before));
}

/** "Battery replaced last year" of a "Nikon D3500" tells of a part; "Battery for Nikon D3500" of what is sold. */
export function tellsPart(text: string, { text: noun, end }: TypeHit): boolean {
  return part.test(noun) && !/^\s(?:for|to fit|suitable for|compatible with)\s/iu.test(text.slice(end));
}

/** "Motion Sensor Closet Light": what switches a light is no other thing. */
export function switchesLight(known: string, last: string): boolean {
  return /\bsensor$/iu.test(known) && /(?:^|\s)(?:lights?|lamps?)$/iu.test(last);
}
