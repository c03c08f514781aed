import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Drops what is kept of a deleted thing as soon as no screen shows it.
 *
 * Removing it at once is not enough: an address changes in a transition, so a screen may be drawn once more for
 * the old id, would find nothing kept, and ask the server for what is gone.
 */
export function forgetQuery(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  if (!query) return;
  if (query.getObserversCount() === 0) return cache.remove(query);
  const leave = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) cache.remove(query);
    if (event.type === 'removed') leave();
  });
}
