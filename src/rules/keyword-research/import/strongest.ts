import { keywordFileBounds, type ImportedKeyword } from '#contract/keyword-import.ts';

/** How much is known to be searched: by volume, else by impressions, else by Amazon's rank. */
function strength(row: ImportedKeyword): number {
  if (row.volume !== undefined) return row.volume.high;
  if (row.impressions !== undefined) return row.impressions;
  return row.rank === undefined ? 0 : 1 / row.rank;
}

/** The rows that a research takes along: the most searched first, at most as many as the form carries. */
export function strongestRows(
  rows: readonly ImportedKeyword[],
  most: number = keywordFileBounds.sentRows,
): ImportedKeyword[] {
  if (rows.length <= most) return [...rows];
  return rows
    .toSorted((a, b) => strength(b) - strength(a) || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, most);
}
