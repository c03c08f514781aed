import { foldWord } from './words.ts';

/**
 * A product's name as it is compared with what was typed: a listing writes its capitals, accents, umlauts ("Tuer") and
 * apostrophes ("d un") as its language does.
 */
export function nameKey(name: string): string {
  return foldWord(name)
    .replace(/ß/gu, 'ss')
    .replace(/([aou])e/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
