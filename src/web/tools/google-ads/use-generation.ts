import { useQueryClient } from '@tanstack/react-query';
import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { newestIn } from '#web/data/interrupted-run.ts';
import { useOneRun } from '#web/data/use-one-run.ts';
import { runFailure } from '#web/report/run-failure.ts';
import { toast } from '#web/ui/toast.ts';
import { campaignQuery, generateCampaign, listQuery, newestCampaigns } from './api.ts';

export interface RunningGeneration {
  /** Steps done and to do. */
  done: number;
  total: number;
  /** What the server has begun to do, in order; the last one is going on. */
  steps: readonly string[];
  /** Headlines that stand already. */
  headlines: readonly string[];
}

const tellFailure = runFailure(
  'Generation Failed',
  'Failed to generate Google Ads campaign. Please try again.',
);

/** Writes one campaign at a time; leaving the page or stopping ends it on the server too. */
export function useGeneration(onShow: (campaign: GoogleAdsCampaign) => void) {
  const queryClient = useQueryClient();
  const { running, run, stop, interrupted, failure } = useOneRun<RunningGeneration>({
    tool: 'google-ads',
    onFailure: tellFailure,
    newest: async () => newestIn((await queryClient.ensureInfiniteQueryData(listQuery)).pages.flat()),
  });

  const start = (form: GoogleAdsForm) =>
    run(
      { subject: form.businessName, form },
      { done: 0, total: 0, steps: [], headlines: [] },
      async ({ signal, update, orKept }) => {
        const answer = generateCampaign(form, {
          signal,
          onProgress: ({ done, total, message }) =>
            update(({ steps, ...now }) => ({
              ...now,
              done,
              total,
              steps: steps.at(-1) === message ? steps : [...steps, message],
            })),
          onHeadlines: (headlines) => update((now) => ({ ...now, headlines })),
        });
        const campaign = await orKept(answer, async (isOfRun) => {
          const list = await newestCampaigns(null);
          const kept = list.find(({ id, businessName }) => isOfRun(id, businessName));
          return kept ? await queryClient.fetchQuery(campaignQuery(kept.id)) : null;
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
      },
    );

  return { running, start, stop, interrupted, failure };
}
