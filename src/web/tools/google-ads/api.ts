import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { GoogleAdsCampaign, GoogleAdsStreamEvents } from '#contract/google-ads.ts';
import { call } from '#web/data/client.ts';
import { streamCall } from '#web/data/stream-call.ts';

type Progress = z.infer<(typeof GoogleAdsStreamEvents)['progress']>;
type Partial = z.infer<(typeof GoogleAdsStreamEvents)['partial']>;

interface Listeners {
  onProgress: (progress: Progress) => void;
  /** Gets the headlines that stand so far. */
  onHeadlines: (headlines: readonly string[]) => void;
  signal: AbortSignal;
}

/** `POST /api/google-ads/generate` as a stream: tells what is being done and which headlines stand already. */
export async function generateCampaign(
  form: GoogleAdsForm,
  { onProgress, onHeadlines, signal }: Listeners,
): Promise<GoogleAdsCampaign> {
  const { campaign } = await streamCall<'POST /api/google-ads/generate', Progress, Partial>(
    'POST /api/google-ads/generate',
    { body: form },
    { signal, onProgress, onPartial: ({ headlines }) => onHeadlines(headlines) },
  );
  return campaign;
}

/** Key of everything that a new, changed or deleted campaign changes. */
export const campaignsKey = ['/api/google-ads/campaigns'] as const;

/** Campaigns of one page of the list. */
const pageSize = 20;

/** A page of the kept campaigns, newest first. @param before id of the last one of the page before */
export function newestCampaigns(before: number | null, signal?: AbortSignal) {
  return call('GET /api/google-ads/campaigns', {
    query: { limit: pageSize, ...(before !== null && { before }) },
    ...(signal && { signal }),
  });
}

/** The kept campaigns, newest first, a page at a time. */
export const listQuery = infiniteQueryOptions({
  queryKey: [...campaignsKey, 'list'],
  queryFn: ({ signal, pageParam }) => newestCampaigns(pageParam, signal),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** One campaign with all that belongs to it. */
export function campaignQuery(id: number) {
  return queryOptions({
    queryKey: [...campaignsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/google-ads/campaigns/:id', { params: { id }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}
