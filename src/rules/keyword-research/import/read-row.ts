import { keywordFileBounds, type ImportedKeyword, type KeywordTool } from '#contract/keyword-import.ts';
import type { ColumnField, ColumnMapping } from './columns.ts';
import { countOf, decimalOf, levelOf, rangeOf, shareOf } from './number-text.ts';

export interface RowShape {
  tool: KeywordTool;
  mapping: ColumnMapping;
  months: readonly { column: number; year: number; month: number }[];
  /** When the header says it, such as `CPC (USD)`. */
  currency: string | null;
}

/** Tools whose "Competition" counts offers and says nothing of advertisers. */
const countsOffers: ReadonlySet<KeywordTool> = new Set(['erank', 'marmalead']);
/** Tools whose clicks are their own guess at all clicks on a search page, not those of the user's site. */
const guessesClicks: ReadonlySet<KeywordTool> = new Set(['ahrefs', 'semrush', 'erank', 'marmalead']);
const totals = /^(?:total|totals|gesamt|summe|total général|totales)\b/iu;

/** One row of a keyword file; null for rows without a keyword, with too long a one, and for totals. */
export function readRow(cells: readonly string[], shape: RowShape): ImportedKeyword | null {
  const { mapping, tool } = shape;
  const cell = (field: ColumnField): string => {
    const column = mapping[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const keyword = keywordText(cell('keyword'));
  if (keyword === '' || keyword.length > keywordFileBounds.keyword || totals.test(keyword)) return null;
  const row: ImportedKeyword = { keyword };
  const volume = rangeOf(cell('volume'));
  if (volume !== null) row.volume = volume;
  const monthly = shape.months.flatMap(({ column, year, month }) => {
    const searches = countOf(cells[column] ?? '');
    return searches === null ? [] : [{ year, month, searches }];
  });
  if (monthly.length > 0) row.monthly = monthly.slice(-48);
  readCompetition(row, cell, tool);
  const difficulty = decimalOf(cell('difficulty'));
  if (difficulty !== null && difficulty <= 100) row.difficulty = difficulty;
  const bids = { bidLow: decimalOf(cell('bidLow')), bidHigh: decimalOf(cell('bidHigh')) };
  if (bids.bidLow !== null) row.bidLow = bids.bidLow;
  if (bids.bidHigh !== null) row.bidHigh = bids.bidHigh;
  const currency = /^[A-Z]{3}$/u.exec(cell('currency').toUpperCase())?.[0] ?? shape.currency;
  if (currency !== null && (bids.bidLow !== null || bids.bidHigh !== null)) row.currency = currency;
  if (!guessesClicks.has(tool)) {
    for (const field of ['clicks', 'impressions'] as const) {
      const count = countOf(cell(field));
      if (count !== null) row[field] = count;
    }
    const ctr = cell('ctr') === '' ? null : shareOf(cell('ctr'));
    if (ctr !== null) row.ctr = ctr;
    const position = decimalOf(cell('position'));
    if (position !== null && position <= 1_000) row.position = position;
  }
  const rank = countOf(cell('rank'));
  if (rank !== null && rank > 0) row.rank = rank;
  const offers = countOf(cell('offers'));
  if (offers !== null && row.offers === undefined) row.offers = offers;
  return row;
}

function readCompetition(
  row: ImportedKeyword,
  cell: (field: ColumnField) => string,
  tool: KeywordTool,
): void {
  const level = levelOf(cell('competition'));
  if (level !== null) row.competition = level;
  else if (countsOffers.has(tool)) {
    const offers = countOf(cell('competition'));
    if (offers !== null) row.offers = offers;
  }
  const index = decimalOf(cell('competitionIndex'));
  if (index === null || index > 100) return;
  // Semrush counts from 0 to 1.
  row.competitionIndex = tool === 'semrush' ? Math.round(index * 100) : index;
}

/** Match types ("[mug]", "+mug") and quotes are marks of Google Ads, not part of what people type. */
function keywordText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/^[["'+]+|["'\]]+$/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}
