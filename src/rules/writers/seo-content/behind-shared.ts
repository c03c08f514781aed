import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Raw Clover Honey" of a "Golden Acre Raw Clover Honey" by "Golden Acre Foods": what stands behind the words of the brand that open the name. */
export function behindShared(name: string, { brand, type, brief }: Draft): string {
  const own = brand.split(' ');
  const words = name.split(' ');
  const isOwn = (word: string, at: number): boolean => foldWord(word) === foldWord(words[at] ?? '');
  const shared = own.findIndex((word, at) => !isOwn(word, at));
  // "Brow soap" of Brow Barn, which the text writes small: the word is the thing's.
  const isOfThing = brief.product.description.includes(` ${own[0]!.toLowerCase()} ${type.toLowerCase()}`);
  return shared < 1 || isOfThing || stemsOf(type).includes(stemOf(own[0]!))
    ? ''
    : words.slice(shared).join(' ');
}
