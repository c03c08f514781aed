import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isNowhere, isStreet, withoutAround } from '#rules/text/regions.ts';

/** Letters, with what names of places have between them. */
const plainName = /^(?=.*\p{L}{2})[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’&-]*$/u;
/** Words inside a name of a place that stay small: "frankfurt am main", "stoke on trent", "san juan de la cruz". */
const smallInside =
  /^(?:a|am|an|auf|de|del|der|des|du|en|im|in|la|las|le|les|lez|of|on|ob|sur|sous|the|under|upon|vor|y)$/u;

/** The name with its capitals where it was typed small. */
function withCapitals(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  return name
    .split(' ')
    .map((word, index) =>
      index > 0 && smallInside.test(word)
        ? word
        : word.replace(/(?<=^|-)(?!(?:on|in|upon|of|de|la|le|sur|am|an|by|the)-)\p{Ll}/gu, (letter) =>
            letter.toUpperCase(),
          ),
    )
    .join(' ');
}

const withArticle =
  /^(?:uk|usa|us|uae|united (?:kingdom|states)|netherlands|philippines|bay area|lake district|peak district|cotswolds|highlands|midlands|bronx)\b/iu;

const states =
  /(?<=\p{L}{3},?)\s+(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NSW|VIC|QLD)$/u;

/** "Dublin 2", "Paris 15e": a part of a town by its number, and no street with one. */
const district =
  /^(\s*\p{Lu}(?:(?!(?:straße|strasse|str|gasse|weg|platz|allee|ring|ufer)(?:\s|$))\p{L})+) \d{1,2}(?:er|e|ème)?\s*$/u;

/**
 * The place as an ad names it: the town, without state, postcode, country and "and surrounding areas". Empty when the
 * location names no place.
 */
export function placeOf(location: string, language: WrittenLanguage): string {
  const parts = location.split(/[,;|/()（）、，]|\s[-–—]\s/u).map((part) =>
    withoutAround(part)
      .replace(district, '$1')
      .replace(
        /(?<![\p{L}\p{N}])(?=[\p{Lu}\d -]{0,40}\d)[\p{Lu}\d]{2,8}(?:\s\d\p{Lu}{2})?(?![\p{L}\p{N}])/gu,
        ' ',
      )
      .replace(
        /^(?:in|near|around|across|throughout|all (?:over|of)|greater area of|based in|serving|ganz|nahe|bei|en|cerca de|près de|à)\s+/iu,
        '',
      )
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(states, ''),
  );
  const named = parts.find((part) => plainName.test(part) && !isStreet(part)) ?? '';
  if (isNowhere(named) || named.split(' ').length > 5) return '';
  // "UK wide", "UK-wide"
  const written = withCapitals(named.replace(/[\s-]wide$/iu, ''));
  return language === 'en' && withArticle.test(written) ? `the ${written}` : written;
}

/** What is one place, though its name joins two. */
const onePlace = /^(?:tyne and wear|bosnia and herzegovina|castilla y león|bosnien und herzegowina)$/iu;

/**
 * "Freiburg" of "Freiburg im Breisgau", "Newcastle" of "Newcastle upon Tyne", "Leeds" of "Leeds and West Yorkshire": a town
 * as it is typed.
 */
export function townOf(place: string): string {
  const first = onePlace.test(place) ? place : place.split(/\s(?:and|&|und|y|et)\s/iu)[0]!;
  return first.replace(
    /(?<=\p{L}{4})(?!\sam See(?!\p{L}))(?:\s(?:im|am|an der|in der|ob der|vor der|a\.?\s?d\.?|i\.?\s?br\.?)\s\p{Lu}.*|\supon Tyne)$/u,
    '',
  );
}
