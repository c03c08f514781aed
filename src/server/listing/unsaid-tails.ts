import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setOf, type Unsaid } from './brief-words.ts';
import type { Tagged } from './tagged-words.ts';
import { isSaidOtherwise } from './alike-verbs.ts';

/** Behind these stands for whom something is, what it is compared with, and when or why something is done. */
const closes =
  /^(?:for|like|than|when|if|once|while|until|unless|before|after|whenever|where|as|because|since|whether|instead|no|not|never|without)$/iu;
const opensAgain = /^(?:and|but|or|which|who|that)$/iu;
/** "When it leaves and how full it is": the next thing that is told. */
const told = /^(?:how|what)$/iu;
const pronouns = /^(?:it|them|this|that|these|those|the|your|a|an|us|me|each|every|any|some)$/iu;
const wishes = /^(?:can|could|may|might|will|would|should|want|like)$/iu;
const buyers = /^(?:you|anyone|anybody|people|someone)$/iu;
const ofParts = /^(?:the|its|our|both)$/iu;
const nouns = new Set(['NOUN', 'PROPN']);
const content = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'X']);
/** "On Tuesdays": judged by the days that the brief is open on. */
const ofCalendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|today|tomorrow)$/iu;
const inPhrase = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM', 'X']);
/** A part stands so far from the beginning of its sentence. */
const mostBeforeSubject = 2;

/** When and where something is done, with whom and with what hands: joined to a thing it is no part of that. */
const circumstances = setOf(
  'day days morning noon afternoon evening night week weekend season spring summer autumn fall winter holiday time times home house office school hand hands head eye eyes foot person people family friend friends ' +
    'guest guests child children kid kids adult woman man women men mum mom dad mother father way place moment life kind sort idea choice look style top bottom front back side inside outside use care bit lot rest problem reason point trick rule question answer result difference',
);

/** "Drop it in the lake": what the buyer is told to do. */
export function isOrder([first, second]: readonly Tagged[]): boolean {
  if (first === undefined) return false;
  // "Arrives assembled" tells, "press the cloves" orders.
  if (first.tag === 'VERB' && !/(?:ed|en|ing|wn|ade|uilt|[^s]s)$/iu.test(first.text)) return true;
  if (first.isKnown || first.isSmall || ['DET', 'PRON', 'NUM', 'ADP'].includes(first.tag)) return false;
  return pronouns.test(second?.text ?? '');
}

const isFinite = ({ tag, text }: Tagged): boolean =>
  (tag === 'VERB' || tag === 'AUX') && !/ing$/iu.test(text);

const isContent = ({ tag, text }: Tagged): boolean =>
  (content.has(tag) || (tag === 'ADV' && /..ly$/iu.test(text))) && !ofCalendar.test(text);

/** "A bag of cotton", "a ring of LEDs": what holds or is made of a thing of the brief. */
function isOfKnown(words: readonly Tagged[], at: number): boolean {
  if (!/^of$/iu.test(words[at + 1]?.text ?? '')) return false;
  return words.slice(at + 2, at + 5).find(({ tag }) => nouns.has(tag))?.isKnown === true;
}

/** Whether what stands at a place is told of the thing, and not of who may like it, of a wish, a comparison or a condition. */
function toldPlaces(words: readonly Tagged[], sentence: string, ofApp: boolean): boolean[] {
  let isTold = true;
  return words.map((word, at) => {
    const last = words[at - 1];
    const isBehindComma = sentence.slice(last?.end ?? 0, word.start).includes(',');
    // "Plays for six hours" tells for how long.
    const isSpan = /^for$/iu.test(word.text) && words[at + 1]?.tag === 'NUM';
    if ((closes.test(word.text) && !isSpan) || (word.tag === 'PART' && /^to$/iu.test(word.text)))
      isTold = false;
    else if (!ofApp && wishes.test(word.text) && buyers.test(last?.text ?? '')) isTold = false;
    else if (isBehindComma && opensAgain.test(word.text)) isTold = true;
    else if ((isFinite(word) || told.test(word.text)) && /^(?:and|but|or)$/iu.test(last?.text ?? ''))
      isTold = true;
    // "The handle gets hot, so keep a cloth near."
    else if (word.tag === 'VERB' && /^(?:so|then|please|just)$/iu.test(last?.text ?? '')) isTold = false;
    return isTold;
  });
}

