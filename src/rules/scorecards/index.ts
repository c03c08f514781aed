import type { PlatformId } from '#contract/platforms.ts';
import { amazonScorecard } from './amazon.ts';
import { appstoreScorecard } from './appstore.ts';
import { ebayScorecard } from './ebay.ts';
import { etsyScorecard } from './etsy.ts';
import { facebookmarketplaceScorecard } from './facebookmarketplace.ts';
import { playstoreScorecard } from './playstore.ts';
import type { Scorecard } from './scorecard.ts';
import { shopifyScorecard } from './shopify.ts';
import { tiktokshopScorecard } from './tiktokshop.ts';
import { walmartScorecard } from './walmart.ts';
import { websiteScorecard } from './website.ts';
import { youtubeScorecard } from './youtube.ts';

/** Which checks a platform's listing is judged by, and what each weighs. */
export const scorecards: Record<PlatformId, Scorecard> = {
  amazon: amazonScorecard,
  appstore: appstoreScorecard,
  ebay: ebayScorecard,
  etsy: etsyScorecard,
  facebookmarketplace: facebookmarketplaceScorecard,
  playstore: playstoreScorecard,
  shopify: shopifyScorecard,
  tiktokshop: tiktokshopScorecard,
  walmart: walmartScorecard,
  website: websiteScorecard,
  youtube: youtubeScorecard,
};
