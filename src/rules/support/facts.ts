import { marketplaceKeys, platformOfCatalogueKey } from '#contract/platform-list.ts';
import { plans, priceText } from '#contract/plans.ts';
import { platforms } from '#rules/platforms/index.ts';

/** Every toolkit of one platform costs the same; a test holds that. */
const toolkit = plans.etsy;

/** The figures that support may name, as they are written in a sentence. */
export const figures = {
  toolkit: priceText(toolkit.monthlyCents),
  toolkitRegular: priceText(toolkit.regularCents),
  toolkitSaving: `${toolkit.savingPercent}%`,
  bundle: priceText(plans.bundle.monthlyCents),
  bundleRegular: priceText(plans.bundle.regularCents),
} as const;

/** The marketplaces of the bundle; a website of one's own comes on top. */
export const marketplaceNames = marketplaceKeys.map((key) => platforms[platformOfCatalogueKey(key)].name);

/** `a, b and c` */
export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
