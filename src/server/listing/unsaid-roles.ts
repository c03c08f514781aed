import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldWord } from '#rules/text/words.ts';
import { foldedBrief, isDenied, type Unsaid, type Written } from './brief-words.ts';
import { isFitted, isWronglyFitted, saysFit } from './unsaid-fitted.ts';
import { beforeNoun, tagged, type Tagged } from './tagged-words.ts';
import { mayJoin, tailsUnsaid } from './unsaid-tails.ts';
import { isDeniedThere } from './unsaid-lacking.ts';
import { emptyEnglish, mayBeEmptyEnglish } from './unsaid-empty.ts';
import { rolesAbroad } from './unsaid-roles-abroad.ts';
import {
  ordersNot,
  isAppOrder,
  isSearchedDeed,
  isShown,
  isSpared,
  isUsedPart,
  tellsMoreWithout,
} from './unsaid-without.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { type Unit, unitsOf } from './word-roles.ts';
import { strangeTail } from './strange-tails.ts';
import { bidsElse } from './unsaid-elsewhere.ts';
import { emptyMiddle, emptyTail } from './empty-tails.ts';

const nouns = new Set(['NOUN', 'PROPN']);
const participle = /(?:ed|[^aeiou]en|-bent|-cut|-sawn|-spun|-free)$/iu;
/** A longer row before a noun is no attribute of it. */
const longestRow = 3;
const beForms =
  /^(?:is|are|was|were|be|been|being|stays?|remains?|keeps?|feels?|looks?|becomes?|gets?|turns?|[’']s|[’']re)$/iu;
