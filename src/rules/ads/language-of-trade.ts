import type { Language } from '#rules/listing/listing.ts';
import { businessNounOf } from './business-noun.ts';

/**
 * The language of a form of few words, told by its trade: "Implantate" alone is German, Dutch or anything; offered by a
 * "Zahnarztpraxis" it is German. What was detected stays where the trade says nothing or several languages share its word.
 */
export function languageOfTrade(industry: string, detected: Language): Language {
  const named = (['en', 'de', 'es', 'fr'] as const).filter((tag) => businessNounOf(industry, tag) !== null);
  const [only] = named;
  if (only === undefined) return detected;
  // "MOT, air con regas" of a garage reads like Spanish, in which none is called so.
  const isElsewhere = detected.written !== 'other' && !named.some((tag) => tag === detected.written);
  if (named.length > 1) return isElsewhere ? { written: only, tag: only } : detected;
  // "Clínica dentária" is Portuguese.
  return only === 'es' && detected.written === 'other' ? detected : { written: only, tag: only };
}
