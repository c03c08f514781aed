import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { canonicalUnit } from './numbers.ts';

/** Units of other languages that are English nouns: a name tag is no day. */
const foreignUnits = /^(?:tags?|mes|an|ans|pies)$/iu;
const shapes =
  /^(?:round|square|rectangular|rectangle|oval|large|small|medium|long|short|tall|wide|heavy|lightweight|unisex|vintage|retro|handmade|custom|personali[sz]ed|waterproof|portable|wireless|cordless|electric)$/iu;
const rooms =
  /^(?:wall|floor|kitchen|bathroom|bedroom|garden|office|outdoor|indoor|desktop|countertop|hallway|entryway|doorway)$/iu;

/** "Presser feet" are things, "12 feet" a length. */
const isFeetOf = (word: string, before = ''): boolean =>
  /^(?:feet|foot)$/iu.test(word) && /^\p{Ll}{4,}$/u.test(before);

const technology =
  /^(?:SSD|HDD|RAM|LED|OLED|QLED|HD|FHD|UHD|HDR|USB|RGB|IPS|NFC|GPS|LTE|TWS|WiFi|WIFI|BPA)$/u;

/** What an English name may end in without naming the thing, where other words stand before it. */
function isBehindThing(word: string, before: number): boolean {
  if (before === 0) return false;
  return (
    // "Book light rechargeable"; a table and a cable are things.
    /(?:(?<!^[ct])able|ible|ful|less)$|^folding$/iu.test(word) ||
    // "Switch OLED", "bike light LED": how it shines or what it shows, and no thing.
    technology.test(word) ||
    // "Fire pit cover 36 inch round": its shape.
    // "Combination square": after one word a square is the thing.
    (shapes.test(word) && !(before === 1 && /^square$/iu.test(word))) ||
    // "Key holder wall", "compost bin kitchen": where it stands.
    (before > 1 && rooms.test(word))
  );
}

/** "Messerset Kinder", "Socken Paar": whom it is for and how many there are. */
const whomOrHowMany =
  /^(?:Damen|Herren|Frauen|Männer|Kinder|Mädchen|Jungen|Jungs|Babys?|Erwachsene|Unisex|Paar|Größe|Gr|Stück|Neu)$/u;

/**
 * Whether the word of a name may be the thing itself: no unit, figure, shape or version, and none that describes by its
 * stem. English and German; a German noun has a capital.
 * @param at place of the word, from 0
 * @param describes whether a stem is the maker's, or a colour or material behind another word
 */
export function isThingAt(
  words: readonly string[],
  at: number,
  language: WrittenLanguage,
  describes: (stem: string) => boolean,
): boolean {
  const word = words[at]!;
  const stem = stemOf(word);
  if (/\d/.test(stem) || describes(stem)) return false;
  if (language === 'en')
    return (
      (canonicalUnit(word) === '' || foreignUnits.test(word) || isFeetOf(word, words[at - 1])) &&
      !isBehindThing(word, at)
    );
  if (canonicalUnit(word) !== '') return false;
  if (language !== 'de') return true;
  if (at > 0 && whomOrHowMany.test(word)) return false;
  // "Fensterreiniger Set": a compound is the thing, however many there are.
  const isSetOf = word === 'Set' && /^\p{Lu}\p{Ll}{7,}$/u.test(words[at - 1] ?? '');
  // "Lichtmaschine VW Golf TDI": letters alone name a version.
  return /^\p{Lu}/u.test(word) && !isSetOf && !(at > 0 && /^\p{Lu}{2,4}$/u.test(word));
}
