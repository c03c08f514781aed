import { AppError } from '#server/errors.ts';

/** Deeper than any form nests. Without a bound a body of brackets alone would exhaust the stack. */
const deepest = 24;

/**
 * Parsed input without what no database takes: zero characters, and halves of surrogate pairs, which become U+FFFD.
 * @throws AppError bad_request when it nests too deep
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new AppError('bad_request');
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanString(key), cleanInput(entry, depth + 1)]),
  );
}

/** The text without zero characters and with whole surrogate pairs only. */
export function cleanString(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
