import { foldWord } from '#rules/text/words.ts';

/** Whether a text says "24 press-on nails" where the name has "24 pcs": one count, which is told by the thing. */
export function tellsCount(description: string, pack: string, type: string): boolean {
  const count = /^(\d+) ?(?:pcs?|pieces?|count|ct)$/iu.exec(pack)?.[1];
  const head = foldWord(type).split(' ').at(-1) ?? '';
  return (
    count !== undefined &&
    /^[\p{L}-]+$/u.test(head) &&
    new RegExp(`(?<![\\d.,])${count} (?:[\\p{L}-]+ ){0,3}${head}(?!\\p{L})`, 'u').test(foldWord(description))
  );
}
