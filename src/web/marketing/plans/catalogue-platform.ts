import type { CatalogueKey, PlatformId } from '#contract/platforms.ts';

/** The ten marketplaces that are sold one by one, in the order of the catalogue. */
export const marketplaceKeys = [
  'walmart',
  'etsy',
  'amazon',
  'ebay',
  'shopify',
  'youtube',
  'appstore',
  'playstore',
  'tiktokshop',
  'facebook',
] as const satisfies readonly CatalogueKey[];

/** The platform of a plan; the contract's own function would bring zod into the public pages. */
export function platformOfPlan(key: CatalogueKey): PlatformId {
  return key === 'facebook' ? 'facebookmarketplace' : key;
}
