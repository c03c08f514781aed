import type { CountedAction } from '#contract/daily-limits.ts';

/** Names of the tools as their screens carry them, by the id under which their runs are counted. */
export const toolNames: Readonly<Record<CountedAction, string>> = {
  'seo-content': 'SEO Content Generator',
  'google-ads': 'Google Ads Builder',
  walmart: 'Walmart Generator',
  'webpage-analysis': 'Website Analysis',
  'core-web-vitals': 'Core Web Vitals',
  'social-meta': 'Social Media Meta',
  'keyword-research': 'Keyword Research',
  'site-crawl': 'Whole Site',
};
