import { piecesOf } from '#rules/text/spaces.ts';

/** A name of a place: "Tlaquepaque", "San Luis de la Paz", "Castilla y León". */
const placeName = String.raw`\p{Lu}[\p{Ll}’'-]{2,}(?: (?:(?:de|del|la|las|los|el|do|da|dos|y) ){0,2}\p{Lu}[\p{Ll}’'-]+){0,3}`;
/** "Servicio 24 horas en Zapopan", "hecho en San Juan del Río", "Cañón del Chicamocha". */
const endsInPlace = new RegExp(
  String.raw`(?:^|\s)(?:en|em|de|del|do|da|di|desde|à|près de|a) (?:(?:la|las|los|el) )?${placeName}$`,
  'u',
);
const inPlace = /\s(?:en|em|desde|à) \p{Lu}/u;
const isPlace = new RegExp(String.raw`^${placeName}$`, 'u');
/** "Tonalá y Zapopan": the last of a row. */
const lastPlaces = new RegExp(String.raw`^${placeName} (?:y|e|et|i) ${placeName}$`, 'u');
const mostWords = 7;

/**
 * Whether a piece behind a comma goes on with places: "en Zapopan, | Tlaquepaque y Tonalá", "hecho en Tulyehualco, | Xochimilco". Of
 * Romance languages, in which no common noun has a capital; in a text that is shouted or set like a title nothing is told by them.
 */
export function goesOnWithPlaces(before: string, part: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(part) || piecesOf(part).length > mostWords) return false;
  if (!isPlace.test(part) && !lastPlaces.test(part)) return false;
  const [first = '', ...others] = before.split(', ');
  // "Sierra de Gredos, Ávila" of the form's own place is two.
  if (!inPlace.test(first) && !/(?:^|\s)\p{Ll}{4,}\s/u.test(first)) return false;
  return endsInPlace.test(first) && others.every((other) => isPlace.test(other));
}
