import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';
import { titleWithoutRepeats } from '#rules/checks/page/title-without-repeats.ts';
import { isPlaceholderTitle } from '#rules/checks/page/title-says-something.ts';
import { separators } from './brand-in-title.ts';
import { isCode } from '#rules/facts/page/text-facts.ts';
import { ofEverySite } from './every-site.ts';
import { legalForm } from './named-by-data.ts';
import { isPoint } from './parts-named.ts';
import { isCry, isSlogan, withoutWelcome } from './slogan.ts';
import { WordsOfPage } from './page-words.ts';
import { addRun, type Gathered } from './phrase-runs.ts';

/** A phrase of the page with what it weighs there. */
export interface PagePhrase {
  /** As it stands on the page, in lower case unless it is a name. */
  text: string;
  words: number;
  weight: number;
  /** Times in the part of the text that was read. */
  count: number;
  /** Whether it stands in the title, the main heading or the description, which are chosen to say what the page is. */
  chosen: boolean;
  /** Whether it is the whole of a heading of a part: "Rindfleisch" names what a farm shop sells. */
  isHeading: boolean;
  /** Whether the page's own parts say it, and not only those that every site has. */
  isOwn: boolean;
  /** Said once in running text, between two breaks: a name of something on a page that repeats little. */
  once: boolean;
}

/** What an occurrence weighs by where it stands: what is written on purpose weighs more than running text. */
const weights = {
  title: 6,
  heading1: 5,
  description: 3,
  heading2: 2,
  heading3: 1.5,
  meta: 1.5,
  text: 1,
} as const;
/** Units of main text that are read. */
const readLength = 3_000;
/** Headings that are read. */
const mostHeadings = 30;
const mostPhrases = 40;
const mostLight = 12;
/** Units of a line that is shouted instead of a heading: "PIANO TUNING & REPAIR". */
const longestCry = 60;
/** Phrases of several words from which on a page says enough again and again. */
const richFrom = 8;

/** Behind these stands what they do: "we collect bikes". */
const actors = new Set(
  'we you i they it he she who to and wir sie ihr ich nous vous je ils qui nosotros que'.split(' '),
);

/** What is left of "paso a paso" where a title is cut in it. */
const halfSteps = /\s(?:paso(?: a)?|pas à|étape(?: par)?|schritt(?: für)?|step(?: by)?)$/iu;

/** "Fleischpakete bestellen" is a part on what is ordered. */
const toOrder = /(?<=\p{Lu}\p{L}{3,}) (?:bestellen|kaufen|buchen|mieten|anfragen|reservieren|vorbestellen)$/u;

