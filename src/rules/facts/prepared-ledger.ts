import { targetedAges } from '#rules/ledger/targeted-ages.ts';
import type { Fact, FactKind, Ledger } from '#rules/listing/listing.ts';
import { isTopic } from '#rules/ledger/ailments.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { foldWord } from '#rules/text/words.ts';
import { wordsIn } from './script-density.ts';
import { measureText, type MeasuredText } from './measured-text.ts';
import { numberOfWord, wordsOfNumber } from './number-words.ts';

/** A fact with the words that have to stand in a text for the fact to be named there. */
export interface PreparedFact {
  fact: Fact;
  /** Content stems of the value that are no numbers. */
  words: readonly string[];
  /** Number tokens of the value ("350", "1.5", "x20"); all of them have to be there. */
  numbers: readonly string[];
  /** Folded value, for scripts without spaces and for compounds. */
  folded: string;
}

export interface PreparedLedger {
  ledger: Ledger;
  /** All facts, in the seller's order. */
  facts: readonly PreparedFact[];
  /** Facts that are details of the thing, in the seller's order. */
  details: readonly PreparedFact[];
  /** Number of details that say something of their own: "350 ml" beside "mug of 350 ml" is none. */
  distinctDetails: number;
  /** These and what else the seller told, such as the maker, the price and how it came to be. */
  told: number;
  /** Words of the brief in which that stands. */
  toldWords: number;
  typeStems: ReadonlySet<string>;
  brandStems: ReadonlySet<string>;
  /** Stems of type and brand: every field has to name them, so they count as no repetition. */
  ownStems: ReadonlySet<string>;
}

/** Kinds that are no detail of the thing itself: nothing to ask a title or a description for. */
const noDetail: ReadonlySet<FactKind> = new Set([
  'type',
  'brand',
  'other',
  'name',
  'price',
  'shipping',
  'contact',
  'story',
  'problem',
  'medical',
  'superlative',
  'guarantee',
  // A place in the film; its words are facts of the brief by themselves.
  'chapter',
]);

/** What every brief has: what the thing is, its name, and fields that place it. */
const alwaysTold: ReadonlySet<FactKind> = new Set(['type', 'name', 'other']);

const prepared = new WeakMap<Ledger, PreparedLedger>();

/** Cuts the facts of a ledger into stems, once for each ledger. */
export function prepareLedger(ledger: Ledger): PreparedLedger {
  const known = prepared.get(ledger);
  if (known !== undefined) return known;
  const typeStems = measureText(ledger.productType).contentStems;
  const brandStems = measureText(ledger.brand).contentStems;
  const facts = ledger.facts.map(prepareFact);
  const details = facts.filter(({ fact }) => !noDetail.has(fact.kind) && !promisesHealth(fact, ledger));
  const distinctDetails = details.filter((fact, index) => !isTold(fact, index, details)).length;
  const told = ledger.facts.filter(({ kind }) => !alwaysTold.has(kind));
  const result: PreparedLedger = {
    ledger,
    facts,
    details,
    distinctDetails,
    told: distinctDetails + told.filter(({ kind }) => noDetail.has(kind)).length,
    toldWords: [...new Set(told.map(({ quote }) => quote))].reduce(
      (sum, quote) => sum + wordsIn(measureText(quote)),
      0,
    ),
    typeStems,
    brandStems,
    ownStems: new Set([...typeStems, ...brandStems]),
  };
  prepared.set(ledger, result);
  return result;
}

/** "Good for arthritis hands": what no platform wants told is asked of no field. */
function promisesHealth({ value }: Fact, { language }: Ledger): boolean {
  return claimHits(value, language.written).some(
    ({ payload, start, end }) => payload.kind === 'medical' && !isTopic(value, start, end),
  );
}

const included =
  /^(?:(?:includes?|comes? with|supplied with|incluye|inklusive|comprend) (?=.{3}))?(.{3,}?)(?:\s(?:included|inbegriffen|enthalten|incluid[oa]s?|incluse?s?))?$/iu;

function prepareFact(fact: Fact): PreparedFact {
  // "In the box: battery" says of "battery included" all there is.
  const measured = measureText(fact.kind === 'contents' ? fact.value.replace(included, '$1') : fact.value);
  const words: string[] = [];
  const numbers: string[] = [];
  for (const stem of measured.contentStems) {
    const figure = hasFigure(stem) ? plainNumber(stem) : fact.kind === 'number' ? numberOfWord(stem) : '';
    if (figure !== '') numbers.push(figure);
    else words.push(stem);
  }
  return { fact, words, numbers, folded: foldWord(fact.value).trim() };
}

