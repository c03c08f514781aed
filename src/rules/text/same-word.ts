import { foldWord } from './words.ts';

/** Letters from which two words with one beginning are two forms of one word. */
const leastShared = 4;
const mostEnding = 2;

/** Whether two folded words are forms of one, or one is the end of the other as in a compound: "mugg" of "keramikmugg". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < leastShared) return false;
  if (long.endsWith(short)) return true;
  if (long.length - short.length > mostEnding) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= Math.max(leastShared, short.length - mostEnding);
}

/** Whether a word is another in one or many, of languages that change or add an end. */
export function isOtherNumber(word: string, other: string): boolean {
  const [one, two] = [foldWord(word), foldWord(other)];
  if (one === two || one.includes(' ') || one.length < 4) return false;
  return one.length === two.length
    ? one.slice(0, -1) === two.slice(0, -1)
    : /^(?:s|n|en|r|er|ar|or|lar|ler|es)$/u.test(one.startsWith(two) ? one.slice(two.length) : '');
}
