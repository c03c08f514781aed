import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { halves } from './behind-thing.ts';
import { adjectives, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { noShortName, wholeName } from './variants.ts';

/** "Set of coasters", "bottle of ink": what counts or holds things shows none of them. */
const holds =
  /^(?:set|pack|pair|box|lot|bundle|bag|bottle|jar|tin|tube|roll|reel|bunch|bouquet|piece|sheet|kit|cup|glass|slice|bar|ball|skein)s?$/iu;
/** Animals and people, in the form that stands before what is made for them. */
const before: Readonly<Record<string, string>> = {
  dogs: 'dog',
  cats: 'cat',
  puppies: 'puppy',
  kittens: 'kitten',
  horses: 'horse',
  rabbits: 'rabbit',
  birds: 'bird',
  chickens: 'chicken',
  hamsters: 'hamster',
  kids: 'kids',
  children: 'kids',
  toddlers: 'toddler',
  babies: 'baby',
  boys: 'boys',
  girls: 'girls',
  women: 'womens',
  men: 'mens',
  adults: 'adult',
  beginners: 'beginner',
};
const isAnimal = /^(?:dog|cat|puppy|kitten|horse|rabbit|bird|chicken|hamster)$/u;
const forWhom = new RegExp(String.raw`\sfor\s(${Object.keys(before).join('|')})(?![\p{L}-])`, 'iu');
const endsInWhom = /^(?:\p{L}+\s){1,4}(women|men|kids|children|toddlers|adults)$/iu;
const mostMotifWords = 2;

/** What is shown, said behind the thing: "linocut print of a heron" is searched as "heron print". */
function motifOf(name: string): string {
  const match =
    /^(.*?\p{L})\sof\s(?:an?\s|the\s|some\s)?(\p{Ll}[\p{Ll}-]{2,}(?:\s\p{Ll}[\p{Ll}-]{2,})?)(?=$|[,(–-]|\s(?:in|on|with|by|at|for)\s)/u.exec(
      name,
    );
  if (match === null || holds.test(piecesOf(match[1]!).at(-1) ?? '')) return '';
  const words = match[2]!.split(' ');
  if (words.length > mostMotifWords || words.some((word) => isSmallWord(word, 'en'))) return '';
  return [...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ');
}

/** "Sony", "Apple iPhone 13": from the maker up to the first word with a figure, and one of memory behind it. */
function modelRuns(name: string): string[] {
  const words = piecesOf(name.split(/[,(|–]|\s-\s/u)[0]!);
  if (!/^\p{Lu}/u.test(words[0] ?? '')) return [];
  const at = words.findIndex((word) => /\d/.test(word));
  const mostBefore = 4;
  if (at < 1 || at > mostBefore || !words.slice(0, at).every((word) => /^(?:\p{Lu}|i\p{Lu})/u.test(word)))
    return [];
  // "Dry bag 20L", "Set of 3": a measure names no model.
  if (/^[\d.,]+(?:[-"”x×%]|mm|cm|m|in|ft|l|ml|g|kg|oz|lb|w|v|pcs|pack)/iu.test(words[at]!)) return [];
  const ends = /^\d+\s?[GT]B$/iu.test(words[at + 1] ?? '') ? [at, at + 1] : [at];
  return ends.flatMap((end) =>
    [0, ...(at > 1 ? [1] : [])].map((start) => words.slice(start, end + 1).join(' ')),
  );
}

/** Characters of the longest tag. */
const tagLength = 20;

/**
 * One word of the name with the last one of the thing, where the whole is too long for a tag: "pressed flower wedding
 * invitations" → "flower invitations". Words that only describe another ("pressed") are left out.
 */
function shortPairs(name: string, head: string, brand: string): string[] {
  const own = new Set(stemsOf(brand));
  const words = piecesOf(name.split(/[,(|–]|\s(?:with|for|in|of|from|by|and|&)\s/iu)[0]!.toLowerCase());
  const last = head.split(' ').at(-1)!;
  const at = words.findLastIndex((word) => stemOf(word) === stemOf(last));
  if (
    at < 2 ||
    noShortName.test(last) ||
    wholeName.test(head) ||
    words.slice(0, at + 1).join(' ').length <= tagLength
  )
    return [];
  return words
    .slice(0, at)
    .filter(
      (word, place, all) =>
        /^\p{Ll}{3,}$/u.test(word) &&
        // "Live edge", "olive oil", "freeze dried": half of a name says something else.
        !halves.test(word) &&
        !halves.test(all[place - 1] ?? '') &&
        !/(?:ed|ing)$/u.test(all[place + 1] ?? '') &&
        !own.has(stemOf(word)) &&
        !/(?:ed|ing|ly|[dth]ern|able|ible|ful|less)$/u.test(word) &&
        !adjectives.has(stemOf(word)) &&
        !sellingWords.has(stemOf(word)) &&
        !isSmallWord(word, 'en'),
    )
    .map((word) => `${word} ${last}`)
    .filter((phrase) => phrase.length <= tagLength);
}

/** Pairs of two words for the tags of a shop that takes short ones. */
export function shortNameTags(brief: Brief, heads: readonly Slot[], brand: string): Candidate[] {
  const [head] = heads;
  const source = `products.${brief.product.index}.name`;
  return head === undefined
    ? []
    : shortPairs(brief.product.name, head.text, brand).map((phrase) => built(phrase, 'attribute', source));
}

/**
 * Phrases that the build of an English name gives: the motif before the thing, whom it is for before the thing, and
 * the maker with the model where things are sold on.
 */
export function nameShapes(
  brief: Brief,
  heads: readonly Slot[],
  synonyms: readonly Slot[],
  isResold: boolean,
): Candidate[] {
  const source = `products.${brief.product.index}.name`;
  const { name } = brief.product;
  const found: string[] = [];
  const [head] = heads;
  if (head !== undefined) {
    const last = head.text.split(' ').at(-1)!;
    const names = [...new Set([head.text, last, ...synonyms.slice(0, 2).map(({ text }) => text)])];
    const motif = motifOf(name);
    if (motif !== '' && !names.some((text) => text.split(' ').map(stemOf).includes(stemOf(motif))))
      found.push(...names.map((text) => `${motif} ${text}`));
    // "Cloud slides women": who sells in a hurry leaves out for whom.
    const whom = (forWhom.exec(name)?.[1] ?? endsInWhom.exec(name)?.[1])?.toLowerCase();
    const people = whom === undefined ? undefined : before[whom];
    if (people !== undefined)
      found.push(
        ...names
          // "Dog treats" are searched, a "kids board" of a balance board is not.
          .filter(
            (text) =>
              !text.includes(people) && (text !== last || text === head.text || isAnimal.test(people)),
          )
          .map((text) => `${people} ${text}`),
      );
  }
  const alternative = name.search(/\salternative(?!\p{L})/iu);
  if (alternative > 0) {
    // "Wedding guest book alternative".
    const before = piecesOf(name.slice(0, alternative)).slice(-3);
    if (before.length > 1 && before.every((word) => /^\p{L}+$/u.test(word)))
      found.push(before.join(' '), `${before.slice(-2).join(' ')} alternative`);
  }
  if (isResold) found.push(...modelRuns(name));
  return found.map((phrase) => built(phrase.toLowerCase(), 'attribute', source));
}

/** "Casa rural en los Picos" of the "Picos de Europa": half a name of a region. */
export function tearsName(name: string, words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  // "Fenster reparieren statt".
  if (/^(?:an)?statt$/u.test(last)) return true;
  if (!/^\p{Lu}/u.test(last)) return false;
  const run = words.join(' ');
  const at = name.indexOf(run);
  return at !== -1 && /^ (?:de|del|de la|de los|du|des) \p{Lu}/u.test(name.slice(at + run.length));
}
