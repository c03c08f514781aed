import { expect, it } from 'vitest';
import { KeywordImport, type ImportedKeyword } from '#contract/keyword-import.ts';
import { readKeywordText } from '#rules/keyword-research/import/read-file.ts';
import { fileFrom, importsOf, isUnsure, mappingOf, type ImportedFile } from './imported-file.ts';

const rowsOf = (count: number): ImportedKeyword[] =>
  Array.from({ length: count }, (_, index) => ({
    keyword: `mug ${index}`,
    volume: { low: index, high: index },
  }));
const fileOf = (id: string, count: number): ImportedFile => ({
  id,
  importedAt: '2026-11-21T23:00:00.000Z',
  reading: {
    ...readKeywordText('Keyword,Volume\nmug,10', `${id}.csv`),
    rows: rowsOf(count),
    total: count,
    topics: [],
    topicCount: 0,
  },
});

it.each([
  [[2_000], [2_000]],
  [
    [2_000, 2_000],
    [1_000, 1_000],
  ],
  [
    [2_000, 100, 1_500],
    [950, 100, 950],
  ],
  [
    [3, 4],
    [3, 4],
  ],
])('shares the rows of a research between files of %j rows', (counts, shares) => {
  const imports = importsOf(counts.map((count, index) => fileOf(`f${index}`, count)));
  expect(imports.map(({ rows }) => rows.length)).toEqual(shares);
  for (const one of imports) expect(KeywordImport.safeParse(one).success).toBe(true);
});

it('takes the most searched rows of a file', () => {
  expect(importsOf([fileOf('a', 10)], 2)[0]?.rows.map(({ keyword }) => keyword)).toEqual(['mug 9', 'mug 8']);
});

it.each([
  ['Keyword,Volume\nmug,10', false],
  ['mug\ncup\njug', false],
  ['Ware,Zahl\nmug,10\ncup,9', true],
  ['Term,Whatever\nmug,10\ncup,9', true],
])('asks for the columns only when unsure: %j', (text, unsure) => {
  const reading = readKeywordText(text, 'x.csv');
  expect(isUnsure({ ...reading, total: 0, topics: [], topicCount: 0 })).toBe(unsure);
});

it('gives each field to one column', () => {
  expect(mappingOf([undefined, 'keyword', 'volume', 'volume', 'nonsense'])).toEqual({
    keyword: 1,
    volume: 2,
  });
});

it.each([
  null,
  7,
  [],
  {},
  { id: 'a', reading: { rows: 'x' } },
  { ...fileOf('a', 1), importedAt: 'yesterday' },
])('takes nothing else out of the storage: %#', (stored) => {
  expect(fileFrom(stored)).toBeNull();
});

it('takes a kept file as it was', () => {
  const file = fileOf('a', 3);
  expect(fileFrom(structuredClone(file))).toEqual(file);
});
