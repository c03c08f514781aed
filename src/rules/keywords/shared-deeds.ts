import { stemOf } from '#rules/text/words.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { sharedServices } from '#rules/ledger/shared-service.ts';
import { isSmallWord, sellingWords } from './plain-words.ts';
import { built, type Candidate } from './candidate.ts';
import type { Slot } from './slot.ts';
import { noShortName } from './variants.ts';

/** Deeds that say nothing without what they are done to. */
const bareDeed =
  /^(?:repairs?|service|servicing|cleaning|installation|maintenance|inspection|rental|hire|fitting|editing|delivery service|consulting|coaching|translation)$/u;

/** Whether the last word of a longer name says nothing alone: a spoon rest is no rest, a boiler repair is no repair of anything. */
export function saysNoThing(word: string): boolean {
  return noShortName.test(word) || bareDeed.test(word);
}

const twoDeeds =
  /^((?:\p{L}+ ){1,2})(service|servicing|repairs?|installation|cleaning|maintenance|fitting|sales?|hire) (?:and|&) (service|servicing|repairs?|installation|cleaning|maintenance|fitting|removal)(?= in | near |$)/iu;

/** The services that an English offer names: "Boiler service and repair" is both deeds, done to the boiler. */
export function servicesOf(type: string, name: string): string[] {
  const match = twoDeeds.exec(name);
  return match === null
    ? sharedServices(type)
    : [match[2]!, match[3]!].map((deed) =>
        `${match[1]!}${deed.replace(/repairs$/iu, 'repair')}`.toLowerCase(),
      );
}

/** "Repair" of who repairs boilers: the last word of a head, which finds everybody. */
export function isHalfOfDeed(phrase: string, heads: readonly Slot[]): boolean {
  return bareDeed.test(phrase) && heads.some(({ text }) => text.endsWith(` ${phrase}`));
}

/** Words for a business that say little without the trade before them. */
const businesses =
  /^(?:practice|clinic|studio|salon|agency|company|firm|school|academy|course|class|workshop|repair|lesson|training|consulting|shop|store|centre|center)s?$/iu;

/** "Dental practice" for "practice": the trade belongs to what is searched. Empty where the type says enough. */
export function tradeOf(name: string, type: string): string {
  if (!businesses.test(type)) return '';
  const before = new RegExp(`(\\p{L}{3,}) ${type}\\b`, 'iu').exec(name)?.[1] ?? '';
  return before === '' || isSmallWord(before, 'en') || sellingWords.has(stemOf(before))
    ? ''
    : `${before} ${type}`;
}

/** "Care home cleaning services" of a firm whose type is its last words: what is offered by its whole name, with and without the town. English. */
export function wholeOffers(
  name: string,
  heads: readonly Slot[],
  places: readonly Slot[],
  source: string,
): Candidate[] {
  const town = places[0]?.text ?? '';
  const at = town === '' ? -1 : name.toLowerCase().lastIndexOf(` ${town.toLowerCase()}`);
  const offer = (at === -1 ? name : name.slice(0, at)).replace(/ (?:in|near)$/iu, '').toLowerCase();
  const count = offer.split(' ').length;
  const isWhole =
    count > 2 &&
    count < 5 &&
    /^[\p{L} -]+$/u.test(offer) &&
    heads.some(({ text }) => offer.endsWith(` ${text}`)) &&
    !/ (?:and|for|with) /u.test(offer);
  if (!isWhole) return [];
  const short = offer.replace(/ services?$/u, '');
  return [...new Set([offer, short])].flatMap((text) => [
    built(text, 'head', source),
    ...(town === '' ? [] : [built(`${text} ${town.toLowerCase()}`, 'place', source)]),
  ]);
}

const priceTail = /(?: from)? ?[£$€]\s?\d.*$/u;
const mostTold = 4;

/** "Crown reduction, stump grinding from £80": services that a row names beside the offer, alone and with the town. English. */
export function toldServices(description: string, places: readonly Slot[], source: string): Candidate[] {
  const town = places[0]?.text.toLowerCase() ?? '';
  const told = description
    .slice(0, 600)
    .split(/[,.;\n]/u)
    .map((clause) => clause.trim().replace(priceTail, '').toLowerCase());
  const services = told.filter(
    (clause) =>
      clause.includes(' ') &&
      typeHits(clause, 'en').some(
        ({ text, category }) => category === 'service' && text.length === clause.length,
      ),
  );
  return [...new Set(services)]
    .slice(0, mostTold)
    .flatMap((service) => [
      built(service, 'synonym', source),
      ...(town === '' ? [] : [built(`${service} ${town}`, 'place', source)]),
    ]);
}
