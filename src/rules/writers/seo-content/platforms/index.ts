import type { PlatformId } from '#contract/platforms.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import type { PlatformWriter } from '#rules/writers/seo-content/telling.ts';
import { writeAmazon } from './amazon.ts';
import { writeAppStore } from './appstore.ts';
import { writeEbay } from './ebay.ts';
import { writeEtsy } from './etsy.ts';
import { writeMarketplace } from './facebookmarketplace.ts';
import { writePlayStore } from './playstore.ts';
import { writeShopify } from './shopify.ts';
import { writeStandard } from './standard.ts';
import { writeTikTokShop } from './tiktokshop.ts';
import { writeWalmart } from './walmart.ts';
import { writeWebsite } from './website.ts';
import { writeYouTube } from './youtube.ts';

/** Writers of the platforms that have one of their own. */
const platformWriters: Readonly<Partial<Record<PlatformId, PlatformWriter>>> = {
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

/** How a platform's listing is written by rules; the standard way where it has none of its own. */
export function writerOf({ id }: Platform): PlatformWriter {
  return platformWriters[id] ?? writeStandard;
}
