import { claimHits } from '#rules/ledger/claim-index.ts';

/** "From the softest merino wool you will ever touch": the wool stays, without its rank and whose it is. */
const rankedStuff =
  /(?<=\b(?:from|with|using|in|(?<!one |some )of) )the (?:very )?(?:\p{L}+est|best|most \p{L}+)(?: quality)? (?=\p{Ll})/giu;
const everFelt =
  /\s(?:that )?(?:you(?:['’]ll| will|['’]ve| have)? (?:ever|can|could) (?:ever )?\p{L}+|money can buy|there is|available)(?=[.,;!]|$)/iu;

/** In UTF-16 units behind the rank. */
const longestStuff = 40;

/** An English clause whose stuff has lost its rank: "the finest leather money can buy" → "leather". */
export function withoutRank(text: string): string {
  return text.replace(rankedStuff, (said: string, ...rest: unknown[]) => {
    const at = rest.at(-2) as number;
    const behind = text.slice(at + said.length, at + said.length + longestStuff);
    return claimHits(behind, 'en').some(({ payload, start }) => payload.kind === 'material' && start < 12)
      ? ''
      : said;
  });
}

/** What is left of a comparison with all there is once its rank is gone: "that you have ever felt", "money can buy". */
export function unrivalled(text: string): string {
  return text.replace(everFelt, '');
}
