import type { FieldId } from '#rules/platforms/platform.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { figureWith } from '#rules/ledger/words-told.ts';
import { partsOf, stemsOf, type Word, wordsOf } from '#rules/text/words.ts';
import { inLine } from './bullet-line.ts';
import { clauseGap, type Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { gapOf } from './prose.ts';
import { labelledByTurn } from './turned-label.ts';
import { subjectName, thingAgain, thingName } from './subject.ts';

const prose: readonly FieldId[] = ['improvedBodyText', 'metaDescription', 'intro', 'promotionalText'];
const lists: readonly FieldId[] = ['bulletPoints', 'keyFeatures', 'sellingPoints'];

/** Words of a sentence and of a point in a list, with its label, that readers know again. */
const fewestTold = 2;
const fewestListed = 5;
/** The most that two sentences may have together when they become one. */
const mostWords = 26;

/** What our own sentences put around a fact. */
const builders = new Set(
  'is are has have it they comes come fits fit holds hold made measures measure weighs weigh includes include does do not'.split(
    ' ',
  ),
);

/**
 * The listing of a later product of a form without the sentences that an earlier one may print too, since sellers paste one
 * text into all of them. Such a sentence joins one that tells something of this product alone ("Holds 25 litres; leather
 * straps."); where none stands beside it, it names the product. The first product keeps its text.
 */
export function unlikeEarlier(listing: Listing, draft: Draft): Listing {
  if ((draft.brief.earlier ?? []).length === 0 || draft.twin > 0) return listing;
  // Japanese and Chinese sentences end as sentences: no sign joins two of them.
  if (gapOf(draft) === '') return listing;
  const apart: Apart = { draft, isShared: (sentence) => isEarlier(sentence, draft) };
  const changed: Listing = { ...listing };
  for (const field of prose) {
    const text = listing[field];
    if (typeof text === 'string') changed[field] = linesApart(text, apart);
  }
  // What a firm does for every customer is as true of each of its offers, and a point of a page stands alone.
  for (const field of draft.platform.subject === 'page' && draft.category === 'service' ? [] : lists) {
    const entries = listing[field];
    if (typeof entries === 'string' || entries === undefined) continue;
    const lines = entries.filter((entry) => typeof entry === 'string');
    changed[field] = lines.map((line) =>
      countPieces(line) >= fewestListed && apart.isShared(line) ? withOwnPart(line, draft) : line,
    );
  }
  return changed;
}

/** What a text is told apart by: its product, and which sentences another product of the form says too. */
export interface Apart {
  draft: Draft;
  isShared: (sentence: string) => boolean;
}

/** A point of a list that ends in what tells its product from the others. */
export const withOwnPart = (line: string, draft: Draft): string => `${bare(line)} (${ownPart(draft)})`;

/** A text line by line, in HTML element by element, its shared sentences told apart. */
export function linesApart(text: string, apart: Apart): string {
  return byLine(text, (line) => lineApart(line, apart));
}

/** A text with each line changed, in HTML each element; lines that lose all are gone. */
export function byLine(text: string, change: (line: string) => string): string {
  if (/<(?:p|li)>/u.test(text))
    return text
      .replaceAll(/(?<=<(?:p|li)>)[^<]+/gu, (line) => change(line))
      .replaceAll(/<(p|li|ul)>\s*<\/\1>/gu, '');
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : change(line)))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const mark = /^(?:[-•*–✔]|\d{1,2}[.)])\s+/u;

function lineApart(line: string, apart: Apart): string {
  const { sign, sentences } = sentencesIn(line);
  if (!sentences.some(apart.isShared)) return line;
  return `${sign}${joined(sentences, apart).join(gapOf(apart.draft))}`;
}

/** The sentences of a line, and the mark that it begins with. */
export function sentencesIn(line: string): { sign: string; sentences: readonly string[] } {
  const sign = mark.exec(line)?.[0] ?? '';
  return { sign, sentences: splitSentences(line.slice(sign.length)) };
}

