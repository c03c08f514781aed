import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/setup/memory-database.ts';
import { DataFolderError } from './data-folder-error.ts';
import { unusable } from './data-folder.ts';
import { packedEmptyDatabase } from './packed-empty-database.ts';
import { openPglite } from './pglite.ts';
import { addUser, findUser } from './users.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-data-'));
const whole = path.join(folder, 'whole');
let count = 0;

/** A data folder with one account in it, to be harmed. */
function copy(): string {
  const data = path.join(folder, `data-${(count += 1)}`);
  cpSync(whole, data, { recursive: true });
  return data;
}

async function holdsTheAccount(data: string): Promise<boolean> {
  const database = await openPglite(data);
  try {
    return (await findUser(database.db, 'kept')) !== null;
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  await fillDataFolder(whole);
  const database = await openPglite(whole);
  await addUser(database.db, { id: 'kept' });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('never makes a new database over the files of one that lost its mark', async () => {
  const data = copy();
  const mark = path.join(data, 'pg', 'PG_VERSION');
  renameSync(mark, path.join(data, 'mark'));
  await expect(openPglite(data)).rejects.toThrow(/is damaged or not whole: its file PG_VERSION is missing/);
  renameSync(path.join(data, 'mark'), mark);
  expect(await holdsTheAccount(data)).toBe(true);
});

it('says in a sentence that a database is damaged, and what helps', async () => {
  const harms: ((pg: string) => void)[] = [
    (pg) => truncateSync(path.join(pg, 'global', 'pg_control'), 0),
    (pg) => rmSync(path.join(pg, 'base'), { recursive: true }),
    (pg) => writeFileSync(path.join(pg, 'PG_VERSION'), '9.6\n'),
  ];
  for (const harm of harms) {
    const data = copy();
    harm(path.join(data, 'pg'));
    const opening = openPglite(data);
    await expect(opening).rejects.toBeInstanceOf(DataFolderError);
    await expect(opening).rejects.toThrow(/npm run restore -- FILE/);
  }
});

it('says what is wrong with the folder itself', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(openPglite(file)).rejects.toThrow(/it or a folder above it is a file/);
  await expect(openPglite(path.join(file, 'below'))).rejects.toThrow(/it or a folder above it is a file/);
  const data = copy();
  writeFileSync(path.join(data, 'lock'), 'not a lock'.repeat(1_000));
  await expect(openPglite(data)).rejects.toThrow(/its file “lock” is not the one that the product made/);
});

it.each([
  [{ code: 'ENOSPC' }, 'its disk is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'its disk is full'],
  [{ errno: 51 }, 'its disk is full'],
  [{ code: 'EROFS', errno: -30 }, 'its disk is read-only'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, 'its disk is read-only'],
  [{ code: 'EACCES' }, 'this user may not read and write there'],
  [{ code: 'EIO' }, 'its disk reports a failure'],
])('tells what %j means', (fields, reason) => {
  const told = unusable(folder, Object.assign(new Error('as the system says it'), fields));
  expect(String(told)).toContain(`The data folder ${folder} cannot be used: ${reason}.`);
});

it('finishes a restore that was killed between its two moves, and drops one that was killed before', async () => {
  const data = copy();
  renameSync(path.join(data, 'pg'), path.join(data, 'pg.restored'));
  expect(await holdsTheAccount(data)).toBe(true);
  mkdirSync(path.join(data, 'pg.restored'));
  mkdirSync(path.join(data, 'pg.restoring'));
  expect(await holdsTheAccount(data)).toBe(true);
  expect(readdirSync(data).toSorted()).toEqual(['lock', 'pg']);
});

const firstStart = `
  import { openPglite } from ${JSON.stringify(path.join(import.meta.dirname, 'pglite.ts'))};
  await openPglite(process.argv[1], process.argv[2]);
`;

// A first start of what is shipped, which begins with the packed database.
it.each([1, 400, 1_100])(
  'leaves nothing that looks like a database when its first start is killed after %i files',
  async (files) => {
    const packed = await packedEmptyDatabase();
    const data = path.join(folder, `killed-${files}`);
    const making = path.join(data, 'pg.making');
    const child = spawn(process.execPath, ['--input-type=module', '-e', firstStart, data, packed], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const isThere = () => existsSync(making) && readdirSync(making, { recursive: true }).length >= files;
    while (!isThere() && !existsSync(path.join(data, 'pg')) && child.exitCode === null) await pause(5);
    child.kill('SIGKILL');
    await ended;
    const database = await openPglite(data, packed);
    await addUser(database.db, { id: 'kept' });
    await database.close();
    expect(await holdsTheAccount(data)).toBe(true);
    expect(readdirSync(data).toSorted()).toEqual(['lock', 'pg']);
  },
);
