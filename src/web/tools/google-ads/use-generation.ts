import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { ApiError } from '#web/data/client.ts';
import { toast } from '#web/ui/toast.ts';
import { campaignQuery, generateCampaign, listQuery } from './api.ts';

export interface RunningGeneration {
  /** Steps done and to do. */
  done: number;
  total: number;
  /** What the server has begun to do, in order; the last one is going on. */
  steps: readonly string[];
  /** Headlines that stand already. */
  headlines: readonly string[];
}

function tellFailure(error: unknown): void {
  const signedOut = error instanceof ApiError && error.status === 401;
  const message = error instanceof ApiError ? error.body?.message : undefined;
  toast({
    title: 'Generation Failed',
    description: message ?? 'Failed to generate Google Ads campaign. Please try again.',
    tone: 'poor',
    duration: 12_000,
    ...(signedOut && {
      action: { label: 'Sign in', run: () => location.assign('/api/auth/login?returnTo=/google-ads') },
    }),
  });
}

/** Writes one campaign at a time; leaving the page or stopping ends it on the server too. */
export function useGeneration(onShow: (campaign: GoogleAdsCampaign) => void) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<RunningGeneration | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (form: GoogleAdsForm) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning({ done: 0, total: 0, steps: [], headlines: [] });
    try {
      const campaign = await generateCampaign(form, {
        signal: own.signal,
        onProgress: ({ done, total, message }) =>
          setRunning(
            (now) =>
              now && {
                ...now,
                done,
                total,
                steps: now.steps.at(-1) === message ? now.steps : [...now.steps, message],
              },
          ),
        onHeadlines: (headlines) => setRunning((now) => now && { ...now, headlines }),
      });
      queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
      onShow(campaign);
      toast({
        title: 'Campaign Generated!',
        description: `${campaign.campaignName}: ${campaign.campaignScore} out of 100`,
        tone: 'good',
      });
    } catch (error) {
      if (!own.signal.aborted) tellFailure(error);
    } finally {
      if (controller.current === own) setRunning(null);
    }
  };

  const stop = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, start, stop };
}
