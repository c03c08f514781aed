/** Whole seconds since 1970, as everywhere in Stripe's API. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
export const momentOf = (unix: number): Date => new Date(unix * 1000);

export const hour = 3_600;
export const day = 24 * hour;

/**
 * `months` after the anchor at the same time of day (UTC). Where the month is too short its last day is taken, and
 * the next month goes back to the anchor's day: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: number, months: number): number {
  const start = momentOf(anchor);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return seconds(first);
}

/** End of the period that begins at `start`, counted from the anchor so that days do not drift. */
export function periodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}
