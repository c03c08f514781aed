import type { ComponentType } from 'react';
import type { PlatformId } from '#contract/platforms.ts';
import type { SeoResultItem } from '#contract/seo-content.ts';
import { classNames } from '#web/lib/class-names.ts';
import { AmazonPreview, EbayPreview, EtsyPreview, PlainPreview, WalmartPreview } from './shops.tsx';
import { AppStorePreview, PlayStorePreview } from './app-stores.tsx';
import { GooglePreview, ShopifyPreview } from './search-result.tsx';
import { MarketplacePreview, TikTokPreview, YouTubePreview } from './feeds.tsx';
import './previews.css';

export interface PreviewProps {
  item: SeoResultItem;
  /** What the seller is called there: shop, channel, developer. */
  seller: string;
  /** The seller's own price text; nothing is shown in its place. */
  price: string;
  /** The seller's web address or store domain, if given. */
  site: string;
  place: string;
}

/** Hosts whose look is known; any other is shown as a plain search row. */
const previews: Partial<Record<PlatformId, ComponentType<PreviewProps>>> = {
  website: GooglePreview,
  etsy: EtsyPreview,
  amazon: AmazonPreview,
  ebay: EbayPreview,
  shopify: ShopifyPreview,
  youtube: YouTubePreview,
  appstore: AppStorePreview,
  playstore: PlayStorePreview,
  tiktokshop: TikTokPreview,
  facebookmarketplace: MarketplacePreview,
  walmart: WalmartPreview,
};

/** Hosts that show a tile of a grid: its frame is as wide as the tile. */
const tiles: ReadonlySet<PlatformId> = new Set(['tiktokshop', 'facebookmarketplace']);

/** The listing as it will look where it is sold: the host's own face, colours and clipping, in both themes. */
export function Preview(props: PreviewProps) {
  const HostPreview = previews[props.item.platform] ?? PlainPreview;
  return (
    <figure
      className={classNames('preview', tiles.has(props.item.platform) && 'preview-tile')}
      dir="auto"
      lang={props.item.language}
    >
      <HostPreview {...props} />
    </figure>
  );
}
