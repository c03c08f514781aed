import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from './words.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split('|'));

/** Countries as people write them in the written languages, folded. */
const countries = setOf(
  'united states|united states of america|usa|u.s.a.|us|u.s.|united kingdom|uk|u.k.|great britain|england|scotland|wales|' +
    'ireland|canada|australia|new zealand|south africa|india|japan|germany|deutschland|allemagne|alemania|austria|osterreich|' +
    'switzerland|schweiz|suisse|spain|espana|espagne|mexico|argentina|colombia|chile|peru|brazil|france|frankreich|francia|' +
    'belgium|belgique|belgien|luxembourg|italy|italia|italie|portugal|netherlands|niederlande|nederland|poland|polska|sweden|' +
    'denmark|norway|finland|greece|turkey|estados unidos|reino unido',
);
/** Lands of several countries. */
const continents = setOf('europe|europa|eu|dach|america|north america');
/** What a location says that is no place on a map. */
const nowhere =
  /^(?:online|remote|worldwide|world|international|internacional|global|national|nationwide|everywhere|anywhere|internet|weltweit|bundesweit|deutschlandweit|überall|en línea|toda españa|todo el país|en ligne|mundial|todo el mundo|monde entier|partout|toute la france|france entière|n\/?a|-+)$/iu;

/** States, provinces and counties that stand behind a town in English, folded. */
const regions = setOf(
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|' +
    'kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|' +
    'new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|' +
    'south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|' +
    'quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|northern ireland|cornwall|devon|dorset|' +
    'somerset|kent|sussex|surrey|essex|norfolk|suffolk|cumbria|yorkshire|north yorkshire|lancashire|northumberland|derbyshire|' +
    'shropshire|cheshire|wiltshire|hampshire|oxfordshire|gloucestershire|herefordshire|fife|gwynedd|queensland|victoria|tasmania',
);

const plain = (place: string): string => foldWord(place.replace(/^the /iu, ''));

/** Whether a place is one whole country. */
export function isCountry(place: string): boolean {
  return countries.has(plain(place));
}

/** Whether a place is a country or more. */
export function isWide(place: string): boolean {
  return isCountry(place) || continents.has(plain(place));
}

/** Whether a location names no place at all: "online", "bundesweit". */
export function isNowhere(place: string): boolean {
  return nowhere.test(place);
}

/** "… and surrounding areas", "… und Umgebung". */
const around = longPattern('iu')`
  \s*(?:\b(?:and|&)\s+(?:the\s+)?(?:surrounding|nearby|neighbou?ring|wider)?\s*(?:areas?|region|suburbs
      |surroundings|villages|towns|counties)\b.*|\b(?:und|&|u\.)\s+umgebung\b.*
    |\by\s+(?:sus\s+)?(?:alrededores|cercanías)\b.*|\bet\s+(?:ses\s+)?(?:environs|alentours)\b.*
    |\s(?:and|&|und|et|y)\s+(?:en\s+)?(?:online|visio\p{L}*|remote(?:ly)?|zoom|telehealth|à distance
      |a distancia)$|\barea$|\bumland$)
`;
/** A place without the land around it: "Kassel" of "Kassel und Umgebung". */
export function withoutAround(place: string): string {
  return place.replace(around, '');
}

/** Whether a part of an address is a street: "12 Mill Lane", "Utrecht Street". */
export function isStreet(part: string): boolean {
  return /\d/u.test(part) || street.test(part);
}

const street =
  /\p{L}(?:straße|strasse|gasse)(?:\s|$)|\b(?:street|st\.|road|avenue|ave\.?|lane|blvd|straße|strasse|str\.|calle|rue|platz|weg)(?:\s|$)/iu;

/** Whether a name behind a town says where the town lies: "Colorado", "North Yorkshire", "Germany". */
export function isRegion(name: string): boolean {
  return regions.has(plain(name)) || isCountry(name);
}
