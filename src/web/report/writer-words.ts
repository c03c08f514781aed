import type { SeoResultItem } from '#contract/seo-content.ts';

const words: Record<SeoResultItem['writer'], string> = {
  model: 'Written by the connected AI model; every fact, limit and score was checked by rules.',
  rules: 'Written by rules, without an AI model.',
};

/** Who wrote kept listings, where the notice of their run is no longer known. */
export const writerWords = (items: readonly Pick<SeoResultItem, 'writer'>[]) =>
  words[items.some(({ writer }) => writer === 'model') ? 'model' : 'rules'];
