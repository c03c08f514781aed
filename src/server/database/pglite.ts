import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrate.ts';
import * as schema from './schema/index.ts';

/** A database whose PGlite is reachable, for the job queue that runs on it in the same process. */
export interface PgliteDatabase extends Database {
  engine: 'pglite';
  lite: PGlite;
}

/** Opens the embedded database in `dataFolder`, which no other process may have open. */
export async function openPglite(dataFolder: string): Promise<PgliteDatabase> {
  const dataDir = path.join(dataFolder, 'pg');
  // Each by itself: of a chain of new folders only the last one gets the mode.
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = lockFolder(dataFolder);
  try {
    return await openWith({ dataDir }, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens PGlite with any options, such as none for a database in memory. */
export async function openWith(options: PGliteOptions, release = () => {}): Promise<PgliteDatabase> {
  const lite = await PGlite.create({ ...options, extensions: { pg_trgm, btree_gin } });
  const driver = drizzle(lite, { schema });
  const db: Queryable = driver;
  try {
    await migrate(driver, { migrationsFolder: migrationsFolder() });
  } catch (error) {
    await lite.close();
    throw error;
  }
  return {
    engine: 'pglite',
    lite,
    db,
    transaction: (work) => db.transaction(work),
    query: async (text, values) => {
      const result = await lite.query<Record<string, unknown>>(text, values);
      return { rows: result.rows, rowCount: result.rows.length || (result.affectedRows ?? 0) };
    },
    dump: () => lite.dumpDataDir('gzip'),
    close: async () => {
      if (lite.closed) return;
      await lite.close();
      release();
    },
  };
}
