import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { Slots } from './slots.ts';

const longestTag = 20;
const mostNames = 3;
const noun = /^\p{Lu}\p{Ll}{2,}$/u;
const pieces = /(?<![\d.,])\d{1,3} ?(?:Stück|Stk\.?|Paar|Blatt|Bögen|Beutel|Teile)(?![\p{L}-])/u;

/**
 * Tags for a short German name of handmade goods ("Teelichter Bienenwachs" among "Kerzen"): its own first noun, the thing
 * with the material that stands behind it, the thing with the number of pieces, and the shelf as the seller writes it.
 */
export function germanThinTags({ product, platform }: Brief, slots: Slots, ledger: Ledger): Candidate[] {
  const [head] = slots.heads;
  if (head === undefined || platforms[platform].handmade !== true) return [];
  const path = `products.${product.index}.name`;
  const words = piecesOf(product.name.split(/[,(|:;–—]/u)[0] ?? '');
  const [first = '', ...behind] = words;
  if (words.length > mostNames || !words.every((word) => noun.test(word))) return [];
  const stuffs = new Set(
    ledger.facts.flatMap(({ kind, value }) => (kind === 'material' ? [foldWord(value)] : [])),
  );
  const isStuff = (word: string): boolean => stuffs.has(foldWord(word));
  const own = isStuff(first) ? [] : [first];
  const shelf =
    noun.test(product.category.trim()) && isOneThing(product.category.trim(), head.text)
      ? [product.category.trim()]
      : [];
  const names = [
    ...new Set([...own, head.text, ...shelf, ...slots.synonyms.slice(0, mostNames).map(({ text }) => text)]),
  ];
  const stuff = behind.filter(isStuff);
  const found = [
    ...own,
    ...shelf,
    ...names.flatMap((name) => stuff.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])),
  ];
  const count = pieces.exec(product.description)?.[0];
  if (count !== undefined) found.push(...names.slice(0, 1).map((name) => `${name} ${count}`));
  return [...new Set(found)]
    .filter((text) => text.length <= longestTag)
    .map((text) => ({
      ...built(text, text.includes(' ') ? 'attribute' : 'synonym', path),
      sentence: 1,
      least: 0.3,
    }));
}

/** "Kerzen" are many of a "Kerze"; "Accessoires" are a shelf of many things. */
function isOneThing(shelf: string, head: string): boolean {
  return foldWord(shelf).startsWith(foldWord(head).slice(0, -1)) && shelf.length < head.length + 3;
}
