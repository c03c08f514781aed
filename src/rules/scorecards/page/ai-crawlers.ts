import { aiReadableWithoutScripts } from '#rules/checks/page/ai-readable-without-scripts.ts';
import { aiSearchAllowed } from '#rules/checks/page/ai-search-allowed.ts';
import { llmsTxt } from '#rules/checks/page/llms-txt.ts';
import type { PageGroupLines } from './line.ts';

/** Crawlers that feed answers in place of results. */
export const aiCrawlersLines: PageGroupLines = {
  group: 'ai-crawlers',
  lines: [
    { check: aiSearchAllowed, points: 0.75, reason: 'Being cited; the owner’s own decision.' },
    { check: aiReadableWithoutScripts, points: 0.75, reason: 'What cannot be read is not cited.' },
    { check: llmsTxt, points: 0.1, reason: 'A proposal that hardly anybody reads.' },
  ],
};
