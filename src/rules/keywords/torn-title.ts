import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

/** "Hounds of Love": two capitals that an "of" joins are one title. */
const joined = /(?<![\p{L}’'])(\p{Lu}[\p{L}’']{1,30}) of (?:the |an? )?(\p{Lu}[\p{L}’']{1,30})/gu;
/** "Concept2 model D", "Stanley No 4": without the code behind it the word says nothing. */
const beforeCode =
  /(?<=\s)(model|mark|mk|series|version|type|no|part|size|issue|vol(?:ume)?)\.? (?=(?:\p{Lu}|\d)[\p{Lu}\d./-]*(?!\p{Ll}))/giu;
const medium = /(?<![\s,-])[\s,-]{1,3}(?:\d?LP|EP|CD|[Vv]inyl|\d+["”]|cassette)(?!\p{L}).*$/u;

/**
 * Refuses what is torn out of the title in an English name: "kate bush hounds" of "Kate Bush Hounds of Love", and of a record what
 * begins inside its artist's name, "mac rumours lp" of "Fleetwood Mac Rumours LP".
 */
export function tornTitle({ product }: Brief, { productType }: Ledger): (candidate: Candidate) => boolean {
  const pairs = [...product.name.matchAll(joined)].map(([whole, first = '', last = '']) => ({
    whole: foldWord(whole),
    first: foldWord(first),
    last: foldWord(last),
  }));
  const isRecord = /^(?:vinyl )?records?$/iu.test(productType);
  const title = isRecord ? foldWord(product.name.replace(medium, '')).split(/\s+/u) : [];
  // "Bosch tumble" of a tumble dryer, "dryer pump" of one with a heat pump.
  const things = typeHits(product.name, 'en').flatMap(({ text }) => {
    const parts = foldWord(text).split(' ');
    return parts.length === 2 ? [{ text: foldWord(text), parts }] : [];
  });
  const ofName = new Set(foldWord(product.name).split(' '));
  const halves = (words: readonly string[], said: string): boolean =>
    // "Dickie bow" is another name of a bow tie, and no half of it.
    words.length > 1 &&
    words.slice(0, -1).every((word) => ofName.has(word)) &&
    things.some(
      ({ text, parts }) =>
        !said.includes(text) &&
        ((words.at(-1) === parts[0] && typeHits(parts[0]!, 'en').length === 0) ||
          (text !== foldWord(productType) && words.at(-1) === parts.at(-1) && words.length > 2)),
    );
  const codes = [...product.name.matchAll(beforeCode)].map(([, word = '']) => foldWord(word));
  if (pairs.length + codes.length + things.length === 0 && title.length < 2) return () => false;
  return ({ phrase, source }) => {
    const said = foldWord(phrase);
    const words = said.split(' ');
    const type = foldWord(productType).split(' ');
    const isTorn = pairs.some(
      ({ whole, first, last }) =>
        !said.includes(whole) &&
        words.length > 1 &&
        ((words.at(-1) === first && !type.includes(first)) || (words[0] === last && !type.includes(last))),
    );
    if (isTorn || halves(words, said) || (words.length > 1 && codes.includes(words.at(-1)!))) return true;
    const at = source.endsWith('.name') && words.length > 1 ? title.indexOf(words[0]!) : -1;
    return at > 0 && words[1] === (title[at + 1] ?? words[1]);
  };
}
