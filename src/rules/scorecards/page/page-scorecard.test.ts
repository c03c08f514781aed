import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageScorecard } from './index.ts';

const folder = new URL('../../checks/page/', import.meta.url);
const lines = pageScorecard.flatMap((group) => group.lines);

it('weighs every page check of the folder once, under its file name', () => {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => !name.endsWith('.test.ts'));
  const ids = lines.map(({ check }) => check.id);
  expect([...ids].sort()).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
  expect(new Set(ids).size).toBe(ids.length);
});

it('weighs no check with nothing, and none above a tenth', () => {
  expect(lines.filter(({ points }) => points <= 0 || points > 10).map(({ check }) => check.id)).toEqual([]);
});

it('says everything in full sentences without double dashes', () => {
  const texts = lines.flatMap(({ check }) => [check.titleGood, check.titleBad, check.why]);
  expect(texts.filter((text) => !/^(?:[A-Z]|robots\.txt)/.test(text) || text.includes('--'))).toEqual([]);
  expect(lines.filter(({ check }) => !/[.)]$/.test(check.why)).map(({ check }) => check.id)).toEqual([]);
});
