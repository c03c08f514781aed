import { descriptionNotTitle } from '#rules/checks/page/description-not-title.ts';
import { descriptionPixels, descriptionWidthLimit } from '#rules/facts/pixel-width.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { isCode } from '#rules/facts/page/text-facts.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { sentencePieces } from '#rules/fit/shorten-prose.ts';
import { metaDescription } from '#rules/platforms/search-page-fields.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { similarity, stemsOf } from '#rules/text/words.ts';

const most = metaDescription('').limit.max;
/** Pixels from which a present description is left as it is. */
const goodWidth = 500;
/** Sentences at the beginning of the page that are looked at. */
const looked = 15;
/** Units of one paragraph that are looked at. */
const longestBlock = 2_000;
/** Words of a sentence that can stand alone. */
const leastWords = 5;

/** Weight by which a sentence leads the next one where it is the one to keep. */
const farAhead = 2;

/** Code points that a shortened sentence must still have. */
const leastLength = 70;

/**
 * A better meta description out of the page's own sentences: those of its beginning that say most of its subject, as
 * many as two lines hold. Null when the present one is good, or when no sentence fits.
 */
export function improvedDescription(facts: PageFacts): string | null {
  const now = (facts.head.description ?? '').trim();
  if (isGood(facts, now)) return null;
  const subject = new Set(
    stemsOf(
      `${facts.head.title ?? ''} ${facts.headings.find(({ level }) => level === 1)?.text ?? ''}`,
    ).filter((stem) => stem.length > 2 && !isFunctionWord(stem)),
  );
  const sentences = firstSentences(facts).map((text, place) => ({
    text,
    place,
    weight: weightOf(text, place, subject),
  }));
  const chosen: typeof sentences = [];
  const [heaviest, next] = sentences.toSorted((a, b) => b.weight - a.weight);
  // What says most of the subject by far is shortened before anything takes its place.
  if (heaviest && !fits([heaviest]) && heaviest.weight - (next?.weight ?? 0) >= farAhead) {
    const begun = beginningOf(heaviest.text);
    if (begun !== '') chosen.push({ ...heaviest, text: begun });
  }
  for (const sentence of sentences.toSorted((a, b) => b.weight - a.weight)) {
    if (!fits([...chosen, sentence])) continue;
    if (chosen.some(({ text }) => similarity(text, sentence.text) > 0.5)) continue;
    chosen.push(sentence);
  }
  const description = joined(chosen) || beginningOf(sentences[0]?.text ?? longFirst(facts));
  return description === '' || description === now ? null : description;
}

function firstSentences(facts: PageFacts): string[] {
  const { text, head } = facts;
  const found: string[] = [];
  const standsAlone = saysItself[facts.derive(readProse).language.written] ?? /./u;
  let isUnderPart = false;
  for (const block of text.mainBlocks) {
    isUnderPart ||= block.heading > 1;
    if (block.heading !== 0 || isCode(block)) continue;
    for (const sentence of sentencePieces(block.text.slice(0, longestBlock)))
      if (isSentence(sentence, head.title ?? '') && (!isUnderPart || standsAlone.test(sentence)))
        found.push(sentence);
    if (found.length >= looked) break;
  }
  return found.slice(0, looked);
}

/** "Two hours at high tide." under "Dolphin tour" is said of that tour alone; what has a subject and a verb is true anywhere. */
const saysItself: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /\b(?:we|you|i|they|is|are|was|were|has|have|had|can|will|does|do)\b/iu,
  de: /(?<!\p{L})(?:wir|sie|du|ihr|man|ist|sind|hat|haben|wird|werden|kann|können|gibt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|está|están|hay|se|tiene|tienen|puede|pueden|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|vous|on|il|elle|est|sont|ont|avons|peut|peuvent)(?!\p{L})/iu,
};

/** A first sentence that no line holds whole, up to the end of one of its parts. */
function beginningOf(sentence: string): string {
  // Wide letters fill the two lines before the characters do.
  const shown = Math.floor((countCharacters(sentence) * descriptionWidthLimit) / descriptionPixels(sentence));
  const room = { ...metaDescription('').limit, max: Math.min(most, shown) - 1 };
  const line = shortenLine(sentence.replace(/[.!?…]+$/u, ''), room, []);
  const text = /[.!?…。！？]$/u.test(line) || line === '' ? line : `${line}.`;
  return countCharacters(text) >= leastLength && fits([{ text, place: 0 }]) ? text : '';
}

function longFirst({ text }: PageFacts): string {
  return (
    text.mainBlocks
      .find((block) => block.heading === 0 && !leansBack(block.text) && block.text.length > most)
      ?.text.slice(0, longestBlock) ?? ''
  );
}

function isGood(facts: PageFacts, now: string): boolean {
  if (now === '' || (facts.head.title && descriptionNotTitle.judge(facts).score < 1)) return false;
  const width = descriptionPixels(now);
  return width >= goodWidth && width <= descriptionWidthLimit;
}

function isSentence(text: string, title: string): boolean {
  return (
    /[.!?…。！？]["”»)]?$/u.test(text) &&
    (text.split(/\s+/u).length >= leastWords || /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text)) &&
    !/https?:|[{}<>]|cookie/iu.test(text) &&
    !leansBack(text) &&
    // A sentence much longer than the title cannot be the title again.
    (text.length > title.length * 1.6 + 20 || similarity(text, title) < 0.8)
  );
}

/** Words of the subject in it, and a little for standing early. */
function weightOf(text: string, place: number, subject: ReadonlySet<string>): number {
  const hits = new Set(stemsOf(text).filter((stem) => subject.has(stem))).size;
  return hits * 2 - place * 0.25;
}

function joined(sentences: readonly { text: string; place: number }[]): string {
  return sentences
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/([。！？]) /gu, '$1');
}

function fits(sentences: readonly { text: string; place: number }[]): boolean {
  if (sentences.reduce((sum, { text }) => sum + text.length, 0) > most * 2) return false;
  const text = joined(sentences);
  return countCharacters(text) <= most && descriptionPixels(text) <= descriptionWidthLimit;
}
