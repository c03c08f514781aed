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
 * Characters that a cell of Excel holds; what is longer runs over into the next rows and spoils the table. Microsoft
 * Knowledge Base 211878, read 2026-11-23. LibreOffice and Google Sheets hold more.
 */
const longestCell = 32_767;

/**
 * The same as a table for spreadsheets: UTF-8 with a mark that Excel asks for. A text such as `=HYPERLINK(…)` gets an
 * apostrophe in front, so that no spreadsheet runs it. What no cell holds is left to the JSON beside it, and the cell says so.
 */
export async function* csvParts(pages: AsyncIterable<readonly OwnRow[]>): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const rows of pages) {
    for (const row of rows) {
      const header = columns === null;
      columns ??= Object.keys(row);
      const cells = [
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, short(cell(value))])),
      ];
      yield `${header ? '\uFEFF' : ''}${Papa.unparse(cells, { columns, header, escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`;
    }
  }
}

function short(value: ReturnType<typeof cell>): ReturnType<typeof cell> {
  // One less: the apostrophe before a formula takes a character too.
  if (typeof value !== 'string' || value.length < longestCell) return value;
  return `(${value.length.toLocaleString('en')} characters, more than a spreadsheet's cell holds: see the .json file)`;
}

/** Lists of texts as one text, whatever is nested as JSON. */
function cell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
