import { newestMigration } from './database/migrate.ts';
import type { Database } from './database/database.ts';

export type Readiness = 'ready' | 'starting' | 'stopping' | 'database unavailable' | 'migrations missing';

/** A load balancer asks every few seconds and gives up after one or two. */
const patienceMs = 2_000;
/** PostgreSQL's codes for a schema or a table that is not there. */
const absent = new Set(['3F000', '42P01']);

/**
 * Whether a started process can serve. A database that is newer than this code is fine: an upgrade runs the migrations
 * while older processes still answer. One that is older was put back under a running process.
 */
export async function readinessOf(database: Database): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database was silent for ${patienceMs} ms`)), patienceMs);
  });
  const asked = database.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations');
  try {
    const { rows } = await Promise.race([asked, late]);
    return Number(rows[0]?.['newest'] ?? 0) >= newestMigration() ? 'ready' : 'migrations missing';
  } catch (error) {
    asked.catch(() => undefined);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (absent.has(code)) return 'migrations missing';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
