// Packs a migrated database without a row for the first start of the embedded one (src/server/database/empty-database.ts).
// Made once for these migrations and this engine: it is kept between builds.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openWith } from '#server/database/pglite.ts';

const kept = path.resolve(import.meta.dirname, '../node_modules/.cache/shelfmark');

/** @returns the file, which is there afterwards */
export async function packedEmptyDatabase(): Promise<string> {
  const file = path.join(kept, `empty-database-${digest()}.tar.gz`);
  if (existsSync(file)) return file;
  const database = await openWith({});
  await database.lite.exec('CHECKPOINT');
  const packed = await database.lite.dumpDataDir('gzip');
  await database.close();
  mkdirSync(kept, { recursive: true });
  // Another build may be doing the same: the finished file appears in one step.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await packed.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

function digest(): string {
  const hash = createHash('sha256');
  hash.update(
    readFileSync(path.resolve(import.meta.dirname, '../node_modules/@electric-sql/pglite/package.json')),
  );
  const folder = migrationsFolder();
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  hash.update(readFileSync(path.join(folder, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
}

if (process.argv[1] === import.meta.filename) await packedEmptyDatabase();
