import { withThing } from '#rules/offers/lacking-thing.ts';
import { saidWhole } from '#rules/offers/said-whole.ts';
import { helpAtOnce } from '#rules/offers/at-once-abroad.ts';
import { atOnce, ofAnimals } from '#rules/offers/of-animals.ts';
import { isPeople } from '#rules/offers/people.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { wordsOf } from '#rules/text/words.ts';
import { lowerStart } from '#rules/text/lower-start.ts';
import type { AdsBrief } from './brief.ts';
import { tradeOf } from './house.ts';
import type { Service } from './services.ts';

/** "1-to-1 sessions", "toddler classes": for whom or for how many, and of what. */
const onlyWhom =
  /^((?:1[- ]to[- ]1|1:1|one[- ]to[- ]one|private|group|small group|toddlers?|kids|childrens|children['’]s|adults?|family|beginners?|drop[- ]in|taster|sen|open|parent and toddler) )(sessions?|class(?:es)?|lessons?|courses?)$/iu;
/** "Dog friendly seating": of what a guest looks for whole. */
const dogsWelcome =
  /^dog[- ]friendly (?:seating|tables?|terrace|garden|rooms?|area|outside|inside|indoors)$/iu;
const places =
  /\s(?:parks?|studios?|schools?|cent(?:re|er)s?|clubs?|academ(?:y|ies)|gyms?|walls?|lessons?|class(?:es)?|tuition)$/iu;
/** People alone: "adult beginners" of a swim school. */
const onlyPeople =
  /^(?:(?:adult|absolute|complete|nervous|young) )?(?:adults|beginners|improvers|toddlers|babies|kids|children|teens|teenagers|seniors)$/iu;
const taught = /^\p{L}{4,} (?:lessons|classes)$/iu;
/** "Heat pumps installed": the thing and what is done to it. */
const doneTo =
  /^((?:\p{L}+ ){0,2}\p{L}{3,}) (installed|fitted|repaired|serviced|replaced|removed|cleaned)$/iu;
const lessonFor = /^(\p{L}+ (?:lessons|courses|classes|sessions)) for (.{3,40})$/iu;
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
  const named = tradeOf(house) ?? '';
  const trade = named.toLowerCase();
  const atOnceAbroad = service.isKeyword ? null : helpAtOnce(service.name, named, house.language.written);
  if (atOnceAbroad !== null) return { ...service, name: atOnceAbroad };
  if (service.isKeyword || house.language.written !== 'en' || trade === '') return service;
  if (atOnce.test(service.name))
    return { ...service, name: `Emergency ${trade.startsWith('veterinar') ? 'vet' : trade}` };
  return dogsWelcome.test(service.name) ? { ...service, name: `Dog friendly ${trade}` } : service;
}

/** "Blanqueamiento dental" of a dentist's "blanqueamiento", which is bleaching of anything. */
function wholeAbroad(name: string, { industry, businessName, language }: House): string {
  const lower = lowerStart(name);
  const whole = saidWhole(lower, `${businessName} ${industry}`, language.written);
  // "Suelo pélvico" is what is treated, and told by its own name.
  return whole !== lower && whole.startsWith(lower) ? whole : name;
}

/**
 * Services by names that say whose they are, where their own are typed for any trade: a vet's vaccinations are those of pets,
 * toddler sessions of a trampoline park are "toddler trampoline sessions". Handed-over keywords stay.
 */
export function namedByTrade(services: readonly Service[], house: House): readonly Service[] {
  const { written } = house.language;
  const rename = (name: string): string => {
    const ofThem = ofAnimals(name, house.industry, written);
    if (ofThem !== name || written !== 'en') return ofThem === name ? wholeAbroad(name, house) : ofThem;
    // "Refresher driving lessons for nervous drivers": whom a lesson is for says nothing of what is taught.
    const [, lesson = '', whomFor = ''] = lessonFor.exec(name) ?? [];
    if (lesson !== '' && isPeople(whomFor, 'en')) return `${rename(lesson)} for ${whomFor}`;
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
