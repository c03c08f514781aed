import type { Style, Tone } from '#contract/seo-content.ts';
import { foldWord } from '#rules/text/words.ts';
import { type Draft, labelled } from './draft.ts';
import { untoldLines } from './form-lines.ts';
import { retold } from './retold.ts';
import { type Message, messagesOf, proseOf } from './messages.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { tidySentence } from './sentence.ts';
import { openingOf } from './opening.ts';
import { isToldInSentences } from './told-in-whole.ts';
import { saysWhatIsSold } from './says-what-is-sold.ts';
import { doubled } from './paired.ts';
import { describing, type Entry, type Paragraph, realise } from './realise.ts';
import { type Topic, topicOf, topicOrder } from './topics.ts';

/** Topics that a concise text leaves out when it has enough without them. */
const spared: ReadonlySet<Topic> = new Set<Topic>(['aside', 'story']);
/** "I engrave up to 12 letters": what a buyer may have done to it is no story. */
const toOrder =
  /\b(?:engrav|embroider|personali[sz]|customi[sz]|monogram|inscrib|made to (?:order|measure))/iu;
const storyFirst: Partial<Record<Style, readonly Topic[]>> = { storytelling: ['story'] };
/** What each tone tells early: why it is bought, whom it is for, what it is for. */
const toneFirst: Partial<Record<Tone, readonly Topic[]>> = {
  persuasive: ['aside', 'use'],
  friendly: ['fit'],
  casual: ['use'],
};

function orderFor(draft: Draft): Topic[] {
  const order = topicOrder(draft.category).filter(
    (topic) => topic !== 'condition' || draft.category === 'used',
  );
  const all = [...order, ...(order.includes('condition') ? [] : ['condition' as const])];
  // A text that is not written anew opens as its seller opens it.
  const isAnew = draft.language.written !== 'other';
  const front = [
    ...(storyFirst[draft.brief.style] ?? []),
    ...(isAnew ? (toneFirst[draft.brief.tone] ?? []) : []),
  ];
  const sizeFirst: Topic[] = draft.brief.tone === 'authoritative' ? ['make', 'size', 'power'] : [];
  const lead = [...front, ...sizeFirst].filter((topic) => all.includes(topic));
  const head = all[0] === 'condition' ? [all[0]] : [];
  return [...new Set([...head, ...lead, ...all])];
}

/** Common texts that every listing needs, so that the other products tell them with their own name. */
const needed: ReadonlySet<Topic> = new Set<Topic>(['terms', 'proof', 'condition', 'box', 'limit']);

const plain = new WeakMap<Draft, Paragraph[]>();

/** "Gebraucht, ca. 3 Jahre alt": the seller's own sentence opens with the state that the form names. */
function opensWithState({ topic, verbatim }: Message, state: Message): boolean {
  return topic === 'condition' && foldWord(verbatim).startsWith(foldWord(state.verbatim.replace(/\.$/u, '')));
}

