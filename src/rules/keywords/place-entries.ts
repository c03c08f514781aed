import { isEverywhere } from '#rules/ledger/place-in-text.ts';
import type { Brief } from '#rules/listing/listing.ts';
import type { Slot } from './slot.ts';

/** "La Rochelle", "Le Mans": the article is the town's own. */
export const ownArticle = /^(?:L[ae]s?|El|Los|Las) \p{Lu}\p{Ll}/u;

const placeFields = ['location', 'facebookLocation'] as const;
const roundTown =
  /\s(?:y|e|et|und|and|i|en)\s(?:(?:la|su|sus|los|ses|les|the|het|de)\s)?(?:provincia|alrededores|comarca|área metropolitana|environs|alentours|région|agglomération|umgebung|umland|umkreis|surroundings|surrounding areas?|dintorni|provincia|okolice|omgeving)$/iu;

/** "Provincia" of "Sevilla y provincia": around the town is no place that is typed. */
export function isRoundTown(text: string): boolean {
  return roundTown.test(` y ${text}`);
}

/** Town first: "Leeds, Headingley" gives both, a postcode or state code is none. */
export function placeEntries(brief: Brief): Slot[] {
  return placeFields.flatMap((name) =>
    (brief.fields[name] ?? '')
      // "Nîmes et le Gard": the land beside a town is a place of its own.
      .split(/[,;/|]+|\set (?:l(?:e|a|es) |l[’'])(?=\p{Lu})/u)
      .map((entry) => entry.trim().replace(/\s+\b[A-Z]{1,2}\d[A-Z\d]?$/u, ''))
      .map((entry) => entry.replace(roundTown, ''))
      .filter((entry) => /^\p{L}[\p{L}\s.’'-]{2,29}$/u.test(entry) && !isEverywhere(entry))
      .slice(0, 2)
      .map((text) => ({ text, source: name })),
  );
}
