import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

/** Capitalised beginnings of sentences and words for others, which are no names. */
const noNames = new Set(
  (
    'a an the our their they there we most many some several few all other others local main big large ' +
    'small cheap cheaper competitors competition competitor rivals nobody no none but and however ' +
    'while both also it he she i chains nearby monday tuesday wednesday thursday friday saturday ' +
    'sunday january february march april may june july august september october november december ' +
    'google facebook instagram yelp tripadvisor der die das wir unsere unser andere viele einige ' +
    'mehrere mitbewerber wettbewerber konkurrenz keine es los las el la un una nuestro nuestra otros ' +
    'muchos algunos competidores competencia hay nosotros le les des un une nos notre autres plusieurs ' +
    'certains concurrents concurrence il ils nous aucun english german french spanish uk us usa'
  ).split(' '),
);
const joiners = /^(?:&|and|of|the|de|la|el|und|y|et|du|des|von)$/u;
const longestName = 5;

/**
 * Names of others in the notes on the competition: entries of a list that are a few capitalised words, and capitalised
 * runs inside sentences. What the advertiser's own texts say too is no other's name.
 */
export function competitorNames(
  notes: string,
  ownTexts: readonly string[],
  language: WrittenLanguage,
): string[] {
  const own = ` ${ownTexts.map(fold).join(' ')} `;
  const names = new Map<string, string>();
  for (const sentence of notes.slice(0, 5_000).split(/[.!?。！？\n]+(?=\s|$|\p{L})/u)) {
    const entries = sentence.split(
      /[,;、，：:]|\s(?:and|und|y|et|or|oder|o|ou|vs\.?|&)\s(?=\p{Lu})|\s[-–—]\s/u,
    );
    for (const entry of entries) {
      for (const name of namesIn(entry.trim(), language)) {
        const folded = fold(name);
        if (folded.length < 3 || noNames.has(folded) || own.includes(` ${folded} `)) continue;
        names.set(folded, name);
      }
    }
  }
  return [...names.values()].slice(0, 60);
}

function namesIn(entry: string, language: WrittenLanguage): string[] {
  const words = entry.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const isCapital = (word: string): boolean =>
    /^["'“(]?(?:\p{Lu}|\d+\p{Lu})/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
  // A short entry of capitalised words is a name as a whole, also in German.
  if (words.length <= 4 && words.every((word) => isCapital(word) || joiners.test(word)))
    return [bare(words.join(' '))];
  const runs: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    while (run.length > 0 && joiners.test(run.at(-1)!)) run.pop();
    while (run.length > 0 && noNames.has(fold(run[0]!))) run.shift();
    // German writes every noun with a capital: only words with a capital inside, or two in a row, are taken for names.
    const isName = language !== 'de' || run.length > 1 || run.some((word) => /\p{Ll}\p{Lu}|\d/u.test(word));
    if (run.length > 0 && run.length <= longestName && isName) runs.push(bare(run.join(' ')));
    run = [];
  };
  for (const word of words) {
    if (isCapital(word)) run.push(word);
    else if (run.length > 0 && joiners.test(word) && word !== 'and') run.push(word);
    else close();
  }
  close();
  return runs;
}

function bare(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
}

function fold(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
