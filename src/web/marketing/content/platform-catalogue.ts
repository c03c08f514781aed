import type { CatalogueKey } from '#contract/platform-list.ts';
import type { PlanKey } from '#contract/plans.ts';
import { marketplaceCount, marketplacesInWords } from './marketplace-count.ts';
import { platformContents } from '#web/marketing/platform-pages/platforms/index.ts';

export interface PlanText {
  name: string;
  /** As short as a heading allows. */
  shortName: string;
  /** One or two sentences for the card. */
  description: string;
  /** One line for the summary at checkout. */
  line: string;
  /** Cards show the first three. */
  features: readonly [string, string, string, string];
  popular: boolean;
}

/** All of them together: no page of its own, so its words stand here. */
const bundle: PlanText = {
  name: `All ${marketplaceCount} Platforms`,
  shortName: `All ${marketplaceCount} platforms`,
  description: `Write a product once and cut it for every marketplace: all ${marketplacesInWords} toolkits in one subscription.`,
  line: `All ${marketplacesInWords} toolkits in one subscription`,
  features: [
    `All ${marketplacesInWords} marketplaces, from app names to full descriptions`,
    'One brief for every platform, each listing cut to its own limits',
    'Every listing scored out of 100, with what each fix brings',
    'One bill, one account, one history',
  ],
  popular: false,
};

/**
 * What is sold, in words: of each platform from the file of its page, and the bundle. Figures in braces are filled in from
 * the platform's own file while building (`catalogue-limits.ts`): `{tags}` is the limit of that field, or how many entries
 * a list takes, `{tags.each}` the length of one entry, `{tags.total}` that of all together.
 */
export const platformCatalogue: Readonly<Record<PlanKey, PlanText>> = {
  ...(Object.fromEntries(Object.values(platformContents).map(({ key, plan }) => [key, plan])) as Record<
    CatalogueKey,
    PlanText
  >),
  bundle,
};
