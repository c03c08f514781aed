import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, types, type ClientBase, type ClientConfig } from 'pg';
import { DatabaseAwayError, isConnectionFailure, isPassing, isReadOnly } from './away.ts';
import type { Database, Queryable } from './database.ts';
import { migrationLockKey, migrationsFolder } from './migrate.ts';
import * as schema from './schema/index.ts';

const oldestVersion = 15;

/**
 * Milliseconds until a statement without an answer is given up and its connection dropped: a server that is frozen,
 * or a network that swallows packets, never says so. Far above the slowest statement, below a browser's patience.
 */
const statementPatienceMs = 25_000;

/**
 * Opens a pool on a PostgreSQL server and migrates; several processes may do so at once.
 * @param patienceMs for one statement, migrations excepted; 0 waits for ever, for programs that fill tables
 */
export async function openPostgres(
  url: string,
  { patienceMs = statementPatienceMs } = {},
): Promise<Database> {
  // `count(*)` is an int8: PGlite gives it as a number, pg as a text unless told otherwise.
  types.setTypeParser(types.builtins.INT8, Number);
  const connection: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    // A server that vanished without a word is noticed.
    keepAlive: true,
    application_name: 'shelfmark',
  };
  await migrateUnderLock(connection);
  // The client's own patience is for a server that says nothing any more; the server's ends before it.
  const pool = new Pool({
    ...connection,
    max: 10,
    query_timeout: patienceMs,
    // Of each new connection, before it is lent.
    verify: (client, done) => {
      if (patienceMs === 0) done();
      else limitStatements(client, patienceMs).then(() => done(), done);
    },
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction would too; the transaction's next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Queryable = drizzle(pool, { schema });
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    db,
    transaction: (work) => inTransaction(pool, work),
    query: async (text, values) => {
      try {
        const result = await pool.query<Record<string, unknown>>(text, values);
        return { rows: result.rows, rowCount: result.rowCount ?? result.rows.length };
      } catch (error) {
        throw awayOr(error);
      }
    },
    connections: () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (closed ??= pool.end()),
  };
}

/**
 * Has the server end what takes too long, a little before the client gives it up. A statement that only the client gave
 * up waits on behind the lock of another program and is carried out when that ends: a save would exist after all, or
 * twice, although its failure was told. Asked as the connection's first statement and not brought along by it: poolers
 * in between refuse connections that bring settings. One that refuses this as well leaves it at the client's patience.
 */
async function limitStatements(client: ClientBase, patienceMs: number): Promise<void> {
  try {
    await client.query(`set statement_timeout = ${Math.floor(patienceMs * 0.9)}`);
  } catch (error) {
    if (isConnectionFailure(error)) throw error;
  }
}

/**
 * drizzle's own way over a pool takes a connection and begins outside its `try`: when the connection breaks there, it
 * is never given back, and ten such moments leave the process without any.
 */
async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw awayOr(error);
  });
  let isUseless = false;
  try {
    // No schema: nobody asks through drizzle's relations, and reading it anew would cost each transaction.
    const session: unknown = drizzle(client);
    return await (session as Queryable).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        // A rollback would wait behind the statement that has no answer; the server rolls back what loses its client.
        if (isConnectionFailure(error)) void client.end();
        // The next connection may lead to the server that writes; this one never will.
        isUseless = isReadOnly(error);
        throw error;
      }
    });
  } finally {
    // The pool drops a broken one by itself, as it drops those on which a single statement failed.
    client.release(isUseless);
  }
}

function awayOr(error: unknown): unknown {
  return isPassing(error) ? new DatabaseAwayError(error) : error;
}

/** On a connection of its own, without bound: an index on a large table takes its time, and so may others' migrations. */
async function migrateUnderLock(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  // Without a listener a connection that breaks between two statements would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Behind a pooler this may be a connection of the server on which `limitStatements` was asked.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (major < oldestVersion)
      throw new Error(`DATABASE_URL is PostgreSQL ${major}; version ${oldestVersion} or newer is needed.`);
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
