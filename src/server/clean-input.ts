import { AppError } from '#server/errors.ts';

/** Deeper than any form nests. Without a bound a body of brackets alone would exhaust the stack. */
export const deepestInput = 24;

/**
 * Parsed input without what no database takes: zero characters, and halves of surrogate pairs, which become U+FFFD.
 * Numbers become what `cleanNumber` says.
 * What is clean already is given back as it is, since a copy of a large body costs more than the parsing of it.
 * @throws AppError bad_request when it nests too deep
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value);
  if (typeof value === 'number') return cleanNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepestInput) throw new AppError('bad_request');
  return Array.isArray(value) ? cleanList(value, depth) : cleanObject(value, depth);
}

function cleanList(list: unknown[], depth: number): unknown[] {
  let cleaned = list;
  for (const [index, entry] of list.entries()) {
    const clean = cleanInput(entry, depth + 1);
    if (clean === entry) continue;
    if (cleaned === list) cleaned = [...list];
    cleaned[index] = clean;
  }
  return cleaned;
}

function cleanObject(value: object, depth: number): object {
  const entries = Object.entries(value);
  let isClean = true;
  for (const entry of entries) {
    const [key, member] = entry;
    entry[0] = cleanString(key);
    entry[1] = cleanInput(member, depth + 1);
    if (entry[0] !== key || entry[1] !== member) isClean = false;
  }
  return isClean ? value : Object.fromEntries(entries);
}

/**
 * Numbers that PostgreSQL's JSON would write out in hundreds of digits: five signs of `1e308` come back as 309, and a
 * page of saved forms full of them took 1.4 GB. Nothing is counted beyond 1e21, so a larger one counts as infinite,
 * which schemas refuse; a fraction below 1e-21 is zero.
 */
function cleanNumber(value: number): number {
  const size = Math.abs(value);
  if (size >= 1e21) return Math.sign(value) * Number.POSITIVE_INFINITY;
  return size < 1e-21 && size > 0 ? 0 : value;
}

/** The text without zero characters and with whole surrogate pairs only. */
export function cleanString(text: string): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  return text.replaceAll('\0', '').toWellFormed();
}
