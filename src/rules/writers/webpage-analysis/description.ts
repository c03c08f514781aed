import { descriptionNotTitle } from '#rules/checks/page/description-not-title.ts';
import { descriptionPixels, descriptionWidthLimit, descriptionWidthPhone } from '#rules/facts/pixel-width.ts';
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
import { separators } from './brand-in-title.ts';
import { brandOf } from './brand-name.ts';
import { capitalized } from './page-words.ts';
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
/** What standing in the paragraph of the heaviest sentence weighs: it goes on from there. */
const goesOn = 2;

/** Code points that a shortened sentence must still have. */
const leastLength = 70;
/** The same of one that stands behind another. */
const leastAfter = 20;
/** Units at the beginning of a sentence that tell what it speaks of. */
const topicLength = 45;

/** A sentence of the page that can stand in a description. */
interface Sentence {
  text: string;
  place: number;
  /** Number of its paragraph. */
  block: number;
  /** Under the heading of a part, after what the page says of the whole. */
  isUnderPart: boolean;
  /** Speaks of something that only the sentence before it names. */
  leans: boolean;
}

type Placed = Pick<Sentence, 'text' | 'place'>;

/**
 * A better meta description out of the page's own sentences: those of its beginning that say most of its subject, as
 * many as two lines hold. Null when the present one is good, or when no sentence fits.
 */
export function improvedDescription(facts: PageFacts): string | null {
  const now = (facts.head.description ?? '').trim();
  if (isGood(facts, now)) return null;
  // What stands behind the front of a title is said of every page of the site.
  const [front = ''] = (facts.head.title ?? '').split(separators);
  const heading = facts.headings.find(({ level }) => level === 1)?.text ?? '';
  const subject = new Set(
    stemsOf(`${front} ${heading}`).filter((stem) => stem.length > 2 && !isFunctionWord(stem)),
  );
  const brand = brandOf(facts);
  const read = firstSentences(facts);
  const ofWhole = read.filter(
    ({ text, isUnderPart }) =>
      !isUnderPart || hitsIn(text.slice(0, topicLength), subject) > 0 || opensWith(text, brand),
  );
  const sentences = (ofWhole.length > 0 ? ofWhole : read)
    .map((sentence) => ({ ...sentence, weight: weightOf(sentence, subject, brand) }))
    .toSorted((a, b) => b.weight - a.weight);
  const chosen: Sentence[] = [];
  const [heaviest, next] = sentences.filter(({ leans }) => !leans);
  // What says most of the subject by far is shortened before anything takes its place.
  if (heaviest && !fits([heaviest]) && heaviest.weight - (next?.weight ?? 0) >= farAhead) {
    const begun = beginningOf(facts, heaviest.text);
    if (begun !== '') chosen.push({ ...heaviest, text: begun });
  }
  const lead = chosen[0] ?? sentences.find((sentence) => !sentence.leans && fits([sentence]));
  const inOrder = sentences.toSorted(
    (a, b) =>
      b.weight - a.weight + (Number(b.block === lead?.block) - Number(a.block === lead?.block)) * goesOn,
  );
  for (const sentence of lead === undefined ? [] : [lead, ...inOrder]) {
    if (!fits([...chosen, sentence])) continue;
    if (
      sentence.leans &&
      !chosen.some(({ place, block }) => place === sentence.place - 1 && block === sentence.block)
    )
      continue;
    if (chosen.some(({ text }) => similarity(text, sentence.text) > 0.5)) continue;
    chosen.push(sentence);
  }
  const [only] = chosen;
  // What goes on from a short one is shortened rather than left out.
  if (only && chosen.length === 1 && descriptionPixels(only.text) < descriptionWidthPhone) {
    const after = read.find(
      ({ place, block, isUnderPart, leans }) =>
        place === only.place + 1 && !isUnderPart && (!leans || block === only.block),
    );
    const begun = after ? beginningOf(facts, after.text, chosen) : '';
    if (after && begun !== '') chosen.push({ ...after, text: begun });
  }
  const description =
    joined(chosen) || beginningOf(facts, read.find(({ leans }) => !leans)?.text ?? longFirst(facts));
  return description === '' || description === now ? null : description;
}

