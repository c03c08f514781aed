import { expect, test } from 'vitest';
import { dailyLimits } from '#contract/daily-limits.ts';
import { tools } from '#server/tools/index.ts';
import { toolNames } from '#web/account/dashboard/tool-names.ts';

const limited: Record<string, number> = {
  'core-web-vitals': dailyLimits.coreWebVitals,
  'social-meta': dailyLimits.socialMeta,
  'keyword-research': dailyLimits.keywordResearch,
};

test('tools are limited as the public pages say', () => {
  for (const { id, dailyLimit } of Object.values(tools)) expect(dailyLimit, id).toBe(limited[id] ?? null);
});

test('the dashboard has a name for each tool whose runs it shows', () => {
  expect(Object.keys(toolNames).toSorted()).toEqual(Object.keys(tools).toSorted());
});
