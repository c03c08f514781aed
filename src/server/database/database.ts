import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database or an open transaction of it: what every query function takes first. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface QueryResult {
  rows: Record<string, unknown>[];
  /** Rows read, or rows written by a statement that returns none. */
  rowCount: number;
}

/**
 * One PostgreSQL dialect, two engines. Inside `transaction` use only the `tx` given: the embedded engine has one
 * session, and a query on the outer `db` would wait for its own transaction for ever.
 */
export interface Database {
  engine: 'pglite' | 'postgres';
  db: Queryable;
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Plain SQL for libraries that bring their own, such as the session store. */
  query(text: string, values?: unknown[]): Promise<QueryResult>;
  /** Connections of the pool at this moment; absent where there is none. */
  connections?: () => Record<'in_use' | 'idle' | 'waiting', number>;
  /** One moment of the whole embedded database as a compressed archive, made while it is read. */
  dump?: () => AsyncIterable<Uint8Array>;
  /** Finishes what runs, closes and gives the data folder free. Safe to call twice. */
  close(): Promise<void>;
}
