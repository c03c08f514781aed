import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

export interface HistorySearch {
  /** A platform id, `google_ads`, `webpage_analyzer`, or empty for all. */
  platform: string;
  search: string;
  favorites: boolean;
  archived: boolean;
}

/** Entries that one page of the list asks for. */
const historyPageSize = 30;

/** The list, newest first, page by page. */
export function historyQuery(filter: HistorySearch) {
  return infiniteQueryOptions({
    queryKey: ['/api/content-history', filter],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/content-history', {
        query: {
          platform: filter.platform || undefined,
          search: filter.search || undefined,
          ...(filter.favorites && { isFavorite: 'true' }),
          ...(filter.archived && { isArchived: 'true' }),
          limit: historyPageSize,
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < historyPageSize ? null : (page.at(-1)?.id ?? null)),
    // Another tab or the generator may have added entries since.
    staleTime: 0,
  });
}

export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: ['/api/content-history', id, 'versions'],
    queryFn: ({ signal }) => call('GET /api/content-history/:id/versions', { params: { id }, signal }),
    staleTime: 0,
  });
}
