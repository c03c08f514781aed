import type { ToolId } from './tools.ts';

/**
 * Runs for each user and UTC day (document 1 §9), by the name under which they are counted; null without a limit. The
 * pipeline of the tools and the public pages read these figures; they stand nowhere else.
 */
export const dailyLimits = {
  'seo-content': null,
  walmart: null,
  'core-web-vitals': 100,
  'webpage-analysis': null,
  'google-ads': null,
  'social-meta': 150,
  'keyword-research': 100,
  /** 2,000 pages; whoever reads more of foreign sites a day needs an agreement with them. */
  'site-crawl': 10,
} as const satisfies Record<ToolId | 'site-crawl', number | null>;

/** What is counted by the day: each tool, and crawls of a whole site. */
export type CountedAction = keyof typeof dailyLimits;
