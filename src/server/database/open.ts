import type { Environment } from '#server/env.ts';
import type { Database } from './database.ts';

/**
 * Opens the database that the settings name, brought up to the newest migration. Only the engine in use is loaded.
 * @throws DataFolderError when another process has the embedded database open, or its folder cannot be used
 */
export async function openDatabase(env: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.DATABASE_URL);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(env.DATA_DIR);
}