/** Sentences with those that are shared inside their neighbours, or with the product's name. */
function joined(sentences: readonly string[], { draft, isShared }: Apart): string[] {
  const canJoin = (one: string, other: string): boolean => gapOf(draft) !== '' && areJoinable(one, other);
  // Two common sentences that stand in one are none that another product tells; another label makes a line its own.
  const toldAnew = (sentence: string): string =>
    [sentence, ...labelledByTurn(sentence, draft)].find((way) => !isShared(way)) ?? named(sentence, draft);
  const told: string[] = [];
  let waiting = '';
  // Whether the last told sentence is this product's own, and may take up another.
  let isHost = false;
  // "Broken spring?" of several services: asked again under each name, it tells nothing.
  const telling = sentences.filter((sentence) => !sentence.endsWith('?') || !isShared(sentence));
  for (const sentence of telling.length === 0 ? sentences : telling) {
    if (!isShared(sentence)) {
      const both =
        waiting === '' ? sentence : `${bare(waiting)}${clauseGap(draft)}${inLine(sentence, draft)}`;
      if (waiting !== '' && !canJoin(waiting, sentence)) told.push(toldAnew(waiting), sentence);
      else told.push(both);
      waiting = '';
      isHost = true;
    } else if (isHost && canJoin(told.at(-1)!, sentence)) {
      told[told.length - 1] = `${bare(told.at(-1)!)}${clauseGap(draft)}${inLine(sentence, draft)}`;
    } else if (waiting !== '' && canJoin(waiting, sentence)) {
      waiting = `${bare(waiting)}${clauseGap(draft)}${inLine(sentence, draft)}`;
    } else {
      if (waiting !== '') told.push(toldAnew(waiting));
      waiting = sentence;
      isHost = false;
    }
  }
  if (waiting !== '') told.push(toldAnew(waiting));
  return told;
}

/** A sentence that another one follows behind a sign. */
export const bare = (sentence: string): string => sentence.replace(/[.。]$/u, '');

/** A question, a quotation or a line with a label stays by itself. */
function areJoinable(one: string, other: string): boolean {
  return (
    /[^.!?:…。][.。]?$/u.test(one) &&
    !/[!?…]/u.test(one + other) &&
    !label.test(other) &&
    countPieces(one) + countPieces(other) <= mostWords
  );
}

/** Whether an earlier product of the form may print the sentence: each of its words stands in that one's name or description. */
function isEarlier(sentence: string, draft: Draft): boolean {
  const { earlier = [] } = draft.brief;
  // Labels are ours: "Origin: baked in Frome". The product's own name before the colon is none.
  const isNamed = sentence.startsWith(`${upperFirst(draft.name)}${draft.lexicon.colon}`);
  const parts = partsOf(isNamed ? sentence : sentence.replaceAll(labels, '$1'));
  // "Una semana" of two things that take so long is no sentence of the one told of the other.
  if (parts.length < fewestTold || (parts.length === fewestTold && parts.some(({ small }) => small)))
    return false;
  // "Do not cut on them" beside a cookie cutter: one word alone makes no common sentence.
  const isOwnWord = ({ small, text }: (typeof parts)[number]): boolean =>
    !small && !builders.has(text.toLowerCase());
  const isEnglish = draft.language.written === 'en';
  if (isEnglish && parts.length > fewestTold && parts.filter(isOwnWord).length < fewestTold) return false;
  return earlier.some((words) =>
    parts.every(
      ({ stem, small, text }, at) =>
        small || words.has(figureWith(stem, parts[at + 1]?.stem)) || builders.has(text.toLowerCase()),
    ),
  );
}

