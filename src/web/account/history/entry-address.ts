import type { HistoryEntry } from '#contract/history.ts';

type Opened = Pick<
  HistoryEntry,
  'id' | 'platform' | 'contentType' | 'form' | 'googleAdsCampaignId' | 'webpageAnalysisId'
>;

/** Where an entry opens again: the screen that it was made on. Null when what it stood for has been deleted. */
export function addressOfEntry({
  id,
  platform,
  contentType,
  form,
  googleAdsCampaignId,
  webpageAnalysisId,
}: Opened): string | null {
  if (contentType === 'webpage_analysis')
    return webpageAnalysisId === null ? null : `/webpage-analyzer?id=${webpageAnalysisId}`;
  if (contentType === 'google_ads_campaign')
    return googleAdsCampaignId === null ? null : `/google-ads-generator?id=${googleAdsCampaignId}`;
  const isWalmartForm = platform === 'walmart' && form !== null && 'productName' in form;
  return `${isWalmartForm ? '/platform/walmart' : '/seo-generator'}?history=${id}`;
}
