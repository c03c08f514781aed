import type { Ledger } from '#rules/listing/listing.ts';
import type { Token } from '#rules/text/words.ts';

/** "New tyres" of tyres that "were new in spring". */
export function isSaidToBeNew([first, second, more]: readonly Token[], { sentences }: Ledger): boolean {
  if (first?.stem !== 'new' || second === undefined || more !== undefined) return false;
  const said = new RegExp(
    `(?<!\\p{L})${second.stem}\\p{L}{0,2}\\s(?:is|are|was|were)\\s(?:\\p{L}+\\s)?new(?!\\p{L})`,
    'iu',
  );
  return sentences.some(({ text }) => said.test(text));
}
