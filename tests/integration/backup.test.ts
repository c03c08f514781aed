import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUseError } from '#server/database/folder-lock.ts';
import { packedEmptyDatabase } from '#server/database/packed-empty-database.ts';
import { openPglite, type PgliteDatabase } from '#server/database/pglite.ts';
import { addUser, findUser } from '#server/database/users.ts';
import { onPostgres, runBackup, runRestore } from '#server/operations/backup.ts';
import { runOperatorCommand } from '#server/operations/operator-command.ts';

const now = new Date('2026-11-21T23:15:00Z');

describe('A backup of the embedded database', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-backup-'));
  const data = path.join(folder, 'data');
  const file = path.join(folder, 'shelfmark-20261121T231500Z.tar.gz');
  let running: PgliteDatabase;
  beforeAll(async () => {
    running = await openPglite(data, await packedEmptyDatabase());
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(data, 'pg')).mode & 0o777).toBe(0o700);
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds what was acknowledged before it, written while the product goes on writing', async () => {
    for (let index = 0; index < 20; index += 1) await addUser(running.db, { id: `before-${index}` });
    const meanwhile = Array.from({ length: 20 }, (_, index) => addUser(running.db, { id: `while-${index}` }));
    const [answer] = await Promise.all([
      runOperatorCommand(running, ['backup', folder + path.sep], now),
      ...meanwhile,
    ]);
    expect(answer).toEqual({ exitCode: 0, output: expect.stringContaining(`Wrote ${file}, `) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await findUser(running.db, 'while-19')).not.toBeNull();
    // A second one at the same moment does not write over the first.
    expect(await runBackup(running, [file], now)).toMatchObject({ exitCode: 1 });
  });

  it('holds nobody up while it is packed, and leaves no copy behind, read to its end or not', async () => {
    const reading = running.dump!()[Symbol.asyncIterator]();
    expect((await reading.next()).done).toBe(false);
    expect(readdirSync(data).filter((name) => name.startsWith('pg.copy-'))).toHaveLength(1);
    // The archive waits to be read on, and statements run.
    await addUser(running.db, { id: 'while-it-is-packed' });
    await reading.return?.();
    expect(readdirSync(data).filter((name) => name.startsWith('pg.copy-'))).toEqual([]);
    // One that a kill left behind goes with the next start.
    await running.close();
    mkdirSync(path.join(data, 'pg.copy-12345678'));
    running = await openPglite(data);
    expect(readdirSync(data)).not.toContain('pg.copy-12345678');
  });

  it('is put in the place of the database, which is kept aside', async () => {
    await expect(runRestore(data, [file], now)).rejects.toBeInstanceOf(FolderInUseError);
    await addUser(running.db, { id: 'after' });
    await running.close();

    const answer = await runRestore(data, [file], now);
    expect(answer.exitCode, answer.output).toBe(0);
    expect(answer.output).toMatch(/ with (?:1 account|(?!1 )\d+ accounts)\./);
    expect(statSync(path.join(data, 'pg')).mode & 0o777).toBe(0o700);
    running = await openPglite(data);
    for (let index = 0; index < 20; index += 1)
      expect(await findUser(running.db, `before-${index}`)).not.toBeNull();
    expect(await findUser(running.db, 'after')).toBeNull();
    expect(readdirSync(data)).toContain('pg.before-20261121T231500Z');
  });

  it('changes nothing when it is damaged, missing or not named', async () => {
    await running.close();
    const damaged = path.join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, 'not an archive');
    expect(await runRestore(data, [damaged], now)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('nothing was changed'),
    });
    const whole = readFileSync(file);
    for (const part of [
      whole.subarray(0, whole.length / 2),
      gzipSync(gunzipSync(whole).subarray(0, 5_000_000)),
    ]) {
      writeFileSync(damaged, part);
      const answer = await runRestore(data, [damaged], now);
      expect(answer.exitCode).toBe(1);
      expect(answer.output).toMatch(/could not be restored, and nothing was changed: \S/);
    }
    expect(await runRestore(data, [path.join(folder, 'none')], now)).toMatchObject({ exitCode: 1 });
    expect(await runRestore(data, [], now)).toMatchObject({ exitCode: 2 });
    running = await openPglite(data);
    expect(await findUser(running.db, 'before-3')).not.toBeNull();
    expect(readdirSync(data)).not.toContain('pg.restoring');
  });

  it('is said to come from a newer version when it does', async () => {
    await running.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('of a later version', 4102444800000)`);
    const newer = path.join(folder, 'newer.tar.gz');
    await runBackup(running, [newer], now);
    const answer = await runRestore(path.join(folder, 'elsewhere'), [newer], now);
    expect(answer.exitCode, answer.output).toBe(0);
    expect(answer.output).toContain('It comes from a newer version of Shelfmark than this one');
    expect((await runRestore(path.join(folder, 'elsewhere'), [file], now)).output).not.toContain('newer');
  });

  it('is whole when another one of the same name runs, and one that was killed stands in nobody’s way', async () => {
    const both = path.join(folder, 'both.tar.gz');
    writeFileSync(`${both}.unfinished`, 'left by a kill');
    const answers = await Promise.all([runBackup(running, [both], now), runBackup(running, [both], now)]);
    expect(answers.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const { exitCode, output } = await runRestore(path.join(folder, 'again'), [both], now);
    expect(exitCode, output).toBe(0);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([
      'both.tar.gz.unfinished',
    ]);
  });

  it('is left to PostgreSQL’s own tools there, and says why a file could not be written', async () => {
    const { dump: _dump, ...without } = running;
    expect(await runBackup(without, [file], now)).toEqual({ exitCode: 1, output: onPostgres });
    expect(await runBackup(running, [path.join(file, 'backup.tar.gz')], now)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('could not be written'),
    });
    expect(await runBackup(running, [], now)).toMatchObject({ exitCode: 2 });
  });
});
