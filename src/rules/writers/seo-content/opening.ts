import { lowerGerman } from '#rules/language/lower-german.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { type Message } from './messages.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { soldKind } from './subject.ts';
import { isAboutThing, namedForIt, pointsAtThing, speaksOfIt } from './points-at-thing.ts';
import { isNew } from './new-in-title.ts';
import { detailCase } from './case.ts';
import { tidySentence } from './sentence.ts';
import { withoutRepeats } from './opening-repeats.ts';
import { withStuff } from './titles.ts';
import { titlePhrases } from './phrases.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { opensWithPredicate } from '#rules/ledger/romance-predicates.ts';
import { behindItsNoun } from '#rules/ledger/shared-subject.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { withoutNameAgain } from './opening-name.ts';
import { behindItsName } from './opening-behind-name.ts';
import { sentenceOfLead } from './opening-of-lead.ts';
import { fromPhrase, isTelling, mayOpen, names } from './opening-phrase.ts';
import { behindStory, tellsMaking } from './behind-story.ts';

/** First sentence of a body and the messages that it told. */
export interface Opening {
  sentence: string;
  used: ReadonlySet<Message>;
}

function told(sentence: string, ...messages: readonly Message[]): Opening {
  return { sentence, used: new Set(messages) };
}

const read = new WeakMap<Draft, Opening>();

/**
 * The first sentence says what the thing is (writing guide §1.1): the seller's own sentence when it names the type,
 * else the seller's noun phrase made a sentence, else the name before the seller's first words.
 */
export function openingOf(draft: Draft, messages: readonly Message[]): Opening {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const opening = withoutRepeats(withoutNameAgain(choose(draft, messages), draft), draft, messages);
  read.set(draft, opening);
  return opening;
}

const devicesOrTerms =
  /^(?:for (?:iphone|ipad|android|apple)|works?\b|plays?\b|no\b|without|free\b|ads\b|bis \d|kostenlos|gratis|ohne|kein|sin\b|las? \d|les \d|sans\b|pas\b|gratuit|needs|requires)/iu;

/** The seller's sentence that says what an app, a video or a service is: the first that tells no device and no price. */
export function leadOf(draft: Draft, messages: readonly Message[]): Message | undefined {
  const first = messages
    .filter((message) => message.path.endsWith('.description') && !message.shared)
    .slice(0, 3);
  const appName = draft.brief.fields['appName'] ?? '';
  return (
    (appName === '' ? undefined : first.find((message) => message.verbatim.startsWith(appName))) ??
    first.find(
      (message) =>
        // "First boot, and what's in the box" is what a film shows.
        (message.topic !== 'box' || draft.category === 'video') &&
        message.topic !== 'condition' &&
        (draft.category !== 'app' ||
          ((message.topic === 'what' ||
            ((message.topic === 'fit' || message.topic === 'aside') && message === first[0])) &&
            !devicesOrTerms.test(message.verbatim))),
    )
  );
}

/** "2 removable side trays" of one bath tray: its parts. */
const severalFirst = /^(?:[2-9]|\d{2,3}|two|three|four|five|six|eight|ten|twelve)\s/iu;

function choose(draft: Draft, messages: readonly Message[]): Opening {
  if (draft.category === 'used' || draft.language.written === 'other') return told('');
  const own = ownMessages(draft, messages);
  const first = own.slice(0, 3).filter((message) => mayBeFirst(message, own, draft));
  if (tellsOfThings(draft)) return openingOfThing(first, own, draft);
  // The seller's own first sentence; for an app the one that begins with its name.
  const lead = leadOf(draft, messages) ?? first[0];
  return lead === undefined ? fromDetails(draft) : told(sentenceOfLead(lead, draft, messages), lead);
}

/** What the seller says of the product itself: its description, or where a form asks for features alone, those of its only product. */
function ownMessages({ brief }: Draft, messages: readonly Message[]): readonly Message[] {
  const described = messages.filter(({ path, shared }) => path.endsWith('.description') && !shared);
  return described.length === 0 && brief.siblings === 1 && brief.product.description.trim() === ''
    ? messages.filter(({ path }) => path === 'keyFeatures')
    : described;
}

