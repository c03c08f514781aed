import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { formulaStart } from './formula-start.ts';

const written = (cell: string) => Papa.unparse([[cell]], { escapeFormulae: formulaStart });

it.each([
  '=1',
  '+1',
  '-1',
  '@x',
  '＝1',
  '＠x',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200B=1',
  '=HYPERLINK("https://evil.example")\nand a second line',
  '- first bullet\n- second bullet',
])('%j is a text for every spreadsheet', (cell) => {
  expect(written(cell)).toBe(`"'${cell.replaceAll('"', '""')}"`);
});

it.each(['Mug', 'A = B', '12-24', '“=1”', ''])('%j stays as it is', (cell) => {
  expect(written(cell)).toBe(cell);
});
