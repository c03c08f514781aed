import type { WalmartForm, WalmartResult } from '#contract/walmart.ts';
import { call } from '#web/data/client.ts';

/** `POST /api/walmart-generator`. @throws ApiError for any answer that is not OK; TypeError when the network is gone. */
export function generateWalmart(form: WalmartForm, signal: AbortSignal): Promise<WalmartResult> {
  return call('POST /api/walmart-generator', { body: form, signal });
}
