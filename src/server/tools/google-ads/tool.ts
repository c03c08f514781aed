import type { GoogleAdsAnswer } from '#contract/google-ads.ts';
import { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { BuiltCampaign } from '#rules/writers/google-ads/campaign.ts';
import { saveBusiness } from '#server/database/business-profiles.ts';
import { addHistory } from '#server/database/content-history.ts';
import type { Queryable } from '#server/database/database.ts';
import { addCampaign } from '#server/database/google-ads-campaigns.ts';
import { onlyPart, type Saved, type Saving } from '#server/tools/definition.ts';
import { defineTool, type Tool } from '#server/tools/run-tool.ts';
import type { GatheredAds } from './gather.ts';
import { registerCampaigns } from './routes.ts';
import { campaignOf, rowOfCampaign } from './row.ts';

const generate = defineTool<
  'POST /api/google-ads/generate',
  GoogleAdsForm,
  GatheredAds,
  BuiltCampaign,
  null,
  BuiltCampaign
>({
  id: 'google-ads',
  call: 'POST /api/google-ads/generate',
  input: GoogleAdsForm,
  bodyLimit: 256 * 1024,
  burst: { concurrent: 3, starts: 20, perMinute: 40 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ businessName }) => businessName,
  partialOf: (_form, { adCopy }) => ({ headlines: adCopy.headlines }),
  join: (_form, built) => onlyPart(built),
  generations: () => ({ total: 1, successful: 1 }),
  save: saveCampaign,
});

async function saveCampaign(
  tx: Queryable,
  { userId, now, input, result: campaign }: Saving<GoogleAdsForm, BuiltCampaign>,
): Promise<Saved<GoogleAdsAnswer>> {
  const { id: businessProfileId } = await saveBusiness(tx, userId, {
    businessName: input.businessName,
    industry: input.industry,
    location: input.location,
    ...(input.website && { website: input.website }),
    ...(input.targetAudience?.trim() && { targetAudience: input.targetAudience }),
  });
  const row = await addCampaign(tx, userId, rowOfCampaign(campaign, businessProfileId, now));
  await addHistory(tx, userId, {
    title: row.campaignName,
    platform: 'google_ads',
    contentType: 'google_ads_campaign',
    notes: `${campaign.adGroups.length} ad ${campaign.adGroups.length === 1 ? 'group' : 'groups'} · $${campaign.monthlyBudget.toLocaleString('en')} a month · score ${campaign.campaignScore}`,
    tags: ['campaign', campaign.campaignType],
    googleAdsCampaignId: row.id,
    businessProfileId,
    generationDate: now,
  });
  return { result: { campaign: campaignOf(row) }, businessProfileId };
}

/** The Google Ads builder: a campaign plan from a form, and the plans that were made, kept. */
export const googleAdsTool: Tool = {
  ...generate,
  register: (app, services) => {
    generate.register(app, services);
    registerCampaigns(app, services);
  },
};