/** "The receipt is there", "Firewood lies ready": a part that nothing in the brief is of, as what its sentence is about. */
function isSubject(words: readonly Tagged[], at: number, verb: number, sentence: string): boolean {
  const { tag, text, end } = words[at]!;
  if (at > mostBeforeSubject || !nouns.has(tag) || circumstances.has(text.toLowerCase())) return false;
  const next = words[at + 1];
  if (verb <= at || next === undefined || inPhrase.has(next.tag)) return false;
  // "Origin: from Cork" is a label.
  if (sentence.slice(end, next.start) !== ' ') return false;
  // "Tide curves show": of a thing of the brief.
  const [first] = words;
  const isOfThing = at === 1 && first?.isKnown === true && nouns.has(first.tag) && /[^s]s$/iu.test(text);
  if (isOfThing && isFinite(next)) return true;
  return at === 0 ? isFinite(next) || /^(?:for|of|from)$/iu.test(next.text) : ofParts.test(words[0]!.text);
}

/** "To water and to repot": one more thing that is done. */
const isSecondDoing = (words: readonly Tagged[], at: number): boolean =>
  words[at]!.tag === 'VERB' &&
  /^to$/iu.test(words[at - 1]?.text ?? '') &&
  /^(?:and|or)$/iu.test(words[at - 2]?.text ?? '');

/** "Clay, glazes and tea": joined to a thing of the brief, what claims nothing by itself is one more. */
function isJoined(words: readonly Tagged[], at: number): boolean {
  const word = words[at]!;
  if (!nouns.has(word.tag) || word.isKnown || word.isSmall) return false;
  // "And a treat": in the singular it is one more thing, whatever it tells elsewhere.
  if (word.isTelling && !/^an?$/iu.test(words[at - 1]?.text ?? '')) return false;
  if (circumstances.has(word.text.toLowerCase()) || nouns.has(words[at + 1]?.tag ?? '')) return false;
  let before = at - 1;
  while (words[before]?.tag === 'DET' || words[before]?.tag === 'ADJ') before -= 1;
  const joined = words[before - 1];
  return (
    /^(?:and|or)$/iu.test(words[before]?.text ?? '') && joined?.isKnown === true && nouns.has(joined.tag)
  );
}

const joins = /^,?(?:\s(?:and|or))?(?:\s(?:an?|the))?\s$/iu;

/** Whether a sentence may say more than its brief with words that claim nothing elsewhere. */
export const mayJoin = (sentence: string): boolean => / (?:and|or) /u.test(sentence);

/** What an English sentence goes on to say behind its verb, as its subject or behind an "and", by words that nothing in the brief is of. */
export function tailsUnsaid(words: readonly Tagged[], sentence: string, prepared: Prepared): Unsaid[] {
  if (isOrder(words)) return [];
  const verb = words.findIndex((word, at) => isFinite(word) && (at > 0 || /[^s]s$/iu.test(word.text)));
  // A point without a verb tells behind its first thing.
  const from = verb === -1 ? words.findIndex(({ tag, isKnown }) => isKnown && nouns.has(tag)) : verb;
  if (from === -1) return [];
  const places = toldPlaces(words, sentence, prepared.platform.subject === 'app');
  const found: Unsaid[] = [];
  for (const [at, word] of words.entries()) {
    // "Only 45 g on your book" speaks of what the buyer has.
    if (verb === -1 && /^your$/iu.test(words[at - 1]?.text ?? '')) continue;
    const isTold = places[at] === true || (word.isStrange && isSecondDoing(words, at));
    if (!isTold || !isContent(word) || isOfKnown(words, at)) continue;
    const isFound = word.isStrange ? at > from || isSubject(words, at, verb, sentence) : isJoined(words, at);
    if (!isFound || (word.tag === 'VERB' && isSaidOtherwise(foldWord(word.text), foldedBrief(prepared))))
      continue;
    const last = found.at(-1);
    // "It crushes ginger and nuts": one would stay alone behind its "and".
    if (last !== undefined && joins.test(sentence.slice(last.end, word.start))) last.end = word.end;
    else found.push({ start: word.start, end: word.end, kind: 'deed' });
  }
  return found;
}
