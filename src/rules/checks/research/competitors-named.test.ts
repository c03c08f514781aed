import { expect, it } from 'vitest';
import type { ResearchContext } from '#rules/checks/research-check.ts';
import { competitorsNamed } from './competitors-named.ts';

it.each([
  [[], 'Name two or three businesses'],
  [['East Fork'], 'Name another business'],
])('asks whoever named %j for the rest only', (competitors, asked) => {
  const form = { competitors } as Partial<ResearchContext['form']>;
  expect(competitorsNamed.judge({ form } as ResearchContext).fix).toContain(asked);
});
