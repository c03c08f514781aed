import type { KeywordLevel, KeywordTool } from '#contract/keyword-import.ts';
import type { FigureSource } from '#contract/keyword-research.ts';
import { plainWordsOf } from '#rules/keyword-research/intent.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';

/** Upper ends of "low" and "medium" on the 0-to-100 scales (platform rules §15); scales of tools are not comparable. */
const genericBands = [30, 60] as const;
const bandsOf: Partial<Record<KeywordTool, readonly [number, number]>> = {
  ahrefs: [10, 30],
  semrush: [29, 69],
};

export function levelOfScore(score: number, tool: KeywordTool): KeywordLevel {
  const [low, medium] = bandsOf[tool] ?? genericBands;
  return score <= low ? 'low' : score <= medium ? 'medium' : 'high';
}

interface Known {
  keyword: string;
  ownName: boolean;
  competitor: string | undefined;
  town: string | undefined;
  german: boolean;
}

/**
 * How hard it is to be found, estimated by how general the words are: the fewer words, the more pages answer. The basis
 * is said with it, since nothing was measured.
 */
export function estimateDifficulty(known: Known): { difficulty: KeywordLevel; source: FigureSource } {
  const estimate = (difficulty: KeywordLevel, basis: string): ReturnType<typeof estimateDifficulty> => ({
    difficulty,
    source: { kind: 'estimate', basis },
  });
  if (known.ownName)
    return estimate('low', 'Searches for your own name are best answered by your own pages.');
  if (known.competitor !== undefined)
    return estimate('high', `${known.competitor} itself stands first for its own name, as a rule.`);
  const { words, glued } = contentWords(known.keyword, known.german);
  if (known.town !== undefined)
    return words <= 2
      ? estimate('medium', `Few words, but only businesses around ${known.town} compete for them.`)
      : estimate('low', `Only businesses around ${known.town} compete for these words.`);
  if (words <= 1) return estimate('high', 'One general word, which a great many pages answer.');
  if (glued && words === 2)
    return estimate(
      'medium',
      'A compound, as narrow as two words: narrower than the general term, still common.',
    );
  if (words === 2) return estimate('medium', 'Two words: narrower than the general term, still common.');
  if (glued) return estimate('low', 'Several words written as one, which few pages hold together.');
  return estimate('low', `${words} words that have to fit together leave fewer pages to compete with.`);
}

/** Scripts that part no words: Chinese, Japanese and Thai. */
const spaceless = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0e7f]/u;
const hiragana = /^\p{Script=Hiragana}+$/u;
let segmenter: Intl.Segmenter | undefined;

/**
 * Words that say something, and whether fewer are written apart. German glues words together ("Edelstahlbrotdose" is as
 * narrow as two words), Chinese, Japanese and Thai write all of them without a gap.
 */
function contentWords(keyword: string, german: boolean): { words: number; glued: boolean } {
  const written = plainWordsOf(keyword).filter((word) => !isFunctionWord(word));
  const words = written.reduce(
    (sum, word) => sum + (spaceless.test(word) ? partsOf(word) : lengthIn(word, german)),
    0,
  );
  return { words, glued: words > written.length };
}

function lengthIn(word: string, german: boolean): number {
  return german && word.length >= 12 ? (word.length >= 20 ? 3 : 2) : 1;
}

/** Parts by the platform's dictionary. Signs that it does not know together come apart one by one: two make a word. */
function partsOf(word: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const parts = [...segmenter.segment(word)].filter(
    ({ isWordLike, segment }) => isWordLike && !hiragana.test(segment),
  );
  const single = parts.filter(({ segment }) => segment.length === 1).length;
  return Math.max(1, parts.length - Math.ceil(single / 2));
}
