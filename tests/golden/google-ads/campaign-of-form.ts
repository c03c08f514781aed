import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { GoogleAdsForm, type GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { readAdsBrief } from '#rules/writers/google-ads/brief.ts';
import { buildCampaign } from '#rules/writers/google-ads/campaign.ts';

/** What the rules alone make of a form. */
export function campaignOfForm(input: GoogleAdsFormInput): GoogleAdsCampaign {
  const form = GoogleAdsForm.parse(input);
  const built = buildCampaign({
    form,
    brief: readAdsBrief(form),
    landing: { state: 'no_website' },
    writer: 'rules',
    notices: [],
  });
  return { ...built, id: 1, isActive: true, createdAt: '', updatedAt: '' };
}
