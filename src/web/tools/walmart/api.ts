import type { WalmartForm, WalmartResult } from '#contract/walmart.ts';
import { call } from '#web/data/client.ts';
import type { SentBrief } from '#web/data/late-listings.ts';

/** `POST /api/walmart-generator`. @throws ApiError for any answer that is not OK; TypeError when the network is gone. */
export function generateWalmart(form: WalmartForm, signal: AbortSignal): Promise<WalmartResult> {
  return call('POST /api/walmart-generator', { body: form, signal });
}

/** By what the server finds the listing of a form again. */
export const briefOf = ({ productName }: WalmartForm): SentBrief => ({ platform: 'walmart', productName });
