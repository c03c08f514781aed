const longDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** "2 October 2026" in the reader's time zone. */
export function dateWords(iso: string): string {
  return longDate.format(new Date(iso));
}

/** "Today" on the same calendar day, "Yesterday", else day and month; with the year when it is another one. */
export function dayWords(iso: string, now: Date): string {
  const day = new Date(iso);
  const difference = Math.round((startOf(now) - startOf(day)) / 86_400_000);
  if (difference === 0) return 'Today';
  if (difference === 1) return 'Yesterday';
  return day.getFullYear() === now.getFullYear() ? shortDate.format(day) : longDate.format(day);
}

/** Since when somebody is a member: "Today" on the first day, else the date. */
export function memberSince(iso: string, now: Date): string {
  return startOf(now) === startOf(new Date(iso)) ? 'Today' : dateWords(iso);
}

/** Local midnight, in milliseconds. */
function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
