import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptyDatabase } from './empty-database.ts';

it('gives what the build packed when it is whole, and nothing when it is damaged or not there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-empty-'));
  const file = path.join(folder, 'empty-database.tar.gz');
  try {
    expect(await emptyDatabase(file)).toBeUndefined();
    const packed = gzipSync('the files of a database '.repeat(10_000));
    writeFileSync(file, packed);
    expect((await emptyDatabase(file))?.size).toBe(240_000);
    for (const damaged of [packed.subarray(0, -100), Buffer.from('no archive'), Buffer.alloc(0)]) {
      writeFileSync(file, damaged);
      expect(await emptyDatabase(file)).toBeUndefined();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
