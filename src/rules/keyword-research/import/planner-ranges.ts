import type { ImportedKeyword } from '#contract/keyword-import.ts';

/** Fewer volumes than this could be round by chance. */
const enough = 8;
const midpoint = /^50*$/u;

/**
 * Accounts without much ad spend see ranges in the Keyword Planner (platform rules §15), and its file then holds one
 * round figure for each: 50 for 10–100, 500 for 100–1,000, 5,000 for 1,000–10,000. Turns them back into ranges.
 * @returns whether the file is such a one
 */
export function midpointsToRanges(rows: readonly ImportedKeyword[]): boolean {
  const volumes = rows.flatMap(({ volume }) => (volume && volume.high > 0 ? [volume] : []));
  if (volumes.length < enough) return false;
  if (!volumes.every(({ low, high }) => low === high && high >= 50 && midpoint.test(String(high))))
    return false;
  for (const volume of volumes) {
    const middle = volume.high;
    volume.low = middle / 5;
    volume.high = middle * 2;
  }
  return true;
}
