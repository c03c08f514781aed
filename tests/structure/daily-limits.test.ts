import { expect, test } from 'vitest';
import { dailyLimits } from '#contract/daily-limits.ts';
import { tools } from '#server/tools/index.ts';

/** How the ids of the limited tools begin. */
const limited = {
  'core-web': dailyLimits.coreWebVitals,
  social: dailyLimits.socialMeta,
  keyword: dailyLimits.keywordResearch,
};

test('tools are limited as the public pages say', () => {
  for (const { id, dailyLimit } of Object.values(tools)) {
    const told = Object.entries(limited).find(([begin]) => id.startsWith(begin))?.[1] ?? null;
    expect(dailyLimit, id).toBe(told);
  }
});
