import { clamp, type Check } from '#rules/checks/check.ts';
import { repeatedWords } from '#rules/facts/repeated-words.ts';

interface Params {
  /** Times that the head keyword should stand in the description. */
  from: number;
  to: number;
  /** Share of the words that one word may have, 0 to 1. */
  share: number;
}

/** A text this short says its noun once or twice, and shares mean nothing in it. */
const shortText = 60;

/** Korean writes its particles at the word: 알림을, 알림이. */
const hangul = /^\p{Script=Hangul}{2,}$/u;

function isWord(word: string, stem: string): boolean {
  return word === stem || (word.startsWith(stem) && hangul.test(stem));
}

export const keywordDensity: Check<Params> = {
  id: 'keyword-density',
  titleGood: 'The main keyword stands often enough and not too often',
  titleBad: 'The main keyword stands too rarely or too often',
  why: 'The store searches the description and takes repetition for spam.',
  applies: (context) =>
    context.filled.includes('improvedBodyText') &&
    context.facts.typeStems.size > 0 &&
    !context.text('improvedBodyText').unspaced,
  judge: (context, params) => {
    const text = context.text('improvedBodyText');
    const counts = [...context.facts.typeStems].map(
      (stem) => text.tokens.filter((token) => isWord(token.stem, stem)).length,
    );
    const count = Math.max(0, ...counts);
    const from = text.wordCount < shortText ? 1 : params.from;
    const most = Math.max(params.to, Math.ceil(text.wordCount * params.share));
    const loud = repeatedWords(text, Math.max(most + 1, 5));
    return {
      score: clamp(Math.min(1, count / from) - loud.length * 0.4),
      found:
        loud.length > 0
          ? loud
              .slice(0, 3)
              .map(({ word, count }) => `“${word}” stands ${count} times`)
              .join('; ')
          : `“${context.ledger.productType}” stands ${count} times`,
      expected: `${from} to ${most} times, no other word more often`,
      fix:
        loud.length > 0
          ? 'Say “it” or name the part instead of repeating the word.'
          : `Name “${context.ledger.productType}” where you explain what it does.`,
      field: 'improvedBodyText',
    };
  },
};
