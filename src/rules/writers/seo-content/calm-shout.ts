import { withCodesOfName } from '#rules/ledger/codes-of-name.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { isShouting, quietened } from './sentence.ts';

/** "Size L", which small letters make a pound or a litre. */
const sizeLetter = /(?<=\bsize )(?:[smlx]|x[sl]|xx[sl]|\dxl)(?![\p{L}\d])/gu;

const withSizes = (text: string): string => text.replace(sizeLetter, (size) => size.toUpperCase());

/** A shouted phrase in small letters, but for the letter of a size. */
export function inSmallLetters(text: string): string {
  return withSizes(text.toLowerCase());
}

/** "CAA GVC" of a text that is calm elsewhere: two short rows of letters, of which one has no vowel, are read one by one. English. */
function isRowOfCodes(text: string, { brief, language }: Draft): boolean {
  return (
    language.written === 'en' &&
    /^\p{Lu}{2,4} \p{Lu}{2,4}$/u.test(text) &&
    text.split(' ').some((word) => word.length > 2 && !/[AEIOUY]/u.test(word)) &&
    /\p{Ll}{3,}\s\p{Ll}{2,}\s\p{Ll}/u.test(brief.product.description)
  );
}

/**
 * A clause of a brief in capitals as it can be printed; null where it is not loud. A short clause ("LAVABLE A 40º") is loud when its
 * whole sentence is; names that the product's own name writes with a capital keep it.
 */
export function calmed({ text, quote }: Pick<Unit, 'text' | 'quote'>, draft: Draft): string | null {
  const language = draft.language.written;
  if (language === 'other') return null;
  const isLoud =
    isShouting(text) ||
    (text === text.toUpperCase() &&
      (language === 'en' ? /\p{Lu}{5}|\p{Lu}{3} \p{Lu}{3}/u : /\p{Lu}{2}/u).test(text) &&
      isShouting(quote));
  if (!isLoud || isRowOfCodes(text, draft)) return null;
  const isEnglish = language === 'en';
  const small = isEnglish ? withSizes(quietened(text, language)) : quietened(text, language);
  // "64C" of a Commodore keeps its capital.
  const quiet = withCodesOfName(small, draft.brief.product.name);
  const given = piecesOf(draft.brief.product.name);
  // Where every word of an English name has its capital, none tells a maker.
  if (isEnglish && !given.some((word) => /^\p{Ll}{4,}$/u.test(word))) return quiet;
  const named = isEnglish ? /^\p{Lu}[\p{L}\d]+$/u : /^\p{Lu}\p{Ll}+$/u;
  const [, ...words] = given.filter((word) => named.test(word));
  const names = new Map(words.map((word) => [foldWord(word), word]));
  return quiet.replace(/\p{L}+/gu, (word) => names.get(foldWord(word)) ?? word);
}
