import type { CatalogueKey } from '#contract/platforms.ts';

/** Source file of a platform's page, so that its HTML preloads the chunk. */
export function platformSource(key: CatalogueKey): string {
  const file = key === 'walmart' ? 'walmart-page.tsx' : 'written-page.tsx';
  return `src/web/marketing/platform-pages/${file}`;
}
