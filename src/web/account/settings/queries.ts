import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';

/** Who keeps the password and the second factor. It changes only with the product's configuration. */
export const signInProviderQuery = queryOptions({
  queryKey: ['/api/auth/provider'],
  queryFn: ({ signal }) => call('GET /api/auth/provider', { signal }),
});

export const sessionsKey = ['/api/sessions'] as const;

/** Browsers in which the user is signed in. Another one may have been added a second ago. */
export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
  staleTime: 0,
});

export const invoicesQuery = queryOptions({
  queryKey: ['/api/invoices'],
  queryFn: ({ signal }) => call('GET /api/invoices', { signal }),
  staleTime: 0,
});

/** What deleting the account asks for and leaves. */
export const deletionQuery = queryOptions({
  queryKey: ['/api/account/deletion'],
  queryFn: ({ signal }) => call('GET /api/account/deletion', { signal }),
  staleTime: 0,
});
