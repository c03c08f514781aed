import { programDeeds } from '#rules/offers/program-deeds.ts';
import { lowerGerman } from '#rules/language/lower-german.ts';
import { closesOnMaterial } from './stuff-of-part.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { sentenceAbout } from './english.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { type Message } from './messages.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { namedSubject, soldKind } from './subject.ts';
import {
  isAboutThing,
  mayRename,
  namedForIt,
  pointsAtThing,
  renames,
  speaksOfIt,
} from './points-at-thing.ts';
import { isNew } from './titles.ts';
import { detailCase } from './case.ts';
import { tidySentence } from './sentence.ts';
import { withoutRepeats } from './opening-repeats.ts';
import { titlePhrases } from './phrases.ts';
import { behindItsRow } from './row-label.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { withoutNameAgain } from './opening-name.ts';
import { fromPhrase, isTelling, lacksName, mayOpen, nameBefore, names } from './opening-phrase.ts';
import { behindStory, tellsMaking } from './behind-story.ts';
import { withTopic } from './with-topic.ts';
import { behindName, untoldKind } from './untold-kind.ts';

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
  const own = messages.filter((message) => message.path.endsWith('.description') && !message.shared);
  const first = own.slice(0, 3).filter(
    (message) =>
      mayOpen(message) &&
      // "Täglich besprühen" says not what it is.
      (message.topic !== 'care' || own.slice(0, 3).every(({ topic }) => topic !== 'what')) &&
      !(message !== own[0] && !draft.plural && severalFirst.test(message.verbatim)) &&
      // "This sleeping pad inflates with the sack that comes with it" says what it is, and what comes with it.
      (message.topic !== 'box' ||
        (message === own[0] &&
          message.whole &&
          message.verbatim.startsWith('This ') &&
          pointsAtThing(message, draft))),
  );
  if (!tellsOfThings(draft)) {
    // The seller's own first sentence; for an app the one that begins with its name.
    const appName = draft.brief.fields['appName'] ?? '';
    const lead = leadOf(draft, messages) ?? first[0];
    if (lead === undefined) return fromDetails(draft);
    if (draft.platform.subject === 'video') return told(withTopic(lead.verbatim, draft), lead);
    // "Keeps track of house plants" lacks its subject.
    const lacksSubject =
      draft.language.written === 'en' &&
      appName !== '' &&
      lead.units[0]!.shape === 'verb' &&
      !lead.units[0]!.label;
    if (lacksSubject) return told(`${appName} ${lowerFirst(lead.verbatim)}`, lead);
    const named = behindName(lead.verbatim, appName, draft);
    if (named !== '') return told(named, lead);
    // "Split bills with friends on trips": an order says not of which app, where its text names it nowhere.
    const isUnnamed =
      draft.language.written === 'en' &&
      appName !== '' &&
      // So does a "wine tracker" that is called so by "keep track of your wine".
      (foldWord(draft.type) === foldWord(appName) || programDeeds(lead.verbatim)[0] === draft.type) &&
      (lead.units[0]!.shape === 'order' || opensWithAppOrder(lead.verbatim)) &&
      /^\p{Lu}\p{Ll}+ (?!not\b)/u.test(lead.verbatim) &&
      !/^(?:never|always|please|no|stop|say|forget|meet|get ready)\b/iu.test(lead.verbatim) &&
      !messages.some(({ verbatim }) => foldWord(verbatim).includes(foldWord(appName)));
    if (isUnnamed) {
      const lets = /^(?:remember|learn|stop|quit|sleep|relax)(?!\p{L})/iu.test(lead.verbatim)
        ? 'helps'
        : 'lets';
      return told(`${appName} ${lets} you ${lowerFirst(lead.verbatim)}`, lead);
    }
    const whatItIs = untoldKind(lead.verbatim, appName, draft);
    if (whatItIs !== '') return told(`${whatItIs} ${upperFirst(lead.verbatim)}`, lead);
    // "A daily word puzzle." is no sentence yet.
    const isNamed =
      draft.language.written === 'en' && appName !== '' && /^An?\s/u.test(lead.verbatim) && !lead.whole;
    if (lacksName(lead, draft)) return told(`${draft.name}: ${detailCase(lead.verbatim, draft)}`, lead);
    return told(isNamed ? `${appName} is ${lowerFirst(lead.verbatim)}` : lead.verbatim, lead);
  }
  const declaring = draft.language.written === 'en' ? behindStory(own, draft) : undefined;
  if (declaring !== undefined) return told(declaring.verbatim, declaring);
  const naming = first.find(
    (message) => isTelling(message) && (names(message.verbatim, draft.type) || pointsAtThing(message, draft)),
  );
  if (naming !== undefined) return told(naming.verbatim, naming);
  const maker = draft.language.written === 'en' ? tellsMaking(own[0], draft) : undefined;
  if (maker !== undefined) return told(maker.verbatim, maker);
  if (draft.language.written === 'en') {
    const phrase = first.find((message) => isAboutThing(message, draft));
    if (phrase !== undefined) return told(fromPhrase(phrase, draft), phrase);
  } else {
    const phrase = first.find((message) => names(message.verbatim, draft.type));
    if (phrase !== undefined) return told(phrase.verbatim, phrase);
    // "Organizer aus Wollfilz" of a "Kinderwagenorganizer": the last part of its name says what it is.
    const opened =
      draft.language.written === 'de' ? (/^\p{Lu}\p{Ll}{4,}/u.exec(first[0]?.verbatim ?? '')?.[0] ?? '') : '';
    if (opened !== '' && draft.type.toLowerCase().endsWith(opened.toLowerCase()))
      return told(first[0]!.verbatim, first[0]!);
    // "Carillon suspendu …" of a "carillon à vent": French and Spanish things are spoken of by their first word.
    const [head = ''] = draft.type.split(' ');
    const short = first[0];
    if (
      draft.language.written !== 'de' &&
      head.length > 2 &&
      short !== undefined &&
      names(short.verbatim.split(/[\s,]/u)[0]!, head)
    )
      return told(short.verbatim, short);
    // "Double paroi, garde froid 24 h": a list, though one of its entries has a verb.
    if (short?.whole === true && isList(short.verbatim, draft))
      return told(
        `${upperFirst(draft.name)}${draft.lexicon.colon}${draft.language.written === 'de' ? lowerGerman(short.verbatim) : lowerFirst(short.verbatim)}`,
        short,
      );
  }
  const lead = first[0];
  const spoken = lead?.whole === true ? first.find((message) => speaksOfIt(message, draft)) : undefined;
  if (spoken !== undefined) return told(namedForIt(spoken, draft), spoken);
  // A row of points with a heading each tells all that it has: the name stands before it alone.
  if (lead?.units[0]!.point !== undefined)
    return told(tidySentence(upperFirst(draft.name), draft.language.written));
  if (lead === undefined || lead.whole) return fromDetails(draft, own);
  // "Voltage: 18 V" is a line of a table: the name says first what the thing is.
  if (
    /^\p{L}[^:.]{1,38}:\s/u.test(lead.verbatim) &&
    !names(lead.verbatim, draft.type) &&
    !(
      draft.language.written === 'en' && names(lead.verbatim.split(':')[0]!, lastWord(soldKind(draft.type)))
    ) &&
    lead.units[0]!.kind !== 'contents'
  )
    return told(tidySentence(upperFirst(draft.name), draft.language.written));
  // "Set: 2-in-1 Kopf: Abzieher" would have two colons.
  if (
    draft.language.written !== 'en' &&
    /^[^.]{2,40}:\s/u.test(lead.verbatim) &&
    !names(lead.verbatim, draft.type)
  )
    return told(`${tidySentence(upperFirst(draft.name), draft.language.written)} ${lead.verbatim}`, lead);
  // "LED strip of 5 m …" after "LED strip lights 5 m: " would say it twice.
  const name = new Set(stemsOf(draft.name));
  const front = stemsOf(lead.units[0]!.text.split(/\s(?:of|with|in|for|de|aus|mit|en|avec|con)\s/iu)[0]!);
  // "Reads in 3 sec" of a "thermometer instant read": what it does names it not.
  const tellsDoing =
    draft.language.written === 'en' &&
    /^\p{L}+[^s\P{L}]s (?:in|from|at|up|out|to|on|with)\s/iu.test(lead.units[0]!.text) &&
    !names(lead.units[0]!.text, draft.type);
  if (
    !tellsDoing &&
    front.length > 0 &&
    front.filter((stem) => name.has(stem)).length >= front.length * 0.6
  ) {
    // "Granit, 40 kg" says again what it is made of, and not what it is.
    if (
      draft.language.written === 'en' &&
      !names(lead.units[0]!.text, draft.type) &&
      (closesOnMaterial(lead.units[0]!.text) || /^\d/u.test(lead.units[0]!.text))
    )
      return told(`${upperFirst(draft.name)}${draft.lexicon.colon}${lowerFirst(lead.verbatim)}`, lead);
    if (draft.language.written === 'de' && !names(lead.units[0]!.text, draft.type))
      return told(`${upperFirst(draft.type)}${draft.lexicon.colon}${lead.verbatim}`, lead);
    // "Bois de hêtre et inox" of a "couteau enfant à dents bois" says its stuff again.
    if (draft.language.written !== 'en' && lead.units[0]!.kind === 'material' && lead.units[0]!.label !== '')
      return told(`${upperFirst(draft.name)}${draft.lexicon.colon}${lowerFirst(lead.verbatim)}`, lead);
    return told(lead.verbatim, lead);
  }
  // "Pair of aluminum trekking poles." and "Everything for bread: flour, jar." already say what it is or open a list.
  if (
    draft.language.written === 'en' &&
    (names(lead.units[0]!.text, draft.type) || /^[^,]*: /u.test(lead.verbatim))
  )
    return told(lead.verbatim, lead);
  // "Insulated cover for attic stairs" opens the text: that is what it is, and nothing that it has.
  const isItself = lead === own[0] && lead.units[0]!.shape === 'noun' && oneForWhat.test(lead.units[0]!.text);
  const asSentence =
    draft.language.written === 'en' && !isItself && !renames(lead, draft) && !mayRename(lead, draft)
      ? sentenceAbout(lead.units, { text: upperFirst(namedSubject(draft)), plural: draft.plural }, draft.type)
      : null;
  if (asSentence !== null) return told(asSentence, lead);
  const text =
    draft.language.written === 'de'
      ? lowerGerman(lead.verbatim)
      : draft.language.written === 'en'
        ? detailCase(lead.verbatim, draft)
        : lowerFirst(lead.verbatim);
  const value = draft.language.written === 'en' ? behindItsRow(text, lead, draft) : text;
  return told(`${upperFirst(nameBefore(text, draft))}${draft.lexicon.colon}${value}`, lead);
}

/** "Insulated cover for attic stairs", and no "six slots and a pocket for notes". */
const oneForWhat =
  /^(?!(?:\d|two|three|four|five|six|eight|ten)\b)(?:(?!and\s)\p{L}[\p{L}-]*(?<![^s]s) ){1,4}for \p{L}/iu;

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
  return whole ? said.includes(foldWord(text)) : entries.length > 1 && entries.includes(foldWord(text));
}

/** The name with what the details say: "Trail mug: steel, 350 ml." Any language, no verb and no article needed. */
function fromDetails(draft: Draft, own: readonly Message[] = []): Opening {
  const { lexicon, name, language } = draft;
  const list = titlePhrases(draft)
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
      : list;
  if (untold.length === 0) return told(tidySentence(name, language.written));
  // Traits that have nothing in common stand in a row, with no "and" before the last.
  const row = language.written === 'en' ? lexicon.list(untold) : untold.join(', ');
  return told(tidySentence(`${name}${lexicon.colon}${row}`, language.written));
}
