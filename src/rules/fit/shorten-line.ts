import { countText } from '#rules/text/count.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { cutAtSegment, cutToUnits, isUnspaced } from './cut.ts';
import { endsOpen } from './open-ends.ts';
import { placesOf } from './places.ts';
import { tidyLine } from './tidy.ts';

/** A number with what it counts or measures: "8.3 x 6.1 x 2.4 in", "2 Compartments", "pack of 3". */
const measures =
  /(?:pack|set|box|size|no\.?|nr\.?)\s+(?:of\s+)?\d[\d.,/]*|\d[\d.,/]*(?:\s?[x×–-]\s?\d[\d.,/]*)*(?:\s?[%°"'′″][CF]?|[\s-]?\p{L}[\p{L}\d/²³]*)?/giu;
/** Words that belong to the one before: a cut between them changes the meaning. */
const bound =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+[\s-](?:safe|free|proof|resistant|friendly|based|ready|lined|made|scented|thrown|pressed)(?!\p{L})/giu;

/** A name of two words inside a sentence, "all over south Manchester", "weshalb Oma Grete": half of it is another's. */
const namesOfTwo =
  /(?<=\p{Ll}\s)(?:\p{Lu}\p{Ll}+|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|central|greater|upper|lower)\s\p{Lu}\p{Ll}+(?![\p{L}-]|\s\p{Lu})/gu;

/** Known shorter forms that lose nothing. */
const shorterForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d[\s-]?)inch(?:es)?(?!\p{L})/giu, 'in'],
  [/(?<=\d\s?)ounces?(?!\p{L})/giu, 'oz'],
  [/(?<=\d\s?)(?:feet|foot)(?!\p{L})/giu, 'ft'],
  [/(?<=\d\s?)millilit(?:er|re)s?(?!\p{L})/giu, 'ml'],
  [/(?<=\d\s?)lit(?:er|re)s?(?!\p{L})/giu, 'l'],
  [/(?<=\d\s?)millimet(?:er|re)s?(?!\p{L})/giu, 'mm'],
  [/(?<=\d\s?)centimet(?:er|re)s?(?!\p{L})/giu, 'cm'],
  [/(?<=\d\s?)kilograms?(?!\p{L})/giu, 'kg'],
  [/(?<=\d\s?)grams?(?!\p{L})/giu, 'g'],
  [/(?<=\d\s?)zoll(?!\p{L})/giu, 'in'],
];

/** "12 pounds" are money unless the line weighs something. */
const pounds = /(?<=\d[\s-]?)pounds?(?!\p{L})/giu;
const weighs =
  /(?<!\p{L})(?:weigh(?:s|t|ing|ted)?|heavy|load|capacity|holds?|lifts?|lbs?|oz|ounces?|kg|dumb-?bells?|kettlebells?)(?!\p{L})/iu;

interface Span {
  start: number;
  end: number;
}

/** Shortens one line to its limit in the order that costs least (writing guide §5.11). Returns it unchanged when it fits. */
export function shortenLine(text: string, limit: Limit, protect: readonly string[]): string {
  const { max, unit } = limit;
  if (countText(text, unit) <= max) return text;
  let line = text;
  for (const [long, short] of shorterForms) line = line.replace(long, short);
  if (weighs.test(line)) line = line.replace(pounds, 'lb');
  if (countText(line, unit) <= max) return line;
  // Far beyond the limit nothing is ever used; a bounded piece keeps hostile lengths cheap.
  line = line.slice(0, 2 * max + 200).toWellFormed();
  const spans = [
    ...spansOf(line, measures),
    ...spansOf(line, bound),
    ...spansOf(line, namesOfTwo),
    ...placesOf(line, protect),
  ];
  const inside = insideOf(line.length, spans);
  const slots = closed(cutAtSlot(line, inside, max, unit));
  const whole = withoutLead(slots, max);
  if (whole !== slots) return whole;
  if (slots !== '' && countText(slots, unit) >= max * 0.6) return slots;
  const phrase = closed(cutAtPhrase(line, inside, max, unit));
  const best = countText(phrase, unit) >= countText(slots, unit) ? phrase : slots;
  return best === '' ? tidyLine(cutToUnits(text, max, unit)) : best;
}