/** Phrases of one to three words by their weight on the page, heaviest first. Stems decide what is the same. */
export function readPhrases(facts: PageFacts): PagePhrase[] {
  // A promise over the page is not what the page is about.
  const promise = facts.headings.find(({ level, text: said }) => level === 1 && isSlogan(said))?.text ?? '';
  const lines = linesOf(facts, promise);
  const read = lines.map(({ text }) => text).join('\n');
  const found = new Map<number, Gathered>();
  const { language } = facts.derive(readProse);
  const { written } = language;
  const wholeOnly = written === 'other';
  const words = new WordsOfPage(read, language);
  const addLine = (
    line: string,
    weight: number,
    takesFigures: boolean,
    isPart = false,
    isOwn = true,
    isAgain = false,
  ): void => {
    // "The #1 invoicing software" counts nothing.
    for (const run of words.runsOf(line.replaceAll(/#\d{1,3}(?!\d)/gu, '|')))
      addRun(found, run, { weight, isLine: true, takesFigures, wholeOnly, written, isPart, isAgain, isOwn });
  };
  const addSentences = (sentences: string, weight: number, isOwn = true, isAgain = false): void => {
    for (const run of words.sentenceRunsOf(sentences))
      addRun(found, run, {
        weight,
        isLine: false,
        takesFigures: false,
        wholeOnly,
        written,
        isPart: false,
        isAgain,
        isOwn,
      });
  };
  for (const part of titleParts(facts)) addLine(part, weights.title, true, true);
  // Behind what a result shows of it stands what every page of the site says.
  const description = facts.head.description ?? '';
  if (!/!.*!/su.test(description))
    addSentences(description.slice(0, shownOfDescription), weights.description);
  for (const { content } of metasNamed(facts.head, 'keywords')) addLine(content, weights.meta, true);
  let headings = 0;
  const isOwnPart = ownParts();
  for (const { level, text: heading, inSubject } of facts.headings) {
    if (level > 3 || (level > 1 && !inSubject)) continue;
    const isOwnHeading = isOwnPart(level, heading);
    if (level > 1 && isPoint.test(heading)) continue;
    if (heading === promise || isPlaceholderTitle(heading)) continue;
    if (level === 1) addLine(quiet(withoutWelcome(heading)), weights.heading1, true, true);
    else
      addLine(
        quiet(heading).replace(toOrder, ''),
        level === 2 ? weights.heading2 : weights.heading3,
        false,
        true,
        isOwnHeading,
      );
    headings += 1;
    if (headings === mostHeadings) break;
  }
  const topics = new Set<number>();
  for (const { run, from, words: length, weight, chosen, named } of found.values())
    if (length === 1 && named && (chosen || weight >= weights.heading2)) topics.add(run[from]!.id);
  for (const { text, isHeading, isOwn } of lines) {
    if (isHeading && written === 'en' && isTitleCased(text))
      addLine(quiet(text), weights.text, false, false, isOwn, true);
    else
      addSentences(
        isHeading || text.length < longestCry ? quiet(text) : text,
        weights.text,
        isOwn,
        isHeading,
      );
  }
  /** "Gravel bikes" said once, on a page on bikes. */
  const isRomance = written === 'es' || written === 'fr';
  const isOnTopic = (phrase: Gathered): boolean =>
    phrase.isWhole &&
    !wholeOnly &&
    phrase.words === 2 &&
    phrase.length === 2 &&
    !actsIn(phrase) &&
    topics.has(phrase.run[isRomance ? phrase.from : phrase.from + 1]!.id);
  const carries = (phrase: Gathered): boolean =>
    phrase.count > 1 ||
    (phrase.named &&
      (phrase.isHeading || phrase.weight >= weights.heading2) &&
      phrase.words > 1 &&
      phrase.atEdge) ||
    isOnTopic(phrase);
  const shown = (
    { run, from, length, words: said, weight, count, chosen, isHeading, isOwn }: Gathered,
    once: boolean,
  ): PagePhrase => ({
    text: words.written(run.slice(from, from + length)),
    words: said,
    weight,
    count,
    chosen,
    isHeading,
    isOwn,
    once,
  });
  const all = [...found.values()];
  const heavy = all
    .filter(carries)
    .map((phrase) => ({ ...phrase, weight: phrase.weight * factorOf(phrase) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostPhrases)
    .map((phrase) => shown(phrase, false));
  // What is said once is asked for only where little is said twice.
  const isRich = heavy.filter((phrase) => phrase.words > 1).length >= richFrom;
  const light =
    wholeOnly || isRich
      ? []
      : all
          .filter(
            (phrase) =>
              phrase.words > 1 && phrase.words < 4 && phrase.isWhole && !carries(phrase) && !actsIn(phrase),
          )
          .slice(0, mostLight)
          .map((phrase) => shown(phrase, true));
  return [...heavy, ...light];
}

/** What other pages sell or tell stands under these. */
const ofOthers =
  /^(?:related|similar|recently|recommended|(?:you may|you might) |customers also|(?:popular|recent|latest|more) (?:posts|articles|news|stories|products)|ähnliche|das könnte|zuletzt|weitere (?:artikel|produkte|beiträge)|también|productos relacionados|vous aimerez|(?:produits|articles) similaires)/iu;

/**
 * Tells heading by heading whether it begins a part of the page's own: "Soap dish" under "You may also like" is another
 * page's, "Roof repairs" under "Our services" is not.
 */
function ownParts(): (level: number, heading: string) => boolean {
  let foreign = Number.POSITIVE_INFINITY;
  return (level, heading) => {
    if (level <= foreign) foreign = ofOthers.test(heading) ? level : Number.POSITIVE_INFINITY;
    return foreign === Number.POSITIVE_INFINITY && (level === 1 || !ofEverySite.test(heading));
  };
}

/** A cry in small letters: its capitals name nothing. */
function quiet(heading: string): string {
  return isCry(heading) ? heading.toLowerCase() : heading;
}

interface Line {
  text: string;
  isHeading: boolean;
  isOwn: boolean;
}

/** The text as far as it is read, block by block, without a promise over it. Where nearly all stands under such headings, all is its own. */
function linesOf({ text }: PageFacts, promise: string): Line[] {
  const lines: Line[] = [];
  const isOwnPart = ownParts();
  let isOwn = true;
  let left = readLength;
  for (const block of text.mainBlocks) {
    if (left <= 0) break;
    if (block.text === promise || (isCode(block) && text.prose !== '')) continue;
    const isHeading = block.heading > 0;
    if (block.heading > 1 && isPoint.test(block.text)) continue;
    if (isHeading) isOwn = isOwnPart(block.heading, block.text);
    lines.push({ text: block.text.slice(0, left), isHeading, isOwn });
    left -= block.text.length + 1;
  }
  const lengthOf = (some: readonly Line[]): number => some.reduce((sum, line) => sum + line.text.length, 0);
  return lengthOf(lines.filter((line) => line.isOwn)) * 2 < lengthOf(lines)
    ? lines.map((line) => ({ ...line, isOwn: line.isOwn || !line.isHeading }))
    : lines;
}

/** "Linen Duvet Cover": capitals of an English heading are no names. */
function isTitleCased(heading: string): boolean {
  const telling = heading.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? [];
  return telling.length > 1 && telling.every((word) => /^\p{Lu}/u.test(word));
}

/** Units of a description that a result shows. */
const shownOfDescription = 170;
/** Units of a title that a result shows: what it goes on to say is seen by nobody. */
const shownOfTitle = 65;

/** The title between its separators, without what is cut off it where a main heading says it shorter. */
function titleParts(facts: PageFacts): string[] {
  const { head, headings } = facts;
  const title = head.title ?? '';
  const hasHeading = headings.some(
    ({ level, text }) => level === 1 && text !== '' && !isPlaceholderTitle(text),
  );
  // A row of the same words is no title, and a heading says what the page is.
  const says = headings.some(({ level, text }) => level === 1 && text.split(' ').length > 2);
  if (says && title !== '' && titleWithoutRepeats.judge(facts).score === 0) return [];
  const isCut = hasHeading && title.length > shownOfTitle;
  const shown = (
    isCut
      ? title
          .slice(0, shownOfTitle)
          .replace(/\s+\S*$/u, '')
          .replace(halfSteps, '')
      : title
  ).split(separators);
  // Of the part that is cut, what stands before its last comma is whole.
  const last = isCut ? shown.pop()! : '';
  if (last !== '') shown.push(shown.length > 0 ? last.slice(0, Math.max(0, last.lastIndexOf(','))) : last);
  const parts = shown
    .filter((part) => part !== '' && !isPlaceholderTitle(part))
    .map((part) => part.replace(legalForm, ''));
  // A cry names no names.
  return isCry(title) ? parts.map((part) => part.toLowerCase()) : parts;
}

/** Whether somebody does something there: "we groom dogs", "if your rabbit dribbles". */
function actsIn({ run, from, length }: Gathered): boolean {
  return (
    actors.has(run[from - 1]?.lower ?? '') ||
    (/^(?:if|when|because|until|once|while|that|than)$/u.test(run[from - 2]?.lower ?? '') &&
      /[^s]s$/u.test(run[from + length - 1]!.lower))
  );
}

/** Long phrases say more, as far as somebody chose them: three words of running text are often half a clause. */
function factorOf({ words, chosen }: Gathered): number {
  if (words === 1) return 0.6;
  return chosen ? Math.min(words, 3) : 1.5;
}
