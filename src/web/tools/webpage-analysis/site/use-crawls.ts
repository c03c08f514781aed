import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteCrawlForm, SiteCrawlSummary } from '#contract/site-crawl.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { forgetQuery } from '#web/data/forget-query.ts';
import { signInOffer } from '#web/data/sign-in-offer.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { usageQuery } from '#web/data/usage.ts';
import { toast } from '#web/ui/toast.ts';
import { crawlQuery, crawlsKey, listQuery } from './api.ts';

function tell(title: string, error: unknown): void {
  toast({
    title,
    description: sentenceOf(error),
    tone: 'poor',
    duration: 12_000,
    ...signInOffer(error),
  });
}

/** Begins, stops and deletes crawls. What runs goes on when the page is left. */
export function useCrawls({
  onStarted,
  onDeleted,
}: {
  onStarted: (crawl: SiteCrawlSummary) => void;
  onDeleted: (id: number) => void;
}) {
  const queryClient = useQueryClient();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: crawlsKey });
  const start = useMutation({
    mutationFn: (form: SiteCrawlForm) => call('POST /api/site-crawls', { body: form }),
    onSuccess: (crawl) => {
      onStarted(crawl);
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
      void lookAgain();
    },
    onError: (error) => tell('The crawl did not start', error),
  });
  const stop = useMutation({
    mutationFn: (id: number) => call('POST /api/site-crawls/:id/stop', { params: { id } }),
    onSuccess: () => {
      void lookAgain();
      toast({ title: 'Crawl stopped', description: 'What was read until now is kept.' });
    },
    onError: (error) => tell('The crawl could not be stopped', error),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SiteCrawlSummary) => call('DELETE /api/site-crawls/:id', { params: { id } }),
    onSuccess: (_, { id, url }) => {
      onDeleted(id);
      forgetQuery(queryClient, crawlQuery(id).queryKey);
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      toast({ title: 'Crawl deleted', description: hostOf(url), tone: 'good' });
    },
    onError: (error) => tell('The crawl could not be deleted', error),
  });
  return { start, stop, remove };
}
