import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';

/** Share of a text's telling words that another text lacks, 0 to 1. */
export function novelty(text: string, beside: string): number {
  const have = new Set(stemsOf(beside));
  const stems = tellingStems(text);
  return stems.length === 0 ? 0 : stems.filter((stem) => !have.has(stem)).length / stems.length;
}

/** Stems of a text that carry its meaning, each once. */
export function tellingStems(text: string): string[] {
  return [...new Set(stemsOf(text))].filter((stem) => stem.length > 2 && !isFunctionWord(stem));
}
