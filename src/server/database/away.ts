import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached, or ended the connection: nothing is wrong with what was asked. */
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

/** Whether a failure that reached a route means that the database is away. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  // Queries outside a transaction come with drizzle's wrapping.
  if (error instanceof DrizzleQueryError) return isConnectionFailure(error);
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause);
}
