import type { SocialNetwork } from '#contract/social-page.ts';
import { shortenProse } from '#rules/fit/shorten-prose.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { Limit, TextFieldRule } from '#rules/platforms/platform.ts';
import { metaDescription } from '#rules/platforms/search-page-fields.ts';
import { deedsBeyond } from '#rules/social-meta/program-order.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { gapOf } from '#rules/writers/seo-content/prose.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { whomOf } from './audience.ts';
import { isMostlyTold, isTold, saysClosed, strengthOf, type Statement } from './parts.ts';

/** Code points that a phone shows of a description in WhatsApp before it may cut. */
const firstGlance = 65;
/** Pinterest takes 500; beyond this a reader stops. */
const pinterestAim = 380;

/** A description for a network, of what its title does not say. */
export function descriptionFor(
  network: SocialNetwork,
  brief: SocialBrief,
  statements: readonly Statement[],
  title: string,
): string {
  const all = beneath(brief, statements, title);
  switch (network) {
    case 'facebook':
      return composed(brief, network, all, { call: true });
    case 'twitter':
      return composed(brief, network, provenFirst(all), { call: false });
    case 'linkedin':
      return composed(brief, network, all, {
        call: false,
        whom: whomOf(brief, title) === '' ? '' : whomOf(brief, ''),
      });
    case 'pinterest':
      return composed(brief, network, all, { call: true, from: pinterestAim });
    case 'whatsapp':
      return oneThought(brief, all);
  }
}

/** The text under a search result: what, for whom, one fact more, and the next step. */
export function generalDescription(brief: SocialBrief, statements: readonly Statement[]): string {
  return composedIn(metaDescription(''), brief, statements, { call: true });
}

interface Composition {
  /** Whether the writer's call to action ends it. */
  call: boolean;
  /** Sentences are added up to this length, else up to the network's own aim. */
  from?: number;
  /** For whom it is, where a last sentence shall say it; empty where the title does. */
  whom?: string;
}

/** Whole sentences in their order, as many as the network's length holds. */
function composed(
  brief: SocialBrief,
  network: SocialNetwork,
  statements: readonly Statement[],
  composition: Composition,
): string {
  return composedIn(networkRules[network].description, brief, statements, composition);
}

function composedIn(
  { limit, target }: TextFieldRule,
  brief: SocialBrief,
  statements: readonly Statement[],
  { call, from, whom = '' }: Composition,
): string {
  const gap = gapOf(brief.draft);
  const last = call
    ? tidySentence(brief.callToAction, brief.language.written)
    : whom === ''
      ? ''
      : `${upperFirst(brief.draft.lexicon.forWhom(withFrenchArticle(whom, brief)))}.`;
  const room = limit.max - (last === '' ? 0 : countCharacters(last) + gap.length);
  const enough = from ?? target?.from ?? limit.max;
  const sentences: string[] = [];
  let length = 0;
  let told: Statement | undefined;
  let tooLong: Statement | undefined;
  for (const statement of statements) {
    const { sentence } = statement;
    if (length >= enough && sentences.length > 1) break;
    const extra = countCharacters(sentence) + (sentences.length === 0 ? 0 : gap.length);
    if (leansBack(sentence) && !(sentences.length === 0 && statement.follows) && !follows(statement, told))
      continue;
    if (sentences.some((other) => isTold(sentence, other))) continue;
    if (length + extra > room) {
      tooLong ??= statement;
      continue;
    }
    sentences.push(sentence);
    length += extra;
    told = statement;
  }
  // "14 minutes" alone says nothing of the film: what had no room whole stands beside it, cut to the room that is left.
  if (sentences.length > 0 && length < littleSaid && tooLong !== undefined) {
    const cut = shortened(tooLong.sentence, { ...limit, max: room - length - gap.length });
    const isFirst = told !== undefined && tooLong.index < told.index;
    if (countCharacters(cut) >= leastLength) sentences.splice(isFirst ? 0 : sentences.length, 0, cut);
  }
  // A first sentence that has no room beside a call is told in its place.
  if (sentences.length === 0 && statements[0] && countCharacters(statements[0].sentence) <= limit.max)
    return statements[0].sentence;
  if (sentences.length === 0 && statements[0])
    sentences.push(shortened(statements[0].sentence, { ...limit, max: room }));
  // Whom it is for is not said of what says it already.
  const [joint = ''] = last.split(' ');
  const isSaid =
    !call && sentences.some((sentence) => isMostlyTold(last, sentence) || sentence.startsWith(`${joint} `));
  if (last !== '' && !isSaid && !sentences.includes(last)) sentences.push(last);
  return sentences.join(gap);
}

