import { countText } from '#rules/text/count.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { stemOf } from '#rules/text/words.ts';

/** Apple asks for keywords of more than two characters; two signs are a whole word in Chinese or Japanese. */
const tooShort = /^[\p{Script=Latin}\d]{0,2}$/u;

/** Keywords split at commas and spaces, lower case, each stem once, packed into the limit without spaces. */
export function packCommaList(text: string, limit: Limit): string {
  const seen = new Set<string>();
  let list = '';
  for (const part of text.split(/[\s,;、，；|]+/u)) {
    const word = part.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
    const stem = stemOf(word);
    if (tooShort.test(word) || word === '' || seen.has(stem)) continue;
    seen.add(stem);
    const longer = list === '' ? word : `${list},${word}`;
    // A word that does not fit makes room for a shorter one behind it.
    if (countText(longer, limit.unit) <= limit.max) list = longer;
  }
  return list;
}
