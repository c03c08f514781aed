import { stemOf } from '#rules/text/words.ts';
import { accessories, genericHeads } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/**
 * An English name without the motif that stands behind the thing: "altar cloth moon phases" with "printed with moon phases".
 * What is left has to end in a noun that names things; else the name stays.
 */
export function withoutMotif(name: string, description: string): string {
  const words = name.split(' ');
  for (const count of [2, 1]) {
    const front = words.slice(0, -count).join(' ');
    const tail = words.slice(-count);
    const last = stemOf(words.at(-count - 1) ?? '');
    if (words.length - count < 2 || !tail.every((word) => /^\p{L}{3,}$/u.test(word))) continue;
    const ends = typeHits(front, 'en').some(({ end }) => end === front.length);
    if (!ends && !genericHeads.has(last) && !accessories.has(last)) continue;
    const shown = new RegExp(
      `\\b(?:with|of|featuring)\\s(?:\\p{L}+\\s){0,2}${tail.join(' ')}(?!\\p{L})`,
      'iu',
    );
    if (shown.test(description) && typeHits(tail.join(' '), 'en').length === 0) return front;
  }
  return name;
}
