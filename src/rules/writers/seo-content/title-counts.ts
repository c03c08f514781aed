import { colourStems } from '#rules/keywords/attribute-words.ts';
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
export function isCutBeforeTime(value: string, quote: string): boolean {
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
