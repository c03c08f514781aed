import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

/** What the subscription is, costs and runs to. Always asked anew: a payment or the provider may have changed it. */
export const billingQuery = queryOptions({
  queryKey: ['/api/billing'],
  queryFn: ({ signal }) => call('GET /api/billing', { signal }),
  staleTime: 0,
});
