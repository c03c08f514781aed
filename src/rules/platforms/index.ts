import type { PlatformId } from '#contract/platforms.ts';
import { amazon } from './amazon.ts';
import { appstore } from './appstore.ts';
import { ebay } from './ebay.ts';
import { etsy } from './etsy.ts';
import { facebookmarketplace } from './facebookmarketplace.ts';
import type { FieldId, FieldRule, Platform } from './platform.ts';
import { playstore } from './playstore.ts';
import { shopify } from './shopify.ts';
import { tiktokshop } from './tiktokshop.ts';
import { walmart } from './walmart.ts';
import { website } from './website.ts';
import { youtube } from './youtube.ts';

/** The one registry of platforms, in the order in which they are shown. */
export const platforms: Record<PlatformId, Platform> = {
  website,
  etsy,
  amazon,
  ebay,
  shopify,
  youtube,
  appstore,
  playstore,
  tiktokshop,
  facebookmarketplace,
  walmart,
};

/** Rule of a field, or undefined when the platform does not have it. */
export function fieldRule(platform: Platform, field: FieldId): FieldRule | undefined {
  return platform.fields[field];
}

/** Rules of a platform in the order in which its listing is read. */
export function fieldRules(platform: Platform): FieldRule[] {
  return Object.values(platform.fields);
}
