import type { Ledger } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';

const time = /^[\d:]+\s*[-–—:]?\s*/u;
/** Times with what stands behind them up to the next. */
const timed =
  /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?\s*[-–—:]?\s+[^\n]*?(?=\s*[,;|]?\s*(?:\d{1,2}:\d{2}|\n|$))/gu;
const named = /(?<=\p{L}\s)\p{Lu}\p{Ll}/u;
/** What is done in a chapter, or several things of it: "filling and wiping", "couper le tissu", "Luft erkennen". */
const deed =
  /^\p{L}+ing\s|^\p{L}{2,}(?:er|ir|re|ar)\s(?:l[aeo]s?|les|el|un[ae]?|des|du|à|al?)\s|\s(?:and|or|in|on|to|with|y|et|und|the)\s|^\p{Lu}\p{L}+\s\p{Ll}+n$/iu;

/**
 * Tells phrases that only the chapters of a film hold and that share nothing with its topic: nobody finds the film by
 * "listener questions". Names of places and people stay.
 */
export function chapterTest(
  ledger: Ledger,
  topics: readonly string[],
): { isName: (phrase: string) => boolean; isDeed: (phrase: string) => boolean } {
  const names = ledger.facts
    .filter(({ kind, value }) => kind === 'chapter' && !named.test(value.replace(time, '')))
    .map(({ value }) => value.replace(time, '').toLowerCase());
  if (names.length === 0) return { isName: () => false, isDeed: () => false };
  const elsewhere = ledger.sentences
    .map(({ text }) => text.replace(timed, ' '))
    .join('\n')
    .toLowerCase();
  const topic = new Set([ledger.productType, ...topics].flatMap((text) => stemsOf(text)));
  const isName = (phrase: string): boolean => {
    const text = phrase.toLowerCase();
    return (
      text.includes(' ') &&
      !elsewhere.includes(text) &&
      names.some((name) => name.includes(text)) &&
      !stemsOf(text).some((stem) => topic.has(stem))
    );
  };
  // "Splitting the bulb": a chapter as a whole, which has an article as nobody types it.
  const isWhole = (text: string): boolean =>
    /\s(?:the|a|an|your|my)\s/u.test(text) && names.includes(text) && !elsewhere.includes(text);
  return {
    isName: (phrase) => isName(phrase) || isWhole(phrase.toLowerCase()),
    isDeed: (phrase) => (deed.test(phrase) && isName(phrase)) || isWhole(phrase.toLowerCase()),
  };
}
