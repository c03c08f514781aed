import { businessNounOf } from '#rules/ads/business-noun.ts';
import { doerOfField } from '#rules/ads/doer-of-field.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { withThing } from '#rules/offers/lacking-thing.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { wordsOf } from '#rules/text/words.ts';
import { lowerStart } from '#rules/text/lower-start.ts';
import { upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';

import type { Service } from './services.ts';

/** Who does the work of an industry, as a town is searched for them; null where the form names no trade. */
export function tradeNounOf({
  industry,
  language: { written },
}: Pick<AdsBrief, 'industry' | 'language'>): string | null {
  return businessNounOf(industry, written) ?? (written === 'en' ? doerOfField(industry) : null);
}

/** "Emergency call out 24/7": that somebody comes at once, and not who. */
const atOnce =
  /^(?:(?:24[/ ]7|24[- ]hours?|same[- ]day) )?(?:emergenc(?:y|ies)|out[- ]of[- ]hours)(?: (?:emergenc(?:y|ies)|call[- ]?outs?|services?|work|cover|care|appointments?))?(?:,? (?:24[/ ]7|24[- ]hours?))?$/iu;
/** "1-to-1 sessions", "toddler classes": for whom or for how many, and of what. */
const onlyWhom =
  /^((?:1[- ]to[- ]1|1:1|one[- ]to[- ]one|private|group|small group|toddlers?|kids|childrens|children['’]s|adults?|family|beginners?|drop[- ]in|taster|sen|open|parent and toddler) )(sessions?|class(?:es)?|lessons?|courses?)$/iu;
/** "Dog friendly seating": of what a guest looks for whole. */
const dogsWelcome =
  /^dog[- ]friendly (?:seating|tables?|terrace|garden|rooms?|area|outside|inside|indoors)$/iu;
const animals =
  /\b(?:pets?|dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|horses?|equine|animals?|birds?|small furries|grooms?|grooming|kennels?|walk(?:s|ing)?)\b/iu;
/** Trades whose customers are led on a lead, each with the word that its services lack. */
const ofAnimals: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:vets?|veterinar(?:y|ian)s?)\b|\bvet(?:erinary)? (?:practice|clinic|surgery|hospital|centre)s?$/iu,
    'pet',
  ],
  [/^(?:mobile )?(?:dog|canine) (?:groom\p{L}+|train\p{L}+|salon|spa)/iu, 'dog'],
  [/^dog (?:walk|sit|board|minding|day ?care)\p{L}*/iu, 'dog'],
  [/^(?:mobile )?(?:pet|cat) (?:groom\p{L}+|salon|spa)/iu, 'pet'],
];
const places =
  /\s(?:parks?|studios?|schools?|cent(?:re|er)s?|clubs?|academ(?:y|ies)|gyms?|walls?|lessons?|class(?:es)?|tuition)$/iu;
/** People alone: "adult beginners" of a swim school. */
const onlyPeople =
  /^(?:(?:adult|absolute|complete|nervous|young) )?(?:adults|beginners|improvers|toddlers|babies|kids|children|teens|teenagers|seniors)$/iu;
const taught = /^\p{L}{4,} (?:lessons|classes)$/iu;
/** "Heat pumps installed": the thing and what is done to it. */
const doneTo =
  /^((?:\p{L}+ ){0,2}\p{L}{3,}) (installed|fitted|repaired|serviced|replaced|removed|cleaned)$/iu;
const deedOf: Readonly<Record<string, string>> = {
  installed: 'installation',
  fitted: 'fitting',
  repaired: 'repair',
  serviced: 'servicing',
  replaced: 'replacement',
  removed: 'removal',
  cleaned: 'cleaning',
};

type House = Pick<AdsBrief, 'industry' | 'businessName' | 'businessType' | 'language'>;

/** What is done or taught at a place: "trampoline" of a trampoline park, "pilates" that two of its offers name. */
function topicOf({ industry, businessName }: House, services: readonly Service[]): string {
  const front = places.test(industry) ? industry.replace(places, '').trim().toLowerCase() : '';
  if (/^\p{L}{4,}$/u.test(front)) return front;
  const texts = [businessName, ...services.map(({ name }) => name)].map((text) =>
    wordsOf(text.toLowerCase()).map((word) => word.text),
  );
  const isTaughtTwice = (word: string): boolean =>
    topics.has(word) && texts.filter((text) => text.includes(word)).length > 1;
  return texts.flat().find(isTaughtTwice) ?? '';
}
const topics = new Set(
  'pilates yoga barre ballet dance swimming tennis golf karate judo boxing fitness climbing gymnastics piano guitar violin singing drama art pottery ceramics sewing cooking maths english french spanish german riding surfing skiing trampoline'.split(
    ' ',
  ),
);

/**
 * What the group of a service is built on, where nobody types its own name: who comes at once is searched as an "emergency tree
 * surgeon", seats for dogs as a "dog friendly cafe". The service keeps its name in the texts. English.
 */
export function searchedAs(service: Service, house: House): Service {
  const trade = tradeNounOf(house)?.toLowerCase() ?? '';
  if (service.isKeyword || house.language.written !== 'en' || trade === '') return service;
  if (atOnce.test(service.name)) return { ...service, name: `Emergency ${trade}` };
  return dogsWelcome.test(service.name) ? { ...service, name: `Dog friendly ${trade}` } : service;
}

interface Keepers {
  /** The industry, or who works in it. */
  trade: RegExp;
  /** Names that say already whom they are for. */
  said: RegExp;
  /** What stands behind any other name. */
  tail: string;
  /** What is called after the trade when it cannot wait. */
  atOnce: readonly [name: RegExp, called: string] | null;
}

const animalsAbroad =
  /(?<!\p{L})(?:\p{L}*(?:hund|katze|welpe|tier|pferd)\p{L}*|perr[oa]s?|gat[oa]s?|cachorr\p{L}*|mascotas?|animales?|veterinari\p{L}*|canin\p{L}*|chiens?|chiots?|chats?|animal|animaux|vétérinaire\p{L}*|félin\p{L}*)(?!\p{L})/iu;

/** The same for who looks after animals in German, Spanish and French: their words for it stand behind the name. */
const keepers: Readonly<Partial<Record<WrittenLanguage, readonly Keepers[]>>> = {
  de: [
    {
      trade: /^(?:klein)?tier(?:arzt|ärzt|klinik)/iu,
      said: animalsAbroad,
      tail: 'beim Tierarzt',
      atOnce: [/^(?:24[- ]?(?:std|stunden|h)[- ])?notdienst$|^notfälle$/iu, 'Tierärztlicher Notdienst'],
    },
    { trade: /^hunde?(?:salon|friseur|pflege)/iu, said: animalsAbroad, tail: 'für Hunde', atOnce: null },
  ],
  es: [
    {
      trade: /(?<!\p{L})veterinari\p{L}*/iu,
      said: animalsAbroad,
      tail: 'para mascotas',
      atOnce: [/^urgencias(?: (?:24|las 24) ?(?:h|horas))?$/iu, 'Urgencias veterinarias'],
    },
    { trade: /peluquería canina/iu, said: animalsAbroad, tail: 'para perros', atOnce: null },
  ],
  fr: [
    {
      trade: /(?<!\p{L})vétérinaire/iu,
      said: animalsAbroad,
      tail: 'pour animaux',
      atOnce: [/^urgences(?: 24 ?h(?:\/24)?)?$/iu, 'Urgences vétérinaires'],
    },
    { trade: /toilettage/iu, said: animalsAbroad, tail: 'pour chien', atOnce: null },
  ],
};

function namedAbroad(
  services: readonly Service[],
  { industry, language: { written } }: House,
): readonly Service[] {
  const found = keepers[written]?.find(({ trade }) => trade.test(industry));
  if (found === undefined) return services;
  const { said, tail, atOnce: urgent } = found;
  const rename = (name: string): string => {
    if (urgent?.[0].test(name) === true) return urgent[1];
    return said.test(name) || name.split(' ').length > 3 ? name : `${name} ${tail}`;
  };
  return services.map((service) =>
    service.isKeyword ? service : { ...service, name: rename(service.name) },
  );
}

/**
 * Services by names that say whose they are, where their own are typed for any trade: a vet's vaccinations are those of pets,
 * toddler sessions of a trampoline park are "toddler trampoline sessions". Handed-over keywords stay.
 */
export function namedByTrade(services: readonly Service[], house: House): readonly Service[] {
  if (house.language.written !== 'en') return namedAbroad(services, house);
  const trade = tradeNounOf(house)?.toLowerCase() ?? '';
  const animal = ofAnimals.find(([pattern]) => pattern.test(trade))?.[1];
  const rename = (name: string): string => {
    if (animal !== undefined && !animals.test(name) && name.split(' ').length < 3)
      return /^dental$/iu.test(name) ? 'Pet dental care' : `${upperFirst(animal)} ${lowerStart(name)}`;
    const [, thing = '', done = ''] = doneTo.exec(name) ?? [];
    if (done !== '') return `${singularPhrase(thing)} ${deedOf[done.toLowerCase()]}`;
    if (onlyPeople.test(name) && taught.test(house.industry))
      return `${lowerStart(house.industry)} for ${lowerStart(name)}`;
    // "Over 60s" of a gym are those who come.
    if (
      /^(?:over|under)[- ]?\d{1,2}['’]?s$/iu.test(name) &&
      /^(?:fitness|education)$/u.test(house.businessType)
    )
      return `${lowerStart(name)} classes`;
    const [, whom = '', form = ''] = onlyWhom.exec(name) ?? [];
    const topic = form === '' ? '' : topicOf(house, services);
    return topic === ''
      ? withThing(name, { ...house, isOfVehicles: house.businessType === 'automotive' })
      : `${whom}${topic} ${form}`;
  };
  return services.map((service) =>
    service.isKeyword ? service : { ...service, name: rename(service.name) },
  );
}
