import { walmart } from './walmart.ts';
import { etsy } from './etsy.ts';
import { amazon } from './amazon.ts';
import { ebay } from './ebay.ts';
import { shopify } from './shopify.ts';
import { youtube } from './youtube.ts';
import { appstore } from './appstore.ts';
import { playstore } from './playstore.ts';
import { tiktokshop } from './tiktokshop.ts';
import { facebook } from './facebook.ts';
import { website } from './website.ts';
import type { CatalogueKey } from '#contract/platforms.ts';
import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

/** What each platform's page says; a platform without its line does not compile. Read while building only. */
export const platformContents: Readonly<Record<CatalogueKey, PlatformPageContent>> = {
  walmart,
  etsy,
  amazon,
  ebay,
  shopify,
  youtube,
  appstore,
  playstore,
  tiktokshop,
  facebook,
  website,
};
