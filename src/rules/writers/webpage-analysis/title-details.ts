import { isPlaceholderTitle } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { separators } from './brand-in-title.ts';
import { isFurniture } from './every-site.ts';
import { capitalized } from './page-words.ts';
import { longestDetail, partsNamed, shares } from './parts-named.ts';
import { isPromotional } from './passing-words.ts';
import { readPhrases } from './phrases.ts';
import { speaks } from './self-description.ts';
import { isSlogan } from './slogan.ts';

/** Subjects up to this length say too little alone. */
const shortSubject = 20;
/**
 * What a title adds to its subject, the fullest first: the heaviest phrase of those that somebody chose for a title,
 * heading or description, and to a short subject what the headings of its parts name.
 */
export function detailsFor(facts: PageFacts, subject: string, brand: string): string[] {
  const line = `${subject} ${brand}`;
  const phrase = facts.derive(readPhrases).find(
    ({ text, words, count, chosen }) =>
      chosen &&
      words > 1 &&
      count > 1 &&
      !shares(line, text) &&
      !isPromotional(text) &&
      // A title may be stuffed with what the page does not speak of.
      holds(facts.text.main.slice(0, readText), text),
  );
  if (phrase !== undefined) return [phrase.text];
  if (subject.length > shortSubject) return [];
  const titled = otherTitlePart(facts, line, brand);
  if (titled !== '') return [titled];
  const parts = partsNamed(facts, line);
  // A few that do not repeat the subject do not stand for all: "Installation: Update the CLI".
  if (parts.length * 2 < partsNamed(facts, '').length) return [];
  const [first, second] = parts;
  return [first && second ? `${first}, ${second}` : '', first ?? openingOf(facts, brand)].filter(
    (detail) => detail !== '',
  );
}

/** Units of the text in which a detail must be spoken of. */
const readText = 10_000;
/** Units of a title that are read. */
const readLength = 400;

/** What else the present title names: "Barn Wedding Venue Yorkshire" of "The Barn - Stonehaven Farm | Barn Wedding Venue Yorkshire". */
export function otherTitlePart({ head }: PageFacts, line: string, brand: string): string {
  const parts = (head.title ?? '')
    .slice(0, readLength)
    .split(separators)
    .map((part) => part.trim());
  return (
    parts
      .slice(1)
      .find(
        (part) =>
          part.length >= 8 &&
          part.length <= longestDetail &&
          part !== brand &&
          !repeats(line, part) &&
          !part.includes(',') &&
          !isFurniture(part) &&
          !isSlogan(part) &&
          !isPromotional(part) &&
          !isPlaceholderTitle(part),
      ) ?? ''
  );
}

/** The first sentence under the heading where it is short enough to stand in a title: "Sleeps 4 in two bedrooms". */
function openingOf(facts: PageFacts, brand: string): string {
  const block = facts.text.mainBlocks.find(({ heading }) => heading === 0);
  const [sentence = ''] = (block?.text ?? '').split(/(?<=[.!?])\s/u);
  const [, what] =
    /^(?:An? )?((?:\p{L}[\p{L}-]+ ){1,4}?\p{L}[\p{L}-]+) (?:with|on|in|above|near|overlooking|at|from) /u.exec(
      sentence,
    ) ?? [];
  const isThing = what !== undefined && /^(?:An? |\p{Lu}\p{Ll}+-\p{Ll})/u.test(sentence);
  const subject = facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const [, kind] =
    subject !== '' && sentence.startsWith(`${subject} is a`)
      ? (/^ is an? ([^,.;]{4,40}?)(?= (?:who|that|which|with|in|from|for|on|at)\s|[,.;])/u.exec(
          sentence.slice(subject.length),
        ) ?? [])
      : [];
  if (kind !== undefined && kind.length <= longestDetail) return capitalized(kind);
  const line = isThing ? capitalized(what) : sentence.replace(/\.$/u, '').trim();
  return line.length >= 12 &&
    line.length <= longestDetail &&
    !(brand !== '' && holds(line, brand)) &&
    !speaks.test(line) &&
    /^\p{Lu}[^!?:]*$/u.test(line)
    ? line
    : '';
}

/** "Rent a Log Splitter" beside "Log splitter rental": one word of it is new at most in its ending. */
function repeats(line: string, part: string): boolean {
  const held = stemsOf(line);
  return stemsOf(part).every(
    (stem) => stem.length < 3 || held.some((other) => other.startsWith(stem) || stem.startsWith(other)),
  );
}

/** "Brackenridge" of "Brackenridge Boarding Kennels" behind "Boarding kennels …": the name without the trade that is said. */
export function unsaidName(name: string, line: string): string {
  const held = new Set(stemsOf(line));
  const words = name.split(' ');
  while (words.length > 0 && stemsOf(words.at(-1)!).every((stem) => held.has(stem))) words.pop();
  return (words.at(-1)?.length ?? 0) > 3 ? words.join(' ') : '';
}

/** "Plumber Tampa" says all that "Tampa Plumber" does. */
export function says(line: string, name: string): boolean {
  const stems = new Set(stemsOf(line));
  return holds(line, name) || stemsOf(name).every((stem) => stems.has(stem));
}

/** Whether a line has a part in it, whatever its capitals and accents. */
export function holds(line: string, part: string): boolean {
  return foldWord(line).includes(foldWord(part));
}
