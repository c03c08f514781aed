import { keywordList } from './entry.ts';

/**
 * What people call the platforms. Alone they ask whether one is covered; beside a word about money they ask for its
 * price, so both entries have them, and the one about platforms stands first.
 */
export const platformNames = keywordList(
  'walmart, etsy, amazon, ebay, shopify, youtube, app store, appstore, apple, google play, play store, tiktok, facebook',
);
