import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

/** The user's templates, those that were used most first. */
export const templatesQuery = queryOptions({
  queryKey: ['/api/content-templates'],
  queryFn: ({ signal }) => call('GET /api/content-templates', { signal }),
  // Another tab may have saved one since.
  staleTime: 0,
});

/** The businesses that something was written for, newest first. */
export const businessesQuery = queryOptions({
  queryKey: ['/api/business-profiles'],
  queryFn: ({ signal }) => call('GET /api/business-profiles', { signal }),
  staleTime: 0,
});
