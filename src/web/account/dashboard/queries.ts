import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

/** Entries on the dashboard. */
const recentCount = 5;

/** The newest entries of the history, for going on with them. */
export const recentWorkQuery = queryOptions({
  queryKey: ['/api/content-history', { limit: recentCount }],
  queryFn: ({ signal }) => call('GET /api/content-history', { query: { limit: recentCount }, signal }),
  // The generator may have added one a second ago.
  staleTime: 0,
});
