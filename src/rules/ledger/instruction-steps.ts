import { platforms } from '#rules/platforms/index.ts';
import type { Context } from './clause-kind.ts';
import { opensWithOrder } from './shape.ts';

/** Two deeds and more, one behind the other, each by the infinitive at its end; the last ones stand alone. German. */
export const germanSteps =
  /(?<=\s)\p{Ll}{3,}(?:en|eln|ern)(?:, (?:kurz |gut |sanft |dann )?\p{Ll}{3,}(?:en|eln|ern)){1,5}(?:,? (?:und )?(?:fertig|(?:gut |sanft |gründlich )?\p{Ll}{3,}(?:en|eln|ern)))?$/u;

const fewestSteps = 3;
const fewestOrders = 2;
const step = /^(?:and |then |and then )?\p{L}[\p{L}’'-]*(?: [\p{L}\d’'-]+){0,10}$/u;

/** "Wet hair, rub between hands, massage, rinse": one step behind the other, each of which alone reads like a thing. English. */
export function areSteps(pieces: readonly string[]): boolean {
  return (
    pieces.length >= fewestSteps &&
    pieces.every((piece) => step.test(piece)) &&
    opensWithStep(pieces[0]!) &&
    pieces.filter(opensWithStep).length >= Math.max(fewestOrders, pieces.length - 1)
  );
}

/** What is done to hair, skin and stuffs: words that name a thing elsewhere. */
const done =
  /^(?:and |then |and then )?(?:wet|pump|apply|comb|brush|smooth|work|dot|swirl|dampen|rub|lather|massage|rinse|dry|pat|spray|shake|soak|wipe|scoop|stir|mix|pour|brew|steep|bake|heat|cool|chill|serve|enjoy|plug|peel|stick|press|cut|fold|trim|light|sprinkle|sow|water)(?!\p{L})/iu;

function opensWithStep(piece: string): boolean {
  return done.test(piece) || opensWithOrder(piece);
}

/** "Snap a photo, pick a contact, set a date": one deed after the other on one thing each, where a list of functions names many. English. */
export function areStepsOfApp(pieces: readonly string[]): boolean {
  return pieces.length >= fewestSteps && pieces.every((piece) => onOneThing.test(piece));
}

const onOneThing = /^(?:and |then |and then )?\p{L}{2,} (?:an?|the|your|it|them)(?: [\p{L}’'-]+){0,3}$/u;

/** Whether a text tells of an app. */
export const isApp = ({ platform }: Context): boolean => platforms[platform].subject === 'app';
