import { claimHits } from '#rules/ledger/claim-index.ts';
import { openingDoer } from '#rules/ledger/opening-doer.ts';
import type { Brief, FactKind, Ledger } from '#rules/listing/listing.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Candidate } from './candidate.ts';
import { built, namedRank } from './candidate.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { genericWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { kindsOfTerms } from './terms.ts';
import { firstWords } from '#rules/text/first-words.ts';

const longestTag = 20;
const readLength = 800;
/** Most tags out of the text that do not name the thing. */
const mostNamed = 6;

/** What is sold in one piece and has the name of what lies in it. */
const severalOf = /^(.{3,60}) (?:set|kit|pack|bundle|lot)$/iu;

/** "A small loom to darn socks and sweaters", "for mending clothes": what is done and what to. */
const doneTo =
  /\b(?:to|for)\s(\p{Ll}{3,12})\s(?:your\s|the\s|my\s|old\s)?(\p{Ll}{3,12}s)(?:\s(?:and|or)\s(\p{Ll}{3,12}s))?(?=[.,;!\n]|$|\s(?:with|by|in|from|at|on)\s)/giu;

const madeFrom =
  /^[^.,;]{3,60}\s(?:turned|made|carved|cut|sewn|knitted|thrown|cast|forged|woven|built)\s(?:by hand\s)?(?:from|of|in|out of)\s(?:\p{Lu}\p{Ll}+\s)?(\p{Ll}{3,})(?=[.,;]|$)/u;

/** Facts that nobody looks for: terms, how it is kept, what it has not. */
const unsearched = new Set<FactKind>([
  ...kindsOfTerms,
  'medical',
  'safety',
  'story',
  'problem',
  'care',
  'limit',
  'exclusion',
  'flaw',
  'condition',
  'shipping',
  'duration',
]);
/** What a thing comes in, or with, and words that only point. */
const aside =
  /(?:^|\s)(?:box|pouch|bag|jar|tube|envelope|cover|parts?|insert|lining|backing|batting|filling|stitching|posts?|clasp|days?|weeks?|hours?|months?|years?|sides?|ends?|way|time|lot|range|account|order|terms|photos?|pictures?|email|message|shop|studio|garage|house|pieces?|inch(?:es)?|marks?|stains?|scuffs?|dents?|dings?|holes?|chips?|seals?|rivets?|fingers|hands?|drop|breaking|fading|going|turning)$/u;

const size =
  /^(?:small|large|big|tiny|little|medium|long|short|tall|wide|thick|thin|new|same|other|whole|full)$/u;

function isPlain(words: readonly string[]): boolean {
  return (
    words.every(
      (word) => /^\p{L}{3,}$/u.test(word) && !isSmallWord(word, 'en') && !sellingWords.has(stemOf(word)),
    ) && !genericWords.has(stemOf(words.at(-1) ?? ''))
  );
}

/** What a clause tells of something else: what is not there, what it makes, what it goes with. */
const ofOther =
  /\b(?:no|not|never|without|need(?:ed|s)?|requires?|required|makes?|fits?|(?:works?|goes?|used?|pairs?) with|add|extra|optional|separately|like|as)\b/iu;

