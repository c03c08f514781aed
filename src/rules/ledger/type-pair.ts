import { stemOf, tokensOf } from '#rules/text/words.ts';
import { attributeStemsOf, isAttribute } from './type-agreed.ts';
import { accessories, genericHeads, withoutCount } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/** Two things under one name: sold as one ("mug and saucer", "hat and scarf set"), or the first with what belongs to it. */
export interface Pair {
  /** Name of both together; empty where the first alone is the thing ("Toilet brush and holder"). */
  whole: string;
  /** The name up to its joint. */
  first: string;
}

const pairFront =
  /^([^,(|:;+]*?)\s(?:and|&|\+|n[’']?)\s([^,(|:;+]*?)(?=\s(?:with|for|in|by|from|of|on|at|to|–|—|-)\s|[,(|:;]|\s\d|$)/iu;
const several = /\s(?:sets?|combos?|bundles?|duo|kit)$/iu;

/** Last word of a text, in the letters of the text. */
const lastWord = (text: string): string => /(?<![\p{L}’'-])\p{L}[\p{L}’'-]*$/u.exec(text.trim())?.[0] ?? '';

/** Whether a noun names a thing of its own: known, no food, or one of the plain nouns that stand for many things. */
function isThingWord(text: string): boolean {
  const hit = typeHits(text, 'en').at(-1);
  if (hit !== undefined && hit.end === text.length) return hit.category !== 'food';
  const stem = stemOf(lastWord(text));
  return genericHeads.has(stem) || accessories.has(stem);
}

/**
 * What an English name says that joins two nouns; null where both only describe what follows ("black and white photo
 * print", "wine and cheese gift box") or where nothing shows that they are things.
 */
export function pairOf(name: string, description: string): Pair | null {
  const match = pairFront.exec(name);
  if (match === null) return null;
  const first = match[1]!.trim();
  // "Sofa – brown finish with storage & cushions": two parts of the thing.
  if (/\s(?:with|w\/|featuring|–|—) /iu.test(first)) return null;
  // "Dining table and 6 chairs": how many there are names none of them.
  const second = withoutCount(match[2]!.replace(/^\d{1,2}\s(?=\p{L})/u, '')).trim();
  const [one, two] = [lastWord(first), lastWord(second)];
  if (one.length < 3 || two.length < 3 || /\d/.test(second)) return null;
  const attributes = attributeStemsOf(`${first} ${second}`, 'en');
  const describes = (word: string): boolean =>
    isAttribute(stemOf(word), attributes) && !genericHeads.has(stemOf(word));
  if (describes(one)) return null;
  const seconds = second.split(' ');
  if (
    several.test(` ${second}`) &&
    seconds.length > 1 &&
    seconds.length < 5 &&
    !/^gift$/iu.test(seconds.at(-2) ?? '')
  ) {
    // "Red and blue mug set" was left above; a drink beside its tin ("tea and coffee canister set") belongs to it.
    const front =
      isThingWord(first) && first.split(' ').length > 1 ? first.split(' ').slice(-2).join(' ') : one;
    const plain =
      describes(front.split(' ')[0]!) || /(?:ed|ing|ful|less|['’]s)$/u.test(front.split(' ')[0]!)
        ? one
        : front;
    return { whole: `${plain} and ${second}`, first };
  }
  if (describes(two)) return null;
  const stems = new Set(tokensOf(description).map((token) => token.stem));
  const isKnown = (text: string): boolean => isThingWord(text) || stems.has(stemOf(lastWord(text)));
  if (!first.includes(' ') && seconds.length === 1)
    return (isThingWord(one) || isThingWord(two)) && isKnown(one)
      ? { whole: `${first} and ${second}`, first }
      : null;
  const isFood = typeHits(first, 'en').at(-1)?.category === 'food';
  // "Peanut butter and jelly candle": both say what the candle smells of.
  if (isFood && seconds.length > 1 && isThingWord(second)) return { whole: '', first: second };
  if (!first.includes(' ')) return null;
  // "Curtain rod and rings".
  if (!isFood && seconds.length === 1 && /^\p{Ll}/u.test(one) && isThingWord(two))
    return { whole: '', first };
  return isThingWord(first) && (seconds.length === 1 || isThingWord(second)) ? { whole: '', first } : null;
}
