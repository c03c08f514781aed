import type { PageGroupLines } from './line.ts';

export const aiCrawlersLines: PageGroupLines = {
  group: 'ai-crawlers',
  lines: [],
};
