import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { isDone } from './list-words.ts';
import { namesTrade } from './offer-kind.ts';
import { openingNames } from './opening-name.ts';
import { visited } from './people-and-places.ts';

/**
 * "Narrowboat holidays" of "Narrowboat holidays on the canal. Day boats can be hired": known deeds, things and places to visit
 * open a description. A trade is found by itself.
 */
export function knownOpening(description: string, language: WrittenLanguage): string[] {
  const names = openingNames(description, language);
  const isKnown = (name: string): boolean =>
    isDone(name, language) ||
    visited.test(foldWord(name)) ||
    (typeHits(name, language).length > 0 && !namesTrade(foldWord(name)));
  return names.every(isKnown) ? names : [];
}

/** Whether a description opens with a place where people spend an hour or a night. */
export function opensWithPlace(description: string, language: WrittenLanguage): boolean {
  return openingNames(description, language).some((name) => visited.test(foldWord(name)));
}
