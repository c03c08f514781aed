import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import type { Draft } from './draft.ts';

/** The word that is searched with used things, without an ending that would have to agree. */
const usedWord: Readonly<Partial<Record<WrittenLanguage, string>>> = {
  de: 'gebraucht',
  es: 'segunda mano',
  fr: 'occasion',
};
const isUsed =
  /(?<!\p{L})(?:used|pre-?owned|gebraucht\p{L}*|second[- ]hand|usad[oa]s?|segunda mano|occasion|benutzt|desmontad[oa]s?|démontée?s?)(?!\p{L})/iu;
/** Characters from which on a title is full enough without its state (writing guide §2.3). */
const fullTitle = 65;

/** A short title of a used thing with the word for it, as people search and as §2.3 of the writing guide sets it last. */
export function withState(title: string, { brief: { fields }, language }: Draft): string {
  const word = usedWord[language.written];
  if (word === undefined || !isUsed.test(fields['itemCondition'] ?? '') || isUsed.test(title)) return title;
  return countCharacters(title) < fullTitle ? `${title}, ${word}` : title;
}