/** Headings above what others say of the business, which is no word of its own. */
const praise =
  /(?<!\p{L})(?:reviews?|testimonials?|(?:customers?|clients?|guests?|patients?|people|they) (?:are |have )?sa(?:y|id|ying)|kind words|comments|bewertungen|kundenstimmen|(?:kunden|gäste|patienten) (?:über|sagen)|opiniones|testimonios|reseñas|avis|témoignages|recensioni|opinie)(?!\p{L})/iu;

function firstSentences(facts: PageFacts): Sentence[] {
  const { text, head } = facts;
  const found: Sentence[] = [];
  const standsAlone = saysItself[facts.derive(readProse).language.written] ?? /./u;
  // Where no heading stands over the whole, the first one does.
  let hasTop = text.mainBlocks.some(({ heading }) => heading === 1);
  let isUnderPart = false;
  let isPraise = false;
  const brand = brandOf(facts);
  for (const [at, block] of text.mainBlocks.entries()) {
    if (block.heading > 0) {
      isUnderPart ||= block.heading > 1 && hasTop;
      hasTop = true;
      isPraise = praise.test(block.text);
    }
    if (block.heading !== 0 || block.inSteps || isPraise || isCode(block) || /^["“„«]/u.test(block.text))
      continue;
    let last = -2;
    for (const [number, piece] of sentencePieces(block.text.slice(0, longestBlock)).entries()) {
      const sentence = withoutSalutation(piece);
      if (
        !isSentence(sentence, head.title ?? '') ||
        (isUnderPart && !standsAlone.test(sentence) && !opensWith(sentence, brand))
      )
        continue;
      // What leans on the sentence before it can only follow that.
      const leans = leansBack(piece);
      if (leans && number !== last + 1) continue;
      last = number;
      found.push({ text: sentence, place: found.length, block: at, isUnderPart, leans });
    }
    if (found.length >= looked) break;
  }
  return found.slice(0, looked);
}

/** "Two hours at high tide." under "Dolphin tour" is said of that tour alone; what has a subject and a verb is true anywhere. */
const saysItself: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^our\b|\b(?:we|you|i|they|is|are|was|were|has|have|had|can|will|does|do)\b/iu,
  de: /(?<!\p{L})(?:ich|wir|sie|du|ihr|man|ist|sind|hat|haben|wird|werden|kann|können|gibt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|es|son|está|están|hay|se|tiene|tienen|puede|pueden|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous|vous|on|il|elle|est|sont|ont|avons|peut|peuvent)(?!\p{L})/iu,
};

/** A sentence up to the end of one of its parts, where the two lines do not hold it whole behind what they hold already. */
function beginningOf(facts: PageFacts, sentence: string, before: readonly Placed[] = []): string {
  const least = before.length === 0 ? leastLength : leastAfter;
  // Wide letters fill the two lines before the characters do.
  const widthLeft =
    descriptionWidthLimit - (before.length === 0 ? 0 : descriptionPixels(`${joined(before)} `));
  const shown = Math.floor((countCharacters(sentence) * widthLeft) / descriptionPixels(sentence));
  const left = most - (before.length === 0 ? 0 : countCharacters(joined(before)) + 1);
  const max = Math.min(left, shown) - 1;
  if (max < least) return '';
  const { written } = facts.derive(readProse).language;
  const line = cutShort(sentence.replace(/[.!?…]+$/u, ''), max, written === 'other', before.length > 0);
  const text = /[.!?…。！？]$/u.test(line) || line === '' ? line : `${line}.`;
  return countCharacters(text) >= least && fits([...before, { text, place: Infinity }]) ? text : '';
}

/** Where a clause ends for certain: a comma alone may stand inside of a name ("The mayor, Anita Desai, opened it"). */
const clauseEnds =
  /[;；]|[,،](?=\s(?:and|or|but|so|which|while|und|oder|aber|sowie|y|e|o|pero|et|ou|mais|ainsi|ma|i|en|of|ale)\s)/gu;

function cutShort(line: string, max: number, isForeign: boolean, isSecond: boolean): string {
  if (isForeign || isSecond) {
    const end = [...line.slice(0, max + 1).matchAll(clauseEnds)].at(-1)?.index ?? 0;
    if (end > 0 || isForeign) return line.slice(0, end);
  }
  return shortenLine(line, { ...metaDescription('').limit, max }, []);
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
  // "Book now! Call today!" tells nothing.
  if (/!.*!/su.test(now)) return false;
  const width = descriptionPixels(now);
  return width >= goodWidth && width <= descriptionWidthLimit;
}

/** "Liebe Skifreunde, auch in dieser Saison …": whom it greets says nothing of the page. */
const salutation = /^(?:liebe[rs]?|dear|hello|hi|querid[oa]s|chère?s?|cari) [^,.!?]{3,40}, (?=\p{L})/iu;

function withoutSalutation(sentence: string): string {
  return capitalized(sentence.replace(salutation, ''));
}

/** Behind its question: "Yes, but only in spring." */
const answers = /^(?:yes|no|ja|nein|sí|no|oui|non|sì)[,.!]|^(?:you|they) can, but\s/iu;
const greets = /^(?:welcome (?:to|on)|(?:herzlich )?willkommen|bienvenid[oa]s?|bienvenue|benvenut[oaie])\s/iu;

function isSentence(text: string, title: string): boolean {
  return (
    /[.!?…。！？]["”»)]?$/u.test(text) &&
    (text.split(/\s+/u).length >= leastWords || /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text)) &&
    !/https?:|[{}<>]|cookie|affiliate/iu.test(text) &&
    !answers.test(text) &&
    !greets.test(text) &&
    // A sentence much longer than the title cannot be the title again.
    (text.length > title.length * 1.6 + 20 || similarity(text, title) < 0.8)
  );
}

/** Somebody remembers: what is told so comes before the subject. */
const remembers =
  /^(?:I|We) (?:was|were|grew|remember|had|have always|used to|spent|went|started|first)(?!\p{L})|^(?:When (?:I|we)|Last (?:year|summer|winter|week|month)|Als (?:ich|wir)|Letzte[nrs]|Cuando (?:era|yo|éramos)|Quand j['’]|Quand (?:je|nous|on)|L['’](?:an|été|hiver) dernier)(?!\p{L})/u;

/**
 * Words of the subject in it, and a little for standing early. The first sentence mostly says what the page is, and
 * what is said of a part adds to that.
 */
function weightOf(
  { text, place, isUnderPart }: Sentence,
  subject: ReadonlySet<string>,
  brand: string,
): number {
  const names = opensWith(text, brand) ? 2 : 0;
  const stands = remembers.test(text) ? -4 : isUnderPart && names === 0 ? -2 : place === 0 ? 2 : 0;
  return hitsIn(text, subject) * 2 - place * 0.25 + stands + names;
}

/** Whether a sentence says of the business by its name: "The Millbrook Bakery bakes …". */
function opensWith(text: string, brand: string): boolean {
  const at = brand === '' ? -1 : text.indexOf(brand);
  return at >= 0 && at <= 5;
}

function hitsIn(text: string, subject: ReadonlySet<string>): number {
  return new Set(stemsOf(text).filter((stem) => subject.has(stem))).size;
}

function joined(sentences: readonly Placed[]): string {
  return sentences
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/([。！？]) /gu, '$1');
}

function fits(sentences: readonly Placed[]): boolean {
  if (sentences.reduce((sum, { text }) => sum + text.length, 0) > most * 2) return false;
  const text = joined(sentences);
  return countCharacters(text) <= most && descriptionPixels(text) <= descriptionWidthLimit;
}
