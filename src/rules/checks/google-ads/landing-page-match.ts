import { atLeast } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';

/** The page does not speak of what some keywords ask for: judged for each ad group. */
export const landingPageMatch: CampaignCheck = {
  id: 'landing-page-match',
  titleGood: 'The page speaks of what the keywords ask for',
  titleBad: 'The page does not speak of what some keywords ask for',
  why: 'Google rates the page behind the ad; words of the keyword on it lower the cost of a click.',
  applies: ({ landing }) => landing.state === 'read' && landing.groups.length > 0,
  judge: ({ landing }) => {
    const groups = landing.state === 'read' ? landing.groups : [];
    const missing = groups.filter(({ share }) => share < 0.5);
    return {
      score: atLeast(groups.length - missing.length, groups.length),
      found:
        missing.length === 0
          ? 'The page has the words of every ad group'
          : `Hardly found on the page: ${missing.map(({ name }) => name).join(', ')}`.slice(0, 300),
      expected: 'Half of the keywords of every ad group on the page',
      fix: 'Give each of these services a page of its own, or a section with its name as heading.',
      field: 'website',
    };
  },
};
