import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** Key of the user's settings, which other screens start with. */
export const settingsKey = ['/api/settings'] as const;

/** The user's settings. Saving them puts the new ones under this key. */
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call('GET /api/settings', { signal }),
});
