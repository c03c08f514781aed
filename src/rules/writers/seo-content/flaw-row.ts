import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { faultHalf } from './fault-half.ts';
import { faultsAbroad } from './flaws-abroad.ts';

/** Characters of a value in an item specific of eBay. */
const longest = 50;
const denies =
  /^(?:otherwise|apart from that|no|not|never|without|hardly|barely|rarely|nothing|there (?:is|are) no)\s/iu;
const pointsAt =
  /^(?:(?:it|they) (?:was|were|used to|lasted|held)|see|as (?:shown|seen)|shown in|please|you)\b/iu;
/** What it has not goes on behind a "but". */
const behindBut =
  /,? (?:so (?=call|i |you |we |i[’'])|but )(?:call|i |you |we |i[’']|no|not|still|it|they|otherwise|works?|does)\s.*$/iu;
const inBrackets = /\s?\([^()]*,[^()]*\)/gu;
const opener =
  /^(?:but )?(?:there(?: is| are|[’']?s) |but |it has |they have |(?:the|its) |an? (?!little|few|couple|bit|lot|number))/iu;

/** The faults that one clause tells, as a row names them: "strap is missing" of "original case included, strap is missing". */
function faultsIn(text: string): string[] {
  // A comma in brackets would tear them: "dead (bulb, 3 quid)".
  const whole = text.replace(inBrackets, '').replace(behindBut, '').trim();
  const pieces = whole.split(parting);
  const own = pieces
    .map((piece) => faultHalf(piece, 'en'))
    .filter(
      (piece) =>
        (tellsFault(piece, 'en') || /\bmarks?$/iu.test(piece)) &&
        !denies.test(piece) &&
        !pointsAt.test(piece),
    );
  return own.map((piece) => piece.replace(opener, '').replace(/[.\s]+$/u, ''));
}

/** "Original box, with one torn flap" is one fault. */
const parting =
  /,\s(?:and\s)?(?!with\s)|\sand (?=(?:the|there|theres|there[’']s|one|two|three|several|both|it|its|a|some|slight|light|small|minor|faint)\s)/iu;

const smallBetween = /(?<!\p{L})(?:is|are|has been|have been|an?|the|its) /giu;

/** "Scuff on left barrel, one eyepiece cap missing": as a row is written where the whole words have no room. */
function inShort(row: string): string {
  return row.replace(/^(?:an?|the|its) /iu, '').replaceAll(smallBetween, '');
}

/** "Small tear on right knee" of one "which I have glued". */
function withoutAside(row: string): string {
  return inShort(row.replaceAll(/,? (?:which|that) [^,;.]*/gu, ''));
}

/**
 * The faults that a description tells, as many as one value takes whole, in the seller's words; empty where there is one
 * alone, which its own fact tells, or where none has room.
 */
export function flawRow(draft: Draft): string {
  const { written } = draft.language;
  if (written === 'other') return '';
  const told = draft.units.filter(
    ({ kind, path, label }) => kind === 'flaw' && path.endsWith('.description') && label === '',
  );
  const found: string[] = [];
  const seen = new Set<string>();
  const faults = told.flatMap(({ text }) =>
    written === 'en' ? faultsIn(text) : faultsAbroad(text, written),
  );
  for (let fault of faults) {
    const key = stemsOf(fault).toSorted().join(' ');
    if (key === '' || seen.has(key)) continue;
    const whole = [...found, fault].join(', ');
    if (countCharacters(whole) > longest) {
      const shorten = [inShort, withoutAside].find((short) => countCharacters(short(whole)) <= longest);
      if (written !== 'en' || shorten === undefined) continue;
      found.splice(0, found.length, ...found.map(shorten));
      fault = shorten(fault);
    }
    seen.add(key);
    found.push(found.length === 0 || written === 'de' ? fault : lowerFirst(fault));
  }
  return upperFirst(found.join(', '));
}
