import { halfTerm } from '#rules/ledger/half-adjective.ts';
import { isPlaced } from '#rules/ledger/placed-name.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { genericWords, pairedThings, sellingWords, thingBehindWord } from './plain-words.ts';
import { singularPhrase } from './singular-phrase.ts';
import type { Slot } from './slot.ts';
import { setOfThings } from './things-of-set.ts';

/** "Vitamin D3 tablets", "CO2 diffuser": of these names the figure is a part. */
const figureInName =
  /(?<![\p{L}\d])(?:d[23]|b(?:[1-9]|12)|k[12]|q10|coq10|co2|mp[34]|ps[1-5]|n64|3ds|gamecube|omega[- ]3)(?![\p{L}\d])/giu;

/** Names of shelves and people that a category field holds; nobody searches a thing by them. */
const departments = new Set(
  'baby kids women men home pet dog cat bird horse rabbit fish man woman boy girl furniture appliances electronics beauty food snacks toys education productivity finance tools lifestyle travel clothing shoes jewelry accessories other moebel möbel muebles meubles mode maison hogar jardin garden gardening deporte bildung reisen dom england scotland wales ireland britain uk london'.split(
    ' ',
  ),
);

/** Names of a thing in the order in which they were found; what nobody would type as one is left out. */
export class HeadList {
  readonly all: Slot[] = [];
  readonly #language: WrittenLanguage;

  constructor(language: WrittenLanguage) {
    this.#language = language;
  }

  /** @param asWritten whether the number stays as it is, since people look for several */
  add(text: string, source: string, asWritten = false): void {
    const isEnglish = this.#language === 'en';
    const plain = isEnglish ? (asWritten ? text : singularPhrase(text)).toLowerCase() : text;
    const several = isEnglish ? setOfThings(text) : '';
    if (several !== '') this.add(several, source, true);
    if (isTypedName(plain, this.#language)) this.all.push({ text: plain, source });
  }
}

function isTypedName(plain: string, language: WrittenLanguage): boolean {
  const words = plain.split(' ');
  if (plain === '' || words.length > mostWords(plain, words, language)) return false;
  const last = stemOf(words.at(-1) ?? '');
  // A top is worn: nobody searches by it alone, but by what it is like.
  const isThing = last === 'top' || (words.length > 1 && thingBehindWord.has(last));
  const isSet = words.length > 1 && /^(?:set|pack|bundle)$/u.test(last);
  if (!isThing && (sellingWords.has(last) || (genericWords.has(last) && !isSet))) return false;
  return (
    !/\d/.test(plain.replace(figureInName, '')) &&
    (plain.length >= 3 || plain === 'tv') &&
    !departments.has(plain.toLowerCase())
  );
}

/** Most words of a name that is typed whole. */
function mostWords(plain: string, words: readonly string[], language: WrittenLanguage): number {
  // "Rénovation de salle de bain" is one thing, as is "mug and saucer".
  const isJoined = language === 'en' ? pairedThings.test(plain) : /\sde\s/u.test(plain);
  if (isJoined || (language === 'en' && isPlaced(plain)) || plain.startsWith('learn ')) return 5;
  return words.length === 4 && halfTerm.test(words[1]!) ? 4 : 3;
}