const label = /^[\p{L}\s’'-]{1,29}[\p{L}’'](?=\s?:\s)/u;
const labels = /(^|[.;]\s)[\p{L}\s’'-]{2,30}\s?:\s/gu;

/** A sentence with the product's own name in it: "Waxed rucksack 25 L: leather straps". */
export function named(sentence: string, draft: Draft): string {
  const { lexicon, language, name } = draft;
  // "Boiler service: 95 pounds" is named already, and tells the same without it.
  const front = `${upperFirst(name)}${lexicon.colon}`;
  if (sentence.startsWith(front)) return upperFirst(sentence.slice(front.length));
  // A language that is not written in full has the seller's own words, and few of them are a label of their own.
  if (gapOf(draft) === '') return `${name}：${sentence}`;
  if (language.written === 'other')
    return countPieces(sentence) < fewestListed ? sentence : `${name}: ${sentence}`;
  const subject = upperFirst(subjectName(draft));
  const told = new Set(stemsOf(subject));
  if (language.written === 'en' && stemsOf(ownPart(draft)).every((stem) => told.has(stem))) {
    for (const front of [upperFirst(thingName(draft)), upperFirst(thingAgain(draft)), 'It', 'They'])
      if (sentence.startsWith(`${front} `)) return `${subject}${sentence.slice(front.length)}`;
  }
  const head = label.exec(sentence)?.[0];
  if (head !== undefined) {
    const other = otherLabel(head, draft);
    return `${other ?? `${head} (${name})`}${sentence.slice(head.length)}`;
  }
  return withNameInFront(sentence, name) ?? `${front}${inLine(sentence, draft)}`;
}

/** "Part of: Cats" beside the "Collection: Cats" of an earlier product; undefined where there are more products than labels. */
function otherLabel(head: string, { lexicon, brief, twin, language }: Draft): string | undefined {
  const { collection, ...others } = lexicon.labels;
  const labels = [collection, ...Object.values(others)].find((ours) => ours.includes(head));
  const free = [...new Set(labels)].filter((ours) => ours !== head && ours !== '');
  // The labels of other languages differ by how the reader is spoken to.
  return twin > 0 || language.written !== 'en' ? undefined : free[brief.product.index - 1];
}

/**
 * What tells the product's name from the others': "25 L" of a "waxed rucksack 25 L" beside one of 18 L, "box of 12" where the
 * count alone differs. The whole name where nothing does.
 */
function ownPart({ name, brief }: Draft): string {
  const others = new Set((brief.others ?? []).flatMap((other) => stemsOf(other)));
  const words = wordsOf(name);
  const isOwn = ({ text }: Word): boolean => stemsOf(text).some((stem) => !others.has(stem));
  let first = words.findIndex(isOwn);
  let last = words.findLastIndex(isOwn);
  if (first === -1) return name;
  // A number alone says nothing: "25 L", or "box of 12" and "size 12" where nothing stands behind it.
  if (/^\d+$/u.test(name.slice(words[first]!.start, words[last]!.end))) {
    if (last + 1 < words.length) last += 1;
    else
      do first -= 1;
      while (first > 0 && partsOf(words[first]!.text)[0]!.small);
  }
  // "D’acacia" leans on the "miel" before it.
  if (/^[dl][’']/iu.test(words[Math.max(0, first)]!.text)) first -= 1;
  return name.slice(words[Math.max(0, first)]!.start, words[last]!.end);
}

const fewestCommon = 2;

/** "Raised bed kit, no tools needed" begins as the name does, which takes that beginning's place; undefined for any other. */
function withNameInFront(sentence: string, name: string): string | undefined {
  const own = partsOf(name);
  const told = partsOf(sentence);
  let common = 0;
  while (common < own.length && common < told.length && own[common]!.stem === told[common]!.stem) common += 1;
  // "Alquiler de scooters" before "alquiler de motos y scooters": behind the same preposition stands something else.
  if (common < fewestCommon || common === own.length || own[common - 1]!.small) return undefined;
  const behind = sentence.slice(told[common - 1]!.end);
  // "Mittens for toddlers, 4-5 years lined with fleece": behind its comma no name goes on.
  return name.includes(',') && !/^[,;:.]/u.test(behind) ? undefined : `${upperFirst(name)}${behind}`;
}
