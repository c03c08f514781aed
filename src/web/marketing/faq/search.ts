import type { FaqEntry } from '#web/marketing/content/faq-entry.ts';

/** A piece of a text; `hit` when it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Lower case without accents, one character for each of the text's, so that places stay comparable. */
function folded(text: string): string {
  return Array.from(text)
    .map((character) => {
      const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character;
    })
    .join('');
}

/** The words that are searched for, folded, longest first. */
export function wordsOf(query: string): string[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}$%-]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** Whether every word stands somewhere in question, answer or tags. Without a word everything does. */
export function answers(entry: FaqEntry, words: readonly string[]): boolean {
  const text = folded([entry.question, entry.answer, ...entry.tags].join('\n'));
  return words.every((word) => text.includes(word));
}

/** The text in order, cut where a searched word begins and ends. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const plain = folded(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    let next = text.length;
    let length = 0;
    for (const word of words) {
      const place = plain.indexOf(word, from);
      if (place !== -1 && place < next) [next, length] = [place, word.length];
    }
    if (next > from) pieces.push({ text: text.slice(from, next), hit: false });
    if (length > 0) pieces.push({ text: text.slice(next, next + length), hit: true });
    from = next + length;
    if (length === 0) break;
  }
  return pieces;
}

export const hasHit = (text: string, words: readonly string[]): boolean =>
  piecesOf(text, words).some(({ hit }) => hit);
