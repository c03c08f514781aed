import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { contentStemsOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { AdsBrief } from './brief.ts';
import { isDeed, isDoneForBuyers, isTaught } from './deeds.ts';
import type { FactPhrase } from './fact-phrases.ts';
import type { Theme } from './themes.ts';

/** What every offer may come with, by its last word: a fact that begins with it is told of all. */
const anyOffers = longPattern('iu')`
  (?:delivery|shipping|fitting|installation|assembly|collection|treatments?|sessions?|services?|rooms?
    |trips?|tours?|menus?|menús?|dishes|products?|goods|items|orders?|prices?|staff|team|teachers?|tutors?
    |instructors?|drivers?|cleaners?|carers?|nannies|groomers?|trainers?|guides?|stylists?|therapists?
    |engineers?|lieferung|versand|montage|einbau|zimmer|preise|behandlung(?:en)?|livraison|pose|chambres?
    |prix|soins?|plats?|entrega|envíos?|instalación|habitaci(?:ón|ones)|precios?|tratamientos?|platos?)$
`;
/** "Our candles", "alle Kerzen": how the thing of a fact is led in. */
const determiner =
  /^(?:(?:all|every|each|our|the|alle|unsere|jede[rs]?|todas?|todos?|nuestr[oa]s|las?|los|el|tou(?:te)?s|nos|les?)\s+){1,2}/iu;

/** The word that says what a service is: the last in English and German, the first in Spanish and French. */
function headOf(name: string, written: WrittenLanguage): string {
  const words = name.replace(/\s(?:for|with|from|to|für|mit|nach)\s.*$/iu, '').split(' ');
  return (written === 'es' || written === 'fr' ? words[0] : words.at(-1)) ?? '';
}

/**
 * Whether a fact begins with the thing that another service is and the theme is not: "candles burn for 45 hours" is told of
 * soy candles and candle refills, not of reed diffusers. What any offer may come with, delivery or classes, is everybody's.
 */
function isOfAnother(theme: Theme, { offered, language: { written } }: AdsBrief): (text: string) => boolean {
  // The trade has all of them.
  if (theme.isTrade) return () => false;
  const own = stemsOf(theme.service.name);
  const heads = new Set(
    offered
      .map(({ name }) => headOf(name, written).toLowerCase())
      .filter((head) => !anyOffers.test(head) && !isDoneForBuyers(head, written)),
  );
  // "Repaired within 48 hours" is told of repairs, and of no second-hand bikes.
  const done = isDeed(theme.service.name, written)
    ? []
    : offered
        .map(({ name }) => headOf(name, written))
        .filter((head) => isDeed(head, written))
        .map(base);
  const others = [...heads].flatMap((head) => stemsOf(head));
  const isIn = (stem: string, names: readonly string[]): boolean =>
    names.some((name) => name === stem || (written === 'de' && stem.length > 4 && name.endsWith(stem)));
  return (text) => {
    const word = text.replace(determiner, '').split(' ')[0] ?? '';
    // "Exports to Xero" is what a program does, and no payroll export; "shoe fitting" is told of shoes.
    if (written === 'en' && /s$/iu.test(word) && !heads.has(word.toLowerCase())) return false;
    if (written === 'en' && /ed$/iu.test(word) && done.includes(base(word))) return true;
    const isForeign = (said: string): boolean => {
      const [thing = ''] = stemsOf(said);
      return thing.length > 3 && isIn(thing, others) && !isIn(thing, own);
    };
    // "10 year guarantee on doors" is none on feed.
    return isForeign(word) || (written === 'en' && isForeign(onWhat.exec(text)?.[1] ?? ''));
  };
}

const onWhat = /\son (?:(?:all|every|our|the|any) ){0,2}(\p{L}+)$/iu;

/** "Repair" of "repaired", "servic" of "service" and "serviced", "clean" of "cleaning": the part that all of them have. */
const base = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|e|s)$/u, '');

