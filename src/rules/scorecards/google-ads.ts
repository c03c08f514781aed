import type { CampaignCheck } from '#rules/checks/campaign-check.ts';
import { headlineCount } from '#rules/checks/google-ads/headline-count.ts';
import { themeInHeadlines } from '#rules/checks/google-ads/theme-in-headlines.ts';
import { headlinePairs } from '#rules/checks/google-ads/headline-pairs.ts';
import { descriptionCount } from '#rules/checks/google-ads/description-count.ts';
import { headlineFacts } from '#rules/checks/google-ads/headline-facts.ts';
import { sitelinkCount } from '#rules/checks/google-ads/sitelink-count.ts';
import { calloutCount } from '#rules/checks/google-ads/callout-count.ts';
import { adGroupThemes } from '#rules/checks/google-ads/ad-group-themes.ts';
import { negativeCount } from '#rules/checks/google-ads/negative-count.ts';
import { editorialRules } from '#rules/checks/google-ads/editorial-rules.ts';
import { landingPageMatch } from '#rules/checks/google-ads/landing-page-match.ts';

/** One check with what it weighs and why. Points add to 100; those of a check that cannot judge go to the others. */
export interface CampaignLine {
  check: CampaignCheck;
  points: number;
  reason: string;
}

export const googleAdsScorecard: readonly CampaignLine[] = [
  { check: headlineCount, points: 14, reason: 'The most seen part of the ad.' },
  { check: themeInHeadlines, points: 9, reason: 'Searched words decide over the click.' },
  { check: headlinePairs, points: 10, reason: 'Google alone decides which texts stand together.' },
  { check: descriptionCount, points: 10, reason: 'Room that costs nothing.' },
  { check: headlineFacts, points: 10, reason: 'Facts set an ad apart.' },
  { check: sitelinkCount, points: 9, reason: 'They make the ad taller and lead to the right page.' },
  { check: calloutCount, points: 8, reason: 'They add facts without a cost.' },
  { check: adGroupThemes, points: 9, reason: 'One theme a group keeps keyword, ad and page together.' },
  { check: negativeCount, points: 8, reason: 'They save what is spent on idle searches.' },
  { check: editorialRules, points: 8, reason: 'A refused ad is shown to nobody.' },
  { check: landingPageMatch, points: 5, reason: 'It can be judged only when the page was read.' },
];
