import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** How often each tool was run today. A run puts an end to what is known. */
export const usageQuery = queryOptions({
  queryKey: ['/api/usage'],
  queryFn: ({ signal }) => call('GET /api/usage', { signal }),
  staleTime: 0,
});
