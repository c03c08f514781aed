import { rowAndWho } from './one-breath.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Context } from './clause-kind.ts';
import { isRomance, opensWithPredicate, romancePredicates } from './romance-predicates.ts';
import { sellsWithReason } from './sellers-sentence.ts';
import { type Shape, shapeOf } from './shape.ts';
import { participles, thirdPersonVerbs } from './verb-words.ts';

/** What is sold, by a word that says no more than that it is. */
const anyThing =
  /^(?:sets?|kits?|packs?|bundles?|products?|items?|pieces?|pairs?|models?|devices?|units?|machines?|gadgets?|one)$/u;
const pointer = /^(?:this|these|our|each|every|the)$/u;
/** What a part of the whole is sold in: "Each bottle contains 30 ml". */
const vessels =
  /^(?:bottles?|jars?|tubes?|bags?|pouch|pouches|tins?|cans?|sachets?|rolls?|boxes|box|pots?)$/u;
const goesOnInName = /\s(?:with|for|in|of|from|by|and)\s|[,(|–—/]|\s-\s/u;
const noHead = /^(?:of|with|for|in|on|from|by|to|and|or|that|which|who)$|[,;:’']/u;
const mostSubjectWords = 6;

/** What is shortened in names and written out in sentences. */
const longer: Readonly<Record<string, string>> = { cam: 'camera', bike: 'bicycle', fridge: 'refrigerator' };

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Verbs that are no noun behind "and" whatever follows them. */
const sure =
  /^(?:is|are|has|have|comes|weighs|fits|contains|includes|keeps|lasts|stays|can|arrives|becomes|consists|features)$/u;
/** Of several things only these are sure: "fit" and "hold" go on with a "to" before them as well. */
const ofSeveral = /^(?:are|have|come|weigh|can)$/u;
/** "Hold 300 ml each". */
const holdsOf = /^(?:hold|measure|contain|last|fit)$/u;
const more =
  /^(?:shows|records|seats|sleeps|sets|suits|supports|snaps|leaves|relieves|reclines|extends|displays|delivers|provides|produces|accommodates|generates|reaches|withstands|resists|protects|measures|hangs)$/u;
/** What stands behind a verb and behind no noun. */
const behindVerb = longPattern('iu')`
  ^(?:an?|the|your|its|any|all|most|every|each|both|only|just|about|around|over|under|up|down|out|off|on|onto
    |into|in|at|to|with|without|well|flat|cool|easily|quickly|perfectly|securely|neatly|smoothly|wirelessly
    |great|good|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|babies|children|dogs|cats|people
    |\d.*)$
`;
/** "Runs for up to 30 hours", "charges by USB-C": of a noun no such words tell how long or by what. */
const howLong = /^(?:for|by) (?:up|about|around|over|at|\d|usb)/iu;
const ownClause =
  /(?<!\p{L})(?:that|which|who|whose|so|where|when|while|if|because|since|once|until|unless|whether)(?!\p{L})/iu;

/** Whether a verb with the thing as its subject begins at a word. */
function isVerb(words: readonly string[], at: number, plural: boolean): boolean {
  const word = words[at] ?? '';
  if (words[at + 1] === undefined) return false;
  if (plural)
    return ofSeveral.test(word) || (holdsOf.test(word) && /^(?:\d|up$|about$)/u.test(words[at + 1]!));
  if (sure.test(word)) return true;
  return (
    (thirdPersonVerbs.has(word) || more.test(word)) &&
    (behindVerb.test(words[at + 1]!) || howLong.test(`${words[at + 1]!} ${words[at + 2] ?? ''}`))
  );
}

const severalVerb = /^(?:are|have|come|measure|weigh|hold|fit)$/u;

/** How many words at the front of a sentence name the thing that is sold: "It", "This wool scarf"; 0 for anything else. */
function subjectWords(words: readonly string[], name: string): number {
  const first = (words[0] ?? '').toLowerCase();
  if (first === 'it' || first === 'they') return 1;
  if (!pointer.test(first)) return 0;
  const own = name
    .toLowerCase()
    .split(goesOnInName)[0]!
    .split(/[\s-]+/u)
    .map(singular);
  // "The table" of a "dining table set", "the camera" of a "dash cam".
  const heads = [
    own.at(-1),
    ...(anyThing.test(own.at(-1) ?? '') ? [own.at(-2)] : []),
    longer[own.at(-1) ?? ''],
  ];
  for (let at = 1; at <= mostSubjectWords; at += 1) {
    const word = (words[at] ?? '').toLowerCase();
    if (word === '' || noHead.test(word)) return 0;
    const isNamed = own.includes(singular(word));
    const next = words[at + 1] ?? '';
    const isHead =
      anyThing.test(word) ||
      (first === 'each' &&
        at === 1 &&
        vessels.test(word) &&
        /^(?:contains|holds|weighs|lasts|makes)$/u.test(words[2] ?? '')) ||
      (first === 'the' ? heads.includes(singular(word)) : isNamed);
    if (
      isHead &&
      (/^\p{Ll}{2,}[^s]s$/u.test(next) ||
        /^(?:is|are|has|have|can|come|measure|weigh|hold|fit)$/u.test(next)) &&
      !own.includes(singular(next))
    )
      return at + 1;
    // "The inner tent" is a part of the tent.
    if (first === 'the' && !isNamed && !heads.includes(word) && !/^\p{Lu}/u.test(words[at]!)) return 0;
  }
  return 0;
}

const being = /^(?:is|are) /u;
const partDone = /^(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|\p{Ll}+(?:[wv]en|own|ewn)|made|built|cut) /u;
const doneBehind = /^(?:in|with|for|by|from|to|on|at|of|using)$/u;

function isDone(word: string): boolean {
  return /^\p{Ll}{3,}ed$/u.test(word) || participles.has(word);
}

/** Whether a second participle of the same "is" begins at a word: "is woven from flax and stonewashed for a soft feel". */
function isSecondDone(words: readonly string[], at: number, start: number): boolean {
  const front = words
    .slice(start, at)
    .join(' ')
    .replace(/,? and$/u, '');
  return (
    isDone(words[at] ?? '') &&
    doneBehind.test(words[at + 1] ?? '') &&
    at - start > 3 &&
    being.test(front) &&
    partDone.test(front.replace(being, '')) &&
    // "Is made of cotton printed with ink and lined with felt": of which of them, nobody says.
    !words.slice(start + 2, at).some((word, index) => index > 0 && isDone(word))
  );
}

const sideOfIt = /^(?:(?:only|just) )?\d[\d.,]*\s?\p{L}+ (?:long|wide|high|tall|deep|thick|across)$/u;

/** "Vegan, cruelty-free and made in Korea": several things that it is. */
function statesOf(predicate: string): string[] | null {
  if (!being.test(predicate)) return null;
  const states = predicate.replace(being, '').split(/,? and |, /u);
  // "72 inches long, 23 inches wide and 3 inches thick": the sides are told together.
  if (states.every((state) => sideOfIt.test(state))) return null;
  const areStates =
    states.length > 1 && states.every((state) => ['adjective', 'participle'].includes(shapeOf(state, 'en')));
  return areStates ? states : null;
}

const namesThing = /^(?:is|are) (?:an?|the|one|your|our|my|this|that|what|where|how) /u;
const seldom = /^(?:has|have) (?:only|just|never|hardly|barely|rarely|always) been /u;
const wasDone =
  /^(?:was|were) (?=(?:bought|purchased|made|designed|built|printed|published|released|produced|manufactured) )/u;
const helped = /^(?:has|have) (?:been (?=\p{L})|to )/u;
const having = /^(?:has|have|shows?|features?) (?:an? |the |its own |its )?/u;

/** A predicate as a phrase that stands alone: "has a lid" → "lid"; null where it does not. */
function phraseOf(predicate: string): string | null {
  // "Has only been carried a handful of times": how seldom goes with its verb.
  if (seldom.test(predicate)) return predicate;
  if (wasDone.test(predicate)) return predicate.replace(wasDone, '');
  if (namesThing.test(predicate) || predicate.split(' ').length < 2) return null;
  if (helped.test(predicate)) return predicate.includes(' been ') ? predicate.replace(helped, '') : null;
  if (being.test(predicate)) return predicate.replace(being, '').replace(/^also |^both /u, '');
  return having.test(predicate) ? predicate.replace(having, '') : predicate;
}

const longestSentence = 200;

/** One thing that a sentence says of its subject: as a phrase that stands alone, and as a sentence of its own. */
export interface Predicate {
  phrase: string;
  sentence: string;
  /** The phrase opens with its verb: "come in pink and white". */
  opensWithVerb: boolean;
}

/** "The drill has a chuck" as "It has a chuck"; null where another subject or a pronoun stands there. */
export function behindItsNoun(text: string, name: string): string | null {
  const words = text.split(' ', mostSubjectWords + 3);
  const from = subjectWords(words, name);
  // "This kit has everything: cloth, thread": a list behind a colon is read as it stands.
  if (from < 2 || text.includes(':')) return null;
  if (/^each /iu.test(text) && vessels.test(words[from - 1]!.toLowerCase())) return null;
  return `${severalVerb.test(words[from]!) ? 'They' : 'It'} ${text.slice(words.slice(0, from).join(' ').length + 1)}`;
}

/** The predicates of a sentence whose subject ends before a word, as they were typed. */
function cutAtVerbs(words: readonly string[], from: number): string[] {
  // "It is 110 inches long, and it is upholstered in gray": the pronoun again.
  const plural = /^(?:they|these)$/iu.test(words[0]!) || severalVerb.test(words[from]!);
  const predicates: string[] = [];
  let start = from;
  for (let at = from + 2; at < words.length; at += 1) {
    const isAgain = /^(?:it|they)$/u.test(words[at - 1]!) && words[at - 2] === 'and';
    const before = words[at - 1]!;
    if (before !== 'and' && !before.endsWith(',') && !isAgain) continue;
    const told = words.slice(start, isAgain ? at - 1 : at).join(' ');
    if (ownClause.test(told)) break;
    if (!isVerb(words, at, plural) && !isSecondDone(words, at, start)) continue;
    predicates.push(told.replace(/,?(?: and)?$/u, ''));
    start = at;
    if (isDone(words[at]!)) break;
  }
  return [...predicates, words.slice(start).join(' ')];
}

/**
 * What an English sentence says of the thing in several predicates: "It has a leak-proof lid and comes in five colours" →
 * "leak-proof lid", "comes in five colours". Null where it says one thing, or something of another subject.
 */
function predicatesOf(text: string, name: string): Predicate[] | null {
  if (text.length > longestSentence || !text.includes(' and ') || /[;:()"“]/u.test(text)) return null;
  const words = text.split(' ');
  const from = subjectWords(words, name);
  if (from === 0) return null;
  const isMany = severalVerb.test(words[from]!);
  const be = isMany ? 'are' : 'is';
  const subject = /^each /iu.test(text) ? words.slice(0, from).join(' ') : isMany ? 'They' : 'It';
  const told: Predicate[] = [];
  for (const predicate of cutAtVerbs(words, from)) {
    const states = statesOf(predicate);
    const phrase = states === null ? phraseOf(predicate) : null;
    if (states === null && phrase === null) return null;
    if (states !== null)
      told.push(
        ...states.map((state) => ({
          phrase: state,
          sentence: `${subject} ${be} ${state}`,
          opensWithVerb: false,
        })),
      );
    // "Is woven from flax and stonewashed": the second shares the "is" of the first.
    else {
      const isShared = isDone(predicate.split(' ')[0]!);
      told.push({
        phrase: phrase!,
        sentence: `${subject} ${isShared ? `${be} ` : ''}${predicate}`,
        opensWithVerb: phrase === predicate && !isShared,
      });
    }
  }
  return told.length > 1 ? told : null;
}

/** What a sentence about the thing says of it, in the way of its language. */
export function predicatesIn(text: string, { language, name = '', before }: Context): Predicate[] | null {
  return isRomance(language)
    ? romancePredicates(text, name, language, before ?? 'thing')
    : predicatesOf(text, name);
}

/**
 * Whether commas part nothing in a Spanish text that opens with its verb: "está pensada para parejas, estudiantes y autónomos", "se
 * pueden quitar, limpiar y guardar".
 */
export function isOneStatement(text: string, context: Context, path: string): boolean {
  if (!text.includes(',')) return false;
  if (sellsWithReason(text, context.language)) return true;
  if (context.language === 'en' && rowAndWho.test(text)) return true;
  if (!opensWithPredicate(text, context.language)) return false;
  return /^(?:está|están|es|son)\s/iu.test(text) || (isOfGoods(context, path) && !/, no inclu/u.test(text));
}

/** Whether a text describes goods in a language whose sentences are cut at their verbs, and whose name is known. */
export function isOfGoods({ language, name, platform }: Context, path: string): boolean {
  return (
    (language === 'en' || isRomance(language)) &&
    name !== undefined &&
    path.endsWith('.description') &&
    platforms[platform].subject === 'product'
  );
}

const isHad = /^\p{L}+ (?:has|have|features?) /u;

/** The kind and the shape of what one predicate says, where its words alone would say another. */
export function readAs(
  { text, kind, shape }: { text: string; kind: FactKind; shape: Shape },
  sentence: string,
): { kind: FactKind; shape: Shape } {
  return {
    // "Come in pink and white", "come with a built-in liner": no box.
    kind: kind === 'contents' && noBox.test(text) ? 'feature' : kind,
    // "It has a fringe at both ends": what it has is a thing, whatever its last word may be.
    shape: shape === 'sentence' && isHad.test(sentence) ? 'noun' : shape,
  };
}

const noBox =
  /^comes? (?:in (?!an? |its |the )|with an? (?:\p{Ll}+ )?(?:built-in|integrated|attached|sewn-in|fixed|elastic|fitted)\s)/u;
