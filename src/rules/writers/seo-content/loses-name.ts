import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** Words that tell no name from another. */
export const smallWords = /^(?:and|with|for|from|the|set|pack|pair|new|used)$/iu;

const mostLost = 1;

/** "Candle in soy wax" of a "Fig and cedar soy candle": two words or more of the name, which tell it from all others, are gone. */
export function losesName(described: string, { name, brand, language }: Draft): boolean {
  if (language.written !== 'en') return false;
  const kept = new Set([...stemsOf(described), ...stemsOf(brand)]);
  const lost = stemsOf(name).filter((stem) => stem.length > 2 && !/\d/.test(stem) && !kept.has(stem));
  return lost.filter((stem) => !smallWords.test(stem)).length > mostLost;
}

/** Of several products each keeps what its name alone says: two candles of one wax are told apart by their scent. */
export function isSharedName(described: string, { name, shares }: Draft): boolean {
  if (!shares) return false;
  const kept = new Set(stemsOf(described));
  return stemsOf(name).some((stem) => stem.length > 2 && !kept.has(stem));
}
