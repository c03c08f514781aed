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
  const words = contentWords(known.keyword, known.german);
  if (known.town !== undefined)
    return words <= 2
      ? estimate('medium', `Few words, but only businesses around ${known.town} compete for them.`)
      : estimate('low', `Only businesses around ${known.town} compete for these words.`);
  if (words <= 1) return estimate('high', 'One general word, which a great many pages answer.');
  if (words === 2) return estimate('medium', 'Two words: narrower than the general term, still common.');
  return estimate('low', `${words} words that have to fit together leave fewer pages to compete with.`);
}

/** German glues words together: "Edelstahlbrotdose" is as narrow as two words. */
function contentWords(keyword: string, german: boolean): number {
  return plainWordsOf(keyword)
    .filter((word) => !isFunctionWord(word))
    .reduce((sum, word) => sum + (german && word.length >= 12 ? (word.length >= 20 ? 3 : 2) : 1), 0);
}
