import { isCountry, isNowhere, isStreet, isWide, withoutAround } from '#rules/text/regions.ts';

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
const words = /^(?:in|near|around|based in|located in|aus|en|à)\s+/iu;
const mostTowns = 5;

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
