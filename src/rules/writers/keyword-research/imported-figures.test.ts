import { expect, it } from 'vitest';
import { ResearchForm, researchCategories, type ResearchFormInput } from '#contract/keyword-research.ts';
import { readBrief } from './brief.ts';
import { importedSources, writeResearch, type WrittenResearch } from './write.ts';

const research = (input: ResearchFormInput): WrittenResearch => {
  const form = ResearchForm.parse(input);
  return writeResearch(readBrief(form), { sources: importedSources(form), ideas: [], notices: [] });
};
const placed = ({ researchData }: WrittenResearch) =>
  researchCategories.flatMap((category) =>
    researchData[category].keywords.map((keyword) => ({ category, ...keyword })),
  );

it('takes the numbers of a file, its months too, and only for the very wording', () => {
  const months = Array.from({ length: 12 }, (_, at) => ({
    year: 2025,
    month: at + 1,
    searches: at >= 10 ? 5_000 : 500,
  }));
  const result = research({
    businessName: 'Harrow Clay',
    industry: 'Retail',
    products: ['Teapot'],
    competitors: ['Denby'],
    imports: [
      {
        tool: 'ahrefs',
        fileName: 'k.csv',
        importedAt: '2026-11-01T00:00:00.000Z',
        rows: [
          { keyword: 'teapot', volume: { low: 12_100, high: 12_100 }, difficulty: 28, monthly: months },
          { keyword: 'denby teapot', volume: { low: 900, high: 900 } },
          { keyword: 'garden hose reel' },
          { keyword: '=cmd|calc', volume: { low: 1, high: 1 } },
          { keyword: '<b>teapot</b> http://x.example' },
        ],
      },
    ],
  });
  const teapot = placed(result).find(({ keyword }) => keyword === 'teapot');
  expect(teapot).toMatchObject({
    searchVolume: '12,100',
    difficulty: 'medium',
    difficultySource: { kind: 'imported', name: 'Ahrefs, k.csv' },
  });
  expect(result.seasonalHints[0]).toMatchObject({ months: [11, 12], source: { kind: 'imported' } });
  expect(placed(result).find(({ keyword }) => keyword === 'denby teapot')).toMatchObject({
    category: 'competitorKeywords',
    adTextAllowed: false,
  });
  expect(placed(result).find(({ keyword }) => keyword === 'garden hose reel')?.category).toBe(
    'semanticKeywords',
  );
  expect(JSON.stringify(result)).not.toMatch(/<b>|x\.example/u);
});

it('puts no keyword first that says what the brief does not, however much it is searched', () => {
  const volume = { low: 90_000, high: 90_000 };
  const rows = ['wooden teapot', 'coffee table', 'teapot with lid'].map((keyword) => ({ keyword, volume }));
  const result = research({
    businessName: 'Harrow Clay',
    industry: 'Retail',
    products: ['Stoneware teapot', 'Coffee mug'],
    imports: [{ tool: 'semrush', fileName: 'k.csv', importedAt: '2026-11-01T00:00:00.000Z', rows }],
  });
  const named = (keyword: string) => placed(result).find((one) => one.keyword === keyword);
  expect(named('teapot with lid')?.priority).toBe('high');
  expect(named('wooden teapot')?.priority).not.toBe('high');
  expect(named('wooden teapot')?.priorityReason).toContain('says “wooden”, which your brief does not');
  expect(named('coffee table')?.priorityReason).toMatch(/^Near what you sell/u);
});

it('makes nothing of markup, placeholders and a competitor that is called like the thing', () => {
  const result = research({
    businessName: '<b></b>',
    industry: 'Retail',
    products: ['mug', '{x}'],
    competitors: ['{x}', 'Mugs', 'Harrow'],
  });
  expect(JSON.stringify(result.researchData)).not.toMatch(/\{[xbc]\}|your business/iu);
  expect(result.researchData.brandKeywords.keywords).toEqual([]);
  expect(placed(result).find(({ keyword }) => keyword === 'mug')).toMatchObject({ adTextAllowed: true });
  expect(result.researchData.competitorKeywords.keywords.map(({ keyword }) => keyword)).toContain(
    'harrow alternative',
  );
});