/** "Firing from $3": what a price is of stands before it. */
const priced =
  /^(.{3,40}?)\s(?:from\s|for\s|ab\s|nur\s|desde\s|à partir de\s|dès\s)?[$€£]?\d[\d.,]*\s?[$€£]?/iu;
/** "£15 skin fade": or behind it. */
const pricedBehind =
  /^(?:from |only |just |ab |nur |desde |solo |dès )?[$€£]\s?\d[\d.,]*\s(?!(?:off|or|and|an?|per|for|to|each|minimum|deposit|discount|credit|voucher|gift|million|m|k)(?!\p{L}))(\p{L}.{2,40})$/iu;
const money = /[$€£]/u;

/** Whether a fact is the price of another service: the one of firing is none of a mug. */
function isPriceOfAnother(theme: Theme, { offered }: AdsBrief): (text: string) => boolean {
  if (theme.isTrade) return () => false;
  const own = new Set(stemsOf(theme.service.name));
  const others = new Set(
    offered
      .flatMap(({ name }) => name.split(' '))
      .filter((word) => !anyOffers.test(word) && !isTaught(word))
      .flatMap(contentStemsOf),
  );
  const rivals = offered
    .filter((service) => service !== theme.service)
    .map(({ name }) => stemsOf(name))
    .filter((stems) => stems.length > 1);
  return (text) => {
    const subject = money.test(text) ? (priced.exec(text)?.[1] ?? pricedBehind.exec(text)?.[1]) : undefined;
    if (subject === undefined) return false;
    const said = contentStemsOf(subject);
    const named = new Set(stemsOf(subject));
    // "Hot stone massage £80" is the price of a massage, and of no Thai massage.
    if (
      ![...own].every((stem) => named.has(stem)) &&
      rivals.some((stems) => stems.every((stem) => named.has(stem)))
    )
      return true;
    return said.some((stem) => others.has(stem)) && !said.some((stem) => own.has(stem));
  };
}

/** What is true of things that are sent and washed, and what is true of those who are taught. */
const ofGoods =
  /(?:dishwasher|microwave|machine wash\p{L}*|washable|recyclable|spülmaschinenfest|lavavajillas|lave-vaisselle)|^(?:ships?|shipping|posted|free shipping|versand\p{L}*|envíos?|livraison)(?!\p{L})/iu;

/** Whether a shop tells of its goods what is true of its classes, or the other way round. */
function isOfOtherKind(theme: Theme, { businessType, language }: AdsBrief): (text: string) => boolean {
  if (businessType !== 'retail' || theme.isTrade) return () => false;
  const isDone = isDoneForBuyers(theme.root, language.written);
  return (text) => (isDone ? ofGoods.test(text) : isTaught(text.split(' ')[0] ?? ''));
}

/**
 * Whether a fact can stand in the ad of a theme: "one dog at a time" is told of dog grooming and of nail trims, not of
 * cat grooming. Rivals are the words that stand in another service's name where the theme has one of its own.
 */
export function suits(theme: Theme, brief: AdsBrief): (fact: Pick<FactPhrase, 'text'>) => boolean {
  const own = new Set(stemsOf(theme.service.name));
  const rivals = new Set(
    brief.services.flatMap(({ name }) => {
      const stems = [...new Set(stemsOf(name))];
      const others = stems.filter((stem) => !own.has(stem));
      // Names of one pattern: one word of theirs stands where one of the theme's does.
      return own.size > 1 && stems.length === own.size && others.length === 1 ? others : [];
    }),
  );
  const isForeign = [isOfAnother, isPriceOfAnother, isOfOtherKind].map((of) => of(theme, brief));
  return ({ text }) => {
    if (isForeign.some((is) => is(text))) return false;
    const said = stemsOf(text);
    return said.some((stem) => own.has(stem)) || !said.some((stem) => rivals.has(stem));
  };
}
