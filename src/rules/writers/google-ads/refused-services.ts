import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { isRefusal } from './terms.ts';

/** "We do not do conservatory roofs", "I don't fit meters": what the firm tells that it does not do. */
const notDone =
  /(?<!\p{L})(?:we|i) (?:do not|don['’]?t|cannot|can['’]?t|no longer|never) (?:do|offer|repair|fix|fit|install|clean|service|remove|treat|take on|handle|sell|stock|move|build|supply|cover) ([^.,;:!?()\n]{3,40})/giu;
/** "No transmissions, no body work" */
const bareNo =
  /^(?:and |but |sorry )?no ((?:\p{L}+[ -]){0,2}(?:\p{L}{3,}s|\p{L}{3,} work))(?: sorry| please)?$/iu;
const plain = /^(?:\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’-]*){0,2}$/u;
/** When, how or for whom it is not done is no search. */
const noSearch =
  /\b(?:us|you|your|it|them|this|that|any|anything|these|those|people|kids|children|adults|babies|m[ae]n|wom[ae]n|students|families|groups|callers|salesm[ae]n|subcontractors|contractors|strangers|days?|sundays?|saturdays?|weekends?|evenings?|nights?|holidays?|prices?|corners?|hours?|emails?|calls?|cards?|cash|miles|areas?|work outside|deals|things|jobs?|cheap)\b/iu;
const entries = /[,;.!?\n]|\s(?:and|or|&|-|–|—)\s/u;
const mostRefused = 8;

/**
 * What an English form says that the firm does not do, each in the singular and the plural, as a negative keyword blocks no other form:
 * whoever searches for it is none of its customers.
 */
export function refusedServices(texts: readonly string[], language: WrittenLanguage): string[] {
  if (language !== 'en') return [];
  const told = texts.flatMap((text) => [
    ...[...text.matchAll(notDone)].flatMap(([, things = '']) => things.split(/\s(?:and|or|&)\s/u)),
    ...text.split(entries).flatMap((entry) => {
      const [, thing = ''] = bareNo.exec(entry.trim()) ?? [];
      return thing !== '' && isRefusal(`no ${thing}`) ? [thing] : [];
    }),
  ]);
  const searched = told
    .map((thing) =>
      thing
        .trim()
        .toLowerCase()
        .replace(/ (?:any ?more|at all|ourselves|sorry|yet|either)$/u, ''),
    )
    .filter((thing) => plain.test(thing) && !noSearch.test(thing));
  return [...new Set(searched.flatMap((thing) => [thing, singularPhrase(thing)]))].slice(0, mostRefused);
}