/** Whether one of the seller's first messages may open the text. */
function mayBeFirst(message: Message, own: readonly Message[], draft: Draft): boolean {
  if (!mayOpen(message)) return false;
  // "Täglich besprühen" says not what it is.
  const isSaidFirst =
    draft.language.written === 'en' &&
    message === own[0] &&
    /^(?:The|Our|This) (?:\p{L}[\p{L}-]* ){1,5}(?:has|is|comes in)\s/u.test(message.verbatim) &&
    names(message.verbatim, draft.type);
  if (isSaidFirst) return true;
  if (message.topic === 'care' && own.slice(0, 3).some(({ topic }) => topic === 'what')) return false;
  if (message !== own[0] && !draft.plural && severalFirst.test(message.verbatim)) return false;
  // "Each step is 6.5 inches high" of a set: the whole stands before its pieces.
  if (message !== own[0] && draft.language.written === 'en' && /^(?:Each|Every) /u.test(message.verbatim))
    return false;
  // "This sleeping pad inflates with the sack that comes with it" says what it is, and what comes with it.
  return (
    message.topic !== 'box' ||
    // "The set includes six konjac sponges" says what is sold.
    (draft.language.written === 'en' &&
      message === own[0] &&
      message.whole &&
      /^(?:The|This|Our|Each) (?:set|pack|kit|bundle) (?:includes|contains|consists of) /u.test(
        message.verbatim,
      ) &&
      names(message.verbatim, draft.type)) ||
    (message === own[0] &&
      message.whole &&
      message.verbatim.startsWith('This ') &&
      pointsAtThing(message, draft))
  );
}

/** What is sold: a sentence that names it, one that speaks of it, or its name before the seller's first words. */
function openingOfThing(first: readonly Message[], own: readonly Message[], draft: Draft): Opening {
  const naming = sentenceNamingIt(first, own, draft);
  if (naming !== undefined) return naming;
  const lead = first[0];
  const spoken = lead?.whole === true ? first.find((message) => speaksOfIt(message, draft)) : undefined;
  if (spoken !== undefined) return told(namedForIt(spoken, draft), spoken);
  // A row of points with a heading each tells all that it has: the name stands before it alone.
  if (lead?.units[0]!.point !== undefined) return told(nameAlone(draft));
  if (lead === undefined || lead.whole) {
    const details = fromDetails(draft, own);
    const [said] = own;
    // "The game is for two to five players" says more than its name alone.
    const isBare = details.used.size === 0 && said?.whole === true;
    return isBare && draft.language.written === 'en' && behindItsNoun(said.verbatim, draft.name) !== null
      ? told(said.verbatim, said)
      : details;
  }
  if (isLineOfTable(lead, draft)) return told(nameAlone(draft));
  return told(behindItsName(lead, lead === own[0], draft), lead);
}

/** "A pair of bookends cut from maple.": a phrase that says what is sold, as long as a sentence. */
const saysWhat =
  /^(?:An?|Two|Three|Four|Five|Six|Eight|Ten|Twelve|Set of \S+|Pair of|\d{1,4}) (?:[^\s]+ ){4}/u;

/** The seller's own sentence or phrase that says what the thing is. */
function sentenceNamingIt(
  first: readonly Message[],
  own: readonly Message[],
  draft: Draft,
): Opening | undefined {
  const isEnglish = draft.language.written === 'en';
  const declaring = isEnglish ? behindStory(own, draft) : undefined;
  if (declaring !== undefined) return told(declaring.verbatim, declaring);
  const naming = first.find(
    (message) => isTelling(message) && (names(message.verbatim, draft.type) || pointsAtThing(message, draft)),
  );
  // "Two silicone baking mats for half sheet pans. Each mat is …": what the seller says first goes before it.
  const [said] = own;
  const isPhrase = isEnglish && said !== undefined && said !== naming && first.includes(said);
  if (naming !== undefined && isPhrase && saysWhat.test(said.verbatim) && names(said.verbatim, draft.type))
    return told(said.verbatim, said);
  if (naming !== undefined) return told(naming.verbatim, naming);
  const maker = isEnglish ? tellsMaking(own[0], draft) : undefined;
  if (maker !== undefined) return told(maker.verbatim, maker);
  if (!isEnglish) return phraseNamingIt(first, draft);
  const phrase = first.find((message) => isAboutThing(message, draft));
  return phrase === undefined ? undefined : told(fromPhrase(phrase, draft), phrase);
}

/** The seller's phrase that names the thing, a part of its name or a list of what it has. German, Spanish, French. */
function phraseNamingIt(first: readonly Message[], draft: Draft): Opening | undefined {
  const phrase = first.find((message) => names(message.verbatim, draft.type));
  if (phrase !== undefined) return told(phrase.verbatim, phrase);
  const short = first[0];
  if (short === undefined) return undefined;
  if (opensWithHead(short.verbatim, draft)) return told(short.verbatim, short);
  // "Es de madera de haya, mide 120 x 60 cm": the name stands before a verb that has no subject.
  if (short.whole && opensWithPredicate(short.verbatim, draft.language.written))
    return told(`${upperFirst(draft.name)}${draft.lexicon.colon}${detailCase(short.verbatim, draft)}`, short);
  // "Double paroi, garde froid 24 h": a list, though one of its entries has a verb.
  if (!short.whole || !isList(short.verbatim, draft)) return undefined;
  const list = draft.language.written === 'de' ? lowerGerman(short.verbatim) : lowerFirst(short.verbatim);
  return told(`${upperFirst(draft.name)}${draft.lexicon.colon}${list}`, short);
}

