import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the generated SQL: beside this file in the sources, beside the bundle in a build. */
export function migrationsFolder(): string {
  const folder = path.join(import.meta.dirname, 'migrations');
  if (existsSync(folder)) return folder;
  throw new Error(`The migrations are missing from ${folder}; build again with: npm run build`);
}

/** Key of the PostgreSQL advisory lock under which one process migrates while the others wait. */
export const migrationLockKey = 7_340_115_201;
