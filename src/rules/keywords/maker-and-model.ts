import { canonicalUnit } from '#rules/ledger/numbers.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { adjectives } from './plain-words.ts';

const descriptive = (word: string): boolean => {
  const stem = stemOf(word);
  return materialStems.has(stem) || colourStems.has(stem) || adjectives.has(stem);
};

const makersNumber = /^(?=[A-Z\d-]*\d{3})[A-Z]{1,5}-?[A-Z]{0,2}\d{3,5}[A-Z]{0,3}$/u;

/**
 * Maker and model in a used thing's name: "Harkon SB 750" before the thing, "reloj candil" where the language puts it
 * after; of a long name its first three and four words. Empty when the words there only describe ("solid pine bookcase").
 */
export function makerAndModel(name: string, ledger: Ledger, heads: ReadonlySet<string>): string[] {
  const words = piecesOf(name.split(/[,(–—]/u)[0]!.trim());
  const type = piecesOf(ledger.productType);
  const typeStart = stemOf(type[0] ?? '');
  const typeWords = Math.max(1, type.length);
  const found = words.findIndex((word) => stemOf(word) === typeStart);
  const at = found === -1 ? words.findIndex((word) => heads.has(stemOf(word))) : found;
  if (at === -1 && ledger.language.written === 'en') {
    // "Omega Seamaster 1968 black dial": the thing is in no word of the name.
    const end = words.findIndex((word) => descriptive(word) || /^\p{Ll}/u.test(word));
    const before = words.slice(0, end === -1 ? words.length : end);
    // "Delia Smith Complete Cookery Course": a title of five words is cut behind none of them.
    const longest = before.length === 4 || before.length === 5 ? before.length : 3;
    const told = [2, longest]
      .filter((most) => before.length >= most)
      .map((most) => before.slice(0, most).join(' '));
    // "Delia Smith book".
    const isTitle =
      before.length > 2 &&
      !/\d/u.test(told[0] ?? '') &&
      /^(?:book|novel|cookbook)$/iu.test(ledger.productType);
    return isTitle ? [...told, `${told[0]!} ${ledger.productType}`] : told;
  }
  const behind = ledger.language.written === 'en' && found !== -1 ? words.slice(found + type.length) : [];
  const run = behind.slice(
    0,
    behind.findIndex((word) => !/^(?:\p{Lu}|\d{1,3}$)/u.test(word) || descriptive(word)) >>> 0,
  );
  // "Mountain bike Trek Marlin 5": maker and model behind the thing.
  if (
    run.length > 1 &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(run[0]!) &&
    name.split(' ').some((word) => /^\p{Ll}{3,}$/u.test(word))
  )
    return [run.slice(0, 3).join(' '), run.slice(0, 2).join(' '), `${run[0]!} ${ledger.productType}`];
  if (at > 0) {
    const before = words.slice(0, at);
    const shouted = name === name.toUpperCase() && !/\d/.test(before.join(''));
    // "Märklin Lok": the maker and the thing.
    if (before.length === 1 && /^\p{Lu}\p{Ll}{2,}$/u.test(before[0]!) && !before.some(descriptive))
      return [`${before[0]!} ${words[at]!}`];
    if (shouted || before.length < 2 || before.length > 5 || before.some(descriptive)) return [];
    // "Makita DHP453 combi drill": the thing has two words, of which one alone is no end.
    const thing = found === -1 ? words[at]! : words.slice(at, at + typeWords).join(' ');
    // "Shimano Deore XT Schaltwerk RD-M8000": the maker's number behind the thing.
    const number = words.slice(at + 1).find((word) => makersNumber.test(word));
    const numbered = number === undefined ? [] : [`${before[0]!} ${number}`, `${thing} ${number}`];
    if (before.length < 4) return [before.join(' '), `${before.join(' ')} ${thing}`, ...numbered];
    // "Trek FX 2" of a "Trek FX 2 hybrid": what stands behind the figure describes it.
    const code = before.findIndex((word) => /\d/.test(word)) + 1;
    // "Lego 10220 VW camper" of a camper van and "heat pump" of a dryer are cut behind no word of their own.
    const ends = code > 1 && code < before.length ? [code] : before.length < 5 ? [4] : [3, 4];
    return ends.map((most) => before.slice(0, most).join(' '));
  }
  // "PlayStation 5 disc edition": the figure behind the thing tells which one it is.
  if (at === 0 && /^\d{1,4}$/.test(words[1] ?? ''))
    return [2, 4].filter((most) => words.length >= most).map((most) => words.slice(0, most).join(' '));
  const maker = words
    .slice(1)
    .find((word) => /^\p{Lu}\p{Ll}+/u.test(word) && canonicalUnit(word) === '' && !descriptive(word));
  return maker === undefined || at === -1 ? [] : [`${words[0] ?? ''} ${maker}`];
}
