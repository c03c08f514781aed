import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isSmallWord } from './plain-words.ts';

/** Words of names in languages of which no list tells the things. */

/** Scripts that part no words by spaces, and Korean, whose words take their endings without one. */
export const joinedScript = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\u0E00-\u0E7F]/u;

/** Words of a text without the marks around them. */
export const bareWords = (text: string): string[] =>
  piecesOf(text)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((word) => word !== '');

/** Whether a word names or describes something: no joint, no figure, no single letter. */
export const isContent = (word: string, tag: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(word) &&
  !/\d/.test(word) &&
  !(sharesSmallWords.test(tag) && isSmallWord(word, 'other'));

/** Languages whose small words are known, or look like those that are. */
export const sharesSmallWords = /^(?:it|pt|gl|ca|ro|nl|pl|sv|da|no|nb)$/u;

/** The words of a name before its first mark or joint: what the thing is called, and often its figures. */
export function wordsOfFront(name: string, joint: RegExp | undefined): string[] {
  const [segment = ''] = withoutOffer(name).split(/[,(–—|:;/、，،]|\s-\s/u);
  const [front = ''] = joint === undefined ? [segment] : segment.split(joint);
  return bareWords(front);
}

/** Languages whose adjectives follow their noun, so that the first word of a name is the thing. */
export const nounFirst = /^(?:it|pt|ro|ca|gl|he|ar|fa|vi|id|ms|th)$/u;

/** "Mini aspirapolvere", "Set lenzuola": words that sort a thing and name none. */
export const sorts =
  /^(?:mini|maxi|micro|mikro|super|smart|eco|set|kit|led|usb|sada|zestaw|komplet|набор|комплект|набір|σετ|nuov[oaie]|nov[oaáéý]s?|nieuwe?|now[aey]|nya?|nye|новый|новая|новое|новий|нова|нове)$/iu;
/** "Set di 6 bicchieri": how many there are stands before the thing. */
const counted =
  /^(?:set|kit|confezione|pacco|conjunto|jogo|pack|komplet|zestaw|sada|sæt|sett|набор|набір|комплект)\s(?:(?:di|da|de|com|van|met|med|af|av|z|із|из)\s)?\d+\s(?:x\s|pezzi\s|peças\s|stuks\s|sztuk\s|ks\s)?/iu;

/** A name without how many there are of the thing. */
export const withoutCount = (name: string): string => name.replace(counted, '');

/** A Dutch word that describes and takes no ending behind its noun. */
export const dutchTrait = /^\p{Ll}{3,}(?:baar|bare|dicht|vast|vrij|loos|bestendig|afstotend|werend)$/u;

/** "Houten snijplank berken": what a thing is made of stands behind it in a Dutch name. */
export function isStuff(word: string, { facts, language }: Ledger): boolean {
  return (
    language.tag === 'nl' &&
    facts.some(({ kind, value }) => kind === 'material' && foldWord(value) === foldWord(word))
  );
}

/** "Knuffel" of a "gehaakte knuffel olifant" on the shelf "Knuffels": the word of a name that its shelf holds many of; empty for none. */
export function wordOnShelf(words: readonly string[], category: string): string {
  const shelf = foldWord(category.trim());
  return (
    words.find((word) => {
      const own = foldWord(word);
      return own.length > 3 && [own, `${own}s`, `${own}en`, `${own}e`].includes(shelf);
    }) ?? ''
  );
}

/** "Gazelle Orange C7 damesfiets": where a name has small letters inside it, what has a capital there is of a maker or a model. */
export function isModel(at: number, name: readonly string[]): boolean {
  const word = name[at] ?? '';
  return (
    at > 0 && /^\p{Lu}/u.test(word) && name.some((other, place) => place > 0 && /^\p{Ll}{4}/u.test(other))
  );
}

/** The words of a row in a script that joins them; "SPF50" and "大容量" are some, "500ml", "24 ชั่วโมง" and "PA++++" are none. */
export function wordsOfRow(name: string): string[] {
  return piecesOf(name).filter(
    (word, at, words) =>
      /^[\p{L}\p{M}ー々・-]{2,}\d{0,3}\+?$/u.test(word) &&
      !/^\p{Lu}{1,2}$/u.test(word) &&
      !/^[\d.,]+$/u.test(words[at - 1] ?? ''),
  );
}