const denials = /^(?:no|not|never|without|n[’']t|zero|neither|nor|cannot)$/iu;

const isParticiple = ({ text, tag }: Tagged): boolean =>
  participle.test(text) && (tag === 'VERB' || tag === 'ADJ' || tag === 'X');

/** Whether a word stands right before a noun of the brief, with none but such words between. */
function isAttribute(words: readonly Tagged[], at: number, sentence: string): boolean {
  const word = words[at]!;
  const isJoined = word.text.includes('-') && participle.test(word.text);
  if (!beforeNoun.has(word.tag) && !isParticiple(word) && !isJoined) return false;
  for (let next = at + 1; next <= at + longestRow; next += 1) {
    const other = words[next];
    if (other === undefined || sentence.slice(words[next - 1]!.end, other.start) !== ' ') return false;
    // "The double-stitched edges": what was done to any part of it.
    if ((other.isKnown || (isJoined && other.isTelling)) && nouns.has(other.tag)) return true;
    if (!beforeNoun.has(other.tag) && !isParticiple(other) && !(other.isKnown && other.tag === 'VERB'))
      return false;
    if (other.isStrange && nouns.has(other.tag) && !nouns.has(words[next + 1]?.tag ?? '')) return false;
  }
  return false;
}

/** What English says of a thing by a word that no fact has: before its noun, as its predicate, as its deed. */
function englishRoles(sentence: string, prepared: Prepared): Unsaid[] {
  const units = unitsOf(sentence, prepared, 'en');
  const isEmpty = mayBeEmptyEnglish(units, sentence, prepared);
  if (
    !units.some(({ isStrange }) => isStrange) &&
    prepared.platform.subject !== 'app' &&
    !mayJoin(sentence) &&
    !saysFit(sentence) &&
    !isEmpty &&
    !/ (?:without|no) /iu.test(` ${sentence}`)
  )
    return [];
  if (sentence.trimEnd().endsWith('?')) return [];
  const words = tagged(sentence, units);
  const found: Unsaid[] = [];
  for (const [at, word] of words.entries()) {
    if (isSpared(words, at, sentence) || isWronglyFitted(word, sentence, prepared)) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    // "Split bills": that people look for such apps with it makes no deed of this one.
    if (
      at === 0 &&
      prepared.platform.subject === 'app' &&
      (isSearchedDeed(words, prepared) || isUsedPart(words, prepared))
    ) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    if (isDenied(sentence, word.start) && isDeniedThere(foldWord(word.text), prepared)) continue;
    if (
      !word.isStrange ||
      (word.tag === 'VERB' && isSaidOtherwise(foldWord(word.text), foldedBrief(prepared)))
    )
      continue;
    if (prepared.platform.subject === 'app' && (at === 0 ? isAppOrder(words) : isShown(words, at))) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    if (
      (word.tag === 'VERB' || word.tag === 'NOUN') &&
      /^you (?:can|may)(?: also| even| always)? $/iu.test(sentence.slice(0, word.start))
    ) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    if (isManner(words, at)) {
      found.push({ start: word.start, end: word.end, kind: 'attribute' });
      continue;
    }
    if (isAttribute(words, at, sentence)) {
      const isOther = isDenied(sentence, word.start) || tellsMoreWithout(words, at, sentence);
      found.push({ ...withDegree(words, at), kind: isOther ? 'deed' : 'attribute' });
      continue;
    }
    if (
      [isPredicate, isDeed, isSubject, isDenial, isHad, isDoer, isFitted, isTaught].some((is) =>
        is(words, at, sentence),
      )
    )
      found.push({ start: word.start, end: word.end, kind: 'deed' });
  }
  const taken = new Set(found.map(({ start }) => start));
  const tails = tailsUnsaid(words, sentence, prepared);
  const empty = isEmpty ? emptyEnglish(words, sentence, prepared) : [];
  return [...found, ...[...tails, ...empty].filter(({ start }) => !taken.has(start))];
}

/** "Professionally sharpened", "gently cleanses": how a fact would have come about; the fact stays. */
function isManner(words: readonly Tagged[], at: number): boolean {
  const { tag, text } = words[at]!;
  const next = words[at + 1];
  if (tag !== 'ADV' || !/..ly$/iu.test(text) || next === undefined || next.isStrange) return false;
  return participle.test(next.text) || (at === 0 && /[^s]s$/iu.test(next.text));
}

/** "Barely visible" goes as one. */
function withDegree(words: readonly Tagged[], at: number): { start: number; end: number } {
  const { start, end } = words[at]!;
  const before = words[at - 1];
  return { start: before?.tag === 'ADV' ? before.start : start, end };
}

/** "Rinse them when they are dirty": what may come about is no claim. */
const isCondition = (words: readonly Tagged[], at: number): boolean =>
  words.slice(0, at).some(({ text }) => /^(?:when|if|once|until|unless|whenever)$/iu.test(text));

const people = /^(?:you|anyone|anybody|someone|somebody|everyone|everybody|those|people)$/iu;

/** "Is faceted", "tested by", "stays cool": said of the thing behind a verb of being, or by a participle. */
function isPredicate(words: readonly Tagged[], at: number): boolean {
  const word = words[at]!;
  if (isCondition(words, at)) return false;
  // "For anyone tired of rotas".
  if (people.test(words[at - 1]?.text ?? '')) return false;
  if (isParticiple(word)) return true;
  // "Is fast" is tagged as what is done so.
  const isAdverb =
    word.tag === 'ADV' &&
    /^(?:is|are|was|were)$/iu.test(words[at - 1]?.text ?? '') &&
    !['VERB', 'ADJ', 'ADV'].includes(words[at + 1]?.tag ?? '');
  if (word.tag !== 'ADJ' && word.tag !== 'VERB' && !isAdverb) return false;
  let before = at - 1;
  while (words[before]?.tag === 'ADV') before -= 1;
  return beForms.test(words[before]?.text ?? '');
}

/** What the buyer does, and what would only happen, is no claim of the thing. */
const addressed = /^(?:you|who|to|you[’']ll|would|might|could)$/iu;

/** "A base spreads the heat": a part that no word of the brief is of, as what its sentence is about. */
function isSubject(words: readonly Tagged[], at: number): boolean {
  const [first] = words;
  if (at === 0 || at > 2 || first?.tag !== 'DET' || /^(?:each|every|no)$/iu.test(first.text)) return false;
  return (
    nouns.has(words[at]!.tag) && (words[at + 1]?.tag === 'VERB' || beForms.test(words[at + 1]?.text ?? ''))
  );
}

/** "It whistles": what is said behind its pronoun is a deed, whatever the word may be elsewhere. */
const isDoing = (words: readonly Tagged[], at: number): boolean =>
  at === 1 && /^it$/iu.test(words[0]!.text) && /[^s]s$/u.test(words[1]!.text);

/** "The print glows": what the thing would do, by a verb that nothing in the brief is of. */
function isDeed(words: readonly Tagged[], at: number): boolean {
  if (isDoing(words, at)) return true;
  if (words[at]!.tag !== 'VERB' || words[at]!.text.endsWith('ing')) return false;
  for (let before = at - 1; before >= 0; before -= 1) {
    const { tag, text, isKnown } = words[before]!;
    if (addressed.test(text) || (tag === 'PART' && !/n[’']t$/iu.test(text))) return false;
    if (tag === 'NOUN' || tag === 'PROPN')
      return isKnown || (at === before + 1 && before === 1 && /^(?:the|its|both)$/iu.test(words[0]!.text));
    if (tag === 'PRON') return /^(?:it|they|this|that)$/iu.test(text);
    // "They don’t pull".
    if (tag !== 'ADV' && tag !== 'AUX' && tag !== 'DET' && tag !== 'ADJ' && tag !== 'PART') return false;
  }
  return false;
}

/** "No soot", "never slips": a denial of what the brief has no word of. */
function isDenial(words: readonly Tagged[], at: number, sentence: string): boolean {
  // "No screws to be seen".
  if (ordersNot.test(sentence) || words[0]!.tag === 'VERB' || /^to$/iu.test(words[at + 1]?.text ?? ''))
    return false;
  const before = words[at - 1];
  if (before === undefined || /^(?:longer|more|less)$/iu.test(words[at]!.text)) return false;
  const isOf = /^(?:of|from)$/iu.test(before.text) && /^free$/iu.test(words[at - 2]?.text ?? '');
  const isOne =
    ['ADJ', 'DET', 'ADV'].includes(before.tag) || (nouns.has(before.tag) && nouns.has(words[at]!.tag));
  const denier = isOne ? words[at - 2] : undefined;
  return isOf || denials.test(before.text) || (denier !== undefined && denials.test(denier.text));
}

/** The words before a noun of which it is the head. */
function beforePhrase(words: readonly Tagged[], at: number): number {
  let before = at - 1;
  while (
    ['ADJ', 'NOUN', 'PROPN', 'DET', 'NUM', 'X'].includes(words[before]?.tag ?? '') &&
    !words[before]!.isKnown
  )
    before -= 1;
  return before;
}

/** "The bag with a whistle": what the thing would have. */
function isHad(words: readonly Tagged[], at: number): boolean {
  if (!nouns.has(words[at]!.tag)) return false;
  const before = beforePhrase(words, at);
  if (!/^(?:with|featuring|including)$/iu.test(words[before]?.text ?? '')) return false;
  return nouns.has(words[before - 1]?.tag ?? '') && !words.slice(0, before).some(({ tag }) => tag === 'VERB');
}

/** "Cleaned by experts": who would have done it. */
function isDoer(words: readonly Tagged[], at: number): boolean {
  if (!nouns.has(words[at]!.tag)) return false;
  const before = beforePhrase(words, at);
  return (
    /^by$/iu.test(words[before]?.text ?? '') &&
    words.slice(0, before).some((word) => /ed$|wn$|en$|de$/u.test(word.text))
  );
}

const taught = /\b(?:how|learn|learning) to (?:\p{L}+ ){0,3}$/iu;

/** "How to tune the chipbreaker": what somebody would be shown. */
const isTaught = (words: readonly Tagged[], at: number, sentence: string): boolean =>
  (nouns.has(words[at]!.tag) || words[at]!.tag === 'VERB') &&
  taught.test(sentence.slice(0, words[at]!.start));

/** "New Tyvek cut from an envelope": what was done with a thing stays no more than how. */
function withParticiple(tail: Unsaid, units: readonly Unit[], sentence: string): Unsaid {
  const at = units.findIndex(({ start }) => start === tail.start) - 1;
  const [done, thing] = [units[at], units[at - 1]];
  if (
    done === undefined ||
    thing === undefined ||
    done.isKnown ||
    !/(?:ed|[^aeiou]en|cut|wn|made)$/iu.test(done.text)
  )
    return tail;
  const words = tagged(sentence, units);
  const isVerb = ({ tag }: { tag: string }): boolean => tag === 'VERB' || tag === 'AUX';
  return nouns.has(words[at - 1]!.tag) && words.slice(0, at - 1).some(isVerb)
    ? { ...tail, start: done.start }
    : tail;
}

/** What a text says of a thing by words that nothing in its brief is of, told by how they stand in their sentences. */
export function rolesUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const all: Unsaid[] = [];
  const ofApp = prepared.platform.subject === 'app' && language === 'en';
  let from = 0;
  for (const line of text.split(/\n|<[^<>]{1,99}>/u)) {
    for (const sentence of splitSentences(line)) {
      const start = text.indexOf(sentence, from);
      if (start === -1) continue;
      from = start + sentence.length;
      const units = unitsOf(sentence, prepared, language);
      if (ofApp && bidsElse(units, prepared)) {
        all.push({ start, end: from, kind: 'deed' });
        continue;
      }
      const strange = strangeTail(units, sentence, prepared, language);
      const tails = (strange.length > 0 ? strange : emptyTail(units, sentence, prepared, language)).map(
        (one) => (language === 'en' && one.kind !== 'deed' ? withParticiple(one, units, sentence) : one),
      );
      const [tail] = tails;
      const found =
        language === 'en' ? englishRoles(sentence, prepared) : rolesAbroad(sentence, prepared, language);
      const middles = emptyMiddle(units, sentence, prepared, language);
      const roles = [
        ...found.filter(({ start }) => tail === undefined || start < tail.start),
        ...middles.filter(({ end }) => tail === undefined || end < tail.start),
        ...tails,
      ];
      all.push(...roles.map((role) => ({ ...role, start: role.start + start, end: role.end + start })));
    }
  }
  return all;
}
