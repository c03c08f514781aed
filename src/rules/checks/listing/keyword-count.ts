import type { Check } from '#rules/checks/check.ts';

interface Params {
  /** Keywords that the field should hold; fewer when the seller gave few facts. */
  count: number;
}

export const keywordCount: Check<Params> = {
  id: 'keyword-count',
  titleGood: 'The keyword field holds many words',
  titleBad: 'The keyword field holds few words',
  why: 'Each keyword joins with all the others to searches that people type.',
  applies: (context) => context.rule('keywordField') !== undefined,
  judge: (context, params) => {
    const count = context
      .text('keywordField')
      .plain.split(/[,，、]/u)
      .filter((word) => word.trim() !== '').length;
    const wanted = Math.min(params.count, 2 + context.detailCount * 2);
    return {
      score: Math.min(1, count / wanted),
      found: `${count} keywords`,
      expected: `${wanted} or more`,
      fix: `Add ${wanted - count} more single ${wanted - count === 1 ? 'word' : 'words'}: objects, uses, synonyms.`,
      field: 'keywordField',
    };
  },
};
