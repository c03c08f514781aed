import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openWith } from '#server/database/pglite.ts';

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

const imageFile = () => path.join(os.tmpdir(), `shelfmark-test-image-${migrationsDigest()}.tar`);

/** A fresh migrated database in memory; it starts from a saved image, which takes a tenth of a first start. */
export async function openMemoryDatabase(): Promise<Database> {
  const image = imageFile();
  if (existsSync(image)) return openWith({ loadDataDir: new Blob([readFileSync(image)]) });
  const database = await openWith({});
  const dump = await database.lite.dumpDataDir('none');
  // Other test files may be doing the same: the finished image appears in one step.
  const unfinished = `${image}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, image);
  return database;
}

/** Puts an empty migrated database into a data folder, for tests of what comes after a first start. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const image = imageFile();
  if (!existsSync(image)) await (await openMemoryDatabase()).close();
  mkdirSync(dataFolder, { recursive: true });
  const loadDataDir = new Blob([readFileSync(image)]);
  const lite = await PGlite.create({ dataDir: path.join(dataFolder, 'pg'), loadDataDir });
  await lite.close();
}

/** Names the image by the migrations in it, the engine's version and the user whom the file belongs to. */
function migrationsDigest(): string {
  const folder = migrationsFolder();
  const engine = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const hash = createHash('sha256').update(`${process.getuid?.() ?? 0} ${engine}`);
  const journal = Journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')));
  for (const { tag } of journal.entries) hash.update(readFileSync(path.join(folder, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}
