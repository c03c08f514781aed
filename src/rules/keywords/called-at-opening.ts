import { isThirdPerson } from '#rules/ledger/finite-verb.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Longest opening that is read, in UTF-16 units. */
const readLength = 90;
/** Where the name of the thing ends: a mark, a joint, what is done with it, or what it does. */
const behindName =
  /[.,:;!?()\n]|\s(?:with|without|made|for|in|from|that|which|of|to|on|into|onto|over|under|inside|your|by|and|or|at|is|are|has|holds?|fits?|cut|sewn|knit|spun|woven|thrown|cast|built|bound|set|up)\s|\s\p{L}+ed\s/iu;
/** What consists of things or holds some opens its text with one of them: "Brass stamp with your initial" of a seal kit. */
const holdsOthers =
  /(?:^|\s)(?:kit|set|pack|box|bundle|lot|case|bag|pouch|refill|mix|collection|pattern|card|print|sign|mould|mold|cover|parts?|seal|stand|holder|rack|rest|hook|charger|cable|maker|machine|brewer|dispenser|filter|infuser)s?$/iu;

/** "Turns any frying pan into an egg poacher": what it does, to another thing. */
const doesSo = /^\p{L}+[^s]s (?:the|an?|any|all|every|most|your|up|down|off|out)\s/iu;

/** "Four wraps cover bowls": what several of the thing do to another. */
const severalDo =
  /\p{Ll}s (?:also |can |will )?(?:cover|hold|fit|take|suit|store|protect|line|seal|grip|carry|turn|clean|keep|hang) (?:\p{L}+ )?\p{L}+$/iu;

/** What is poured, and what it is poured into: "220 g amber jar" is no name of the candle in it. */
const poured =
  /(?:^|\s)(?:candles?|melts?|wax|balms?|creams?|butters?|scrubs?|soaps?|salts?|jams?|honey|teas?|coffee|oils?|sprays?|mists?|diffusers?|polish|salves?|masks?|spreads?|chutneys?|sauces?|spices?|rubs?|paints?|inks?|perfumes?)$/iu;
const vessel =
  /(?:^|\s)(?:jar|tin|tube|bottle|pouch|pot|tub|can|glass|cup|mug|tumbler|bowl|vial|bag|box|sachet)s?$/iu;

/**
 * What else a description calls the thing at its opening: "cuff bracelet" of a cuff, "hat" of a beanie, "recipe book" of a
 * journal. Only known things of the same category; none where the text may open with a part. English.
 */
export function calledAtOpening(type: string, description: string): string {
  if (type === '' || holdsOthers.test(type) || /^your?\s/iu.test(description)) return '';
  // "Fits elongated bowls": what a seat goes on.
  if (isThirdPerson(/^\p{L}+/u.exec(description)?.[0] ?? '') || doesSo.test(description)) return '';
  const start = firstWords(description, readLength);
  const end = start.search(behindName);
  const opening = (end === -1 ? start : start.slice(0, end)).trim();
  if (severalDo.test(opening)) return '';
  const shorter = ownWordsAtEnd(opening.toLowerCase(), type.toLowerCase());
  if (shorter !== '') return shorter;
  const hit = typeHits(opening, 'en').at(-1);
  if (hit === undefined || hit.end !== opening.length) return '';
  if (poured.test(type) && vessel.test(hit.text)) return '';
  // "Moka pot 3 cup": how much it makes.
  if (/\d[\s-]?$/u.test(opening.slice(0, hit.start))) return '';
  const own = stemsOf(type);
  const called = stemsOf(hit.text);
  // "Leather saddle" tells of a saddle what it is made of.
  if (called.length > 1 && materialStems.has(called[0]!)) return '';
  const category = typeHits(type, 'en').at(-1)?.category;
  // "Rolled oats, maple syrup, pecans": what a food is made of.
  if (category === 'food' && /^(?:,| and )/u.test(start.slice(end))) return '';
  if (called.every((stem) => own.includes(stem))) return '';
  // "Cuff bracelet" of a cuff says more of the same; "hat" of a beanie is another word, and has to be of its kind.
  const isLonger = own.every((stem) => called.includes(stem));
  if (!isLonger && (category === undefined || category !== hit.category)) return '';
  return hit.text.toLowerCase();
}

/** "Key rail" of a "key hook rail": the text leaves out a word of the name. */
function ownWordsAtEnd(opening: string, type: string): string {
  const own = type.split(' ');
  const words = opening.split(/\s+/u);
  const from = words.findLastIndex((word) => !own.includes(word)) + 1;
  const rest = words.slice(from);
  const isShorter = rest.length > 1 && rest.length < own.length && rest.at(-1) === own.at(-1);
  return isShorter && !type.endsWith(rest.join(' ')) ? rest.join(' ') : '';
}

/** Crafts that stand before the thing as its stuff does: "macrame plant hanger" is a plant hanger. */
const crafts = new Set(
  'macrame crochet knit knitted felt felted quilted embroidered patchwork batik ikat origami'.split(' '),
);

/** "Plant hanger" of a "macrame plant hanger": a type of three words without the stuff or craft in front. English. */
export function withoutStuff(type: string): string {
  const words = type.toLowerCase().split(' ');
  const [first = ''] = words;
  if (words.length !== 3 || !(materialStems.has(stemOf(first)) || crafts.has(first))) return '';
  const rest = words.slice(1).join(' ');
  return typeHits(rest, 'en').some(({ text }) => text.toLowerCase() === rest) ? rest : '';
}
