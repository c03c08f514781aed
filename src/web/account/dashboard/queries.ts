import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { billingQuery } from '#web/account/queries.ts';
import { call } from '#web/data/client.ts';
import { userQuery } from '#web/data/queries.ts';
import { usageQuery } from '#web/data/usage.ts';

/** Entries on the dashboard. */
const recentCount = 5;

/** The newest entries of the history, for going on with them. */
const recentWorkQuery = queryOptions({
  queryKey: ['/api/content-history', { limit: recentCount }],
  queryFn: ({ signal }) => call('GET /api/content-history', { query: { limit: recentCount }, signal }),
  // The generator may have added one a second ago.
  staleTime: 0,
});

/**
 * Whoever comes back to the dashboard is looked up again first: after the end of a subscription that leads home,
 * while these calls would be refused.
 */
function useUserIsKnown(): boolean {
  const { isStale, isFetchedAfterMount } = useQuery(userQuery);
  const [wasFresh] = useState(!isStale);
  return wasFresh || isFetchedAfterMount;
}

export function useRecentWork() {
  return useQuery({ ...recentWorkQuery, enabled: useUserIsKnown() });
}

export function useBilling() {
  return useQuery({ ...billingQuery, enabled: useUserIsKnown() });
}

export function useUsageToday() {
  return useQuery({
    ...usageQuery,
    enabled: useUserIsKnown(),
  });
}
