import type { ResearchCheck } from '#rules/checks/research-check.ts';

export const intentsCovered: ResearchCheck = {
  id: 'intents-covered',
  titleGood: 'Learning, comparing and buying are all covered',
  titleBad: 'A step before buying is missing',
  why: 'People learn, compare and then buy; each step is searched in other words.',
  field: 'contentTypes',
  // Shops are searched by those who buy.
  applies: ({ ownSite }) => ownSite,
  judge: ({ keywords }) => {
    const intents = ['informational', 'commercial', 'transactional'] as const;
    const own = keywords.filter(({ adTextAllowed, intent }) => adTextAllowed && intent !== 'navigational');
    const missing = intents.filter((intent) => own.filter((one) => one.intent === intent).length < 2);
    return {
      score: (intents.length - missing.length) / intents.length,
      found: missing.length === 0 ? 'all three' : `hardly any ${missing.join(' and ')} keywords`,
      expected: 'at least two keywords of each',
      fix: 'Add questions that customers ask before they buy to your current keywords.',
    };
  },
};
