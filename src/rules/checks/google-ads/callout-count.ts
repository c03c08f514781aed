import { atLeast } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';

/** There are too few callouts, or no structured snippet: judged for each ad group. */
export const calloutCount: CampaignCheck = {
  id: 'callout-count',
  titleGood: 'There are four callouts and a structured snippet',
  titleBad: 'There are too few callouts, or no structured snippet',
  why: 'Callouts and snippets add facts below the ad without a cost of their own; Google shows them from two and three on.',
  judge: ({ adCopy: { callouts, structuredSnippets } }) => ({
    score: atLeast(callouts.length, 4) * 0.6 + Math.min(1, structuredSnippets.length) * 0.4,
    found: `${callouts.length} callouts, ${structuredSnippets.length} structured snippets`,
    expected: '4 callouts or more, 1 snippet with 3 values or more',
    fix: 'Add short facts of 25 characters or fewer, and at least three services.',
    field: 'callouts',
  }),
};
