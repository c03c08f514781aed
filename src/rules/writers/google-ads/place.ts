import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isNowhere, isStreet, withoutAround } from '#rules/text/regions.ts';

/** Letters, with what names of places have between them. */
const plainName = /^(?=.*\p{L}{2})[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’&-]*$/u;
/** Words inside a name of a place that stay small: "frankfurt am main", "stoke on trent", "san juan de la cruz". */
const smallInside =
  /^(?:a|am|an|auf|de|del|der|des|du|en|im|in|la|las|le|les|lez|of|on|ob|sur|sous|the|under|upon|vor|y)$/u;

/** The name with its capitals where it was typed small, or shouted: "GLASGOW", but "NYC". */
function withCapitals(name: string): string {
  if (/\p{Ll}/u.test(name) ? /\p{Lu}/u.test(name) : !/\p{Lu}{4}/u.test(name)) return name;
  return name
    .toLowerCase()
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
  /^(?:uk|usa|us|uae|united (?:kingdom|states)|netherlands|philippines|bay area|lake district|peak district|cotswolds|highlands|midlands|bronx|isles? of)\b/iu;

const states =
  /(?<=\p{L}{3},?)\s+(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NSW|VIC|QLD|SA|TAS|ACT)$/u;
/** The same typed small, but for those that are words: "san antonio tx". */
const smallStates =
  /(?<=^[^\p{Lu}]*\p{Ll}{3},?)\s+(?:a[krz]|ca|ct|dc|fl|ga|ia|il|k[sy]|m[dnost]|n[cdehjmvy]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]|nsw|qld)$/u;

/** "I travel all over Ireland", "we cover Kent": the place of the sentence. */
const whereWeWork =
  /^(?:(?:we|i)(?:['’]re|['’]m)? (?:are |am )?(?:travel|work|cover|serve|deliver|operate|based|located|come)(?: (?:all|over|across|throughout|in|around|to|anywhere|everywhere|within|out|of|the whole))*|wir (?:sind|arbeiten|kommen|fahren)(?: (?:in|nach|im|ganz|rund|um))*|(?:trabajamos|estamos|damos servicio)(?: (?:en|por|toda?))*|nous (?:intervenons|sommes|travaillons)(?: (?:à|en|sur|dans|toute?))*)\s+/iu;

/** "Dublin 2", "Paris 15e": a part of a town by its number, and no street with one. */
const district =
  /^(\s*\p{L}(?:(?!(?:straße|strasse|str|gasse|weg|platz|allee|ring|ufer)(?:\s|$))\p{L})+) \d{1,2}(?:er|e|ème)?\s*$/iu;

/**
 * The place as an ad names it: the town, without state, postcode, country and "and surrounding areas". Empty when the
 * location names no place.
 */
export function placeOf(location: string, language: WrittenLanguage): string {
  const said = location.split(/[,;|/()（）、，]|\s[-–—]\s/u);
  const parts = said.map((part) =>
    withoutAround(part)
      .replace(district, '$1')
      .replace(
        /(?<![\p{L}\p{N}])(?=[\p{Lu}\d -]{0,40}\d)[\p{Lu}\d]{2,8}(?:\s\d\p{Lu}{2})?(?![\p{L}\p{N}])/gu,
        ' ',
      )
      .replace(whereWeWork, '')
      .replace(
        /^(?:in der nähe von|in|near|close to|(?:just )?outside(?: of)?|around|across|throughout|all (?:over|of)|greater area of|based in|serving|ganz|nahe|bei|en|cerca de|près de|proche de|à)\s+|^(?:près|proche) d['’]/iu,
        '',
      )
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(states, '')
      .replace(language === 'en' ? smallStates : /$^/u, ''),
  );
  const index = parts.findIndex((part) => plainName.test(part) && !isStreet(part));
  const named = parts[index] ?? '';
  if (/(?<!\p{L})(?:we|i|our|you|wir|unser\p{L}*|nous|nosotros)(?!\p{L})/iu.test(named)) return '';
  if (isNowhere(named) || named.split(' ').length > 5) return '';
  // "UK wide", "UK-wide"
  const written = withCapitals(named.replace(/[\s-]wide$/iu, ''));
  const place = language === 'en' && withArticle.test(written) ? `the ${written}` : written;
  const near = nearby[language];
  if (near === undefined || !near[0].test(said[index] ?? '')) return place;
  return language === 'fr' && /^[AEIOUÉÈH]/u.test(place) ? `près d’${place}` : `${near[1]} ${place}`;
}

/** Whoever is near a town is not in it, and says so in its ads. */
const nearby: Readonly<Partial<Record<WrittenLanguage, readonly [typed: RegExp, written: string]>>> = {
  en: [/^\s*(?:near|close to|(?:just )?outside(?: of)?)\s/iu, 'near'],
  de: [/^\s*(?:nahe|in der nähe von)\s/iu, 'nahe'],
  es: [/^\s*cerca de\s/iu, 'cerca de'],
  fr: [/^\s*(?:près d[e’']|proche d[e’'])/iu, 'près de'],
};
const nearWord = /^(?:(?:near|nahe|cerca de|près de) (?=\p{Lu}|the \p{Lu})|près d’(?=\p{Lu}))/u;

/** "Bath" of "near Bath". */
export function withoutNear(place: string): string {
  return place.replace(nearWord, '');
}

/** Whether a place, as `placeOf` gives it, is where others are: "near Bath". */
export function isBesidePlace(place: string): boolean {
  return nearWord.test(place);
}

/** What is one place, though its name joins two. */
const onePlace = /^(?:tyne and wear|bosnia and herzegovina|castilla y león|bosnien und herzegowina)$/iu;

/**
 * "Freiburg" of "Freiburg im Breisgau", "Newcastle" of "Newcastle upon Tyne", "Leeds" of "Leeds and West Yorkshire": a town
 * as it is typed.
 */
export function townOf(place: string): string {
  const town = withoutNear(place);
  const first = onePlace.test(town) ? town : town.split(/\s(?:and|&|und|y|et)\s/iu)[0]!;
  return first.replace(
    /(?<=\p{L}{4})(?!\sam See(?!\p{L}))(?:\s(?:im|am|an der|in der|ob der|vor der|a\.?\s?d\.?|i\.?\s?br\.?)\s\p{Lu}.*|\supon Tyne)$/u,
    '',
  );
}
