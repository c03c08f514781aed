import type { ResearchKeyword, ResearchRecord } from '#contract/keyword-research.ts';
import { handoverBounds, type Handover, type HandoverTool } from '#web/data/handover.ts';

/** Where keywords can go, with the words of the buttons. */
export const targets: Record<HandoverTool, { label: string; address: string; writes: boolean }> = {
  'seo-content': { label: 'Listing generator', address: '/seo-generator', writes: true },
  'google-ads': { label: 'Google Ads', address: '/google-ads', writes: false },
  'social-meta': { label: 'Social meta', address: '/social-meta-optimizer', writes: true },
};

/**
 * What a selection gives to another tool. Competitors' names stay behind where every keyword may become text of the
 * user's own, and go along as keywords to bid on where they are no more than that.
 * @returns null when nothing of the selection may go there
 */
export function handoverOf(
  record: Pick<ResearchRecord, 'businessName' | 'industry' | 'location' | 'platform'>,
  selected: readonly Pick<ResearchKeyword, 'keyword' | 'adTextAllowed'>[],
  to: HandoverTool,
): Omit<Handover, 'time'> | null {
  const fitting = selected
    .filter(({ keyword }) => keyword.length <= handoverBounds.keyword)
    .slice(0, handoverBounds.keywords);
  const named = fitting.filter((one) => !one.adTextAllowed).map(({ keyword }) => keyword);
  const keywords = fitting.filter((one) => one.adTextAllowed).map(({ keyword }) => keyword);
  const { writes } = targets[to];
  // A competitor's name alone makes no campaign either.
  if (keywords.length === 0) return null;
  const text = (value: string | null) => value?.trim().slice(0, handoverBounds.text) ?? '';
  const values = {
    businessName: text(record.businessName),
    industry: text(record.industry),
    location: text(record.location),
    platform: text(record.platform),
  };
  return {
    to,
    keywords,
    competitorKeywords: writes ? [] : named,
    leftOut: writes ? named : [],
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    from: `Keyword Research for ${text(record.businessName) || 'your business'}`,
  };
}
