import { z } from 'zod';

/** The ten platforms of the listing generator, in the order in which its tiles stand. */
export const generatorPlatformIds = [
  'website',
  'etsy',
  'amazon',
  'ebay',
  'shopify',
  'youtube',
  'appstore',
  'playstore',
  'tiktokshop',
  'facebookmarketplace',
] as const;

/** All platforms that have rules. Walmart has its own screen and takes part in bulk work. */
export const platformIds = [...generatorPlatformIds, 'walmart'] as const;

export const PlatformId = z.enum(platformIds);
export type PlatformId = z.infer<typeof PlatformId>;
export type GeneratorPlatformId = (typeof generatorPlatformIds)[number];

/** Names of `/platform/{key}` pages and of the catalogue; `facebook` is Facebook Marketplace there. */
export const catalogueKeys = [
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
  'website',
] as const;
export type CatalogueKey = (typeof catalogueKeys)[number];

/** The platform behind a catalogue key (design §6 point 10: one platform, two keys). */
export function platformOfCatalogueKey(key: CatalogueKey): PlatformId {
  return key === 'facebook' ? 'facebookmarketplace' : key;
}
