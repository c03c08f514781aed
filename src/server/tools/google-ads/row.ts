import {
  CampaignMoreDetails,
  type GoogleAdsCampaign,
  type GoogleAdsCampaignSummary,
} from '#contract/google-ads.ts';
import { BusinessType, CampaignType, GoogleAdsForm } from '#contract/google-ads-form.ts';
import { chooseBenchmark } from '#rules/ads/benchmark-choice.ts';
import { estimateOf, usualInputs } from '#rules/ads/estimate.ts';
import type { BuiltCampaign } from '#rules/writers/google-ads/campaign.ts';
import type { CampaignSummaryRow } from '#server/database/google-ads-campaigns.ts';
import type { GoogleAdsCampaignRow, NewGoogleAdsCampaignRow } from '#server/database/schema/index.ts';

/** The row of a campaign: the columns of document 2 §3, and everything else in `details`. */
export function rowOfCampaign(
  campaign: BuiltCampaign,
  businessProfileId: number,
  now: Date,
): Omit<NewGoogleAdsCampaignRow, 'id' | 'userId' | 'deletedAt'> {
  const { campaignName, campaignType, businessType, location, monthlyBudget, biddingStrategy, radius } =
    campaign;
  const { targetKeywords, negativeKeywords, adGroups, adCopy, targetAudience, landingPageRecommendations } =
    campaign;
  const { campaignScore, estimatedReach, estimatedCpc, estimatedCtr, recommendations } = campaign;
  return {
    businessProfileId,
    campaignName,
    campaignType,
    businessType,
    location,
    monthlyBudget,
    biddingStrategy,
    radius,
    targetKeywords,
    negativeKeywords,
    adGroups,
    adCopy,
    landingPageRecommendations,
    targetAudience,
    campaignScore,
    estimatedReach,
    estimatedCpc,
    estimatedCtr,
    recommendations,
    details: CampaignMoreDetails.parse(campaign),
    createdAt: now,
    updatedAt: now,
  };
}

export function summaryOf(row: CampaignSummaryRow): GoogleAdsCampaignSummary {
  return {
    ...row,
    campaignType: CampaignType.catch('search').parse(row.campaignType),
    businessType: BusinessType.catch('other').parse(row.businessType),
    campaignScore: row.campaignScore ?? 0,
    businessName: row.businessName ?? '',
    writer: row.writer ?? 'rules',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function campaignOf(row: GoogleAdsCampaignRow): GoogleAdsCampaign {
  const details = row.details ?? noDetails(row);
  return {
    ...details,
    ...summaryOf({ ...row, businessName: details.businessName, writer: details.writer }),
    radius: row.radius,
    biddingStrategy: row.biddingStrategy,
    estimatedCpc: row.estimatedCpc ?? 0,
    estimatedCtr: row.estimatedCtr ?? 0,
    estimatedReach: row.estimatedReach ?? 0,
    adGroups: row.adGroups ?? [],
    targetKeywords: row.targetKeywords,
    negativeKeywords: row.negativeKeywords,
    adCopy: row.adCopy ?? emptyCopy,
    targetAudience: row.targetAudience ?? {
      demographics: { ageRanges: [], genders: [] },
      interests: [],
      inMarket: [],
      notes: [],
    },
    landingPageRecommendations: row.landingPageRecommendations,
    recommendations: row.recommendations,
  };
}

const emptyCopy = {
  headlines: [],
  descriptions: [],
  longHeadlines: [],
  sitelinks: [],
  callouts: [],
  structuredSnippets: [],
  businessName: '',
};

/** Rows that another program wrote into the table hold its named columns only. */
function noDetails(row: GoogleAdsCampaignRow): CampaignMoreDetails {
  const form = GoogleAdsForm.parse({
    businessName: row.campaignName,
    businessType: BusinessType.catch('other').parse(row.businessType),
    industry: 'Other',
    location: row.location,
    campaignType: CampaignType.catch('search').parse(row.campaignType),
    primaryServices: row.campaignName,
  });
  const benchmark = chooseBenchmark(form);
  return {
    businessName: '',
    writer: 'rules',
    industry: '',
    negatives: row.negativeKeywords.map((text) => ({ text, match: 'phrase' as const, reason: '' })),
    negativeConflicts: [],
    estimate: estimateOf(benchmark, usualInputs(row.monthlyBudget, benchmark)),
    landingMatch: { state: 'no_website' },
    checks: [],
    questions: [],
    notices: [],
    language: 'en',
    form,
  };
}
