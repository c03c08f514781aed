import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

/** Who keeps the password and the second factor. It changes only with the product's configuration. */
export const signInProviderQuery = queryOptions({
  queryKey: ['/api/auth/provider'],
  queryFn: ({ signal }) => call('GET /api/auth/provider', { signal }),
});
