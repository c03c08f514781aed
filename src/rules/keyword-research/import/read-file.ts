import Papa from 'papaparse';
import { keywordFileBounds, type ImportedKeyword, type KeywordTool } from '#contract/keyword-import.ts';
import { columnFields, mapColumns, monthColumns, type ColumnMapping } from './columns.ts';
import { decodeFile, type FileEncoding } from './decode.ts';
import { midpointsToRanges } from './planner-ranges.ts';
import { readRow } from './read-row.ts';
import { toolOf } from './tools.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A file of keywords as it was read. */
export interface KeywordFile {
  fileName: string;
  tool: KeywordTool;
  encoding: FileEncoding;
  delimiter: Delimiter;
  headers: string[];
  mapping: ColumnMapping;
  /** The first five rows, for choosing the columns. */
  sample: string[][];
  rows: ImportedKeyword[];
  /** Sentences on what was left out or read in a special way. */
  notices: string[];
  /** Why nothing was read, one sentence; null when there are rows. */
  problem: string | null;
}

/** Lines above the header in the exports that are known: two of the Keyword Planner, one of Brand Analytics. */
const mostLinesAbove = 12;
const probeUnits = 20_000;

/**
 * Reads an export of keywords: encoding, delimiter, header row and tool are recognised; `chosen` maps the columns by
 * hand. At most 50,000 rows are read, and each keyword once (the row with the most searches). Never throws.
 * @param bytes the file; more than `keywordFileBounds.bytes` gives a problem
 */
export function readKeywordFile(bytes: Uint8Array, fileName: string, chosen?: ColumnMapping): KeywordFile {
  if (bytes.length > keywordFileBounds.bytes)
    return unreadable(
      fileName,
      'This file is larger than 25 MB. Export fewer rows or columns and try again.',
    );
  // ZIP, that is xlsx and ods, and the old xls.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return unreadable(
      fileName,
      'This is a spreadsheet, not a CSV file. Save it as CSV (comma separated) and choose it again.',
    );
  const { text, encoding } = decodeFile(bytes);
  return { ...readKeywordText(text, fileName, chosen), encoding };
}

/** The same for text that was pasted or decoded already. */
export function readKeywordText(text: string, fileName: string, chosen?: ColumnMapping): KeywordFile {
  if (text.trim() === '') return unreadable(fileName, 'This file is empty.');
  const delimiter = delimiterOf(text);
  const table = Papa.parse<string[]>(text, {
    delimiter,
    quoteChar: '"',
    preview: keywordFileBounds.rows + mostLinesAbove + 1,
    skipEmptyLines: 'greedy',
  }).data;
  const headerAt = headerRow(table);
  const list = headerAt === -1 && table.slice(0, 50).every((row) => row.length === 1);
  const headers = list ? ['Keyword'] : (table[Math.max(0, headerAt)] ?? []).map((name) => name.trim());
  const body = list ? table : table.slice(Math.max(0, headerAt) + 1);
  const mapping = chosen ?? (list ? { keyword: 0 } : mapColumns(headers));
  const tool = toolOf(headers);
  const base = { fileName, tool, encoding: 'utf-8' as const, delimiter, headers, mapping };
  const sample = body.slice(0, 5);
  if (mapping.keyword === undefined) {
    const problem = 'No column with the keywords was found in this file. Choose the column that holds them.';
    return { ...base, sample, rows: [], notices: [], problem };
  }
  const notices = list ? ['Read as a plain list of keywords, without numbers.'] : [];
  const rows = rowsOf(body, { ...base, mapping }, notices);
  const problem = rows.length > 0 ? null : 'No keyword was found in the column that was chosen.';
  return { ...base, sample, rows, notices, problem };
}

function rowsOf(
  body: readonly string[][],
  { headers, mapping, tool }: Pick<KeywordFile, 'headers' | 'mapping' | 'tool'>,
  notices: string[],
): ImportedKeyword[] {
  const shape = { tool, mapping, months: monthColumns(headers), currency: currencyOf(headers) };
  const found = new Map<string, ImportedKeyword>();
  let unread = 0;
  let doubled = 0;
  for (const cells of body.slice(0, keywordFileBounds.rows)) {
    const row = readRow(cells, shape);
    if (row === null) {
      unread += 1;
      continue;
    }
    const key = row.keyword.toLowerCase();
    const known = found.get(key);
    if (known !== undefined) doubled += 1;
    if (known === undefined || searches(row) > searches(known)) found.set(key, row);
  }
  if (body.length > keywordFileBounds.rows)
    notices.push('Only the first 50,000 rows were read; the file has more.');
  if (unread > 0) notices.push(`${countWords(unread, 'row')} without a usable keyword left out.`);
  if (doubled > 0) notices.push(`${countWords(doubled, 'row')} named a keyword again and left out.`);
  const rows = [...found.values()];
  if (tool === 'keyword-planner' && midpointsToRanges(rows))
    notices.push(
      'The volumes are the round figures that Keyword Planner gives accounts without much ad spend. Each is read as its range, such as 100–1,000 for 500.',
    );
  const measured = columnFields.some((field) => field !== 'keyword' && mapping[field] !== undefined);
  if (!measured && shape.months.length === 0 && notices.length === 0)
    notices.push('No column with numbers was found, so the volumes stay unknown.');
  return rows;
}

function searches(row: ImportedKeyword): number {
  return row.volume?.high ?? row.impressions ?? 0;
}

function countWords(count: number, word: string): string {
  return count === 1 ? `1 ${word} was` : `${count.toLocaleString('en-US')} ${word}s were`;
}

/** The row whose cells name most known columns, the keyword among them; -1 when there is none near the top. */
function headerRow(table: readonly string[][]): number {
  let best = -1;
  let most = 0;
  for (const [index, row] of table.slice(0, mostLinesAbove).entries()) {
    const mapping = mapColumns(row);
    const named = Object.keys(mapping).length;
    if (mapping.keyword !== undefined && named > most) {
      best = index;
      most = named;
    }
  }
  if (best !== -1) return best;
  // Unknown headers: the first line as wide as the table, when a line below it is as wide.
  const width = Math.max(...table.slice(0, 50).map((row) => row.length));
  return width < 2 ? -1 : table.findIndex((row) => row.length === width);
}

/** The delimiter that cuts most of the first lines into the same number of cells, more than one. */
function delimiterOf(text: string): Delimiter {
  const probe = text.slice(0, probeUnits);
  let best: Delimiter = ',';
  let most = 0;
  for (const delimiter of delimiters) {
    const rows = Papa.parse<string[]>(probe, {
      delimiter,
      quoteChar: '"',
      preview: 40,
      skipEmptyLines: 'greedy',
    }).data;
    const widths = new Map<number, number>();
    for (const row of rows) if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    for (const [width, lines] of widths) {
      // Many lines of the same width say more than one wide line.
      const weight = lines * 10 + Math.min(width, 9);
      if (weight > most) {
        most = weight;
        best = delimiter;
      }
    }
  }
  return best;
}

function currencyOf(headers: readonly string[]): string | null {
  for (const header of headers) {
    const code = /\bcpc\s*(?:\(\s*)?(usd|eur|gbp|cad|aud)\b/iu.exec(header)?.[1];
    if (code !== undefined) return code.toUpperCase();
  }
  return null;
}

function unreadable(fileName: string, problem: string): KeywordFile {
  return {
    fileName,
    tool: 'other',
    encoding: 'utf-8',
    delimiter: ',',
    headers: [],
    mapping: {},
    sample: [],
    rows: [],
    notices: [],
    problem,
  };
}