/** All sentences of the body in the buyer's order, grouped into paragraphs. The opening stands first. */
export function paragraphsOf(
  draft: Draft,
  messages: readonly Message[],
  skip: ReadonlySet<Topic> = new Set(),
  asWritten: ReadonlySet<Topic> = new Set(),
): Paragraph[] {
  const isPlain = skip.size === 0 && asWritten.size === 0 && messages === messagesOf(draft);
  const known = isPlain ? plain.get(draft) : undefined;
  if (known !== undefined) return known;
  const opening = openingOf(draft, messages);
  const entries: Entry[] = [];
  let sharedRank = 0;
  // Somebody who tells of a thing of his own goes from one thought to the next.
  const isOwnOrder =
    draft.language.written === 'other' || (draft.category === 'used' && isToldInSentences(draft));
  for (const message of messages) {
    if (opening.used.has(message) || skip.has(message.topic)) continue;
    let sentence = '';
    if (message.shared && draft.shares) {
      const { mine } = message;
      sharedRank += 1;
      if (!mine && (!needed.has(message.topic) || message.tagLine)) continue;
      if (!mine) sentence = retold(message, draft, sharedRank);
    }
    const isMixed = sentence === '' && asWritten.has(message.topic) && isMixedList(message, draft);
    if (sentence === '' && !isMixed && asWritten.has(message.topic) && draft.language.written !== 'other') {
      sentence = message.verbatim;
    }
    const isState = message.path === 'itemCondition' || message.path === 'facebookCondition';
    if (isState && messages.some((other) => other !== message && opensWithState(other, message))) continue;
    // "Nieuw." alone at the end of a text that says it already.
    if (
      isState &&
      draft.language.written === 'other' &&
      draft.category !== 'used' &&
      foldWord(draft.brief.product.description).includes(foldWord(message.verbatim.replace(/\.$/u, '')))
    )
      continue;
    entries.push({
      // A text that is not written anew keeps its own order; only terms, care and contents stand apart.
      topic:
        isMixed ||
        isOfFilm(message, draft) ||
        saysWhatIsSold(message, draft) ||
        (isOwnOrder && (describing.has(message.topic) || tellsOfIt(message)))
          ? 'what'
          : tellsWhySold(message)
            ? 'terms'
            : message.topic,
      order: isState ? -1 : isLeading(message, draft) ? -0.5 : message.index,
      message: sentence === '' ? message : null,
      sentence,
    });
  }
  for (const line of untoldLines(draft, messages)) {
    if (!skip.has(line.topic))
      entries.push({
        topic: line.topic,
        order: 1000,
        message: null,
        sentence: line.sentence,
        ...(line.predicate === undefined ? {} : { predicate: line.predicate }),
      });
  }
  const pack = skip.has('box') ? '' : untoldPack(draft, messages, opening.sentence);
  if (pack !== '') entries.push({ topic: 'box', order: 999, message: null, sentence: pack });
  const order = orderFor(draft);
  const kept = trimmed(entries, draft).toSorted(
    (a, b) => order.indexOf(a.topic) - order.indexOf(b.topic) || a.order - b.order,
  );
  const paragraphs = doubled(realise(kept, opening.sentence, draft, asWritten), draft);
  if (isPlain) plain.set(draft, paragraphs);
  return paragraphs;
}

/** "Moving out sale": a reason in two or three words opens no text, and stands with how the thing is handed over. */
function tellsWhySold({ topic, whole, verbatim }: Message): boolean {
  return topic === 'story' && !whole && /^[\p{L} ]{4,20} sale\.$/iu.test(verbatim);
}

/** What sets a thing apart stands first where the text is to win somebody. */
function isLeading({ path }: Message, { brief: { tone } }: Draft): boolean {
  return tone === 'persuasive' && path === 'uniqueSellingProposition';
}

/** "It has 2,704 pieces and all of them are there, I counted": of the thing, whoever says it. */
function tellsOfIt({ topic, verbatim }: Message): boolean {
  return (
    topic === 'story' && /^(?:it|they) (?:has|have|is|are|comes?|measures?|takes?) [^.]*\d/iu.test(verbatim)
  );
}

const goesOnFrom = /\b(?:it|they|them|es|sie|lo|la|ça|il|elle)\b/iu;

/** What is shown of a film stands in the order in which it is shown: "it costs £8" goes on from what is repaired. */
function isOfFilm({ path, shared, topic, whole, verbatim }: Message, { platform }: Draft): boolean {
  const isPrice = topic === 'terms' && !whole && !goesOnFrom.test(verbatim);
  return platform.subject === 'video' && !shared && path.endsWith('.description') && !isPrice;
}

