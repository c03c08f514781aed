import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { spokenByUs } from '#rules/offers/spoken-otherwise.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { guestHouses } from './guest-houses.ts';
import { gatheringPlaceIn } from './hired-out.ts';
import { openingNames } from './opening-name.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** Flats are let to guests where the trade is travel. */
const flats =
  /(?<!\p{L})(?:apartamentos?|appartements?|apartments?|studios?|Zimmer|Appartements?|bungalows?|suites?|habitaciones|chambres)(?!\p{L})/iu;
const travel =
  /turis|touris|reise|ferien|urlaub|hospitality|hotel|hostel|alojam|lodging|travel|vacat|hébergement|location saisonnière|freizeit/iu;
/** Who builds and sells houses lets none, whatever is said of the beds in them. */
const sellsHouses =
  /(?<!\p{L})(?:(?:made|built) to order|delivered and (?:installed|erected|assembled)|we (?:build|make|sell)|planning permission|flat[- ]pack|self[- ]build|for sale|cleaned|cleaning|changeovers?)(?!\p{L})/iu;
const buildsHouses = /^(?:manufacturing|construction|retail|real estate)$/iu;
/** A winery with a holiday flat is looked for by its wine. */
const sellsGoods =
  /^(?:wein(?:gut|bau|handlung)|winzer|winery|vineyard|bodega|domaine viticole|vigneron|brauerei|brewery|bäckerei|bakery|konditorei|metzgerei|butcher|hofladen|farm shop|käserei|fromagerie|fahrschule|driving school)/iu;
