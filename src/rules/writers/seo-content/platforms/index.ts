import type { PlatformId } from '#contract/platforms.ts';
import type { PlatformWriter } from '#rules/writers/seo-content/telling.ts';
import { writeAmazon } from './amazon.ts';
import { writeAppStore } from './appstore.ts';
import { writeEbay } from './ebay.ts';
import { writeEtsy } from './etsy.ts';
import { writeMarketplace } from './facebookmarketplace.ts';
import { writePlayStore } from './playstore.ts';
import { writeShopify } from './shopify.ts';
import { writeTikTokShop } from './tiktokshop.ts';
import { writeWalmart } from './walmart.ts';
import { writeWebsite } from './website.ts';
import { writeYouTube } from './youtube.ts';

/** The writer of each platform. */
export const platformWriters: Readonly<Record<PlatformId, PlatformWriter>> = {
  website: writeWebsite,
  etsy: writeEtsy,
  amazon: writeAmazon,
  ebay: writeEbay,
  shopify: writeShopify,
  youtube: writeYouTube,
  appstore: writeAppStore,
  playstore: writePlayStore,
  tiktokshop: writeTikTokShop,
  facebookmarketplace: writeMarketplace,
  walmart: writeWalmart,
};
