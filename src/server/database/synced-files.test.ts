import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/setup/memory-database.ts';
import { cutLog } from './checkpoints.ts';
import { startEngine, syncedStart } from './engine-start.ts';
import { SyncedFiles } from './synced-files.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-synced-'));
  await fillDataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (disk?: ConstructorParameters<typeof SyncedFiles>[1]) =>
  startEngine({ fs: new SyncedFiles(path.join(folder, 'pg'), disk), startParams: [...syncedStart] });

describe('the embedded database', () => {
  it('waits for the disk before a write counts as done, and not when it only reads', async () => {
    let waits = 0;
    const lite = await open({
      sync: (file) => {
        waits += 1;
        fsyncSync(file);
      },
    });
    await lite.exec('create table notes (words text)');
    waits = 0;
    for (const words of ['one', 'two', 'three']) await lite.query('insert into notes values ($1)', [words]);
    expect(waits).toBeGreaterThanOrEqual(3);
    waits = 0;
    await lite.query('select * from notes');
    expect(waits).toBe(0);
    await lite.close();
  });

  it('tells when the disk did not keep what was written, instead of going on', async () => {
    let broken = false;
    const told: unknown[] = [];
    const lite = await open({
      sync: (file) => {
        if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
        fsyncSync(file);
      },
      onLost: (error) => {
        told.push(error);
        throw new Error('the product would end here');
      },
    });
    await lite.exec('create table notes (words text)');
    broken = true;
    // Where the process does not end, the engine is of no more use, whatever it answers.
    await lite.query("insert into notes values ('lost')").catch(() => undefined);
    expect(String(told[0])).toContain('EIO');
  });

  it('cuts its log when it has grown long, and not before', async () => {
    const lite = await open();
    await lite.exec('create table notes (words text)');
    await lite.exec('checkpoint');
    expect(await cutLog(lite)).toBe(false);
    await lite.exec("insert into notes select repeat('word ', 1000) from generate_series(1, 500)");
    expect(await cutLog(lite, 10_000)).toBe(true);
    expect(await cutLog(lite, 10_000)).toBe(false);
    await lite.close();
  });
});
