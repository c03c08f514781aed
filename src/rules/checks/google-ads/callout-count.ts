import { atLeast } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function wrongOf(few: boolean, bare: boolean): string {
  if (few && bare) return 'There are too few callouts, and no structured snippet';
  return few ? 'There are too few callouts' : 'There is no structured snippet';
}

/** There are too few callouts, or no structured snippet: judged for each ad group. */
export const calloutCount: CampaignCheck = {
  id: 'callout-count',
  titleGood: 'There are four callouts and a structured snippet',
  titleBad: 'There are too few callouts, or no structured snippet',
  why: 'Callouts and snippets add facts below the ad without a cost of their own; Google shows them from two and three on.',
  judge: ({ adCopy: { callouts, structuredSnippets } }) => ({
    wrong: wrongOf(callouts.length < 4, structuredSnippets.length === 0),
    score: atLeast(callouts.length, 4) * 0.6 + Math.min(1, structuredSnippets.length) * 0.4,
    found: `${counted(callouts.length, 'callout')}, ${counted(structuredSnippets.length, 'structured snippet')}`,
    expected: '4 callouts or more, 1 snippet with 3 values or more',
    fix: [
      ...(callouts.length < 4 ? ['Add short facts of 25 characters or fewer.'] : []),
      ...(structuredSnippets.length === 0 ? ['Name at least three services.'] : []),
    ].join(' '),
    field: 'callouts',
  }),
};
