import Papa from 'papaparse';
import type { OwnRow } from '#server/database/own-data.ts';
import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

/** One list of JSON objects, a row on each line. */
export async function* jsonParts(pages: AsyncIterable<readonly OwnRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/**
 * The same as a table for spreadsheets: UTF-8 with a mark that Excel asks for. A text such as `=HYPERLINK(…)` gets an
 * apostrophe in front, so that no spreadsheet runs it.
 */
export async function* csvParts(pages: AsyncIterable<readonly OwnRow[]>): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const rows of pages) {
    for (const row of rows) {
      const header = columns === null;
      columns ??= Object.keys(row);
      const cells = [Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]))];
      yield `${header ? '\uFEFF' : ''}${Papa.unparse(cells, { columns, header, escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`;
    }
  }
}

/** Lists of texts as one text, whatever is nested as JSON. */
function cell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
