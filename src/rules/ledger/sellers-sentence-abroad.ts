import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { namedInSentence } from './sellers-sentence.ts';

/** How somebody names what he sells where makers and models stand behind the noun. */
interface Offering {
  /** "Je vends mon", "cette": up to the thing. */
  opens: RegExp;
  /** Between a model and its maker: "Yoyo de Babyzen". */
  of: RegExp;
  /** What follows a number that counts or measures, and is no model's. */
  notBehindNumber: RegExp;
}

const offerings: Partial<Record<WrittenLanguage, Offering>> = {
  fr: {
    opens:
      /^(?:(?:bonjour|salut)[^.!?\n]{0,20}[.!,]\s)?(?:(?:je|nous) (?:vends|vendons|cède|cédons|propose|proposons|me sépare de|nous séparons de|mets en vente|mettons en vente) (?:mon|ma|mes|notre|nos|ce|cet|cette|ces|une?) |(?:à vendre|vends|vendue?)\s?:? (?:(?:mon|ma|mes|notre|nos|une?) )?|(?:cet|cette|ce|mon|ma|notre) )/iu,
    of: /^(?:de|d[’'])$/u,
    notBehindNumber:
      /^(?:cm|mm|m|km|g|kg|l|ml|cl|L|V|W|Ah|Go|To|ans?|mois|pouces|litres?|pièces?|places?|vitesses?|tiroirs?|portes?|euros?|€|%)$/u,
  },
};

/** A word of a maker's or a model's name, or a code. */
const proper = /^(?:\p{Lu}[\p{L}\d.&+’'-]*|\p{Ll}{0,2}\p{Lu}[\p{L}\d-]*|\d{1,4}[\p{Lu}-][\p{Lu}\d-]{0,6})$/u;
const mostAdded = 5;
const longestOpening = 240;

/**
 * The product with the maker and the model that the seller's own sentence sets behind its noun: "Perceuse Bosch" of whom it says
 * "Je vends ma perceuse Bosch GSR 18V-55 car …" is a "Perceuse Bosch GSR 18V-55".
 */
function namedBehindNoun(product: Brief['product'], language: WrittenLanguage): Brief['product'] {
  const offering = offerings[language];
  if (offering === undefined) return product;
  const start = product.description.slice(0, longestOpening);
  const opening = offering.opens.exec(start)?.[0];
  // What stands behind a mark of the name is said of the thing, and no part of what it is called.
  const front = /^[^,(|–—:/]+/u.exec(product.name)?.[0].trim() ?? '';
  if (opening === undefined || front === '') return product;
  const own = piecesOf(front).map((word) => foldWord(word));
  const told = piecesOf(start.slice(opening.length).split(/[.!?](?:\s|$)|[,;:(\n]/u)[0]!);
  const from = endOfName(told, own);
  if (from === 0) return product;
  const added = runOf(told.slice(from), offering);
  // "Poussette Yoyo 2 de Babyzen" of a "Poussette Yoyo Babyzen": the name has what stands behind its noun.
  if (added.some((word) => own.includes(foldWord(word)))) return product;
  const isNamed = added.some((word) => /\p{Lu}|\d/u.test(word));
  return !isNamed || added.length > mostAdded
    ? product
    : { ...product, name: `${front} ${added.join(' ')}${product.name.slice(front.length)}` };
}

/** The product by the fuller name that its seller's own sentence gives it. */
export function namedBySeller(product: Brief['product'], language: WrittenLanguage): Brief['product'] {
  return language === 'fr' ? namedBehindNoun(product, language) : namedInSentence(product, language);
}

/** How many words of the sentence are the name's own, from its first noun or its second word on. */
function endOfName(told: readonly string[], own: readonly string[]): number {
  for (const first of [0, 1]) {
    let at = 0;
    while (at < told.length && first + at < own.length && foldWord(told[at]!) === own[first + at]) at += 1;
    // "Ma Nintendo" of a "Console Nintendo Switch" is sure by two words.
    if (at > first) return at;
  }
  return 0;
}

function runOf(words: readonly string[], { of, notBehindNumber }: Offering): string[] {
  const run: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const isNumber = /^\d{1,4}$/u.test(word) && !notBehindNumber.test(next);
    const joins = of.test(word) && run.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(next);
    if (!proper.test(word) && !isNumber && !joins) break;
    run.push(word);
  }
  return run;
}
