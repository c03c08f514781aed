import type { SocialNetwork } from '#contract/social-page.ts';
import { shortenProse } from '#rules/fit/shorten-prose.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { Limit, TextFieldRule } from '#rules/platforms/platform.ts';
import { metaDescription } from '#rules/platforms/search-page-fields.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { inLine } from '#rules/writers/seo-content/bullets.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { gapOf } from '#rules/writers/seo-content/prose.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { whomOf } from './audience.ts';
import { isTold, saysClosed, strengthOf, type Statement } from './parts.ts';

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
  const left = statements.filter(({ sentence }) => !isTold(sentence, title));
  const all = (left.every(({ sentence }) => saysClosed(sentence)) ? statements : left).map((statement) =>
    withoutTitle(statement, brief, title),
  );
  switch (network) {
    case 'facebook':
      return composed(brief, network, all, { call: true });
    case 'twitter':
      return composed(
        brief,
        network,
        all.toSorted((a, b) => strengthOf(b) - strengthOf(a)),
        { call: false },
      );
    case 'linkedin':
      return composed(brief, network, addressed(brief, all, title), { call: false });
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
  { call, from }: Composition,
): string {
  const gap = gapOf(brief.draft);
  const last = call ? tidySentence(brief.callToAction, brief.language.written) : '';
  const room = limit.max - (last === '' ? 0 : countCharacters(last) + gap.length);
  const enough = from ?? target?.from ?? limit.max;
  const sentences: string[] = [];
  let length = 0;
  let told: Statement | undefined;
  for (const statement of statements) {
    const { sentence } = statement;
    if (length >= enough && sentences.length > 1) break;
    const extra = countCharacters(sentence) + (sentences.length === 0 ? 0 : gap.length);
    if (leansBack(sentence) && !follows(statement, told)) continue;
    if (length + extra > room || sentences.some((other) => isTold(sentence, other))) continue;
    sentences.push(sentence);
    length += extra;
    told = statement;
  }
  if (sentences.length === 0 && statements[0])
    sentences.push(shortened(statements[0].sentence, { ...limit, max: room }));
  if (last !== '' && !sentences.includes(last)) sentences.push(last);
  return sentences.join(gap);
}

/** “How I moved an old tree: root pruning …” beneath that title says only what follows. */
function withoutTitle(statement: Statement, { subject }: SocialBrief, title: string): Statement {
  const { sentence } = statement;
  if (!foldWord(title).includes(foldWord(subject)) || !foldWord(sentence).startsWith(foldWord(subject)))
    return statement;
  const rest = /^\s?[:,]\s(.{40,})$/u.exec(sentence.slice(subject.length))?.[1];
  return rest === undefined ? statement : { ...statement, sentence: upperFirst(rest) };
}

/** Shortest beginning of a cut sentence that still says something. */
const leastLength = 40;

/** A sentence that is too long, to the end of a part. Half a list would pass for all of it, so it is left out whole. */
function shortened(sentence: string, limit: Limit): string {
  const cut = shortenProse(sentence, { ...limit, max: limit.max - 1 }, []);
  if (cut === '' || /[.!?…。！？]$/u.test(cut)) return cut;
  const goesOn = /,\s/u.test(sentence.slice(cut.length)) && !/\s(?:and|und|y|e|et)\s[^,]*$/u.test(cut);
  const [first = cut] = goesOn ? cut.split(/,\s/u) : [cut];
  const kept = first.length >= leastLength ? first : cut;
  return /[\p{L}\p{N})%€$£]$/u.test(kept) && !/[\u3040-\u30ff\u4e00-\u9fff]/u.test(kept) ? `${kept}.` : kept;
}

/** “It is food safe” stays behind the sentence that says what is. */
function follows({ own, index }: Statement, told: Statement | undefined): boolean {
  return told !== undefined && told.own === own && told.index === index - 1;
}

const measures: ReadonlySet<FactKind> = new Set(['size', 'weight', 'pack', 'capacity', 'colour', 'contents']);

/** The first sentence says for whom it is. */
function addressed(brief: SocialBrief, statements: readonly Statement[], title: string): Statement[] {
  const { draft } = brief;
  const [first, ...others] = statements;
  // “For hill walkers: sizes 7 to 13” says nothing of walkers.
  if (first !== undefined && measures.has(first.kind)) return [...statements];
  if (first === undefined || /:(?:\s|$)/u.test(first.sentence) || whomOf(brief, title) === '')
    return [...statements];
  const whom = whomOf(brief, first.sentence);
  if (whom === '') return [...statements];
  const sentence = `${upperFirst(draft.lexicon.forWhom(whom))}${draft.lexicon.colon}${inLine(first.sentence, draft)}`;
  return [{ ...first, sentence }, ...others];
}

/** One complete thought that a glance takes in, and another where both have room. */
function oneThought(brief: SocialBrief, statements: readonly Statement[]): string {
  const { limit } = networkRules.whatsapp.description;
  const fitting = (most: number) => statements.filter(({ sentence }) => countCharacters(sentence) <= most);
  const first = strongestOf(fitting(firstGlance)) ?? strongestOf(fitting(limit.max));
  if (first === undefined) return shortened(statements[0]?.sentence ?? brief.subject, limit);
  const gap = gapOf(brief.draft);
  const room = limit.max - countCharacters(first.sentence) - gap.length;
  const call = tidySentence(brief.callToAction, brief.language.written);
  const second =
    (call !== '' && countCharacters(call) <= room ? call : undefined) ??
    strongestOf(fitting(room).filter(({ sentence }) => !isTold(sentence, first.sentence)))?.sentence;
  return second === undefined ? first.sentence : `${first.sentence}${gap}${second}`;
}

function strongestOf(statements: readonly Statement[]): Statement | undefined {
  return statements.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
}
