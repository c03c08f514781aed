import { queryOptions } from '@tanstack/react-query';
import type { SiteCrawlState } from '#contract/site-crawl.ts';
import { call } from '#web/data/client.ts';

/** Milliseconds between two looks at a crawl that is not over. */
const lookEvery = 2_000;

/** Key of everything that a new, ended or deleted crawl changes. */
export const crawlsKey = ['/api/site-crawls'] as const;

export const isOpen = (state: SiteCrawlState) => state === 'waiting' || state === 'running';

/** The user's crawls, newest first; looked at again while one is not over. */
export const listQuery = queryOptions({
  queryKey: [...crawlsKey, 'list'],
  queryFn: ({ signal }) => call('GET /api/site-crawls', { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.some((crawl) => isOpen(crawl.state)) ? lookEvery : false),
});

/** One crawl with its pages and report; looked at again until it is over. */
export function crawlQuery(id: number) {
  return queryOptions({
    queryKey: [...crawlsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/site-crawls/:id', { params: { id }, signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.state) ? lookEvery : false),
  });
}
