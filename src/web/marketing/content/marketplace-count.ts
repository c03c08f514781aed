import { marketplaceKeys } from '#contract/platform-list.ts';

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** How many marketplaces are sold, one by one and together in the bundle. */
export const marketplaceCount = marketplaceKeys.length;

/** The same as texts say it: "ten". */
export const marketplacesInWords = words[marketplaceCount] ?? String(marketplaceCount);
