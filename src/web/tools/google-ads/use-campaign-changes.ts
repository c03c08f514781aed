import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { GoogleAdsCampaign, GoogleAdsCampaignSummary } from '#contract/google-ads.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { forgetQuery } from '#web/data/forget-query.ts';
import { useUndoableDeletion } from '#web/report/use-undoable-deletion.ts';
import { toast } from '#web/ui/toast.ts';
import { campaignQuery, campaignsKey, listQuery } from './api.ts';

type Pages = InfiniteData<GoogleAdsCampaignSummary[], number | null>;
type Change = Partial<Pick<GoogleAdsCampaign, 'campaignName' | 'isActive'>>;

/** The change on every page of the list; `null` takes the campaign out. */
const onPages = (pages: Pages | undefined, id: number, change: Change | null): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) =>
      change === null
        ? page.filter((entry) => entry.id !== id)
        : page.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    ),
  };

/** Renames campaigns and sets their active flag; shown at once, taken back when the server refuses. */
export function useChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: Change & { id: number }) =>
      call('PATCH /api/google-ads/campaigns/:id', { params: { id }, body: change }),
    onMutate: ({ id, ...change }) => {
      queryClient.setQueryData<Pages>(listQuery.queryKey, (pages) => onPages(pages, id, change));
      queryClient.setQueryData(
        campaignQuery(id).queryKey,
        (campaign) => campaign && { ...campaign, ...change },
      );
    },
    onSuccess: (campaign) => queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign),
    onError: (error) => toast({ title: 'Not saved', description: sentenceOf(error), tone: 'poor' }),
    onSettled: (_, error) => {
      void queryClient.invalidateQueries({ queryKey: error ? campaignsKey : listQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
    },
  });
}

/** Deletes a campaign, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  return useUndoableDeletion<GoogleAdsCampaignSummary>({
    remove: (id) => call('DELETE /api/google-ads/campaigns/:id', { params: { id } }),
    restore: (id) => call('POST /api/google-ads/campaigns/:id/restore', { params: { id } }),
    onDeleted: (id) => {
      queryClient.setQueryData<Pages>(listQuery.queryKey, (pages) => onPages(pages, id, null));
      onDeleted(id);
      forgetQuery(queryClient, campaignQuery(id).queryKey);
    },
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
    },
    title: 'Campaign deleted',
    wordsOf: ({ campaignName }) => campaignName,
    onFailure: (error) =>
      toast({
        title: 'Delete failed',
        description: sentenceOf(error, 'Failed to delete the campaign'),
        tone: 'poor',
      }),
  });
}
