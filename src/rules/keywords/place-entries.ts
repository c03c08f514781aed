import { isEverywhere, placeOf } from '#rules/ledger/place-in-text.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { unique, type Slot } from './slot.ts';

/** "La Rochelle", "Le Mans": the article is the town's own. */
export const ownArticle = /^(?:L[ae]s?|El|Los|Las) \p{Lu}\p{Ll}/u;

const placeFields = ['location', 'facebookLocation'] as const;
const roundTown =
  /\s(?:y|e|et|und|and|i|en)\s(?:(?:la|su|sus|los|ses|les|the|het|de)\s)?(?:provincia|alrededores|comarca|área metropolitana|environs|alentours|région|agglomération|umgebung|umland|umkreis|surroundings|surrounding areas?|dintorni|provincia|okolice|omgeving)$/iu;

/** "Provincia" of "Sevilla y provincia": around the town is no place that is typed. */
function isRoundTown(text: string): boolean {
  return roundTown.test(` y ${text}`);
}

/** "Landkreis Ammerland", "provincia de León": land round a town, in which nobody looks for goods. */
const land =
  /^(?:landkreis|kreis|region|bezirk|kanton|großraum|raum|provincia|comarca|región|département|région|provincia di|distrito|provincie|regio)\s/iu;
/** Whether a place is land round towns, and no town. */
const isLand = (place: string): boolean => land.test(place);

/** "Laden in Westerstede": where a house of the seller stands. */
const houseIn =
  /(?<!\p{L})(?:Laden|Geschäft|Werkstatt|Praxis|Büro|Studio|Salon|Atelier|Café|Hofladen|Betrieb|Ausstellung|Showroom|[Tt]ienda|[Tt]aller|[Bb]outique|[Mm]agasin|[Aa]telier|[Nn]egozio|[Ll]oja|[Ww]inkel) (?:in|en|à|a|em|te) (\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}+)?)(?!\p{L})/u;

/** A place as it is typed behind what is offered: of goods in a land the town of the shop, where one is told. */
function typedPlace(place: string, { product, industry }: Brief): string {
  if (!land.test(place)) return place;
  const town = houseIn.exec(product.description)?.[1] ?? '';
  return town !== '' ? town : industry === 'Retail' ? '' : place;
}

/** Town first: "Leeds, Headingley" gives both, a postcode or state code is none. */
function placeEntries(brief: Brief): Slot[] {
  return placeFields.flatMap((name) =>
    (brief.fields[name] ?? '')
      // "Nîmes et le Gard": the land beside a town is a place of its own.
      .split(/[,;/|]+|\set (?:l(?:e|a|es) |l[’'])(?=\p{Lu})/u)
      .map((entry) => entry.trim().replace(/\s+\b[A-Z]{1,2}\d[A-Z\d]?$/u, ''))
      .map((entry) => typedPlace(entry.replace(roundTown, ''), brief))
      .filter((entry) => /^\p{L}[\p{L}\s.’'-]{2,29}$/u.test(entry) && !isEverywhere(entry))
      .slice(0, 2)
      .map((text) => ({ text, source: name })),
  );
}

/** A name up to the town of the form where it ends in that; empty for others. */
function atTown(text: string, { fields }: Brief): string {
  const town = (fields['location'] ?? '').split(/[,(/]/u)[0]!.trim();
  return town !== '' && foldWord(text).endsWith(` ${foldWord(town)}`) ? text : '';
}

/** "Auto-école à Lorient": where it is is no part of what is offered. Spanish and French. */
export function withoutWhere(head: Slot, brief: Brief): Slot {
  const [, front = '', town = ''] =
    /^(.{4,}?) (?:(?:à|en|sur) )?(\p{L}+(?:[- ]\p{L}+){0,3})$/iu.exec(atTown(head.text, brief)) ?? [];
  const isTown = town !== '' && foldWord(brief.fields['location'] ?? '').startsWith(foldWord(town));
  return isTown ? { ...head, text: front } : head;
}

/** "Vitoria" of a form's Vitoria-Gasteiz, where the offer calls it so. */
function asCalled(place: Slot, brief: Brief): Slot {
  const text = place.source === 'location' ? placeOf(brief)?.text : undefined;
  return text !== undefined && place.text.startsWith(`${text}-`) ? { ...place, text } : place;
}

/** The towns of a form and of its text as they are typed, each once, without what only lies round a town. */
export function townsOf(named: readonly Slot[], brief: Brief): Slot[] {
  const told = named.filter(
    ({ text, source }) => !/^\d/.test(text) && !(source === 'location' && isLand(text)),
  );
  return unique([...placeEntries(brief), ...told])
    .filter(({ text }) => !isRoundTown(text))
    .map((place) => asCalled(place, brief));
}
