import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { keepLogShort } from './checkpoints.ts';
import { databaseFolder, makeDataFolder, settleDatabaseFolder, unopened } from './data-folder.ts';
import type { Database, Queryable } from './database.ts';
import { emptyDatabase } from './empty-database.ts';
import { startEngine, syncedStart } from './engine-start.ts';
import { packedCopy, removeCopies } from './folder-copy.ts';
import { guardFolder } from './folder-guard.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrate.ts';
import * as schema from './schema/index.ts';
import { SyncedFiles } from './synced-files.ts';

/** A database whose PGlite is reachable, for the job queue that runs on it in the same process. */
export interface PgliteDatabase extends Database {
  engine: 'pglite';
  lite: PGlite;
}

const extensions = { pg_trgm, btree_gin };

/**
 * Opens the embedded database in `dataFolder`, which no other process may have open.
 * @param packed file of an empty database that a first start begins with, when it is not the one beside the bundle
 * @throws DataFolderError with a sentence for its owner: in use, damaged, or the disk's fault
 */
export async function openPglite(dataFolder: string, packed?: string): Promise<PgliteDatabase> {
  await makeDataFolder(dataFolder);
  const release = lockFolder(dataFolder);
  try {
    await removeCopies(dataFolder);
    await settleDatabaseFolder(dataFolder, (folder) => makeDatabase(folder, packed));
    const folder = databaseFolder(dataFolder);
    const options = { fs: new SyncedFiles(folder), startParams: [...syncedStart], extensions };
    const lite = await startEngine(options).catch((error: unknown) => {
      throw unopened(dataFolder, error);
    });
    const guarded = guardFolder(lite, folder);
    const stopLooking = keepLogShort(guarded);
    const releaseAll = () => {
      stopLooking();
      release();
    };
    return await migrated(guarded, releaseAll, folder);
  } catch (error) {
    release();
    throw error;
  }
}

/** Fills an empty folder with a new database. */
async function makeDatabase(dataDir: string, packed?: string): Promise<void> {
  const loadDataDir = await emptyDatabase(packed);
  const lite = await startEngine({ dataDir, ...(loadDataDir && { loadDataDir }) });
  await lite.close();
}

/** Opens PGlite with any options, such as none for a database in memory. */
export async function openWith(options: PGliteOptions): Promise<PgliteDatabase> {
  return migrated(await startEngine({ ...options, extensions }));
}

/** Type ids of `integer[]` and `text[]`, the arrays that our columns hold. */
const arraysInColumns = [1007, 1009];

/**
 * The parsers of some 350 types behind a prototype. PGlite 0.5 copies all parsers that are an object's own for each query
 * that brings some itself, as each of drizzle's does: a third of the processor time of a read by key. What is behind the
 * prototype is found all the same; where a query brings parsers, PGlite's defaults take its place, but those for arrays.
 */
function foundNotCopied(parsers: PGlite['parsers']): PGlite['parsers'] {
  const found: PGlite['parsers'] = Object.create(parsers);
  for (const type of arraysInColumns) {
    const parse = parsers[type];
    if (parse) found[type] = parse;
  }
  return found;
}

/** @param folder of a database that does not live in memory alone */
async function migrated(lite: PGlite, release = () => {}, folder?: string): Promise<PgliteDatabase> {
  lite.parsers = foundNotCopied(lite.parsers);
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
    ...(folder !== undefined && { dump: () => packedCopy(lite, folder) }),
    close: async () => {
      if (lite.closed) return;
      await lite.close();
      release();
    },
  };
}
