import { useQuery } from '@tanstack/react-query';
import type { PlatformId } from '#contract/platforms.ts';
import type { SeoResult } from '#contract/seo-content.ts';
import { call } from './client.ts';
import type { InterruptedRun } from './interrupted-run.ts';

/** By what a run's listings are found again. */
export interface SentBrief {
  platform: PlatformId;
  /** Of its first product, as it was typed. */
  productName: string;
}

/** Seconds that the way to the server may have taken longer then than now. */
const slack = 5;
/** Seconds after which nobody waits for an answer; the server looks no further back. */
const longAgo = 7 * 24 * 3_600;

/** What the server wrote for a brief since it was sent, or null when it did not come to an end there. */
export async function lateListings(
  brief: SentBrief | null,
  { begun, newest }: Pick<InterruptedRun, 'begun' | 'newest'>,
  signal?: AbortSignal,
): Promise<SeoResult | null> {
  const seconds = Math.max(1, Math.ceil((Date.now() - begun) / 1_000) + slack);
  if (brief === null || seconds > longAgo) return null;
  return await call('GET /api/generate-seo/latest', {
    query: { ...brief, after: newest ?? undefined, seconds },
    ...(signal && { signal }),
  });
}

/** The listings of an interrupted run that was finished all the same, and whether that is still being asked. */
export function useLateListings(left: InterruptedRun | null, brief: SentBrief | null) {
  const asked = useQuery({
    queryKey: ['/api/generate-seo/latest', brief, left?.begun, left?.newest],
    queryFn: ({ signal }) => (left ? lateListings(brief, left, signal) : null),
    enabled: left !== null && brief !== null,
    staleTime: 0,
    // The server may only then have learnt that the page went away, or have finished since.
    refetchOnWindowFocus: true,
  });
  return { late: asked.data ?? null, asking: asked.isLoading };
}
