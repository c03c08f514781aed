import type { Database } from './database.ts';
import type { PgliteDatabase } from './pglite.ts';

/** Apart from the engine itself, so that asking does not load it. */
export function isPglite(database: Database): database is PgliteDatabase {
  return database.engine === 'pglite';
}
