import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/session.ts';
import { isVisitor } from '#web/lib/session-hint.ts';
import { ApiError, call } from './client.ts';

const minute = 60_000;
/** Unused data is discarded after this; while pages are written at build time a timer would hold the process. */
const keepFor = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 5 * minute;

/** Key of the current user; a test or a sign-out may seed or clear it. */
export const userKey = ['/api/auth/user'] as const;

/** Asks the server who is signed in, whatever the cookies say. */
export async function fetchUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call('GET /api/auth/user', signal && { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in user, or null. Asked for on mount only; a 401 is an answer, not an error. */
export const userQuery = queryOptions<CurrentUser | null>({
  queryKey: userKey,
  queryFn: async ({ signal }) => (isVisitor() ? null : await fetchUser(signal)),
  staleTime: 5_000,
  gcTime: keepFor,
  retry: (failures, error) => !(error instanceof ApiError && error.status === 401) && failures < 2,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
});

/**
 * Query defaults of the product: fresh for 5 minutes, one retry, delay doubling from 1 s to 30 s.
 * @param visitor seeds "nobody is signed in", so that a public page asks the server nothing.
 */
export function createQueryClient({ visitor }: { visitor: boolean }): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: keepFor,
        retry: 1,
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
      },
    },
  });
  if (visitor) client.setQueryData(userKey, null);
  return client;
}
