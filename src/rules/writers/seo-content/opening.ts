import { stemOf, wordsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { article, isPlural, lowerFirst, upperFirst } from './english-words.ts';
import { joinPredicates, predicateOf } from './english.ts';
import { tellsOfThings } from './messages.ts';
import { type Message, tidySentence } from './messages.ts';
import { titlePhrases } from './phrases.ts';

/** First sentence of a body and the messages that it told. */
export interface Opening {
  sentence: string;
  used: ReadonlySet<Message>;
}

function names(text: string, noun: string): boolean {
  const stems = new Set(
    wordsOf(text)
      .flatMap((word) => word.text.split('-'))
      .map(stemOf),
  );
  const wanted = noun.split(/\s+/u).map(stemOf);
  return wanted.every((stem) => stems.has(stem));
}

/**
 * The first sentence says what the thing is (writing guide §1.1): the seller's own sentence when it names the type,
 * else one built from the name. A seller's noun phrase becomes "The [brand type] is a …" or "A …", by the seed.
 */
export function openingOf(draft: Draft, messages: readonly Message[]): Opening {
  const own = messages.filter((message) => message.path.endsWith('.description') && !message.shared);
  const sentences = own.slice(0, 3);
  if (draft.category === 'used') return { sentence: '', used: new Set() };
  const naming = sentences.find(
    (message) =>
      names(message.verbatim, draft.type) && message.topic !== 'box' && message.topic !== 'condition',
  );
  if (naming !== undefined && (naming.whole || draft.language.written !== 'en')) {
    return { sentence: naming.verbatim, used: new Set([naming]) };
  }
  const isOffer =
    draft.platform.id === 'website' ||
    draft.platform.id === 'youtube' ||
    ['service', 'app', 'course', 'video', 'property'].includes(draft.category);
  const firstWhole = sentences.find((message) => message.whole && message.topic !== 'box');
  if (naming === undefined && isOffer && firstWhole !== undefined)
    return { sentence: firstWhole.verbatim, used: new Set([firstWhole]) };
  if (draft.language.written !== 'en') return { sentence: fromName(draft), used: new Set() };
  if (naming !== undefined) {
    const built = fromPhrase(naming, draft);
    if (built !== null) return { sentence: built, used: new Set([naming]) };
    return { sentence: naming.verbatim, used: new Set([naming]) };
  }
  return { sentence: fromName(draft), used: new Set() };
}

/** "Insulated bottle made of steel, 25 oz" → "The Brackwell water bottle is an insulated bottle made of steel and holds 25 oz." */
function fromPhrase(message: Message, draft: Draft): string | null {
  const [first, ...rest] = message.units;
  if (!tellsOfThings(draft)) return null;
  if (
    first === undefined ||
    first.shape !== 'noun' ||
    first.label !== '' ||
    first.text.split(' ').length > 22
  )
    return null;
  const phrase = /^(?:the|an?|our|my|this)\s/iu.test(first.text)
    ? lowerFirst(first.text)
    : bareNoun(first.text);
  const plural = isPlural(first.text);
  const predicates = rest.map((unit) => predicateOf(unit, draft.type, plural));
  if (predicates.some((predicate) => predicate === null)) {
    return rest.length === 0
      ? null
      : tidySentence(`${upperFirst(phrase)}, ${rest.map((unit) => lowerFirst(unit.text)).join(', ')}`, 'en');
  }
  const told = predicates.filter((predicate): predicate is string => predicate !== null);
  const canName = draft.brand !== '' && !names(first.text, draft.brand) && draft.platform.id !== 'etsy';
  if (canName && !plural) {
    return `The ${draft.brand} ${draft.type} is ${joinPredicates([phrase, ...told.slice(0, 2)])}${told.length > 2 ? `. It ${joinPredicates(told.slice(2))}` : ''}.`;
  }
  if (told.length === 0) return `${upperFirst(phrase)}.`;
  return `${plural ? 'These' : 'This'} ${lowerFirst(first.text)} ${joinPredicates(told.slice(0, 3))}.`;
}

function bareNoun(text: string): string {
  const lowered = lowerFirst(text);
  if (isPlural(text) || /^(?:\d|two|three|four|five|six)/u.test(lowered)) return lowered;
  return `${article(lowered)} ${lowered}`;
}

/** The name with what the details say: "Trail mug in steel, 350 ml." Any language, no verb and no article needed. */
function fromName(draft: Draft): string {
  const { lexicon, name } = draft;
  const details = titlePhrases(draft)
    .filter((phrase) => !names(name, phrase.text))
    .slice(0, 3);
  const list = details.map((phrase) => phrase.text);
  if (draft.language.written === 'other') return [name, ...list].join(', ');
  if (list.length === 0)
    return draft.category === 'service' || draft.category === 'app'
      ? ''
      : tidySentence(name, draft.language.written);
  return tidySentence(`${name}${lexicon.colon}${lexicon.list(list)}`, draft.language.written);
}
