import type { PlatformId } from '#contract/platforms.ts';
import { amazonScorecard } from '#rules/platforms/amazon/scorecard.ts';
import { appstoreScorecard } from '#rules/platforms/appstore/scorecard.ts';
import { ebayScorecard } from '#rules/platforms/ebay/scorecard.ts';
import { etsyScorecard } from '#rules/platforms/etsy/scorecard.ts';
import { facebookmarketplaceScorecard } from '#rules/platforms/facebookmarketplace/scorecard.ts';
import { playstoreScorecard } from '#rules/platforms/playstore/scorecard.ts';
import { shopifyScorecard } from '#rules/platforms/shopify/scorecard.ts';
import { tiktokshopScorecard } from '#rules/platforms/tiktokshop/scorecard.ts';
import { walmartScorecard } from '#rules/platforms/walmart/scorecard.ts';
import { websiteScorecard } from '#rules/platforms/website/scorecard.ts';
import { youtubeScorecard } from '#rules/platforms/youtube/scorecard.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import type { Scorecard } from './scorecard.ts';
import { standardScorecard } from './standard.ts';

/** Cards of the platforms that have one of their own. */
const scorecards: Partial<Record<PlatformId, Scorecard>> = {
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

/** Which checks a platform's listing is judged by, and what each weighs; the standard card where it has none of its own. */
export function scorecardOf({ id }: Platform): Scorecard {
  return scorecards[id] ?? standardScorecard;
}
