import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { otherShape } from './shape-other.ts';
import { firstWordShape } from './first-word.ts';
import { hasFiniteVerb, opensWithSpeaker, opensWithSubject, opensWithThird } from './finite-verb.ts';
import { tagsOf } from './tagger.ts';
import { isProseWord, isTelegramAbroad } from './telegram-abroad.ts';
import { remembering } from '#rules/text/remembering.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { orderVerbs, participles, prepositions, thirdPersonVerbs } from './verb-words.ts';

/**
 * How a clause is built, which decides how it may be used: a `sentence` stands alone; an `order` ("Wash at 30 C")
 * too; a `verb` phrase ("folds flat") needs a subject; a `participle` ("sewn in Portugal") and an `adjective`
 * ("dishwasher safe") need a subject and "is"; a `preposition` phrase ("for dry hair") needs a noun; a `noun`
 * phrase needs a verb or a label.
 */
export type Shape = 'sentence' | 'order' | 'verb' | 'participle' | 'adjective' | 'preposition' | 'noun';

const finiteHelpers =
  /\b(?:is|are|was|were|has|have|had|can|will|does|do|did|may|must|should|could|would|isn[’']t|aren[’']t|doesn[’']t|don[’']t|won[’']t|can[’']t|it[’']s|that[’']s|they[’']re|we[’']re|you[’']ll|i[’']ve|we[’']ve|I[’']m)\b/iu;
const adjectiveEnd =
  /(?:[- ](?:safe|free|proof|resistant|friendly|ready|compatible|washable|adjustable|removable|lined)|\b(?:waterproof|washable|vegan|unscented|foldable|adjustable|removable|reusable|refillable|rechargeable|portable|stackable|reversible|breathable|biodegradable|compostable|recyclable|wireless|cordless|lightweight|lined|unlined|airtight|leakproof|unisex|ovenproof|handmade|detachable|dimmable|unused|new|used|working|vegetarian|organic|flat|soft|hypoallergenic|personalised|personalized|customisable|customizable|available|included|ambidextrous|collapsible|extendable|transparent|odourless|odorless|fragrance-free))(?: (?:on the inside|inside|outside))?$/iu;

const clearVerbs =
  /^\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,4}?\s(?:runs|holds|fits|keeps|comes|lasts|has|needs|takes|goes|opens|closes|makes|gives|shows|lets|stays|sits|differs|varies|measures|weighs|works|includes|contains|requires|turns|shuts|goes|sends|reminds|helps|feels|smells|tastes|looks|becomes|remains|moves|slides|folds|snaps|dries|shrinks|stretches|grows|starts|begins|ends|costs?(?=\s(?:half|less|more|nothing|about|as|only|\d|[£€$])))(?:\s|$)/iu;

/** Whether a phrase hides a clause of its own: a noun, then a verb that is nothing else ("glaze runs a little"). */
const rootsVerb =
  /^(?:\p{L}+\s){0,2}\p{L}+[^s\P{L}]s\s(?:root|grow|bloom|open|close|split|fade|turn|run|fit|fold|come|stay|need|take|hold|keep|last|dry|work|differ|vary)\s/iu;

export function hidesVerb(text: string): boolean {
  return clearVerbs.test(text) || rootsVerb.test(text);
}

