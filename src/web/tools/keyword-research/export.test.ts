import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { researchCategories, type ResearchData, type ResearchKeyword } from '#contract/keyword-research.ts';
import { keywordsFile } from './export.ts';

const keyword: ResearchKeyword = {
  keyword: '=HYPERLINK("http://x.example";"mug")',
  priority: 'high',
  searchVolume: '1,900',
  difficulty: 'low',
  intent: 'transactional',
  figures: { volume: { low: 1_900, high: 1_900 }, bidLow: 0.4, currency: 'USD' },
  volumeSource: { kind: 'imported', name: 'Semrush, mugs.csv', at: '2026-11-20T10:00:00Z' },
  difficultySource: { kind: 'estimate', basis: 'three words long.' },
  figuresSource: null,
  priorityReason: 'Sought and buyable.',
  strategy: 'Put it first in the title, with "mug".',
  origin: 'import',
  cluster: 'c1',
  adTextAllowed: true,
  restriction: null,
};
const plain = { ...keyword, keyword: 'mug', cluster: null };
const record = {
  businessName: 'Kiln & Cö: 100%',
  createdAt: '2026-11-21T23:00:00Z',
  clusters: [{ id: 'c1', topic: '+mugs' }] as never,
  researchData: Object.fromEntries(
    researchCategories.map((list) => [
      list,
      {
        name: list,
        keywords: list === 'primaryKeywords' ? [keyword] : list === 'localKeywords' ? [plain] : [],
        emptyReason: null,
      },
    ]),
  ) as ResearchData,
};

const rowsOf = (content: string) =>
  Papa.parse<Record<string, string>>(content.replace('\uFEFF', ''), { header: true }).data;

it('writes every keyword with the source of its figures, and no cell that a spreadsheet would run', () => {
  const file = keywordsFile(record);
  expect(file.name).toBe('keywords-kiln-cö-100-2026-11-21.csv');
  const rows = rowsOf(file.content);
  expect(rows).toMatchObject([
    {
      Keyword: `'${keyword.keyword}`,
      List: 'Primary',
      'Searches a month': '1,900',
      'Where the searches come from': 'From your file: Semrush, mugs.csv, read in on November 20, 2026.',
      'Where the difficulty comes from': 'An estimate: three words long.',
      Topic: "'+mugs",
      'Top of page bid, low': '0.4',
    },
    { Keyword: 'mug', List: 'Local', Topic: '' },
  ]);
  expect(Object.values(rows[0]!).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it('writes the chosen ones alone', () => {
  expect(rowsOf(keywordsFile(record, new Set(['mug'])).content).map((row) => row.Keyword)).toEqual(['mug']);
});
