import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached, ended the connection, or is unable for now: nothing is wrong with what was asked. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** Sentences of the client library for a connection that is gone or silent; it gives them no code. */
const sentences =
  /^(?:Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)|timeout expired/;

/**
 * True for PostgreSQL's classes 08 (connection), 53300 (too many of them), 57P01 to 57P03 (shut down, crashed, starting) and the codes
 * of the network, in the error or in what caused it. Ask it only of errors that come from the database.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(?:08...|53300|57P0[123]|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/.test(
      code,
    ) ||
    sentences.test(error.message) ||
    isConnectionFailure(error.cause)
  );
}

/** `read_only_sql_transaction`: after a change of the primary server this connection leads to one that no longer writes. */
export function isReadOnly(error: unknown): boolean {
  return codesOf(error).includes('25006');
}

/**
 * PostgreSQL's codes of a server that is there and cannot do it now: 25006 (it only reads), 28 and 3D (it lets us in no
 * more), 40001, 40P01 and 55P03 (others were in the way), 53 (disk full, out of memory), 57014 (it took too long), 58 (its
 * disk fails).
 */
const unable = /^(?:25006|28...|3D000|40001|40P01|53...|55P03|57014|58...)$/;

/** Whether an error of the database says nothing about what was asked: the same may succeed later. */
export function isPassing(error: unknown): boolean {
  return isConnectionFailure(error) || codesOf(error).some((code) => unable.test(code));
}

/** Whether two transactions stood in each other's way (40001, 40P01): PostgreSQL ended this one, which left nothing behind. */
export function isLockConflict(error: unknown): boolean {
  return codesOf(error).some((code) => code === '40001' || code === '40P01');
}

/** Codes of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}

/** What an error comes from: drizzle's own words hold the whole statement. */
export function originOf(error: unknown): unknown {
  if (error instanceof AggregateError) return originOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? originOf(error.cause) : error;
}

/** Whether a failure that reached a route means that the database is away, or unable for now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  // Queries outside a transaction come with drizzle's wrapping.
  if (error instanceof DrizzleQueryError) return isPassing(error) || isDatabaseAway(error.cause);
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause);
}
