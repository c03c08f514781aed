import type { PlatformId } from '#contract/platforms.ts';
import { amazon } from './amazon/platform.ts';
import { appstore } from './appstore/platform.ts';
import { ebay } from './ebay/platform.ts';
import { etsy } from './etsy/platform.ts';
import { facebookmarketplace } from './facebookmarketplace/platform.ts';
import type { FieldRule, Platform } from './platform.ts';
import { playstore } from './playstore/platform.ts';
import { shopify } from './shopify/platform.ts';
import { tiktokshop } from './tiktokshop/platform.ts';
import { walmart } from './walmart/platform.ts';
import { website } from './website/platform.ts';
import { youtube } from './youtube/platform.ts';

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

const rulesOf = new WeakMap<Platform, readonly FieldRule[]>();

/** Rules of a platform in the order in which its listing is read. */
export function fieldRules(platform: Platform): readonly FieldRule[] {
  const known = rulesOf.get(platform);
  if (known !== undefined) return known;
  const rules = Object.values(platform.fields);
  rulesOf.set(platform, rules);
  return rules;
}
