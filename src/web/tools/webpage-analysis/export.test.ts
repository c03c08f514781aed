import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { PageCheckResult } from '#contract/webpage-analysis.ts';
import { checksFile } from './export.ts';

const check: PageCheckResult = {
  id: 'title-present',
  group: 'title-and-description',
  outcome: 'failed',
  title: 'The page has no title tag',
  score: 0.25,
  found: '=HYPERLINK("https://evil.example","open")',
  expected: 'a title',
  points: 7.04,
  why: 'It heads the result.',
  fix: 'Write one.',
  gain: 5.3,
  field: null,
  places: [{ line: 3, column: 5, selector: 'head > title', snippet: '@SUM(1)' }],
  placeCount: 4,
  cap: null,
};

it('writes checks as a spreadsheet in which nothing of the page is a formula and no missing number is one', () => {
  const { name, content } = checksFile({
    url: 'https://example.com/a',
    seoScore: 61,
    createdAt: '2026-11-21T20:00:00.000Z',
    checks: [check, { ...check, outcome: 'could-not-run', score: null, points: 0, gain: 0, placeCount: 1 }],
  });
  expect(name).toBe('webpage-analysis-example.com-2026-11-21.csv');
  const { data } = Papa.parse<Record<string, string>>(content.slice(1), { header: true });
  expect(data[0]).toMatchObject({
    Group: 'Title and description',
    Outcome: 'Failed',
    'Points reached': '1.8',
    Points: '7',
    Gain: '5.3',
    Found: '\'=HYPERLINK("https://evil.example","open")',
    Where: '3:5 head > title @SUM(1)\nand 3 more',
  });
  expect(data[1]).toMatchObject({ Outcome: 'Could not run', 'Points reached': '', Points: '', Gain: '' });
});