/** "Adult socks" of sock yarn, "wood glue needed, not in the kit": a ware of its own, or in a clause about another. */
function isAnother(phrase: string, text: string): boolean {
  const hit = typeHits(phrase, 'en').at(-1);
  if (hit !== undefined && hit.end === phrase.length) return true;
  const sentence = text
    .toLowerCase()
    .split(/[.!?\n]/u)
    .find((said) => said.includes(phrase));
  if (sentence === undefined || ofOther.test(sentence)) return true;
  // "Printed with moon phases": behind a joint the words belong to another; an entry of its own tells of the thing.
  return !/(?:^|[,;:(]\s)\s?(?:an?\s|the\s|your\s|my\s|\d+\s)?$/u.test(
    sentence.slice(0, sentence.indexOf(phrase)),
  );
}

/** Shelves that people type behind what is special: "letterpress stationery", "birth flower jewelry". */
const collective =
  /^(?:stationery|jewel(?:le)?ry|(?:home |nursery |wall |garden |party )?decor|lighting|pottery|ceramics|art|wall art|bedding|knitwear|clothing|woodwork|tableware|kitchenware)$/iu;

/** What the front of a name gives: "wax seal" of a stamp, "darning supplies", a "craft kit". */
function frontTags(front: string, last: string, category: string): string[] {
  const words = front === '' ? [] : front.split(' ');
  const isWhole = words.length > 0 && words.length < 3 && isPlain(words);
  const shelf = category.trim().toLowerCase();
  const doing = words.find((word) => /\p{L}{3}ing$/u.test(word));
  return [
    ...(isWhole &&
    words.length === 2 &&
    !/(?:ed|ing|ble)$|^(?:length|size|style|shape|inch)$/u.test(words[1]!)
      ? [front]
      : []),
    ...(isWhole && collective.test(shelf) && !words.some((word) => shelf.includes(word))
      ? [`${front} ${shelf}`]
      : []),
    ...(doing !== undefined && /\bsupplies\b/u.test(shelf) ? [`${doing} supplies`] : []),
    // Who buys a kit on the shelf of crafts makes it.
    ...(last === 'kit' && /\bcrafts?\b/u.test(shelf) ? ['craft kit', 'diy kit'] : []),
  ];
}

/** "Gold filled or sterling silver": each stuff of which the thing is made as the buyer likes. */
function stuffsOffered(text: string): string[] {
  for (const clause of text.split(/[.;!?()\n]+/u)) {
    const entries = clause
      .trim()
      .toLowerCase()
      .replace(/^(?:choose|pick|available in|comes in|in)\s/u, '')
      .split(/\sor\s|,\s(?:or\s)?/u)
      .map((entry) => entry.replace(/^(?:\d{1,2}\s?(?:k|ct)|solid|pure|real)\s/u, ''));
    if (entries.length < 2 || entries.length > 4) continue;
    const isStuff = (entry: string): boolean => {
      const hit = claimHits(entry, 'en').at(-1);
      return hit !== undefined && hit.payload.kind === 'material' && hit.end === entry.length;
    };
    if (entries.every(isStuff)) return entries;
  }
  return [];
}

const patternType =
  /^(crochet|knitting|sewing|quilt|quilting|embroidery|felting|macrame|beading) (pattern|template|chart)$/u;
const noSubject =
  /^(?:pdf|digital|instant|download|file|files|easy|simple|beginners?|pattern|patterns|template|tutorial|and|the|for|with|set|mini|small|large|big)$/u;

/** "Octopus pattern", "crochet octopus", "highland cow": what a pattern makes, by the words that its name has besides. */
function patternTags(name: string, type: string): string[] {
  const [, craft = '', form = ''] = patternType.exec(type) ?? [];
  if (craft === '') return [];
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !noSubject.test(word) && word !== craft);
  if (words.length === 0 || words.length > 3) return [];
  const done = { knitting: 'knit', quilting: 'quilt' }[craft] ?? craft;
  const last = words.at(-1)!;
  return [
    ...(words.length > 1 ? [words.slice(-2).join(' '), `${words[0]!} ${form}`] : []),
    `${last} ${form}`,
    `${done} ${last}`,
    ...(/\bpdf\b/iu.test(name) ? [`pdf ${form}`, `pdf ${craft} ${form}`] : []),
  ];
}

/**
 * Tags of an English thing whose name no list knows, in the seller's own words: what is done with it and what to ("sock
 * darning"), what the text calls it ("porridge stirrer"), what it is made of as the buyer likes, what its set consists of, and
 * last the things that the text names. They stand behind all that names the thing itself.
 */
