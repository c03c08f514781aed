import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const beside = path.join(import.meta.dirname, 'empty-database.tar.gz');

/**
 * A migrated database without a row, as the build packs it beside the bundle: unpacking it takes one second, making one
 * six. Undefined where the product runs from its sources, and of a file that was damaged on its way here: the engine
 * would end the process over it.
 */
export async function emptyDatabase(file = beside): Promise<Blob | undefined> {
  if (!existsSync(file)) return undefined;
  const packed = await readFile(file);
  // Its check sum is at its end, so that what is unpacked is whole.
  const whole = await promisify(gunzip)(packed).catch(() => undefined);
  return whole && new Blob([whole]);
}
