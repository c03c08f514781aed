import { atMost } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { refusalOf } from '#rules/writers/google-ads/choose.ts';

/** A text breaks a rule of Google or claims what you did not say: judged for each ad group. */
export const editorialRules: CampaignCheck = {
  id: 'editorial-rules',
  titleGood: 'No text breaks a rule of Google or claims what you did not say',
  titleBad: 'A text breaks a rule of Google or claims what you did not say',
  why: 'Google refuses ads that break its editorial rules, and an invented claim is yours to answer for.',
  judge: ({ groups, adCopy, brief }) => {
    const refusals = [
      ...groups.flatMap(({ ad }) => [
        ...ad.headlines.map(({ text }) => refusalOf(text, 'headline', adLimits.headline.max, brief)),
        ...ad.descriptions.map(({ text }) => refusalOf(text, 'description', adLimits.description.max, brief)),
        ...ad.longHeadlines.map((text) => refusalOf(text, 'headline', adLimits.longHeadline.max, brief)),
      ]),
      ...adCopy.callouts.map((text) => refusalOf(text, 'callout', adLimits.callout.max, brief)),
      ...adCopy.sitelinks.map(({ text }) => refusalOf(text, 'sitelink', adLimits.sitelinkText.max, brief)),
    ].filter((refusal) => refusal !== null);
    return {
      score: atMost(refusals.length, 0, 3),
      found: refusals[0] ?? 'No breach and no claim beyond the brief',
      expected: 'No breach of the editorial rules, no claim that the brief does not hold',
      fix: 'Rewrite the text that is named.',
      field: null,
    };
  },
};
