import type { Fact } from '#rules/listing/listing.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { behindOwnName } from './behind-own-name.ts';
import type { Draft } from './draft.ts';

/** Characters and words of an attribute that a title can take. */
const longest = 34;
const mostWords = 5;

/** Whether a text is short enough for one attribute of a title: up to 34 characters and five words. */
export function isShort(text: string): boolean {
  // "45 x 18 x 16 cm" is read as one.
  const hasSides = text.includes(' x ') || text.includes(' × ');
  const joined = hasSides && /\d [x×] \d/u.test(text) ? text.replace(/ [x×] (?=\d)/gu, 'x') : text;
  return text.length <= longest && countPieces(joined) <= mostWords;
}

const amountOf = /^(\d[\d.,]{0,8}\s?(?:g|kg|oz|lbs?|ml|cl|l|litres?|liters?))\s(\p{L}{3,})$/iu;

/** Where a part ends and what it is for, or where it sits, begins. */
const behindPart =
  /\s(?:that|which|with|on|in|under|along|around|at|inside|from|through|behind|across|for)\s|\s\(/u;
const noPart =
  /^(?:there|it|this|these|they|you|we|please|take|full|healthy)\b|\b(?:room|space|time|easy|ready|made|ideal|perfect|great|suitable|access|support|instructions?|instead|up|of|enough|able)\b/iu;

/** "Sycamore cut" in rings: behind the stuff stands how it was made, which goes on behind the joint. */
const madeBehind =
  /(?<!(?:\bhand|machine|laser|well|pre|\p{L}ly))\s(?:cut|split|cast|set|built|sewn|drawn|spun|bent|laid|bound|hung|kept|sold|sent|held|grown|spread)$/iu;

/** "Leaves split" and "two washable" end in no thing; "removable cover" does, whatever else the last word may be. */
function endsInThing(text: string): boolean {
  const tags = tagsOf(text);
  const first = tags[0];
  const last = tags.at(-1);
  const before = tags.at(-2);
  if (first === undefined || last === undefined || before === undefined) return false;
  if (first.tag === 'VERB' && !/(?:ed|ing)$/iu.test(first.word)) return false;
  if (/(?:able|ible|ed)$/iu.test(last.word) || ['ADJ', 'ADV', 'ADP'].includes(last.tag)) return false;
  return last.tag !== 'VERB' || !/[^s]s$/iu.test(before.word);
}

/**
 * "5 watt solar panel on a 3 m cable" → "5 watt solar panel": the part that an English clause too long for a title names
 * first. Any other fact as it is.
 */
export function frontPart(fact: Fact, draft: Draft): string {
  const { value, kind, source } = fact;
  const { language, type, platform, category, plural } = draft;
  const told = behindOwnName(fact, draft);
  if (told !== value) return told;
  // "Aptos para pieles secas" of a soap that is one: whom they suit, without its ending.
  if (language.written === 'es' && !plural) return value.replace(/^apt[oa]s (?=para \p{L})/u, '');
  // "120 g bar" of a soap bar: how much of it, without its name.
  const [, amount = '', behind = ''] = language.written === 'en' ? (amountOf.exec(value) ?? []) : [];
  if (amount !== '' && stemsOf(type).at(-1) === stemsOf(behind)[0]) return amount;
  if (
    kind !== 'feature' ||
    language.written !== 'en' ||
    platform.subject !== 'product' ||
    // What is told of a used thing at such length is mostly a flaw ("one small ring on the top shelf").
    category === 'used' ||
    source.endsWith('.name') ||
    isShort(value)
  )
    return value;
  // "Reversible: plaid one side, plain the other".
  const headed = /^([\p{L}-]{6,24}): /u.exec(value)?.[1] ?? '';
  if (/(?:ible|able|proof|free|sided)$/u.test(headed)) return headed;
  const front = value.split(behindPart)[0]!.replace(madeBehind, '');
  const head = stemsOf(type).at(-1);
  const isOther = head !== undefined && !stemsOf(front).includes(head);
  if (!isOther || countPieces(front) < 2 || !isShort(front) || noPart.test(front) || opensWithOrder(front))
    return value;
  return endsInThing(front) ? front : value;
}
