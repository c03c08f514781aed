import type { BriefText, Language } from '#rules/listing/listing.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { detectLanguage, isPlainlyIn } from './detect.ts';

/** Words below which a text is too short to be held against the language of its form. */
const fewestWords = 6;

/** Small words that no other written language has: two of them spare the dear look at all words. */
const ownWords: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  en: new Set('the and with of for from'.split(' ')),
  de: new Set('und mit für aus der das oder ist'.split(' ')),
  es: new Set('con para los las del y'.split(' ')),
  fr: new Set('avec pour les des du et'.split(' ')),
};
const enoughWords = 2;

function speaks(text: string, { tag }: Language): boolean {
  const own = ownWords[tag];
  if (own === undefined) return false;
  const found = new Set<string>();
  for (const piece of piecesOf(text)) if (own.has(piece)) found.add(piece);
  return found.size >= enoughWords;
}

/**
 * The language of one product: that of the form, unless the product's own name and description are plainly in another. A
 * German product of an English form is told in German, as no sentence of one language takes words of the other.
 */
export function productLanguage(text: string, ofForm: Language): Language {
  if (countPieces(text) < fewestWords || speaks(text, ofForm)) return ofForm;
  const own = detectLanguage([text], 'auto');
  return own.tag !== ofForm.tag && own.tag !== 'und' && isPlainlyIn(text, own, ofForm) ? own : ofForm;
}

/** The texts about the business that a product's listing can tell: those that are not plainly in another language. */
export function textsIn(texts: readonly BriefText[], language: Language): BriefText[] {
  return texts.filter(({ text }) => productLanguage(text, language).tag === language.tag);
}
