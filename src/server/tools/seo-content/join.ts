import type { SeoResult, SeoResultItem } from '#contract/seo-content.ts';

/** The whole answer. `notice` says what the reader should know about the run. */
export function joinItems(items: SeoResultItem[], notice: string | null): SeoResult {
  return {
    totalProducts: items.length,
    products: items,
    writer: items.some(({ writer }) => writer === 'model') ? 'model' : 'rules',
    notice,
  };
}