/** "Pour les amateurs de kéfir": a sentence has the article that a title leaves out. */
function withFrenchArticle(whom: string, { language }: SocialBrief): string {
  return language.written === 'fr' && /^\p{Ll}{3,}[sx](?:\s|$)/u.test(whom) ? `les ${whom}` : whom;
}

const proofs: ReadonlySet<FactKind> = new Set(['certificate', 'award', 'guarantee', 'shipping']);

/** What makes a reader stop who scrolls, then the rest as it was said. */
function provenFirst(statements: readonly Statement[]): Statement[] {
  const proof = statements.find(({ kind, own }) => own && proofs.has(kind));
  if (proof === undefined) return [...statements];
  return [proof, ...statements.filter((statement) => statement !== proof)];
}

/** What stands beneath a title: what it does not say, and of a sentence that begins with it only what follows. */
function beneath(brief: SocialBrief, statements: readonly Statement[], title: string): Statement[] {
  const rests = statements.flatMap((statement): Statement[] => {
    const { sentence } = statement;
    const rest =
      restBehind(sentence, [title, brief.subject], title) || deedsBeyond(sentence, brief.brand, title);
    if (rest !== '') return [{ ...statement, sentence: rest, follows: true }];
    return isTold(sentence, title) ? [] : [statement];
  });
  const kept = new Set(rests.map(({ index }) => index));
  // "She specialises in patents" says of the title who.
  const leaning = rests.map((statement): Statement =>
    statement.own && statement.index > 0 && !kept.has(statement.index - 1)
      ? { ...statement, follows: true }
      : statement,
  );
  const fresh = leaning.filter(({ sentence }) => !isMostlyTold(sentence, title));
  // Where little else is said, a sentence that goes on beyond the title is better than none.
  const enough = fresh.reduce((sum, { sentence }) => sum + sentence.length, 0) >= enoughBeneath;
  const left = enough ? fresh : leaning;
  const shown = left.every(({ sentence }) => saysClosed(sentence)) ? statements : left;
  // When nobody is there is told last.
  return [
    ...shown.filter(({ sentence }) => !saysClosed(sentence)),
    ...shown.filter(({ sentence }) => saysClosed(sentence)),
  ];
}

const enoughBeneath = 60;
/**
 * "How I moved an old tree: root pruning …" beneath that title says only what follows, and "Practice in Kendal looking after
 * dogs and cats" whom it looks after. Empty where the sentence does not go on in such a way.
 */
function restBehind(sentence: string, names: readonly string[], title: string): string {
  const lower = sentence.toLowerCase();
  for (const name of names) {
    const isNamed = name !== '' && foldWord(title).includes(foldWord(name));
    const at = isNamed ? lower.indexOf(name.toLowerCase()) : -1;
    if (at === -1 || lower.length !== sentence.length || at > latestStart) continue;
    const rest = goesOn.exec(sentence.slice(at + name.length))?.[1] ?? '';
    // "Why towns switch off their lights, and what the figures say": the second question stands by itself.
    const asked =
      /^(?:and|und|y|et)\s(?=(?:how|what|why|when|wie|was|warum|cómo|qué|por qué|comment|pourquoi|ce que)\s)/u;
    const bare = rest.replace(asked, '');
    if (bare.length >= leastRest && !/^(?:and|or|und|dass|y|et)\s/u.test(bare)) return upperFirst(bare);
  }
  return '';
}