function opensWithHead(text: string, { type, language }: Draft): boolean {
  if (language.written === 'de') {
    // "Organizer aus Wollfilz" of a "Kinderwagenorganizer", "die Trinkflasche hat …" of a "Hunde-Trinkflasche".
    const opened = /^(?:(?:Der|Die|Das|Diese[rs]?|Unsere?) )?(\p{Lu}\p{Ll}{4,})/u.exec(text)?.[1] ?? '';
    return opened !== '' && type.toLowerCase().endsWith(opened.toLowerCase());
  }
  // "Carillon suspendu …" of a "carillon à vent": French and Spanish things are spoken of by their first word.
  const [head = ''] = type.split(' ');
  const [first = '', second = ''] = text.split(/[\s,]/u);
  const isPointed = /^(?:nuestr[oa]s?|est[eao]s?|el|la|los|las|cada)$/iu.test(first);
  return head.length > 2 && names(isPointed ? second : first, head);
}

function nameAlone({ name, language }: Draft): string {
  return tidySentence(upperFirst(name), language.written);
}

/** "Voltage: 18 V" is a line of a table: the name says first what the thing is. */
function isLineOfTable({ verbatim, units }: Message, { type, language }: Draft): boolean {
  return (
    /^\p{L}[^:.]{1,38}:\s/u.test(verbatim) &&
    !names(verbatim, type) &&
    !(language.written === 'en' && names(verbatim.split(':')[0]!, lastWord(soldKind(type)))) &&
    units[0]!.kind !== 'contents'
  );
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function isList(sentence: string, draft: Draft): boolean {
  const front = /^[^,:]{4,40}(?=,\s)/u.exec(sentence)?.[0] ?? '';
  return front !== '' && countPieces(front) < 5 && shapeOf(front, draft.language.written) === 'noun';
}

/** Whether the seller's own sentence opens with a phrase and goes on, or says it with a verb. */
function tellsMore({ verbatim, whole }: Message, text: string): boolean {
  const said = foldWord(verbatim);
  const entries = said.replace(/\.$/u, '').split(', ');
  if (whole) return said.includes(foldWord(text));
  // "3 pressure modes" before "3 pressure modes and a soft mode".
  return (
    (entries.length > 1 && entries.includes(foldWord(text))) ||
    entries.some((entry) => entry.startsWith(`${foldWord(text)} and `))
  );
}

/** Whether a sentence that says several things of the thing says a trait. */
function saysInSentence({ units, verbatim }: Message, text: string): boolean {
  return units[0]!.predicate !== undefined && foldWord(verbatim).includes(foldWord(text));
}

/** The name with what the details say: "Trail mug: steel, 350 ml." Any language, no verb and no article needed. */
function fromDetails(draft: Draft, own: readonly Message[] = []): Opening {
  const { lexicon, language } = draft;
  const name = withStuff(draft.name, draft);
  const list = titlePhrases(draft)
    .filter(({ kind }) => kind !== 'age')
    .filter(({ text }) => !names(name, text) && isNew(text, name) && !text.includes(', '))
    .slice(0, 3)
    .map(({ text }) => detailCase(text, draft));
  if (language.written === 'other') return told([name, ...list].join(', '));
  if (list.length === 0) return told(tellsOfThings(draft) ? tidySentence(name, language.written) : '');
  // "Printed on cotton paper, A3 or A4, unframed" says all of them: told twice, it would repeat itself.
  const source = own.find(
    ({ verbatim, whole }) => !whole && list.every((text) => foldWord(verbatim).includes(foldWord(text))),
  );
  if (source !== undefined)
    return told(`${upperFirst(name)}${lexicon.colon}${detailCase(source.verbatim, draft)}`, source);
  // "1 dog or cat" before "1 dog or cat, more for $8 each": what a sentence of its own tells next.
  const untold =
    language.written === 'en'
      ? list.filter((text) => !own.some((message) => tellsMore(message, text)))
      : list.filter((text) => !own.some((message) => saysInSentence(message, text)));
  if (untold.length === 0) return told(tidySentence(name, language.written));
  // Traits that have nothing in common stand in a row, with no "and" before the last.
  const isAlike =
    language.written === 'en' &&
    !untold.some((text) => /^\d/u.test(text)) &&
    // "Holds 1,200 lb, black ABS": what it does and what it is are no two of one kind.
    new Set(untold.map((text) => shapeOf(text, 'en') === 'verb')).size === 1;
  const row = isAlike ? lexicon.list(untold) : untold.join(', ');
  return told(tidySentence(`${name}${lexicon.colon}${row}`, language.written));
}
