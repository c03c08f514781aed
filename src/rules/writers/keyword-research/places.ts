import { isCountry, isNowhere, isRegion, isStreet, isWide, withoutAround } from '#rules/text/regions.ts';

/** Where the business is, as far as its location says. */
export interface Places {
  /** Towns and districts, the first the main one. */
  towns: string[];
  /** Whether it named only a country, the world or the internet. */
  everywhere: boolean;
  /** A country as the location names it, where it names no town: "plumbers ireland" is a search. Empty when none. */
  country: string;
}

/** "D", "NSW", "97204": a code of a state or country, or of the post. */
const code = /^(?:[a-z]{2,3}|\d[\d\s-]*)$/iu;
const words =
  /^(?:in|near|around|based in|located in|greater|aus|(?:im )?(?:groß)?raum|nähe|bei|rund um|en|cerca de|zona de|à|près de|autour de|région de)\s+/iu;
const mostTowns = 5;

/** "Akron" of "Akron Ohio": people type the town. "North Yorkshire" and "West Virginia" are whole names. */
function withoutState(named: string): string {
  const part = named.replace(stateCode, '');
  const [, town = '', state = ''] = /^(.*\p{L}{3})\s(\p{L}{4,40})$/u.exec(part) ?? [];
  const isWhole = town === '' || isRegion(part) || side.test(town);
  return !isWhole && isRegion(state) && !isCountry(state) ? town : part;
}
/** "Boise ID", and no "Frankfurt a. M.". */
const stateCode =
  /(?<=\p{L}{3})\s(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NSW|VIC|QLD)$/u;
const side =
  /^(?:north|south|east|west|mid|central|upper|lower|greater|new|county|isle of|vale of|port|fort|lake)$/iu;

/** Inside a name of a place these stay small. */
const smallInside =
  /^(?:a|am|an|auf|de|del|der|des|du|en|im|in|la|las|le|les|lez|of|on|ob|sur|sous|the|under|upon|vor|y)$/u;

/** "swansea" and "KREFELD" as a map writes them; codes of states stay. */
function withCapitals(part: string): string {
  const isLoud = part === part.toUpperCase() && /\p{Lu}{4}/u.test(part);
  if (!isLoud && part !== part.toLowerCase()) return part;
  return part
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && smallInside.test(word)
        ? word
        : word.replace(/(?<=^|-)(?!(?:on|in|upon|of|de|la|le|sur|am|an|by|the)-)\p{Ll}/gu, (letter) =>
            letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/** Reads "Austin, TX", "Lyon 3e", "Leeds and Bradford", "Online". Countries and postcodes are no towns. */
export function placesOf(location: string): Places {
  const parts = withoutAround(location)
    .split(/[,;/|\n]|\s(?:and|&|und|y|et)\s/iu)
    .map((part) =>
      part
        .replace(words, '')
        // Postcodes before or behind the town, and districts by number.
        .replace(
          /^(?:[A-Z]{1,2}-)?\d{4,5}\s+|\s+(?:[A-Z]{1,2}\s)?\d{4,5}(?:-\d{4})?$|\s+\d{1,2}(?:e|er|ème|th|\.)?$/gu,
          '',
        )
        .replace(/[^\p{L}\p{N}\s'’.-]/gu, '')
        .trim(),
    )
    .map((part) => withCapitals(withoutState(part)))
    .filter((part) => part !== '' && part.length <= 40 && part.split(/\s+/u).length <= 4);
  // Ulm, Rye and Pau are towns, NSW and USA are none.
  const isTown = (part: string): boolean =>
    /^(?!Usa$)\p{Lu}\p{Ll}{2}$/u.test(part) || !(isWide(part) || isNowhere(part) || code.test(part));
  const named = parts.filter(isTown);
  // Behind a street stands the town that it lies in.
  const offStreet = named.filter((part) => !isStreet(part));
  const towns = (offStreet.length > 0 ? offStreet : named).slice(0, mostTowns);
  // "Austin, TX": behind the town stands where it lies, not a second town.
  const [town, ...others] = towns;
  const list = /\s(?:and|&|und|y|et)\s|;|\//iu.test(location) || towns.length > 2;
  return {
    towns: town === undefined ? [] : list ? [town, ...others] : [town],
    everywhere: parts.length > 0 && towns.length === 0,
    country: towns.length > 0 ? '' : (parts.find(isCountry) ?? ''),
  };
}
