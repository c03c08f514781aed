import { tokensOf, stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isAttribute, attributeStemsOf } from './type-agreed.ts';
import { tagsOf } from './tagger.ts';
import { isThirdPerson } from './finite-verb.ts';
import type { TypeHit } from './type-hits.ts';

/** What a seller says of a used thing's parts, where its name is a maker and a model. */
const part = longPattern('iu')`
  ^(?:batter(?:y|ies)|chargers?|cases?|covers?|wheels?|box|manual|stand|straps?|bags?|lid|handles?|cables?
    |remote|screen|seat|tyres?|tires?|blades?|filters?|motor|bulbs?|plug|bin|doors?|drawers?|shel(?:f|ves)
    |keys?|pedals?|frame|saddle|lens|glass|hose|tank|cushions?|mattress|pump|speakers?|light|lights)$
`;

const lastWord = /(?:^|\s)(\p{L}+s)\s$/u;
/** "Need van", "bring a trailer": what the buyer comes with. */
const asksBuyer = /(?:^|[\s,])(?:needs?|bring|hire)\s(?:an?\s)?$/iu;
/** "Folds flat": how it lies is no home. */
const liesSo = /^(?:folds|lies|lays|packs|rolls|stacks|stores|sits|ships|presses|dries)$/iu;

/** "Serviced in March, new brake pads": a part that was renewed. */
const renewed = /[,;&]\s(?:(?:brand )?new|replacement|fresh|recent)\s$/iu;

/** Whether the noun is what the thing does, how or with what: "folds flat", "makes espresso", "4 baskets included". */
export function isNoSubject(text: string, { start, end }: TypeHit): boolean {
  // "2 door inserts and 4 baskets included": what comes with the thing.
  if (/^[^,.;]{0,20}\bincluded\b/iu.test(text.slice(end))) return true;
  const inFront = text.slice(Math.max(0, start - 20), start);
  if (asksBuyer.test(inFront) || renewed.test(inFront)) return true;
  const before = lastWord.exec(inFront)?.[1];
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

/** What stands behind a thing and is none: how it is, for whom, where, how many. */
export const noThing = longPattern('u')`
  (?:able|ible|ful|less|ous|ive|ic|al|ed|ing|ant|ent|ary|ish|ly|y)$
  |^(?:men|mens|women|womens|kids?|baby|boys?|girls?|adults?|teens?|unisex|home|office|kitchen|travel
    |outdoor|indoor|gift|set|sets|pack|packs|pair|pairs|bundle|lot|size|small|medium|large|mini|xl|twin
    |queen|king|full|double|single|manual|electric|cordless|standard|deluxe|pro|plus|style|edition|series
    |version|model|design|pattern|print|color|colour|boho|vintage|retro|modern|rustic|donut|welcome)$
`;

/**
 * "Camp Stove Windscreen": who makes the goods calls them by the last noun of the name, and the text speaks of no stove. With
 * the words before it the noun names nothing false, whatever it is.
 */
export function isNounBehind(front: string, known: TypeHit, description: string): boolean {
  const rest = front.slice(known.end).trim();
  if (!/^\p{L}{4,}$/u.test(rest)) return false;
  const last = rest.toLowerCase();
  const stem = stemOf(known.text.split(' ').at(-1) ?? '');
  return (
    !noThing.test(last) &&
    !isAttribute(stemOf(last), attributeStemsOf(last, 'en')) &&
    !tokensOf(description).some((token) => token.stem === stem) &&
    tagsOf(front.toLowerCase()).at(-1)?.tag === 'NOUN'
  );
}

/** "Train track extension pack": how much or which of the same. */
const packOfSame =
  /^(?:extension|expansion|starter|refill|value|variety|sample|sampler|family|bonus|booster|mega|jumbo|trial|upgrade|party|replacement|spare|accessory|multi|mixed|combo|care|repair|cleaning|tool|fixing|mounting|installation|service|conversion)$/u;
const packed = /^(\p{L}{4,}) (?:pack|bundle|lot|collection|assortment)s?$/u;

/** "Ephemera pack" of a "Junk journal ephemera pack", of which the text speaks of no journal; empty where the known thing is sold. */
function packBehind(front: string, known: TypeHit, description: string): string {
  const rest = front.slice(known.end).trim().toLowerCase();
  const what = packed.exec(rest)?.[1];
  if (what === undefined || noThing.test(what) || packOfSame.test(what)) return '';
  const stem = stemOf(known.text.split(' ').at(-1) ?? '');
  const isSaid = tokensOf(description).some((token) => token.stem === stem);
  return isSaid ||
    isAttribute(stemOf(what), attributeStemsOf(what, 'en')) ||
    tagsOf(what).at(-1)?.tag !== 'NOUN'
    ? ''
    : rest;
}

const servesDevice =
  /(?:^|\s)(case|cover|charger|cable|stand|holder|strap|band|skin|sleeve|dock|mount|battery|adapter|bumper|screen protector)\s$/iu;

/** "iPhone case" of an "Otterbox Defender case iPhone 12": who sells in a hurry leaves out its "for". Empty for any other name. */
function madeForDevice(front: string, { text, start, category }: TypeHit): string {
  const made = category === 'electronics' ? servesDevice.exec(front.slice(0, start))?.[1] : undefined;
  return made === undefined ? '' : `${text} ${made.toLowerCase()}`;
}

/** Where an accessory is used, behind it. */
const placedAt =
  /^(?:car|van|truck|bike|bicycle|motorbike|motorcycle|boat|caravan|motorhome|pram|stroller|desk)$/iu;
const placedThing =
  /(?:^|\s)((?:\p{L}{3,} )?(?:holder|mount|charger|cover|mat|organi[sz]er|vacuum|heater|tray|rack|caddy|hook|hanger|shade|sunshade|cushion))\s$/iu;

/** "Car phone holder" of a "Phone holder car". Empty for any other name. */
function placedBehind(front: string, { text, start, end }: TypeHit): string {
  if (!placedAt.test(text) || front.slice(end).trim() !== '') return '';
  const thing = placedThing.exec(front.slice(0, start))?.[1];
  return thing === undefined ? '' : `${text} ${thing}`.toLowerCase();
}

const severalTools = /^(\p{L}{4,}(?:er|or)s?) (?:set|kit)$/iu;

/** "Clay cutter set", of which the text speaks of cutters and of no clay. */
function toolsBehind(front: string, known: TypeHit, description: string): string {
  const rest = front.slice(known.end).trim();
  const tool = severalTools.exec(rest)?.[1];
  if (tool === undefined) return '';
  const stems = new Set(tokensOf(description).map((token) => token.stem));
  const last = stemOf(known.text.split(' ').at(-1) ?? '');
  return stems.has(stemOf(tool)) && !stems.has(last)
    ? `${known.text.split(' ').at(-1)!} ${rest}`.toLowerCase()
    : '';
}

/** What an English name calls its thing beside a known word that is none of it. Empty where the known one is sold. */
export function namedBeside(front: string, known: TypeHit, description: string): string {
  return (
    packBehind(front, known, description) ||
    toolsBehind(front, known, description) ||
    madeForDevice(front, known) ||
    placedBehind(front, known)
  );
}

/** "Halterung und Ladekabel dabei", "correa incluida": what comes with the thing. German, Spanish, French. */
export function liesInBox(text: string, { end }: TypeHit): boolean {
  return /^[^,.;]{0,30}\s(?:dabei|inklusive|inbegriffen|enthalten|vorhanden|incluid[oa]s?|inclus\p{L}*|fournie?s?)(?=[,.;]|$)/iu.test(
    text.slice(end),
  );
}