/** Whether a clause opens with the verb of an order ("Keep fingers away"). */
export function opensWithOrder(text: string): boolean {
  return orderVerbs.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** "It's a full-size acoustic", "they've been on a shelf": the verb hangs on its subject. */
const shortenedVerb = /^(?:it|they|he|she|there|we|you|i|this)[’'](?:s|re|ve|ll|d|m)\s/iu;

function hasSubjectAndVerb(text: string): boolean {
  if (countPieces(text) < 3) return false;
  // "Brush for cleaning holds": what is cleaned stands at the end, and no verb.
  if (/\sfor \p{Ll}+ing \p{Ll}+s$/u.test(text)) return false;
  if (clearVerbs.test(text) && !/\b(?:that|which|who)\s/iu.test(text)) return true;
  const helper = finiteHelpers.exec(text);
  if (helper !== null && helper.index > 0) {
    const before = text.slice(0, helper.index);
    if (!/\b(?:that|which|who|so|if|when|where|as)\s[^,]*$/iu.test(before)) return true;
  }
  if (opensWithSpeaker.test(text)) return true;
  if (/^(?:it|they|this|these|we|i|you|each|every|both|one|all|the|a|an|its|our|my|your)\b/iu.test(text)) {
    return taggedVerb(text);
  }
  return false;
}

const baseVerbs = new Set(
  [...thirdPersonVerbs].map((verb) => verb.replace(/(?<=sh|ch|ss|x)es$|s$/u, '')).concat([...orderVerbs]),
);

const severalWithoutS = /^(?:feet|teeth|people|children|men|women|mice|geese)$/iu;

/** A finite verb after a noun or pronoun, by the tagger. */
function taggedVerb(text: string): boolean {
  // Most phrases hold no word that could be a finite verb; the tagger is the dear part.
  if (
    !text
      .toLowerCase()
      .split(/[^\p{L}’']+/u)
      .some(
        (word, at) =>
          at > 0 && (thirdPersonVerbs.has(word) || baseVerbs.has(word) || finiteHelpers.test(word)),
      )
  )
    return false;
  const tags = tagsOf(text);
  for (let index = 1; index < tags.length; index += 1) {
    const { tag, word } = tags[index]!;
    if (tag === 'AUX' && finiteHelpers.test(word)) return true;
    if (tag !== 'VERB') continue;
    const lower = word.toLowerCase();
    if (/(?:ing|ed|en)$/.test(lower) && lower !== 'need' && lower !== 'feed' && lower !== 'open') continue;
    if (participles.has(lower)) continue;
    const before = tags[index - 1]!;
    // "USB lamp that throws a glow": the verb is that of the clause which describes the lamp.
    if (
      index > 1 &&
      !text.includes(',') &&
      /^(?:that|which|who)$/iu.test(before.word) &&
      /^(?:NOUN|PROPN)$/u.test(tags[index - 2]!.tag)
    )
      continue;
    if (['NOUN', 'PROPN', 'PRON', 'NUM'].includes(before.tag)) {
      if (before.tag === 'PRON' || thirdPersonVerbs.has(lower)) return true;
      if (!lower.endsWith('s') && (/[^s]s$/iu.test(before.word) || severalWithoutS.test(before.word)))
        return true;
    }
  }
  return false;
}

/** "In this video I cut one joint": somebody says what is done. */
const speaks = /\s(?:I|we|you|they)\s\p{Ll}{2,}\s/u;
/** "If a section breaks we send a spare". */
const conditionalEnglish = /^(?:if|when|once|unless)\s/iu;

/** "Folds flat", "keep straps dry": the verb comes first, and what follows is no subject of another. */
function opensWithVerb(text: string): boolean {
  const [first = '', second = ''] = piecesOf(text)
    .slice(0, 2)
    .map((piece) => piece.toLowerCase());
  return (
    (orderVerbs.has(first) || thirdPersonVerbs.has(first) || opensWithThird(text) === 'verb') &&
    !opensWithSubject(first, second)
  );
}

/** Whether an English clause opens with what the thing does: "tracks income". */
export function opensWithDoing(text: string): boolean {
  const byThird = opensWithThird(text);
  return byThird === null
    ? thirdPersonVerbs.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '')
    : byThird === 'verb';
}

/** "There's a padded strap" has its verb in its first word. */
const existing = /^there(?:[’']s|[’']re|\s(?:is|are|was|were))\s/iu;

/** "Folded, the board is 2 inches thick": in which state the sentence behind it is true. */
const inThatState =
  /^(?:when )?(?:\p{L}+ly )?(?:\p{L}{3,}(?:ed|en)|set up|rolled up|open|closed|shut|flat|empty|full)(?: \p{L}+)?, ((?:the|it|each|both|all|one)\s.+)$/iu;

/** "It bakes two waffles", "this waffle maker bakes two": behind what is one a word on s is a verb, known or not. */
const itDoes =
  /^(?:together they \p{Ll}+ |it (?:\p{Ll}+ly |also |then |even |just )?\p{Ll}{2,}[^s\P{L}]s |(?:this|each|every) (?:\p{L}[\p{L}-]* ){1,4}?\p{Ll}{3,}[^s\P{L}]s (?:an?|the|your|you|it|up to|one|two|three|four|five|six|\d+) )/iu;

/** Asked for a sentence, for its pieces and again for the lists that they may be. */
const englishShape = remembering((text: string): Shape => {
  if (shortenedVerb.test(text)) return 'sentence';
  if (prepositions.test(text))
    return text.includes(',') && (hasSubjectAndVerb(text) || speaks.test(text)) ? 'sentence' : 'preposition';
  if (conditionalEnglish.test(text) && countPieces(text) > 4) return 'sentence';
  // "Built for weekend trips, this backpack is made of nylon": what opens only leads to the sentence.
  const main = !text.includes(',')
    ? undefined
    : /^[^,]{3,90},\s((?:this|these|it|they|our|we|you)\s.+)$/iu.exec(text)?.[1];
  if (main !== undefined && hasSubjectAndVerb(main)) return 'sentence';
  const whenDone = text.includes(',') ? inThatState.exec(text)?.[1] : undefined;
  if (whenDone !== undefined && hasSubjectAndVerb(whenDone)) return 'sentence';
  if (itDoes.test(text)) return 'sentence';
  if (existing.test(text) || (!opensWithVerb(text) && hasFiniteVerb(text))) return 'sentence';
  const byFirst = firstWordShape(text);
  if (byFirst !== null) return byFirst;
  if (hasSubjectAndVerb(text)) return 'sentence';
  if (adjectiveEnd.test(text) && !/\b(?:with|for|in|of)\s/iu.test(text) && countPieces(text) <= 6) {
    return 'adjective';
  }
  return 'noun';
});

/** "Je kiest uit zandkleur, oudroze en saliegroen": a list of words behind a verb that is said of all of them. */
function governsList(entries: readonly string[]): boolean {
  const [first = '', ...others] = entries;
  const isSpoken = first.split(/[^\p{L}\p{M}]+/u).some(isProseWord);
  // "Também faço com tampa, por encomenda": how it is done hangs on what is done.
  if (
    isSpoken &&
    others.length === 1 &&
    /^(?:por|sob|per|su|op|voor|på|til|na|za|pod|met|com|con|med)\s\S+(?:\s\S+)?$/u.test(others[0]!)
  )
    return true;
  return (
    countPieces(first) > 2 &&
    isSpoken &&
    /^\S+(?: \S+)? (?:en|e|i|och|og|a|ve|y|ja|și|és) \S+(?: \S+)?$/u.test(others.at(-1)!) &&
    others.every((entry) => countPieces(entry) < 6)
  );
}

/** Shape of a clause without end punctuation. English uses the tagger where patterns do not decide. */
export function shapeOf(text: string, language: WrittenLanguage): Shape {
  if (language === 'other') {
    if (/[。！？]$/u.test(text)) return 'sentence';
    // "Handgebreid van wol, maat 62 tot 92, knopen van hout": short entries between commas are a list.
    const entries = text.split(/,\s/u);
    const isList = entries.length > 1 && entries.every((entry) => countPieces(entry) < 7);
    if (isList && governsList(entries)) return 'sentence';
    return countPieces(text) > 7 && !isList && !isTelegramAbroad(text) ? 'sentence' : 'noun';
  }
  if (language !== 'en') return otherShape(text, language);
  return englishShape(text);
}
