import { amazonBriefs } from './briefs/amazon.ts';
import { appstoreBriefs } from './briefs/appstore.ts';
import { ebayBriefs } from './briefs/ebay.ts';
import { etsyBriefs } from './briefs/etsy.ts';
import { facebookmarketplaceBriefs } from './briefs/facebookmarketplace.ts';
import { playstoreBriefs } from './briefs/playstore.ts';
import { shopifyBriefs } from './briefs/shopify.ts';
import { tiktokshopBriefs } from './briefs/tiktokshop.ts';
import { walmartBriefs } from './briefs/walmart.ts';
import { websiteBriefs } from './briefs/website.ts';
import { youtubeBriefs } from './briefs/youtube.ts';
import type { GoldenBrief } from './brief.ts';

/** All briefs of the golden set, eight a platform. */
export const goldenBriefs: readonly GoldenBrief[] = [
  ...websiteBriefs,
  ...etsyBriefs,
  ...amazonBriefs,
  ...ebayBriefs,
  ...shopifyBriefs,
  ...youtubeBriefs,
  ...appstoreBriefs,
  ...playstoreBriefs,
  ...tiktokshopBriefs,
  ...facebookmarketplaceBriefs,
  ...walmartBriefs,
];