/** Before the house stands only how many and of what sort they are; behind "for" stands whose customers they are. */
const before: Readonly<Record<Written, RegExp>> = {
  en: longPattern('iu')`
    ^(?:(?:we (?:have|let|rent|rent out|run|own|offer)|stay in|sleep in
        |is an?)\s)?(?:(?!(?:for|of|to|at|in|on|by|with|from|near|and|or|that|which|who|we|i|you|your|sell
          |build|make|repair|book|buy|games|dining|drying|boot|play|living|sitting|shower|laundry|utility
          |function|meeting|treatment|tea|waiting)\s|(?!sleeping|charming
          |adjoining)\p{L}{3,}ing\s)[\p{L}\p{N}’'-]+\s){0,5}$
  `,
  de: /^(?:(?:wir (?:vermieten|haben|bieten)|unser[en]*|unsere|ein|eine|das|die|im|zwei|drei|vier|fünf|sechs|sieben|acht|\d+|\p{L}+e[rs]?)\s){0,5}$/iu,
  es: /^(?:alquiler de )?(?:(?:alquilamos|tenemos|somos|nuestr[oa]s?|una?|el|la|dos|tres|cuatro|cinco|seis|siete|ocho|\d+|pequeñ[oa]s?|acogedor(?:as?|es)?|bonit[oa]s?|antigu[oa]s?)\s){0,4}$/iu,
  fr: /^(?:locations? (?:de |d['’])(?:cottages (?:et )?(?:de )?)?)?(?:(?:nous (?:louons|avons|proposons)|notre|nos|une?|le|la|les|deux|trois|quatre|cinq|six|sept|huit|\d+|petite?s?|grande?s?|jolie?s?|beaux?|ancienne?s?|vieille?s?)\s){0,4}$/iu,
};
/** Behind an English house it goes on with where it is and what it has; another noun names what is done for houses. */
const goesOn = longPattern('u')`
  ^(?:$|[.,;:!?)(–—-]|\s(?:with|without|for|two|three|\d+|five|ten|in|on|at|near|by|above|below|beneath
      |beside|under|overlooking|among|from|to|of|opposite|behind|next|close|across|facing|outside|around
      |minutes|steps|available|that|which|where|and|or|just|only|set|tucked|a|an|sleeps?|sleeping
      |overlooking|facing|plus|all|\p{L}+ed|\p{L}+ly|built|hidden|surrounded|down|up|along|off|inside
      |between|a)(?!\p{L}))
`;
const nextHouse: Readonly<Record<Written, RegExp>> = {
  en: /^(?:,? and |, |,? plus )/iu,
  de: /^(?:,? und |, )/iu,
  es: /^(?:,? y |, )/iu,
  fr: /^(?:,? et |, )/iu,
};

interface Told {
  description: string;
  businessName: string;
  industry: string;
  language: WrittenLanguage;
}

/** Names that only a place to stay has: "Hollow Farm Stays". */
const namedForGuests =
  /(?<!\p{L})(?:stays?|escapes|retreats?|glamping|camping|hideaways?|getaways?|holiday(?:s| lets| homes| cottages)|lets|b&b|guest ?house|ferien\p{L}*|urlaub\p{L}*|gîtes?|chambres d['’]hôtes|casas? rural(?:es)?|alojamientos?)(?!\p{L})/iu;

/** Whether the text or the name of a business tells of guests who stay overnight. */
function tellsOfGuests({ description, businessName, industry, language }: Told): boolean {
  return (
    language !== 'other' &&
    !buildsHouses.test(industry.trim()) &&
    (namedForGuests.test(businessName) || guestHouses[language].stays.test(description))
  );
}

/** The same, and of the trades that put guests up among other things. */
function hasGuests(told: Told): boolean {
  return tellsOfGuests(told) || (told.language !== 'other' && travel.test(told.industry));
}

/** Whether a name is that of a house for guests, of a business that may have some. */
export function isGuestHouse(name: string, told: Told): boolean {
  const { language, industry } = told;
  if (language === 'other' || buildsHouses.test(industry.trim())) return false;
  const { always, rooms } = guestHouses[language];
  const front = name.replace(/\s(?:with|mit|con|avec)\s.*$/iu, '');
  const isWhole = (pattern: RegExp): boolean => pattern.exec(front)?.[0] === front;
  return isWhole(always) || (hasGuests(told) && isWhole(rooms));
}

/**
 * What a house with guests is looked for by, where the description opens with it or its name says it: "Casa rural con cinco
 * habitaciones, chimenea y jardín" is a casa rural, and no jardín. Empty for all other businesses.
 */
export function lodgingIn(told: Told): string[] {
  const { description, businessName, industry, language } = told;
  if (language === 'other') return [];
  const { always, rooms } = guestHouses[language];
  if (sellsHouses.test(description) && !tellsOfGuests(told)) return [];
  const patterns = [always, ...(travel.test(industry) ? [flats] : []), ...(hasGuests(told) ? [rooms] : [])];
  const isHouse = !sellsGoods.test(industry.trim());
  const found: string[] = sleptIn(description, language);
  for (const sentence of description
    .split('\n')
    .flatMap(splitSentences)
    .slice(0, isHouse ? 2 : 1)) {
    const own = sentence.startsWith(`${businessName} `) ? sentence.slice(businessName.length + 1) : sentence;
    // "Games room, bluebell wood": what a second sentence opens with is what the house has, where nobody says that it is let.
    const read = found.length === 0 || speaksOf.test(own) ? patterns : [always];
    found.push(...housesIn(own.replace(/^(?:is|ist|es|est)\s/iu, ''), read, language));
  }
  if (found.length === 0 && isHouse && tellsOfGuests(told) && !isLet(description, language))
    found.push(...openingNames(description, language));
  const named = always.exec(businessName)?.[0];
  if (found.length > 0 && breakfast.test(description) && found.some((house) => /rooms$/iu.test(house)))
    found.push('bed and breakfast');
  if (named === undefined) return found;
  return found.length > 0 || description.trim() === '' ? [...found, named] : found;
}

/** "Speakers to hire by the weekend" are no rooms. */
function isLet(description: string, language: Written): boolean {
  return spokenByUs(splitSentences(description.split('\n')[0]!)[0] ?? '', language) !== null;
}

/** "Restored signal box" of "Sleep in a restored signal box beside the railway". */
function sleptIn(description: string, language: Written): string[] {
  if (language !== 'en') return [];
  const [, house = ''] =
    /^(?:stay|sleep|wake up|spend (?:a|the|your) (?:night|weekend|week|holiday))\s(?:in|aboard|on)\s(?:an?|our|the)\s([^.,;:]{3,60}?)(?=\s(?:in|on|at|beside|near|by|with|above|overlooking|among|for|of|that|where|and)\s|[.,;:]|$)/iu.exec(
      description.trim(),
    ) ?? [];
  return house === '' || house.split(' ').length > 4 ? [] : [house];
}

/** Rooms with a breakfast are looked for by what that is called. */
const breakfast = /\bbreakfast\b/iu;

const speaksOf =
  /^(?:we|our|wir|unsere?|nous|nos|tenemos|alquilamos)\s|^\p{L}+\s(?:gästezimmer|zimmer|chambres|habitaciones)/iu;

/** The houses that a sentence opens with, up to where it says where they are and what they have. */
function housesIn(sentence: string, patterns: readonly RegExp[], language: Written): string[] {
  // "Hotel rooms cleaned", "gîte ménage": a house is told of up to where something is added to it.
  const hits = patterns
    .map((pattern) => pattern.exec(sentence.slice(0, 120)))
    .filter((hit) => hit !== null && before[language].test(sentence.slice(0, hit.index)));
  const [hit] = hits;
  if (hit === undefined || hit === null) return [];
  const behind = sentence.slice(hit.index + hit[0].length);
  if (/^\s?(?:-|(?!sleeping|overlooking|facing)\p{L}+(?:ing|ung)(?!\p{L}))/u.test(behind)) return [];
  if (language === 'en' && !goesOn.test(behind)) return [];
  const joint = nextHouse[language].exec(behind)?.[0];
  const name = gatheringPlaceIn(sentence.slice(hit.index), language) ?? hit[0];
  return [name, ...(joint === undefined ? [] : housesIn(behind.slice(joint.length), patterns, language))];
}
