import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { bareEntry } from './bare-entry.ts';
import { furtherOn, isDone, mostWords, tells } from './list-words.ts';
import { isNoOffer } from './no-offers.ts';
import { sharedFront } from './shared-front.ts';

const ands = /\s(?:and|&|und|y|et)\s/u;

/** "Clases de charango" and "clases de quena" of "clases de charango y quena en La Paz, presenciales": what is done stands before how. */
export function openedDeeds(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'es' && language !== 'fr') return [];
  const opening = sentence.split(/[,:;(–—]/u)[0]!;
  const front = opening.replace(furtherOn[language], '');
  const [first = '', ...rest] = front.split(ands);
  if (first.split(' ').length > mostWords || !isDone(first, language)) return [];
  const behind = sentence
    .slice(opening.length)
    .split(/,\s/u)
    .map((entry) => withoutTime(bareEntry(entry.replace(/^[\s,]+/u, '')), language))
    .filter((entry) => entry !== '');
  const isRow = behind.every(
    (entry) =>
      entry.split(' ').length <= mostWords &&
      entry.includes(' ') &&
      !tells(entry, language) &&
      !isNoOffer(entry, language),
  );
  return [
    first,
    ...rest.map((entry) => sharedFront(withoutTime(entry, language), first, language)),
    ...(isRow ? behind : []),
  ];
}

/** "Yoga prenatal" of "yoga prenatal los sábados": when and where it is stands behind what it is. */
const withoutTime = (entry: string, language: WrittenLanguage): string =>
  entry
    .replace(
      /\s(?:los?|las?|les?|cada|chaque|tous les|todos los)\s(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fines?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-?ends?)(?!\p{L}).*$/iu,
      '',
    )
    .replace(furtherOn[language], '');
