import type { PlatformId } from '#contract/platforms.ts';
import { amazonExample } from './amazon.ts';
import { appstoreExample } from './appstore.ts';
import { ebayExample } from './ebay.ts';
import { etsyExample } from './etsy.ts';
import { facebookmarketplaceExample } from './facebookmarketplace.ts';
import { playstoreExample } from './playstore.ts';
import { shopifyExample } from './shopify.ts';
import { tiktokshopExample } from './tiktokshop.ts';
import { walmartExample } from './walmart.ts';
import { websiteExample } from './website.ts';
import type { WorkedExample } from './worked-example.ts';
import { youtubeExample } from './youtube.ts';

/** A good listing of every platform with what spoils it: what the scorecards are tuned and tested by. */
export const workedExamples: Record<PlatformId, WorkedExample> = {
  amazon: amazonExample,
  appstore: appstoreExample,
  ebay: ebayExample,
  etsy: etsyExample,
  facebookmarketplace: facebookmarketplaceExample,
  playstore: playstoreExample,
  shopify: shopifyExample,
  tiktokshop: tiktokshopExample,
  walmart: walmartExample,
  website: websiteExample,
  youtube: youtubeExample,
};
