import type { CampaignType, GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { AdGroup, GoogleAdsCampaign } from '#contract/google-ads.ts';
import { emptyAdGroup, emptyCampaign, type EditorCampaign, type EditorTexts } from './campaign.ts';

/** Local campaigns have been search campaigns with a place since Google took their own type away in 2022. */
const typeNames: Record<CampaignType, string> = {
  search: 'Search',
  local: 'Search',
  performance_max: 'Performance Max',
};

const textsOf = ({ ad }: AdGroup): EditorTexts => ({
  headlines: ad.headlines.map(({ text }) => text),
  descriptions: ad.descriptions.map(({ text }) => text),
  path1: ad.path1,
  path2: ad.path2,
  finalUrl: ad.finalUrl ?? '',
  status: 'Enabled',
});

/** A max CPC means something only where no strategy bids by itself. */
const bidsByHand = (strategy: string) => /manual/iu.test(strategy);

/**
 * What Google Ads Editor should make of a campaign. It comes in paused: nothing is spent before somebody has looked at it.
 */
export function editorCampaignOf(campaign: GoogleAdsCampaign): EditorCampaign {
  const { adCopy, adGroups, biddingStrategy, campaignType, estimate, language } = campaign;
  const isPerformanceMax = campaignType === 'performance_max';
  return {
    ...emptyCampaign(campaign.campaignName),
    type: typeNames[campaignType],
    networks: isPerformanceMax ? '' : 'Google search',
    dailyBudget: estimate.dailyBudget,
    languages: language.split('-')[0]!.toLowerCase(),
    bidStrategy: biddingStrategy,
    status: 'Paused',
    locations: campaign.location.trim() === '' ? [] : [campaign.location],
    adGroups: isPerformanceMax
      ? []
      : adGroups.map((group) => ({
          ...emptyAdGroup(group.name),
          maxCpc: bidsByHand(biddingStrategy) ? group.maxCpc : null,
          status: 'Enabled',
          keywords: group.keywordTargets.map(({ text, match }) => ({ text, match })),
          ads: [textsOf(group)],
        })),
    assetGroups: isPerformanceMax
      ? adGroups.map((group) => ({
          ...textsOf(group),
          name: group.name,
          longHeadlines: group.ad.longHeadlines,
          businessName: adCopy.businessName,
        }))
      : [],
    negatives: campaign.negatives.map(({ text, match }) => ({ text, match })),
    sitelinks: adCopy.sitelinks.map((link) => ({
      text: link.text,
      description1: link.description,
      description2: link.description2,
      finalUrl: link.finalUrl ?? '',
    })),
    callouts: [...adCopy.callouts],
    snippets: adCopy.structuredSnippets.map(({ language: of, header, values }) => ({
      language: of,
      header,
      values: [...values],
    })),
  };
}

/** What has to be done by hand, in the order of the work. Said beside the download and in the archive. */
export function stepsAfterImport(campaign: GoogleAdsCampaign): string[] {
  const { adCopy, adGroups, campaignType, form, location, radius } = campaign;
  const pages = adGroups.filter(({ ad }) => ad.finalUrl === null).length;
  const links = adCopy.sitelinks.filter(({ finalUrl }) => finalUrl === null).length;
  const themes = [...new Set(adGroups.flatMap(({ keywords }) => keywords))];
  return [
    'In Google Ads Editor choose Account, Import, From file. Take the files in the order of their numbers, and look through the changes of each one before you keep them.',
    `Set the place: the file names “${location}”. It does not say the ${radius} ${radius === 1 ? 'mile' : 'miles'} around it, so set the radius under Locations.`,
    ...(pages > 0
      ? ['Fill in the final URL of each ad: no website was given, and an ad without one is refused.']
      : []),
    ...(links > 0
      ? [
          `Fill in the final URL of ${links === 1 ? 'one sitelink' : `${links} sitelinks`}, or leave them out: no page for them is known.`,
        ]
      : []),
    ...(campaignType === 'performance_max'
      ? [
          `Add pictures and a logo to each asset group. Type in the search themes, which the files do not carry: ${themes.join(', ')}.`,
        ]
      : []),
    ...(filled(form.phone)
      ? [`Add ${form.phone!.trim()} as a call asset. Google allows no phone number in the texts of an ad.`]
      : []),
    'The campaign comes in paused. Switch it on in Editor or in Google Ads when everything is right.',
  ];
}

const filled = (text: GoogleAdsForm['phone']) => text !== undefined && text.trim() !== '';
