import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Folder of the generated SQL: beside this file in the sources, beside the bundle in a build. */
export function migrationsFolder(): string {
  const folder = path.join(import.meta.dirname, 'migrations');
  if (existsSync(folder)) return folder;
  throw new Error(`The migrations are missing from ${folder}; build again with: npm run build`);
}

/** Key of the PostgreSQL advisory lock under which one process migrates while the others wait. */
export const migrationLockKey = 7_340_115_201;

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });
let newest: number | undefined;

/** When the newest migration of this code was made, in milliseconds since 1970: the mark that the database keeps of it. */
export function newestMigration(): number {
  if (newest !== undefined) return newest;
  const file = path.join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = Journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  newest = Math.max(...entries.map(({ when }) => when));
  return newest;
}