/** Whether another detail says all that this one says; of two that say the same the first counts. */
export function isTold(fact: PreparedFact, index: number, details: readonly PreparedFact[]): boolean {
  const size = fact.words.length + fact.numbers.length;
  for (let place = 0; place < details.length; place += 1) {
    if (place === index) continue;
    const other = details[place]!;
    if (size === 0) {
      if (place < index && other.folded === fact.folded) return true;
      continue;
    }
    const otherSize = other.words.length + other.numbers.length;
    if (otherSize < size || (otherSize === size && place > index)) continue;
    if (saysAll(other, fact.words) && saysAll(other, fact.numbers)) return true;
  }
  return false;
}

function saysAll({ words, numbers }: PreparedFact, stems: readonly string[]): boolean {
  for (const stem of stems) if (!words.includes(stem) && !numbers.includes(stem)) return false;
  return true;
}

/** `1,200` and `1.200` are compared as `1200`, `1,5` as `1.5`. */
function plainNumber(token: string): string {
  if (!token.includes(',') && !token.includes('.')) return token;
  return token.replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2').replace(/(\d),(\d)/g, '$1.$2');
}

/** Facts of the given kinds, in the seller's order. */
export function factsOfKinds(ledger: PreparedLedger, kinds: readonly FactKind[]): readonly PreparedFact[] {
  return ledger.facts.filter(({ fact }) => kinds.includes(fact.kind));
}

/** Share of a fact's words that has to stand in a text; a fact is often said in other words around its core. */
const enoughWords = 0.6;

const named = new WeakMap<MeasuredText, Map<PreparedFact, boolean>>();

/** Whether a text names a fact: all of its numbers and most of its words, in any order. Several checks ask the same. */
export function namesFact(text: MeasuredText, fact: PreparedFact): boolean {
  let answers = named.get(text);
  if (answers === undefined) named.set(text, (answers = new Map()));
  let answer = answers.get(fact);
  if (answer === undefined) answers.set(fact, (answer = isNamed(text, fact)));
  return answer;
}

function isNamed(text: MeasuredText, fact: PreparedFact): boolean {
  if (fact.words.length === 0 && fact.numbers.length === 0) {
    return fact.folded !== '' && text.folded().includes(fact.folded);
  }
  if (text.unspaced) return text.folded().includes(fact.folded);
  // The ages of a campaign stand in no text: "women 25-45" are women. Those of "children 3-12" have to.
  const isAged = fact.fact.kind === 'audience' && fact.words.length > 0 && targetedAges.test(fact.fact.value);
  if (!isAged && fact.numbers.some((number) => !hasNumber(text, number))) return false;
  // "12 reusable pads" say what a "12 pack" holds.
  if (fact.words.length === 0 || (fact.fact.kind === 'pack' && fact.numbers.length > 0)) return true;
  let hits = 0;
  for (const word of fact.words) if (hasWord(text, word)) hits += 1;
  const share = hits / fact.words.length;
  // With its figure in place a fact needs only one of its words ("charges 10 h" for "10 hours on low").
  return fact.numbers.length > 0 && !isAged ? share >= 0.3 : share >= enoughWords;
}

function hasNumber(text: MeasuredText, number: string): boolean {
  if (text.stems.has(number) || wordsOfNumber(number).some((word) => text.stems.has(word))) return true;
  if (text.figures.length === 0) return false;
  const bare = withoutUnit(number);
  return text.figures.some((stem) => {
    const plain = plainNumber(stem);
    return plain === number || withoutUnit(plain) === bare;
  });
}

/** "350ml" → "350". */
function withoutUnit(number: string): string {
  const last = number.charCodeAt(number.length - 1);
  return last >= 0x30 && last <= 0x39 ? number : number.replace(/[^\d.]+$/, '');
}

/** A stem, or a longer or shorter form of it ("stamp" for "stamped", "personalise" for "personalised"). */
function hasWord(text: MeasuredText, word: string): boolean {
  if (text.stems.has(word)) return true;
  if (word.length < 5) return false;
  const start = word.slice(0, Math.max(4, word.length - 3));
  return text.alike(word).some((stem) => stem.startsWith(start) && Math.abs(stem.length - word.length) <= 4);
}
