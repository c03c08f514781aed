import { joinedScript } from './thing-words.ts';

const mostAlike = 0.5;
const fewestPairs = 4;

/**
 * Whether a phrase of a script that parts no words by spaces says mostly what the title says already: "南部鉄器の急須" behind
 * "南部鉄器 急須 0.6L". Told by pairs of signs, since no words can be compared.
 */
export function saysSignsAgain(phrase: string, title: string): boolean {
  if (!joinedScript.test(phrase) || /\d/u.test(phrase)) return false;
  const signs = Array.from(phrase.replaceAll(/[\s\p{P}のをはがにでと]/gu, ''));
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]!}${sign}`);
  if (pairs.length < fewestPairs) return false;
  const told = title.replaceAll(/[\s\p{P}のをはがにでと]/gu, '');
  return pairs.filter((pair) => told.includes(pair)).length >= pairs.length * mostAlike;
}