/** Code points of a description up to which it has said little. */
const littleSaid = 60;
/** A shorter thought, "14 minutes", needs another before it. */
const leastThought = 24;
/** Where the name may begin in its sentence: "We are a family-run ". */
const latestStart = 40;
const leastRest = 22;
const goesOn =
  /^(?:\s?[:,–—]\s|\s(?=(?:\p{L}{3,}ing|with|mit|con|avec|for|für|para|pour|(?:on|at) the|\p{L}{3,}ed (?:in|by|from|with)|made|baked|woven)\s))(.+)$/u;

/** Shortest beginning of a cut sentence that still says something. */
const leastLength = 40;

/** A sentence that is too long, to the end of a part. Half a list would pass for all of it, so it is left out whole. */
function shortened(sentence: string, limit: Limit): string {
  const cut = shortenProse(sentence, { ...limit, max: limit.max - 1 }, []);
  if (cut === '' || /[.!?…。！？]$/u.test(cut)) return cut;
  // The "and" of a row behind a colon stands behind the colon.
  const row = cut.slice(cut.lastIndexOf(': ') + 1);
  const goesOn = /,\s/u.test(sentence.slice(cut.length)) && !/\s(?:and|und|y|e|et)\s[^,]*$/u.test(row);
  const [first = cut] = goesOn ? cut.split(/,\s/u) : [cut];
  // "… how it stays juicy: which butter" of a row behind the colon.
  const [led = cut] = goesOn ? cut.split(/:\s(?=[^:,]{1,24}$)/u) : [cut];
  const kept = [first, led].find((part) => part !== cut && part.length >= leastLength) ?? cut;
  const ended = kept === cut ? withLastJoined(cut, sentence) : kept;
  return /[\p{L}\p{N})%€$£]$/u.test(ended) && !/[\u3040-\u30ff\u4e00-\u9fff]/u.test(kept)
    ? `${ended}.`
    : ended;
}

/** "Records sales, prints a summary" of a row whose last deed had no room is joined again. */
function withLastJoined(cut: string, sentence: string): string {
  const joint = /^,\s(and|und|y|e|et)\s\p{Ll}/u.exec(sentence.slice(cut.length))?.[1];
  const at = cut.lastIndexOf(', ');
  return joint === undefined || at === -1 || !/^\p{Ll}+s\s/u.test(cut.slice(at + 2))
    ? cut
    : `${cut.slice(0, at)} ${joint} ${cut.slice(at + 2)}`;
}

/** “It is food safe” stays behind the sentence that says what is. */
function follows({ own, index }: Statement, told: Statement | undefined): boolean {
  return told !== undefined && told.own === own && told.index === index - 1;
}

/** One complete thought that a glance takes in, and another where both have room. */
function oneThought(brief: SocialBrief, statements: readonly Statement[]): string {
  const { limit } = networkRules.whatsapp.description;
  const fitting = (most: number) =>
    statements.filter(({ sentence }) => countCharacters(sentence) <= most && !leansBack(sentence));
  const first = firstOf(fitting(firstGlance)) ?? firstOf(fitting(limit.max));
  const whole = statements[0]?.sentence ?? brief.subject;
  const isBare = first !== undefined && first !== statements[0] && first.sentence.length < leastThought;
  const cut = first === undefined || isBare ? shortened(whole, limit) : '';
  if (first === undefined || (isBare && countCharacters(cut) >= leastLength)) return cut;
  const gap = gapOf(brief.draft);
  const room = limit.max - countCharacters(first.sentence) - gap.length;
  const call = tidySentence(brief.callToAction, brief.language.written);
  const second =
    (call !== '' && countCharacters(call) <= room ? call : undefined) ??
    firstOf(fitting(room).filter(({ sentence }) => !isTold(sentence, first.sentence)))?.sentence;
  return second === undefined ? first.sentence : `${first.sentence}${gap}${second}`;
}

/** What the writer said first, unless it says little by itself. */
function firstOf(statements: readonly Statement[]): Statement | undefined {
  return statements.find((statement) => strengthOf(statement) > 0) ?? statements[0];
}
