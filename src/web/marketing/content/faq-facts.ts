import { dailyLimits } from '#contract/daily-limits.ts';
import { marketplaceKeys, platformOfCatalogueKey, type PlatformId } from '#contract/platform-list.ts';
import { plans, priceText } from '#contract/plans.ts';
import { inputBounds } from '#contract/seo-content.ts';
import { defaultPreferences, retentionDays } from '#contract/settings.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { faqEntries } from './faq-entries.ts';
import type { FaqEntry } from './faq-entry.ts';

function lengthOf(platform: PlatformId, field: FieldId = platforms[platform].titleField): string {
  const rule = platforms[platform].fields[field];
  if (rule?.kind !== 'text') throw new Error(`${platforms[platform].name} has no text called ${field}.`);
  return String(rule.limit.max);
}

const marketplaces = marketplaceKeys.map((key) => platforms[platformOfCatalogueKey(key)].name);

/** What the answers are filled with, each from the one place where it stands. */
const facts: Readonly<Record<string, string>> = {
  platformPrice: priceText(plans.etsy.monthlyCents),
  platformRegular: priceText(plans.etsy.regularCents),
  platformSaving: String(plans.etsy.savingPercent),
  bundlePrice: priceText(plans.bundle.monthlyCents),
  bundleRegular: priceText(plans.bundle.regularCents),
  bundleSaving: priceText(plans.bundle.regularCents - plans.bundle.monthlyCents),
  bundleSavingPercent: String(plans.bundle.savingPercent),
  platformCount: String(marketplaces.length),
  platformNames: new Intl.ListFormat('en').format(marketplaces),
  coreWebVitals: String(dailyLimits['core-web-vitals']),
  socialMeta: String(dailyLimits['social-meta']),
  keywordResearch: String(dailyLimits['keyword-research']),
  siteCrawls: String(dailyLimits['site-crawl']),
  productsAtOnce: String(inputBounds.products),
  retentionDays: String(defaultPreferences.contentRetentionDays),
  shortestRetention: String(Math.min(...retentionDays.filter((days) => days !== null))),
  metaTitle: lengthOf('website', 'titleTag'),
  metaDescription: lengthOf('website', 'metaDescription'),
  etsyTitle: lengthOf('etsy'),
  ebayTitle: lengthOf('ebay'),
  amazonTitle: lengthOf('amazon'),
  appstoreTitle: lengthOf('appstore'),
};

/**
 * The questions with today's figures in their answers. Read while building (`virtual:faq`): the pages carry neither
 * zod nor the rules.
 * @throws Error for a fact that nobody knows, so that no page is built with a hole
 */
export function filledFaq(): FaqEntry[] {
  return faqEntries.map((entry) => ({
    ...entry,
    answer: entry.answer.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`The answer to “${entry.question}” asks for ${hole}.`);
      return fact;
    }),
  }));
}
