import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/database/database.ts';
import { emptyDatabase } from '#server/database/empty-database.ts';
import { packedEmptyDatabase } from '#server/database/packed-empty-database.ts';
import { openWith } from '#server/database/pglite.ts';

let image: Promise<Blob> | undefined;

/** A migrated database without a row, unpacked once for all tests of a process. */
function emptyImage(): Promise<Blob> {
  image ??= packedEmptyDatabase()
    .then(emptyDatabase)
    .then((unpacked) => {
      if (unpacked === undefined) throw new Error('the packed empty database is damaged; remove it');
      return unpacked;
    });
  return image;
}

/** A fresh migrated database in memory; it starts from a saved image, which takes a tenth of a first start. */
export async function openMemoryDatabase(): Promise<Database> {
  return openWith({ loadDataDir: await emptyImage() });
}

/** Puts an empty migrated database into a data folder, for tests of what comes after a first start. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const loadDataDir = await emptyImage();
  mkdirSync(dataFolder, { recursive: true });
  const lite = await PGlite.create({ dataDir: path.join(dataFolder, 'pg'), loadDataDir });
  await lite.close();
}