/** "35 x 22 x 2 cm, finished with oil, with a loop": a sentence, and no value behind the label of its first clause. */
function isMixedList(message: Message, draft: Draft): boolean {
  return (
    draft.language.written === 'en' &&
    message.units.length > 1 &&
    (message.topic === 'size' || message.topic === 'make') &&
    !message.units.some((unit) => /^sizes?\s/iu.test(unit.text)) &&
    message.units.some((unit) => topicOf(unit.kind, draft.category) !== message.topic) &&
    proseOf(message, { text: 'It', plural: draft.plural }, draft).aboutSubject
  );
}

const countWords = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "Three cotton wraps …" of a "3 pack". */
function opensWithCount({ brief, language, platform }: Draft, pack: string): boolean {
  const count = /\d+/u.exec(pack)?.[0];
  if (count === undefined || language.written !== 'en') return false;
  const [first = ''] = brief.product.description.toLowerCase().split(' ', 1);
  // Where a text has to say what comes with it, the word alone does not.
  if (platform.countsInFigures) return first === count;
  return first === count || first === countWords[Number(count) - 2];
}

const countOfPack = /^(\d+)[- ](pack|pieces?|pcs?|count)$/iu;

/** "42 pieces" says all that "42 pcs" does. */
function tellsCount(text: string, pack: string): boolean {
  const count = countOfPack.exec(pack)?.[1];
  return (
    foldWord(text).includes(foldWord(pack)) ||
    (count !== undefined &&
      new RegExp(
        `(?<!\\d)${count}[- ]?(?:pack|pk|pieces?|pcs?|count)(?!\\p{L})|(?:pack|set) of ${count}(?!\\d)`,
        'iu',
      ).test(text))
  );
}

/** "Pack of 4", "21 pieces": how many there are, as it is said; any other wording behind its label. */
function countSentence(pack: string, draft: Draft): string {
  const [, count = '', what = ''] = draft.language.written === 'en' ? (countOfPack.exec(pack) ?? []) : [];
  if (/^pack$/iu.test(what)) return `Pack of ${count}.`;
  if (count !== '' && Number(count) > 1 && !/^count$/iu.test(what)) return `${count} pieces.`;
  return tidySentence(
    labelled(draft, 'quantity', draft.language.written === 'de' ? pack : pack.toLowerCase()),
    draft.language.written,
  );
}

/** "6 pack" of the name, where no sentence says how many there are: buyers return what arrives with less. */
function untoldPack(draft: Draft, messages: readonly Message[], opening: string): string {
  if (draft.language.written === 'other' || !tellsOfThings(draft)) return '';
  const pack = draft.ledger.facts.find(({ kind, source }) => kind === 'pack' && source.endsWith('.name'));
  if (
    pack === undefined ||
    messages.some(({ verbatim }) => tellsCount(verbatim, pack.value)) ||
    // "Set of 2 bar stools: …" opens with it.
    foldWord(opening).startsWith(foldWord(pack.value)) ||
    opensWithCount(draft, pack.value)
  )
    return '';
  return countSentence(pack.value, draft);
}

function trimmed(entries: readonly Entry[], draft: Draft): Entry[] {
  if (draft.brief.style !== 'concise') return [...entries];
  // "Our fitter is there within 30 minutes": what a firm promises in figures is no story.
  const isPage = draft.platform.subject === 'page';
  // "Woven by hand in Norfolk from willow I grow": how a handmade thing came to be is what its buyer pays for.
  const making = entries.find(({ message }) => message?.path === 'handmadeStory');
  const core = entries.filter(
    (entry) =>
      !spared.has(entry.topic) ||
      entry === making ||
      toOrder.test(entry.message?.verbatim ?? entry.sentence) ||
      (isPage && /\d/u.test(entry.message?.verbatim ?? '')),
  );
  return core.length >= 3 ? core : [...entries];
}

/** Between sentences: nothing in Japanese and Chinese. Thai parts no words by spaces, but its sentences. */
export function gapOf(draft: Draft): string {
  return /^(?:ja|zh)/u.test(draft.language.tag) ? '' : ' ';
}
