import type { Language } from '#rules/listing/listing.ts';
import type { LabelKey } from './lexicon/lexicon.ts';

/** Whom a thing is for: a word that any list of people may follow, or a label where the words behind it would bend. */
const forWhom: Readonly<Record<string, string>> = {
  it: 'Per ',
  pt: 'Para ',
  nl: 'Voor ',
  sv: 'För ',
  da: 'Til ',
  nb: 'Til ',
  no: 'Til ',
  pl: 'Dla kogo: ',
  cs: 'Pro koho: ',
  tr: 'Kimler için: ',
};
const occasions: Readonly<Record<string, string>> = {
  it: 'Occasioni: ',
  pt: 'Ocasiões: ',
  nl: 'Gelegenheden: ',
  sv: 'Tillfällen: ',
  da: 'Anledninger: ',
  nb: 'Anledninger: ',
  no: 'Anledninger: ',
  pl: 'Okazje: ',
  cs: 'Příležitosti: ',
};
const opensOtherwise = /^(?:per|para|voor|för|til|dla|pro)\s|[:.!?]|^\d/iu;

/** A list of people or occasions behind its word, in languages that are not written in full; bare in those that have none here. */
export function toldElsewhere(key: LabelKey, list: string, { tag }: Language): string {
  const word = (key === 'audience' ? forWhom : key === 'occasion' ? occasions : {})[tag.slice(0, 2)];
  return word === undefined || opensOtherwise.test(list) ? list : `${word}${list}`;
}