export function ownWordTags(
  { product }: Brief,
  { facts, productType }: Ledger,
  heads: readonly Slot[],
  phrases: readonly NounPhrase[],
): Candidate[] {
  const [head] = heads;
  if (head === undefined) return [];
  const source = `products.${product.index}.description`;
  const text = firstWords(product.description, readLength);
  const name = head.text.toLowerCase();
  const last = name.split(' ').at(-1)!;
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'] = 'attribute', from = source): void => {
    if (phrase.length <= longestTag && phrase.includes(' ')) found.push(built(phrase, kind, from));
  };
  const loosely = (phrase: string): void => {
    if (phrase.length <= longestTag && phrase.includes(' '))
      found.push({
        ...built(phrase, 'attribute', source),
        built: false,
        sentence: 4,
        least: namedRank,
      });
  };
  const several = severalOf.exec(productType.toLowerCase())?.[1] ?? '';
  if (several.includes(' ') && text.toLowerCase().includes(several)) {
    add(several, 'head');
    for (const { kind, value } of facts)
      if (kind === 'material' && /^\p{L}+$/u.test(value) && !several.includes(value.toLowerCase()))
        add(`${value.toLowerCase()} ${several.split(' ').at(-1)!}`);
  }
  for (const [, verb = '', first = '', second = ''] of text.matchAll(doneTo)) {
    const doing = name.split(' ').find((word) => word.endsWith('ing') && doesSame(word, verb));
    if (doing === undefined) continue;
    for (const object of [first, second]) {
      const one = oneOf(object.toLowerCase());
      if (one === '' || !isPlain([one])) continue;
      add(`${one} ${doing}`, 'use');
      add(`${one} ${doing} ${last}`, 'use');
    }
  }
  const doer = openingDoer(text, name);
  if (doer !== '') {
    loosely(doer);
    // "Porridge stirrer turned from Scottish sycamore": so is the spurtle.
    const stuff = madeFrom.exec(text)?.[1]?.toLowerCase();
    if (stuff !== undefined && claimHits(stuff, 'en').some(({ payload }) => payload.kind === 'material'))
      add(`${stuff} ${last}`);
  }
  for (const stuff of stuffsOffered(text)) {
    add(`${stuff} ${last}`);
    if (stuff.includes(' ')) add(`${stuff.split(' ').at(-1)!} ${last}`);
  }
  for (const phrase of patternTags(product.name, name)) add(phrase, 'use');
  const own = product.name.toLowerCase();
  // "Punch needle" of a cushion cover: what stands before the whole of its name.
  const before = own.lastIndexOf(` ${name}`);
  const at = before === -1 ? own.lastIndexOf(` ${last}`) : before;
  const front = at === -1 || /[^\p{L} -]/u.test(own.slice(0, at)) ? '' : own.slice(0, at);
  for (const phrase of frontTags(front, last, product.category)) loosely(phrase);
  const hidden = facts
    .filter(({ kind }) => unsearched.has(kind))
    .map(({ value }) => ` ${stemsOf(value).join(' ')} `);
  let named = 0;
  for (const { words } of phrases) {
    if (named >= mostNamed) break;
    if (words.length < 2 || words.length > 3 || !isPlain(words) || aside.test(words.at(-1)!)) continue;
    const stems = ` ${stemsOf(words.join(' ')).join(' ')} `;
    if (hidden.some((value) => value.includes(stems))) continue;
    // "Small hooks" finds nobody.
    if (size.test(words[0]!) || isAnother(words.join(' '), text)) continue;
    loosely(words.join(' '));
    named += 1;
  }
  return found;
}

/** "Sock" of "socks": before a noun stands one, even of what is bought in pairs. */
function oneOf(word: string): string {
  const one = singularOf(word);
  return one === word && word !== 'clothes' && /[^s]s$/u.test(word) ? word.slice(0, -1) : one;
}

/** "Darn" of "darning", "knit" of "knitting", "shape" of "shaping". */
function doesSame(doing: string, verb: string): boolean {
  const plain = verb.toLowerCase().replace(/ing$/u, '');
  const root = doing.slice(0, -3);
  return root === plain || root === plain.replace(/e$/u, '') || root === `${plain}${plain.at(-1) ?? ''}`;
}
