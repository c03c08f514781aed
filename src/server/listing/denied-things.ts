import { contentStemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { hasDenial } from './brief-words.ts';
import { deniedThings } from './contradictions.ts';

/** Fewer letters begin or end other words by chance. */
const leastShared = 5;
const leastEnd = 4;

/**
 * Whether a phrase names a thing that the brief only says is not there, as a part of a title or search words do: "with candler" of
 * "no candling lamp", "auch Hufeisen" of "keine Eisen". A sentence may speak of it in other ways.
 */
export function namesDenied(phrase: string, prepared: Prepared): boolean {
  const things = deniedThings(prepared);
  if (things.size === 0 || hasDenial(phrase)) return false;
  const { ledger } = prepared;
  const isGerman = ledger.language.written === 'de';
  return contentStemsOf(phrase).some((stem) =>
    [...things].some(
      (thing) =>
        stem === thing ||
        (Math.min(thing.length, stem.length) > leastShared &&
          stem.startsWith(thing.slice(0, leastShared)) &&
          !ledger.stems.has(stem)) ||
        (isGerman && thing.length >= leastEnd && stem.endsWith(thing)),
    ),
  );
}
