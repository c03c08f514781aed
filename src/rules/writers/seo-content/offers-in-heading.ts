import { rowsOfPage } from '#rules/keywords/rows-of-page.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';

const and: Readonly<Record<string, string>> = { it: 'e', pt: 'e', nl: 'en' };
const longest = 70;

/** Languages in which the offers of a page are read, though they are not written in full. */
export const readsOffers = (tag: string): boolean => and[tag.slice(0, 2)] !== undefined;

/** An offer behind a colon: "idraulico a Bergamo"; the firm and a name of two capitals keep theirs. */
export function asOffer(text: string, { brief }: Draft): string {
  const isName =
    !/^\p{Lu}\p{Ll}+(?:[\s,]+(?!\p{Lu})|$)/u.test(text) || text.startsWith(brief.businessName.split(' ')[0]!);
  return isName ? text : lowerFirst(text);
}

/**
 * "Canalizador em Matosinhos: reparação de fugas de água e desentupimento de canos": a heading that says what its title does not,
 * with the first offers that the text names; empty where it names none. Italian, Portuguese and Dutch.
 */
export function withOffers(heading: string, { brief, language }: Draft): string {
  const tag = language.tag.slice(0, 2);
  const joint = and[tag];
  if (joint === undefined || /[:?!|]/u.test(heading)) return '';
  const own = new Set(stemsOf(heading));
  const offers = rowsOfPage(brief.product.description, tag).filter((offer) =>
    stemsOf(offer).every((stem) => !own.has(stem) || stem.length < 4),
  );
  // "Instalação de esquentadores e instalação de torneiras" stutters.
  const [first = '', ...others] = offers;
  const words = new Set(first.split(' '));
  const second =
    others.find((offer) => !offer.split(' ').some((word) => word.length > 3 && words.has(word))) ?? '';
  return (
    [...(second === '' ? [] : [`${first} ${joint} ${second}`]), ...(first === '' ? [] : [first])]
      .map((told) => `${upperFirst(heading)}: ${told}`)
      .find((text) => countCharacters(text) <= longest) ?? ''
  );
}
