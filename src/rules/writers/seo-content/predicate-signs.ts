import { withArticle } from './english-words.ts';

/** "Can plug it in to show it working", "will split": who sells does it, and not the thing. English. */
export const doneBySeller =
  /^(?:can|could|will|would|happy to) (?:(?:also|always|gladly) )?(?:plug it|show|post|send|ship|deliver|drop|hold|test it|demo|combine|split|meet|help|swap|provide|arrange|take (?:photos|pictures|cash|offers))(?!\p{L})/iu;

/** "Out of reach of the cot", "safe from draughts": where it is, and nothing that it has. English. */
export const tellsWhere = /^(?:out|off|away|up|down|clear|far|close|next) (?:of|from|to|the)\s/iu;

const vessel =
  /^(?:(?:\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|fl oz|lb)\s)?(?:[\p{L}]+[- ]){0,2})(pouch|jar|tin|bag|sachet|tube|bottle|carton|tub|can|packet|canister|box)$/iu;

/**
 * "100 g resealable pouch" of a candy: what it comes in, and no part of it. Null for anything else and where the vessel is
 * what is sold.
 */
export function vesselPredicate(text: string, type: string, plural: boolean): string | null {
  const found = vessel.exec(text)?.[1];
  if (found === undefined || !/\d|seal|glass|amber|tin|paper|kraft|foil/iu.test(text)) return null;
  if (type.toLowerCase().split(' ').includes(found.toLowerCase())) return null;
  return `${plural ? 'come' : 'comes'} in ${withArticle(text)}`;
}
