import { hashOf } from '#rules/text/hash.ts';
import { foldWord } from '#rules/text/words.ts';

/** Seed of a product on a platform; neighbours in one form differ by their index. */
export function seedOf(productName: string, platform: string, index: number): number {
  return (hashOf(`${foldWord(productName).replace(/\s+/g, ' ')}|${platform}`) + index) >>> 0;
}

/** One of a few wordings, by seed and by the place where it is used. */
export function choose<T>(choices: readonly T[], seed: number, place: string): T {
  return choices[(seed + hashOf(place)) % choices.length]!;
}
