import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { withTail } from './app-own-name.ts';
import type { Draft } from './draft.ts';

/** What a store refuses in a name, and what says of an app only that it is one. */
const noName =
  /(?<!\p{L})(?:apps?|free|best|gratis|kostenlos\p{L}*|gratuite?s?|top|mejor|meilleure?|beste\p{L}*|offline|android|iphone|ios)(?!\p{L})/iu;

/**
 * The app's name with the first of the seller's own searches that its texts bear out, where its title says none of them yet:
 * "Cuadrilla: organizar partidos". The title as it was where it has a tail of the seller's own or nothing fits.
 */
export function namedAsSearched(title: string, given: string, max: number, draft: Draft): string {
  const { brief, language } = draft;
  const searches = (brief.fields['targetKeywords'] ?? '').split(/[,;\n]+/u).map((text) => text.trim());
  if (given === '' || language.written === 'other' || !foldWord(title).startsWith(foldWord(given)))
    return title;
  const titled = new Set(stemsOf(title));
  const isSaid = (search: string): boolean => stemsOf(search).every((stem) => titled.has(stem));
  const named = searches.filter((search) => /\p{L}{3}/u.test(search));
  if (named.length === 0 || named.some(isSaid)) return title;
  // "Restlos – Vorräte im Blick" is called so by its maker; "partidos" of "organiza tus partidos" is what was left of it.
  if (foldWord(brief.product.name) === foldWord(title) && title.length > given.length) return title;
  const told = new Set(
    stemsOf(
      `${brief.product.name} ${brief.product.description} ${brief.fields['appFeatures'] ?? ''} ${brief.fields['targetAudience'] ?? ''}`,
    ),
  );
  const own = new Set(stemsOf(given));
  return (
    named
      .filter(
        (search) =>
          !noName.test(search) &&
          stemsOf(search).every((stem) => told.has(stem)) &&
          !stemsOf(search).some((stem) => own.has(stem)),
      )
      .map((search) => withTail(search, given, draft))
      .find((full) => countCharacters(full) <= max) ?? title
  );
}
