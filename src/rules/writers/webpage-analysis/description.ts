import { descriptionNotTitle } from '#rules/checks/page/description-not-title.ts';
import { descriptionPixels, descriptionWidthLimit, descriptionWidthPhone } from '#rules/facts/pixel-width.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { fillerHits } from '#rules/ledger/filler.ts';
import { metaDescription } from '#rules/platforms/search-page-fields.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { separators } from './brand-in-title.ts';
import { brandOf } from './brand-name.ts';
import { saysLittle } from './says-little.ts';
import { firstSentences, opensWith, type Sentence } from './description-sentences.ts';
import { similarity, stemsOf } from '#rules/text/words.ts';

const most = metaDescription('').limit.max;
/** Pixels from which a present description is left as it is. */
const goodWidth = 500;
/** Units of a title that a result shows. */
const shownOfTitle = 65;
/** Units of one paragraph that are looked at. */
const longestBlock = 2_000;
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
    stemsOf(`${front.slice(0, shownOfTitle)} ${heading}`).filter(
      (stem) => stem.length > 2 && !isFunctionWord(stem),
    ),
  );
  const brand = brandOf(facts);
  const read = firstSentences(facts);
  const ofWhole = read.filter(
    ({ text, isUnderPart, isPhrase }) =>
      !isUnderPart ||
      (!isPhrase && hitsIn(text.slice(0, topicLength), subject) > 0) ||
      opensWith(text, brand),
  );
  const weighed = (sentences: readonly Sentence[]): Weighed[] =>
    sentences.map((sentence) => ({ ...sentence, weight: weightOf(facts, sentence, subject) }));
  const told = chosenOf(facts, weighed(ofWhole), read);
  // Where the whole is said in a few words, its parts say more.
  const isKnown = facts.derive(readProse).language.written !== 'other';
  const isThin = told === '' || (isKnown && descriptionPixels(told) < goodWidth);
  const description =
    (isThin && ofWhole.length < read.length ? chosenOf(facts, weighed(read), read) || told : told) ||
    beginningOf(facts, read.find(({ leans }) => !leans)?.text ?? longFirst(facts));
  return description === '' || description === now ? null : description;
}

interface Weighed extends Sentence {
  weight: number;
}

/** The heaviest sentences, as many as fit, in the order of the page. */
function chosenOf(facts: PageFacts, weighed: readonly Weighed[], read: readonly Sentence[]): string {
  const sentences = weighed.toSorted((a, b) => b.weight - a.weight);
  const chosen: Sentence[] = [];
  const [heaviest, next] = sentences.filter(({ leans }) => !leans);
  // What says most of the subject by far is shortened before anything takes its place.
  if (heaviest && !fits([heaviest]) && heaviest.weight - (next?.weight ?? 0) >= farAhead) {
    const begun = beginningOf(facts, heaviest.text);
    if (begun !== '') chosen.push({ ...heaviest, text: begun });
  }
  const lead = chosen[0] ?? sentences.find((sentence) => !sentence.leans && fits([sentence]));
  if (lead === undefined) return '';
  const inOrder = sentences.toSorted(
    (a, b) =>
      b.weight - a.weight + (Number(b.block === lead.block) - Number(a.block === lead.block)) * goesOn,
  );
  for (const sentence of [lead, ...inOrder])
    if (fits([...chosen, sentence]) && goesWith(sentence, chosen)) chosen.push(sentence);
  const [only] = chosen;
  // What goes on from a short one is shortened rather than left out.
  if (only && chosen.length === 1 && descriptionPixels(only.text) < descriptionWidthPhone) {
    const after = read.find(
      ({ text, place, block, isUnderPart, leans }) =>
        place === only.place + 1 &&
        !isUnderPart &&
        (!leans || block === only.block) &&
        saysAnother(text, [only]),
    );
    const begun = after ? beginningOf(facts, after.text, chosen) : '';
    if (after && begun !== '') chosen.push({ ...after, text: begun });
  }
  return joined(chosen);
}

/** Whether a sentence says something new, and has the one before it where it leans on that. */
function goesWith(sentence: Sentence, chosen: readonly Sentence[]): boolean {
  const { text, block, place, leans } = sentence;
  if (leans && !chosen.some((one) => one.place === place - 1 && one.block === block)) return false;
  return saysAnother(text, chosen);
}

function saysAnother(text: string, chosen: readonly Sentence[]): boolean {
  return !chosen.some((one) => similarity(one.text, text) > 0.5);
}

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
  const line = cutShort(sentence.replace(/[.!?…]+$/u, ''), max, written, before.length > 0);
  const text = /[.!?…。！？]$/u.test(line) || line === '' ? line : `${line}.`;
  return countCharacters(text) >= least && fits([...before, { text, place: Infinity }]) ? text : '';
}

/** Where a clause ends for certain: a comma alone may stand inside of a name ("The mayor, Anita Desai, opened it"). */
const clauseEnds =
  /[;；]|[,،](?=\s(?:and|or|but|so|which|while|und|oder|aber|sowie|y|e|o|pero|et|ou|mais|ainsi|ma|i|en|of|ale)\s)/gu;

function cutShort(line: string, max: number, written: WrittenLanguage, isSecond: boolean): string {
  // German verbs stand at the end, and what stands before them is half of a thought.
  const isForeign = written === 'other' || (written === 'de' && isSecond);
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
  if (saysLittle(now, facts.derive(readProse).language.written)) return false;
  // "Book now! Call today!" tells nothing.
  if (/!.*!|[✓✔★►].*[✓✔★►]/su.test(now)) return false;
  const width = descriptionPixels(now);
  return width >= goodWidth && width <= descriptionWidthLimit;
}

/** Somebody remembers: what is told so comes before the subject. */
const remembers =
  /^(?:I|We) (?:was|were|grew|remember|had|have always|used to|spent|went|started|first)(?!\p{L})|^(?:When (?:I|we)|Last (?:year|summer|winter|week|month)|Als (?:ich|wir)|Letzte[nrs]|Cuando (?:era|yo|éramos)|Quand j['’]|Quand (?:je|nous|on)|L['’](?:an|été|hiver) dernier)(?!\p{L})/u;

/**
 * Words of the subject in it, and a little for standing early. The first sentence mostly says what the page is, and
 * what is said of a part adds to that.
 */
function weightOf(facts: PageFacts, sentence: Sentence, subject: ReadonlySet<string>): number {
  const { text, place, isUnderPart } = sentence;
  const { written } = facts.derive(readProse).language;
  const names = opensWith(text, brandOf(facts)) ? 3 : 0;
  const stands = remembers.test(text) ? -4 : isUnderPart && names === 0 ? -2 : place === 0 ? 2 : 0;
  // Praise says nothing that another page could not say.
  const praises = fillerHits(text, written).length > 0 || claimsRank.test(text) ? 4 : 0;
  return hitsIn(text, subject) * 2 - place * 0.25 + stands + names - praises;
}

/** "The best plumbers in Tampa", "Need a plumber?": nobody believes the one, and the other tells nothing. */
const claimsRank = longPattern('iu')`
  (?<!\p{L})(?:the (?:very )?best|the leading|number one|die besten|der beste|los mejores|el mejor
    |les meilleurs|le meilleur|i migliori|il migliore)(?!\p{L})|#1|^(?:looking for|need|want|tired of
    |are you|do you|suchen sie|brauchen sie|sind sie|busca|buscas|necesitas|¿busca|¿necesita|vous cherchez
    |besoin d|cerchi|hai bisogno)[^.]*\?$
`;

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
