const ours = /shelfmark|service-?worker|workbox|\bsw\b/i;

/** Clears browser caches whose names relate to the product or to a service worker, so that no old copy is served. */
export async function clearStaleCaches(): Promise<void> {
  if (!('caches' in window)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => ours.test(name)).map((name) => caches.delete(name)));
  } catch {
    // Private windows may refuse; then there is nothing stale either.
  }
}
