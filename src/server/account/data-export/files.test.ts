import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvParts, jsonParts } from './files.ts';

async function* pages() {
  yield [{ id: 1, name: '=1+1', details: { note: 'short' } }];
  yield [{ id: 2, name: 'mug', details: { note: 'x'.repeat(40_000) } }];
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

it('puts into a cell only what every spreadsheet holds, and says where the rest is', async () => {
  const text = await whole(csvParts(pages()));
  const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
  expect(data).toEqual([
    ['id', 'name', 'details'],
    ['1', "'=1+1", '{"note":"short"}'],
    ['2', 'mug', "(40,011 characters, more than a spreadsheet's cell holds: see the .json file)"],
  ]);
  expect(await whole(jsonParts(pages()))).toContain('x'.repeat(40_000));
});
