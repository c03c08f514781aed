import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

/**
 * A text as a cell of a file for Google Ads Editor: one line, and never a formula.
 *
 * The usual apostrophe would become part of the headline or keyword. A space in front makes the cell a text for
 * Excel and LibreOffice too, and spaces at the ends of a text mean nothing to Google Ads.
 */
export function safeCell(text: string): string {
  const line = plainCell(text);
  return formulaStart.test(line) ? ` ${line}` : line;
}

/** What a cell says: one line without spaces at its ends. `[]` is Editor's word for "nothing here". */
export function plainCell(cell: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const line = cell.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/gu, ' ').trim();
  return line === '[]' ? '' : line;
}

/** Cents as Editor reads money: `12.5` is written `12.50`, without a sign of the currency. */
export function moneyCell(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}

/** Cents of a cell such as `12.50`, `12,50` or `$1,200.00`; null for anything else. */
export function centsOf(cell: string): number | null {
  const digits = cell.replace(/[^\d.,]/gu, '');
  const written = /^(?<whole>\d[\d.,]*?)(?:[.,](?<part>\d{1,2}))?$/u.exec(digits)?.groups;
  if (!written) return null;
  const whole = Number(written['whole']!.replace(/[.,]/gu, ''));
  return whole * 100 + Number((written['part'] ?? '').padEnd(2, '0'));
}
