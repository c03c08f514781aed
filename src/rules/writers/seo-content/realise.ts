import type { Draft } from './draft.ts';
import type { Subject } from './english.ts';
import { upperFirst } from './english-words.ts';
import { type Message, proseOf } from './messages.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { withLabel } from './row-label.ts';
import { thingAgain, thingName } from './subject.ts';
import type { Topic } from './topics.ts';
import { countPieces } from '#rules/text/spaces.ts';

export interface Paragraph {
  topic: Topic;
  sentences: string[];
}

/** What one sentence is made from. */
export interface Entry {
  topic: Topic;
  order: number;
  message: Message | null;
  sentence: string;
  /** What the sentence says of the thing, so that it can share one with the next fact. */
  predicate?: string;
}

/** Paragraph that a topic belongs to: neighbours that read as one thought. */
const paragraphOf: Record<Topic, number> = {
  condition: 0,
  what: 1,
  fit: 2,
  make: 1,
  size: 3,
  power: 3,
  use: 2,
  care: 4,
  box: 5,
  limit: 4,
  proof: 6,
  time: 6,
  terms: 7,
  story: 8,
  aside: 2,
};
export const describing: ReadonlySet<Topic> = new Set<Topic>([
  'what',
  'fit',
  'make',
  'size',
  'power',
  'use',
  'aside',
]);

/** Words below which a paragraph takes up the next topic, and from which it takes nothing more. */
const shortParagraph = 22;
const longParagraph = 45;

/** Entries as paragraphs of sentences, each with the thing by its kind or as "it". */
export function realise(
  entries: readonly Entry[],
  opening: string,
  draft: Draft,
  asWritten: ReadonlySet<Topic>,
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const full: Subject = { text: upperFirst(thingName(draft)), plural: draft.plural };
  const pronoun: Subject = { text: draft.plural ? 'They' : 'It', plural: draft.plural };
  let aboutSubject = opening !== '';
  let pronouns = 0;
  const seen = new Set<string>();
  const push = (topic: Topic, sentence: string, isForWhom = false): void => {
    const key = sentence.toLowerCase();
    if (sentence === '' || seen.has(key)) return;
    seen.add(key);
    const last = paragraphs.at(-1);
    if (last !== undefined && goesOn(last, topic, isForWhom)) last.sentences.push(sentence);
    else paragraphs.push({ topic, sentences: [sentence] });
  };
  const goesOn = (last: Paragraph, topic: Topic, isForWhom = false): boolean => {
    // A labelled line holds its own topic alone.
    if (asWritten.has(topic) || asWritten.has(last.topic)) return last.topic === topic;
    const words = last.sentences.reduce((sum, sentence) => sum + countPieces(sentence), 0);
    // Paragraphs of one short sentence each read as a list that lost its marks.
    const isShort =
      tellsOfThings(draft) &&
      (isForWhom || words < shortParagraph) &&
      describing.has(last.topic) &&
      describing.has(topic);
    return (isShort || paragraphOf[last.topic] === paragraphOf[topic]) && words < longParagraph;
  };
  if (opening !== '') push(entries[0]?.topic === 'condition' ? 'what' : 'what', opening);
  // Said in full once; then by its noun alone.
  const again: Subject = { text: upperFirst(thingAgain(draft)), plural: draft.plural };
  let isNamed = false;
  let front: { predicate: string; topic: Topic } | undefined;
  for (const [at, entry] of entries.entries()) {
    const before = paragraphs.at(-1);
    // Whom it suits stands alone nowhere: before what it is for, or behind what was told of it.
    const next = entries[at + 1]?.topic;
    const isForWhom =
      entry.predicate !== undefined &&
      entry.topic === 'fit' &&
      (next === undefined || paragraphOf[next] !== paragraphOf.fit || asWritten.has(next));
    const startsParagraph = before !== undefined && !goesOn(before, front?.topic ?? entry.topic, isForWhom);
    const subject: Subject =
      aboutSubject && pronouns < 2 && !startsParagraph ? pronoun : isNamed ? again : full;
    if (entry.message === null) {
      const { predicate, topic } = entry;
      if (predicate !== undefined && sharesSentence(predicate, entries[at + 1], subject, draft, asWritten)) {
        front = { predicate, topic };
        continue;
      }
      const last = before?.sentences.at(-1) ?? '';
      if (predicate !== undefined && aboutSubject && before !== undefined && takesMore(last, predicate)) {
        // "Is pre-washed and suits", no "is pre-washed and is for".
        const suits = / (?:is|are) /u.test(last)
          ? predicate.replace(/^(is|are) for /u, (_, be: string) => (be === 'is' ? 'suits ' : 'suit '))
          : predicate;
        before.sentences[before.sentences.length - 1] = `${last.slice(0, -1)} and ${suits}.`;
        continue;
      }
      // Of several products each names itself, so that no two of them say the same.
      const isOwn = predicate !== undefined && !draft.shares;
      push(topic, isOwn ? `${subject.text} ${predicate}.` : entry.sentence, isForWhom);
      aboutSubject = predicate !== undefined || entry.sentence.startsWith(`${full.text} `);
      pronouns = isOwn && subject === pronoun ? pronouns + 1 : 0;
      continue;
    }
    const told = proseOf(entry.message, subject, draft);
    isNamed ||= subject === full && (told.aboutSubject || front !== undefined);
    if (front !== undefined) {
      const gap = front.predicate.includes(' and ') ? ', and' : ' and';
      push(front.topic, `${subject.text} ${front.predicate}${gap}${told.text.slice(subject.text.length)}`);
      pronouns = subject === pronoun ? pronouns + 1 : 0;
      aboutSubject = true;
      front = undefined;
      continue;
    }
    pronouns = told.aboutSubject && subject === pronoun ? pronouns + 1 : 0;
    aboutSubject = told.aboutSubject;
    push(entry.topic, asWritten.has(entry.topic) ? told.text : withLabel(told.text, entry.message, draft));
  }
  return paragraphs;
}

const longestShared = 70;

/** "It suits campers and has a red light mode": whom a thing is for needs no sentence alone where a short one follows. */
function sharesSentence(
  predicate: string,
  next: Entry | undefined,
  subject: Subject,
  draft: Draft,
  asWritten: ReadonlySet<Topic>,
): boolean {
  if (next?.message === null || next === undefined || asWritten.has(next.topic)) return false;
  if (!describing.has(next.topic)) return false;
  const told = proseOf(next.message, subject, draft);
  const rest = told.text.slice(subject.text.length);
  return (
    told.aboutSubject &&
    told.text.startsWith(`${subject.text} `) &&
    rest.length + predicate.length < longestShared &&
    !/ and |, |\. |^ (?:is|are) for |^ suits? /u.test(rest)
  );
}

/** "The rack has a non-stick coating and suits home bakers": a short sentence about the thing takes up whom it is for. */
function takesMore(last: string, predicate: string): boolean {
  return (
    /^(?:It|They|The \P{Lu}{3,40}?) (?:has|have|is|are|fits?|holds?|comes?|measures?|weighs?) /u.test(last) &&
    last.length + predicate.length < longestShared &&
    !predicate.includes(' and ') &&
    !/ and |, |\. |(?: is| are) for | suits? /u.test(last)
  );
}
