import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './migrate.ts';
import { openWith } from './pglite.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const kept = path.join(packages, '.cache/shelfmark');

/**
 * The packed migrated database without a row with which first starts of what is built begin (empty-database.ts), made once for these
 * migrations and this engine and kept between builds. For the build and for tests; the product itself never packs one.
 * @returns the file, which is there afterwards
 */
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
  hash.update(readFileSync(path.join(packages, '@electric-sql/pglite/package.json')));
  const folder = migrationsFolder();
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  hash.update(readFileSync(path.join(folder, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
}
