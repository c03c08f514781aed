import { afterOrdinal, ordinalBefore } from './german-ordinals.ts';
import { isShortened } from './shortened-words.ts';

/** "EPC C.", "Grade A.": a grade ends its sentence, an initial does not. */
const graded =
  /(?:(?<=\s)(?:XXS|XS|S|M|L|XL|XXL)[ ,/]{1,2}(?:and |or |& |to )?[SML]\.$)|(?:EPC|[Cc]lass|[Gg]rade|[Ss]ize|[Rr]ating|[Vv]itamin|[Tt]ype?|[Kk]lasse|Größe|[Tt]aille|[Cc]lasse|DPE|[Cc]lase|[Tt]alla|[Cc]ategoría)\s\p{Lu}\.$/u;

const answer = /^(?:[-–—]\s?)?(?:no|yes|ja|nein|sí|si|oui|non)(?!\p{L})/iu;

/** A stop behind a figure or a capital may be that of an ordinal, a number of a list or an initial. */
const endsInSign = /[\d\p{Lu}]\.\s?$/u;

/** Whether the stop behind a part of a line ends no sentence. */
export function goesOnWith(last: string, part: string): boolean {
  if (isShortened(last, part)) return true;
  // The answer alone says what nobody asked.
  if (last.endsWith('?') && answer.test(part)) return true;
  // "2 Felgen mit Kratzern (s. Fotos)": what stands in brackets is closed before its sentence ends.
  if (last.lastIndexOf('(') > last.lastIndexOf(')') && /^[^()]{1,60}\)/u.test(part)) return true;
  if (/^[:;,)]/u.test(part)) return true;
  // "Kindling & Co. began in 2017": a firm's form of law.
  if (/^\p{Ll}/u.test(part) && /(?:^|\s)(?:Co|Inc|Ltd|Bros|Corp|Mfg)\.$/u.test(last)) return true;
  if (!endsInSign.test(last)) return false;
  return (
    (/(?:^|\s\p{Lu}[\p{L}.]*\s)\p{Lu}\.$/u.test(last) && !graded.test(last)) ||
    // "Im 7. Semester", "eine 2. Kette": between an article and its noun stands an ordinal.
    (ordinalBefore.test(last) && /^\p{L}\p{Ll}/u.test(part)) ||
    // "Bis zum 15. des Folgemonats": behind an ordinal a small letter goes on.
    (/^(?:der|des|dem|den|jeden|jedes)\s/u.test(part) &&
      /(?:zum|am|vom|bis|ab|jeden)\s\d{1,2}\.$/u.test(last)) ||
    // "Bis spätestens 15.12. da wir ausziehen": the stop of a date.
    (/^\p{Ll}{2}/u.test(part) &&
      /(?:bis|ab|am|zum|vom|seit|spätestens|frühestens)\s\d{1,2}\.(?:0?[1-9]|1[0-2])\.$/u.test(last)) ||
    // "Ostéopathe D.O. à Grenoble": behind initials a small letter goes on.
    (/^\p{Ll}/u.test(part) && /(?<!\p{L})(?:\p{Lu}\.\s?){2,6}$/u.test(last)) ||
    (/(?:^|\s)\d{1,2}\.$/.test(last) && /^(?:\d{1,2}\.(?:\s|$)|\d{4}(?!\d))/.test(part)) ||
    (/(?<!\d)\d{1,2}\.$/.test(last) && afterOrdinal.test(part))
  );
}
