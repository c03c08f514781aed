import { businessNounOf } from '#rules/ads/business-noun.ts';
import { namesPart } from '#rules/ledger/part-nouns.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isPeople } from '#rules/offers/people.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Here a first sentence goes on to tell of the thing that it opens with: "dog boots [for snow]", "frying pans [made in Sheffield]". */
const goesOn = longPattern('iu')`
  ,\s|[:;(]|\s(?:for|with|from|in|that|which|who|to|on|made|machined|cut|carved|woven|knitted|sewn|cast|forged|thrown|built
    |crafted|printed|milled|moulded|poured|blown|dyed|stitched|turned|designed|sized|of)\s
`;
const counted = /^(?:an?|one|our|the|handmade|hand[- ]made)\s(?=\p{L}{3})/iu;
const tells = /^(?:we|i|you|it|this|they|he|she|my|your|for|from|no|not|how|why)\s/iu;
/** "Stitched by hand", "with a pocket": behind a comma it is still told how the thing is. */
const saysHow =
  /^(?:\p{L}+ly\s)?(?:\p{L}+(?:ed|ewn|oven|ast|own|ut|spun)(?!\p{L})|with|in|for|no|not|without|all|each|and \p{L}+ed\s)/iu;
/** "Old blades sharpened." beside the knives that a smith sells. */
const workDone = /^(?:\p{L}+\s){0,2}\p{L}+s \p{L}{3,}ed(?: \p{L}+)?[.!]?$/u;
const shelves: ReadonlySet<string> = new Set(['service', 'course', 'app', 'video', 'property', 'article']);
const longest = 4;

/** "Sourdough starter kits", "titanium cook sets": what comes together is sold as one. */
const kitOf = /^[\p{L}-]+(?: [\p{L}-]+){0,2} (?:kits?|hampers?|sets?|gift boxes)$/iu;
/** "With a glass jar, a dried starter and a whisk": what is in it. */
const contents = /^\swith (?:an?|two|\d+) [^,]+(?:,? (?:and )?(?:an?|two|\d+) [^,]+)+$/iu;

const forGroup =
  /^\sfor (?:toddlers|kids|children|babies|men|women|boys|girls|dogs|cats|horses|hens|rabbits|beginners)(?!\p{L})/iu;

/** Whether a text is the name of goods, up to its last word. */
function isGoods(name: string): boolean {
  if (kitOf.test(name)) return true;
  const hits = typeHits(name, 'en');
  const hit = hits.at(-1);
  return hits.every(({ category }) => !shelves.has(category)) && hit !== undefined && hit.end === name.length;
}

/** "Dog collars and leads" are dog collars and dog leads. */
function bothOf(name: string): string[] {
  const [, front = '', first = '', second = ''] = /^(\p{L}+) (\p{L}+) and (\p{L}+)$/u.exec(name) ?? [];
  if (second !== '' && isGoods(`${front} ${second}`)) return [`${front} ${first}`, `${front} ${second}`];
  // "Ultralight titanium cook sets and sporks": two things, of which the first has words of its own.
  const [, left = '', right = ''] =
    /^((?:[\p{L}-]+ ){1,3}[\p{L}-]+) and ([\p{L}-]+(?: [\p{L}-]+)?)$/u.exec(name) ?? [];
  return left !== '' && isGoods(left) && isGoods(right) ? [left, right] : [name];
}

/** "Families and touring" behind "for kids": those whom and what it is for, and no goods beside it. */
function areWhom(part: string): boolean {
  return part.split(/\s(?:and|or)\s/u).every((one) => isPeople(one, 'en') || /^\p{L}{3,}ing$/u.test(one));
}

/**
 * The goods that a description opens with, where its first sentence names them and says no more than how they are: what later rows
 * list then is what they have and go on ("Work on induction, gas and campfire"), unless each of it is goods as well. English.
 */
export function goodsAtOpening(description: string, language: WrittenLanguage): string[] {
  if (language !== 'en') return [];
  const [first = '', ...later] = splitSentences(description.trim());
  const plain = first.replace(/[.!?]+$/u, '').trim();
  if (tells.test(plain) || later.some((sentence) => workDone.test(sentence))) return [];
  const end = goesOn.exec(plain);
  // A row of several is read as a list.
  const behind = end === null ? '' : plain.slice(end.index);
  const isContents = contents.test(behind);
  if (plain.includes(':')) return [];
  if (
    !isContents &&
    behind
      .split(/,\s/u)
      .slice(1)
      .some((part) => !saysHow.test(part) && !(/^\sfor\s/u.test(behind) && areWhom(part)))
  )
    return [];
  if (!isContents && behind.split(/\sand\s/u).some((entry) => isGoods(entry.split(goesOn)[0]!.trim())))
    return [];
  const opened = (end === null ? plain : plain.slice(0, end.index)).replace(counted, '').trim();
  // "Waterproof trousers for toddlers": whose they are is part of what they are.
  const whose = forGroup.exec(behind)?.[0] ?? '';
  // "Prom dresses and evening gowns to hire": what is done with them is said of both.
  const names = /^\sto\s/u.test(behind) ? [opened] : bothOf(opened);
  const isNamed = names.every(
    (name) => name.split(' ').length <= longest && isGoods(name) && businessNounOf(name, 'en') === null,
  );
  // One word alone may be a stuff or a shelf.
  if (!isNamed || (names.length === 1 && /\s(?:and|or|&)\s/u.test(opened))) return [];
  const heads = new Set(names.flatMap((name) => stemsOf(name).at(-1) ?? []));
  const isOwn = (entry: string): boolean => isGoods(entry) && !namesPart(entry.toLowerCase());
  const rows = later
    .map((sentence) =>
      sentence
        .replace(/[.!?]+$/u, '')
        .split(/,\s(?:and\s)?|\sand\s/u)
        .map((entry) => entry.replace(counted, '').split(goesOn)[0]!.trim()),
    )
    .filter((row) => row.length > 1 && row.filter(isOwn).length * 2 > row.length);
  const more = rows.flat().filter((entry) => isOwn(entry) && entry.split(' ').length <= longest);
  // "Sundials. Wall sundials, pedestal sundials": the kinds say more than the name.
  const kinds = more.filter((entry) => entry.includes(' ') && heads.has(stemsOf(entry).at(-1) ?? ''));
  return kinds.length > 1 ? more : [...names.map((name) => `${name}${whose}`), ...more];
}
