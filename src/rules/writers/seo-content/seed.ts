import { foldWord } from '#rules/text/words.ts';

/** FNV-1a, 32 bit: the seed of every choice of wording, so that the same input gives the same text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Seed of a product on a platform; neighbours in one form differ by their index. */
export function seedOf(productName: string, platform: string, index: number): number {
  return (hashOf(`${foldWord(productName).replace(/\s+/g, ' ')}|${platform}`) + index) >>> 0;
}

/** One of a few wordings, by seed and by the place where it is used. */
export function choose<T>(choices: readonly T[], seed: number, place: string): T {
  return choices[(seed + hashOf(place)) % choices.length]!;
}
