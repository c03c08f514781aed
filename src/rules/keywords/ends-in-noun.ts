import { hasFigure } from '#rules/text/letters.ts';
import { stemOf } from '#rules/text/words.ts';
import { adjectives } from './plain-words.ts';
import type { SellerWords } from './seller-words.ts';
import { isSellersRun } from './seller-words.ts';

/** Adjectives that are only half of a unit: "dishwasher safe", "heat resistant" (writing guide §4.4, nonsense guard). */
const predicateTails = new Set(
  'safe free proof resistant friendly based ready lined made scented thrown pressed'.split(' '),
);
/** Whether a word is one that the thing is called by. */
export function isHead(word: string, seller: SellerWords): boolean {
  return seller.heads.has(stemOf(word));
}

/** English: the last word is a thing, not a colour, a property or half of "dishwasher safe". */
export function endsInNoun(folded: readonly string[], seller: SellerWords): boolean {
  const last = folded.at(-1) ?? '';
  if (isHead(last, seller)) return true;
  // "PlayStation 5", "Forester 2014": the figure behind the thing tells which one it is.
  if (hasFigure(last)) {
    if (/^\d{1,4}[a-z]{0,2}$/.test(last) && isHead(folded.at(-2) ?? '', seller)) return true;
    // "Raspberry Pi 5": a name of two words and its figure, as the seller writes it.
    if (
      folded.length === 3 &&
      /^\d{1,2}(?:\.\d{1,2})?$/.test(last) &&
      isSellersRun(folded.join(' '), seller) &&
      isNamed(folded, seller)
    )
      return true;
    if (/^(?:19|20)\d\d$/.test(last) && folded.length > 2 && !/\d/.test(folded.at(-2) ?? '')) return true;
  }
  if (folded.length === 1 && /^[a-z]{2,}(?:[^e]ed|able|ible|ful|less|ous)$/.test(last)) return false;
  // "Stiff backs": in the plural such a word names things.
  const describes = adjectives.has(stemOf(last)) && !/[^s]s$/u.test(last);
  if (predicateTails.has(last) || describes || (last.length > 2 && last.endsWith('ly'))) return false;
  return /\p{L}/u.test(last);
}

/** Whether the two words before a figure stand together in the brief without it too, which a count of things does not. */
function isNamed([first = '', second = '', figure = '']: readonly string[], { text }: SellerWords): boolean {
  const together = text.split(`${first} ${second}`).length - 1;
  return (
    together > 1 &&
    text.split(`${first} ${second} ${figure}`).length > 1 &&
    !/(?:s|size|step|part|day)$/u.test(second)
  );
}
