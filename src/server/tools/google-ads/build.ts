import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import { buildCampaign, type BuiltCampaign } from '#rules/writers/google-ads/campaign.ts';
import type { GatheredAds } from './gather.ts';

/** The campaign with its figures, fitted, checked and scored. */
export function buildAds(form: GoogleAdsForm, gathered: GatheredAds): BuiltCampaign {
  return buildCampaign({ form, ...gathered });
}
