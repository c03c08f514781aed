import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types } from 'pg';
import { DatabaseAwayError, isConnectionFailure } from './away.ts';
import type { Database, Queryable } from './database.ts';
import { migrationLockKey, migrationsFolder } from './migrate.ts';
import * as schema from './schema/index.ts';

const oldestVersion = 15;

/** Opens a pool on a PostgreSQL server and migrates; several processes may do so at once. */
export async function openPostgres(url: string): Promise<Database> {
  // `count(*)` is an int8: PGlite gives it as a number, pg as a text unless told otherwise.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A server that vanished without a word is noticed.
    keepAlive: true,
    application_name: 'shelfmark',
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction would too; the transaction's next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
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
 * drizzle's own way over a pool takes a connection and begins outside its `try`: when the connection breaks there, it
 * is never given back, and ten such moments leave the process without any.
 */
async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw awayOr(error);
  });
  try {
    // No schema: nobody asks through drizzle's relations, and reading it anew would cost each transaction.
    const session: unknown = drizzle(client);
    return await (session as Queryable).transaction(work);
  } finally {
    // The pool drops a broken one.
    client.release();
  }
}

function awayOr(error: unknown): unknown {
  return isConnectionFailure(error) ? new DatabaseAwayError(error) : error;
}

async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (major < oldestVersion)
      throw new Error(`DATABASE_URL is PostgreSQL ${major}; version ${oldestVersion} or newer is needed.`);
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLockKey]);
  } catch (error) {
    broken = error instanceof Error ? error : new Error('The migration failed', { cause: error });
    throw error;
  } finally {
    // A connection that failed half-way may still hold the lock; destroying it lets go.
    client.release(broken);
  }
}
