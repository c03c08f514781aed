import type { HistoryEntry } from '#contract/history.ts';

type Opened = Pick<HistoryEntry, 'id' | 'platform' | 'contentType' | 'form' | 'webpageAnalysisId'>;

/** Where an entry opens again: the screen that it was made on. Null when what it stood for has been deleted. */
export function addressOfEntry({
  id,
  platform,
  contentType,
  form,
  webpageAnalysisId,
}: Opened): string | null {
  if (contentType === 'webpage_analysis')
    return webpageAnalysisId === null ? null : `/webpage-analyzer?id=${webpageAnalysisId}`;
  const isWalmartForm = platform === 'walmart' && form !== null && 'productName' in form;
  return `${isWalmartForm ? '/platform/walmart' : '/seo-generator'}?history=${id}`;
}
