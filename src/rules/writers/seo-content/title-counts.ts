import { colourStems } from '#rules/keywords/attribute-words.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';

const figures = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted =
  /\b(?:set|pack|pair|lot|box|bundle) of (\p{L}+|\d+)\b|\b(\d+)[- ]?(?:pack|piece|pcs|count)\b/iu;

/** Whether a phrase opens with the number of things that the title has told: "three cable tidies" of a set of 3. */
export function countsAgain(phrase: string, title: string): boolean {
  const match = counted.exec(title);
  if (match === null) return false;
  const told = (match[1] ?? match[2] ?? '').toLowerCase();
  const [first = '', next = ''] = phrase.toLowerCase().split(' ');
  const number = (word: string): string => String(figures.includes(word) ? figures.indexOf(word) : word);
  return (
    /^\p{L}{3,}/u.test(next) &&
    next !== 'inch' &&
    number(first) === number(told) &&
    /^\d+$/.test(number(first))
  );
}

const ofStuff = /(?:^|\s)aus ((?:\p{Ll}+ )?)(\p{Lu}[\p{L}-]{3,})$/u;

/**
 * "Aus Kokosfaser" beside a "Fußmatte aus Kokos", "aus geölter Buche" beside a "Nussknacker aus Buchenholz": of a German compound and
 * the stuff that it begins with a title names one behind "aus".
 */
export function saysStuffAgain(phrase: string, title: string): boolean {
  const stuff = ofStuff.exec(phrase)?.[2];
  if (stuff === undefined) return false;
  const named = /(?:^|\s)aus (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]{2,})(?=[\s,]|$)/u.exec(title)?.[1];
  if (named === undefined) return false;
  const [one, other] = [stuff.toLowerCase(), named.toLowerCase()];
  return one.startsWith(other) || other.startsWith(one);
}

/** What tells at the end of a name how much of a used thing is there. */
export const trailingState = /(?<=\s)(?:incomplete|boxed|unboxed|for parts)$/iu;

/** "iPhone 13, 128 GB", "LEGO 42100, 4108 Teile": only a unit or a noun tells a figure apart from the one before it, behind which it may wait for other words. */
export function runsIntoFigure(phrase: string, title: string): boolean {
  return (
    /(?<! x|\/m| of \d?|-in-)\d$/.test(title) &&
    /^\d/.test(phrase) &&
    !/^\d+(?:\s?[GT](?:B|o)$|\s\p{Lu}\p{Ll}{4})/u.test(phrase)
  );
}

/** "52 x 84 inches" of curtains that are called "52x84". */
export function saysSides(phrase: string, title: string): boolean {
  const sides = /^\d[\d.,]*(?: ?x ?\d[\d.,]*)+/u.exec(phrase)?.[0].replaceAll(' ', '') ?? '';
  return sides !== '' && title.replaceAll(' ', '').includes(sides);
}

/** "Deux beiges" of "deux beiges, deux noirs": how many of one colour are among them; of what a lot is counted is its noun. */
const countedColour =
  /^(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|tres|cuatro|cinco|seis|zwei|drei|vier|fünf|sechs) (?:\p{L}+ )?(\p{L}+)$/iu;

export const countsColour = (value: string): boolean =>
  colourStems.has(stemsOf(countedColour.exec(value)?.[1] ?? '')[0] ?? '');

/** "5 working" of "5 working days": what it counts is cut off. */
function isCutBeforeTime(value: string, quote: string): boolean {
  const behind = quote.slice(quote.indexOf(value) + value.length);
  return (
    value.split(' ').length === 2 &&
    !value.endsWith('s') &&
    /^ (?:days|weeks|hours|months|years)(?!\p{L})/u.test(behind)
  );
}

/** "Each hook holds 8 kg": what a part carries weighs nothing of the thing. */
export function isLoadOfPart(value: string, quote: string): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)));
  return /\beach (?:hook|shelf|peg|arm|tier|drawer|rung|bracket|basket|level|clip) (?:holds|takes|carries|supports) (?:up to |about )?$/iu.test(
    before,
  );
}

const roughly =
  /\b(?:about|around|approx\.?|approximately|roughly|nearly|almost|up to|circa|at least|min\.?|max\.?)\s$|~\s?$/iu;
const leastBefore = /\b(?:more than|over) $/iu;
const ofWhat = /^ of ((?:\p{Ll}+ ){0,2}\p{Ll}{3,})(?=[.,;]|$|\s(?:and|with|in|for)\s)/u;
const ofUsers = /\s(?:people|persons|adults|children|kids|babies|guests|users)$/iu;

/** A count as an English title may say it; empty where what is counted stands elsewhere. */
export function countedText({ value, quote }: Fact): string {
  // "3 small, 3 medium, 3 large" counts what stands before it.
  if (/^\S+ (?:extra )?(?:small|medium|large|mini|big|left|right)$/iu.test(value)) return '';
  // "22 momme mulberry", "three nesting": what is counted stands behind it.
  if (
    value.split(' ').length > 2 &&
    !/(?:s|men|women|children|people|feet)$|(?:piece|inch|person|speed|seater|way|tier|stage)$/iu.test(value)
  )
    return '';
  if (isCutBeforeTime(value, quote)) return '';
  // "Seats six people": for how many it is counts nothing of it.
  if (ofUsers.test(value)) return '';
  const at = quote.indexOf(value);
  // "Fits 2 cloves at once" counts nothing that comes with it.
  if (/^ at (?:once|a time)\b/u.test(quote.slice(at + value.length))) return '';
  if (at > 0 && leastBefore.test(quote.slice(0, at))) return value.replace(/^\d[\d.,]*/u, '$&+');
  if (at > 0 && roughly.test(quote.slice(Math.max(0, at - 16), at))) return '';
  const what = at === -1 ? undefined : ofWhat.exec(quote.slice(at + value.length))?.[1];
  // "Two rounds of changes to the proof": what is counted goes on behind it.
  const behind = at === -1 ? '' : quote.slice(at + value.length);
  if (what === undefined && /^ of (?:\p{Ll}+ ){1,4}(?:to|on|from|by) /u.test(behind)) return '';
  return what === undefined ? value : `${value} of ${what}`;
}