/** What leads to the main clause of a sentence and says nothing without it: "Thanks to its spouts", "Wenn es regnet". */
const lead =
  /(?<=[.!?]\s)(?:with|thanks to|if|when|while|because|since|although|once|as|unlike|on|mit|dank|wenn|weil|da|obwohl|sobald|con|gracias a|si|cuando|aunque|como|avec|grâce à|quand|lorsque|bien que|comme)\s[^.!?]*$/iu;
/** A line that would lose more keeps its lead. */
const leastKept = 0.4;

/** A line cut behind a lead ends with the sentence before it. */
function withoutLead(line: string, max: number): string {
  const found = lead.exec(line);
  return found === null || found.index < max * leastKept ? line : line.slice(0, found.index).trimEnd();
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)]
    .filter((match) => match[0].length <= 60)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** 1 at each place that would cut through a span. */
function insideOf(length: number, spans: readonly Span[]): Uint8Array {
  const inside = new Uint8Array(length + 1);
  for (const { start, end } of spans) inside.fill(1, start + 1, end);
  return inside;
}

/** Longest beginning that ends where a comma, semicolon, bar, dash or bracket parts the line. */
function cutAtSlot(text: string, inside: Uint8Array, max: number, unit: Limit['unit']): string {
  let best = '';
  let used = 0;
  let last = 0;
  for (const match of text.matchAll(/\s*[,;](?=\s)|\s+[|·•–—-](?=\s)|\s+(?=\()|[、，；]|[.!?](?=\s)/gu)) {
    used += countText(text.slice(last, match.index), unit);
    last = match.index;
    if (used > max) break;
    if (inside[last] === 0) best = text.slice(0, last);
  }
  return best;
}

/** Longest beginning that ends between words, outside protected phrases and not on a word that needs another. */
function cutAtPhrase(text: string, inside: Uint8Array, max: number, unit: Limit['unit']): string {
  const longest = cutToUnits(text, max, unit);
  const atSpace = lastPlace(text, longest.length, inside);
  const head = text.slice(0, atSpace);
  const tail = longest.slice(atSpace);
  if (tail.length > longest.length / 3 && isUnspaced(tail)) return cutAtSegment(text, max, unit);
  // A single word longer than the limit is cut within; a phrase before it stays as it is.
  return head.trim() === '' ? longest : head;
}

function lastPlace(text: string, from: number, inside: Uint8Array): number {
  for (let place = from; place > 0; place -= 1) {
    if (place < text.length && !/\s/u.test(text.charAt(place))) continue;
    if (inside[place] === 0 && !endsOpen(text.slice(0, place))) return place;
  }
  return 0;
}

/** Drops what a cut leaves open: a bracket, a quotation mark, trailing marks and words. */
function closed(text: string): string {
  let result = tidyLine(text);
  for (let round = 0; round < 6; round += 1) {
    const before = result;
    const open = Math.max(unclosed(result, '(', ')'), unclosed(result, '[', ']'), unclosed(result, '“', '”'));
    if (open !== -1) result = open > result.length / 2 ? result.slice(0, open) : removeAt(result, open);
    if (endsOpen(result)) result = result.replace(/\s*[^\s]+$/u, '');
    result = tidyLine(result);
    if (result === before) break;
  }
  return result;
}

function unclosed(text: string, open: string, close: string): number {
  const last = text.lastIndexOf(open);
  return last !== -1 && text.indexOf(close, last) === -1 ? last : -1;
}

const removeAt = (text: string, place: number): string => text.slice(0, place) + text.slice(place + 1);
