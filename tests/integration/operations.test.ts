import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { addUser, findUser } from '#server/database/users.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { openPayments } from '#server/outside/payments/open.ts';
import { runAccountCommand } from '#server/operations/account-command.ts';
import { askRunningProduct, operatorAddress } from '#server/operations/ask-running-product.ts';
import { serveOperator } from '#server/operations/operator-socket.ts';
import { countGenerations } from '#tests/setup/counted-usage.ts';
import { createPostgresDatabase, eachDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { fillDataFolder } from '#tests/setup/memory-database.ts';

const now = new Date('2026-11-21T12:00:00Z');

eachDatabase('Account commands', (open) => {
  let database: Database;
  const run = (...words: string[]) => runAccountCommand(database, words, now);
  beforeAll(async () => {
    database = await open();
  });

  it('say so when there is nobody yet', async () => {
    expect(await run('list')).toEqual({
      exitCode: 0,
      output: 'No accounts yet. They appear here when their owners have signed in once.',
    });
  });

  it('list, activate and deactivate', async () => {
    const createdAt = new Date('2026-11-01T08:00:00Z');
    await addUser(database.db, { id: 'a', email: 'anna@example.com', firstName: 'Anna', createdAt });
    await addUser(database.db, { id: 'b', email: 'ben@example.com', createdAt });
    await countGenerations(database.db, 'b', { total: 12, successful: 12 });

    expect(await run('activate', 'ANNA@example.com')).toEqual({
      exitCode: 0,
      output: 'anna@example.com is now active without an end.',
    });
    expect(await run('activate', 'ben@example.com', '--until', '2026-12-31')).toEqual({
      exitCode: 0,
      output: 'ben@example.com is now active until 2026-12-31.',
    });
    expect((await findUser(database.db, 'b'))?.subscriptionExpiresAt?.toISOString()).toBe(
      '2026-12-31T23:59:59.999Z',
    );
    expect((await run('list')).output.split('\n')).toEqual([
      'E-MAIL            STATUS  UNTIL       NAME  GENERATIONS  SINCE',
      'anna@example.com  active  -           Anna  0            2026-11-01',
      'ben@example.com   active  2026-12-31  -     12           2026-11-01',
    ]);
    expect(await run('deactivate', 'ben@example.com')).toEqual({
      exitCode: 0,
      output: 'ben@example.com is now inactive.',
    });
    expect(await findUser(database.db, 'b')).toMatchObject({
      subscriptionStatus: 'inactive',
      subscriptionExpiresAt: null,
      cancelAtPeriodEnd: false,
    });
  });

  it('shows how a subscription that ran out ended', async () => {
    await run('activate', 'ben@example.com', '--until', '2026-12-31');
    const later = await runAccountCommand(database, ['list'], new Date('2027-01-01T00:00:00Z'));
    expect(later.output).toMatch(/ben@example.com {3}cancelled {2}2026-12-31/);
  });

  it.each([
    [1, 'No account has the e-mail eve@example.com.', ['activate', 'eve@example.com']],
    [1, 'No account has the e-mail eve@example.com.', ['deactivate', 'eve@example.com']],
    [2, 'Usage:', []],
    [2, 'Usage:', ['promote', 'anna@example.com']],
    [2, 'Usage:', ['list', 'anna@example.com']],
    [2, 'Usage:', ['activate']],
    [2, 'anna is not an e-mail address.', ['activate', 'anna']],
    [2, '--until needs a day', ['activate', 'anna@example.com', '--until']],
    [2, '--until needs a day', ['activate', 'anna@example.com', '--until', '31.12.2026']],
    [2, '--until needs a day', ['activate', 'anna@example.com', '--until', '2026-02-30']],
    [2, '--until names a day that is over.', ['activate', 'anna@example.com', '--until', '2026-11-20']],
    [2, 'Usage:', ['deactivate', 'anna@example.com', '--until', '2026-12-31']],
  ])('end with %i and "%s" after %j', async (exitCode, sentence, words) => {
    const answer = await run(...words);
    expect(answer.exitCode).toBe(exitCode);
    expect(answer.output).toContain(sentence);
  });
});

describe('npm run account', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-operator-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const command = (settings: Record<string, string>, ...words: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const script = path.resolve('src/server/operations/account.ts');
      const env = { PATH: process.env['PATH'], ...settings };
      execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      });
    });
  const servicesOn = (database: Database) => {
    const env = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    return {
      env,
      database,
      clock: systemClock,
      model: null,
      payments: openPayments(env, database, systemClock),
      jobs: openJobs(env, database, createLogger(env)),
      mail: openMail(env),
      ...openOutsideWeb(env),
      log: createLogger(env),
    };
  };

  it('works while the product is stopped, and asks the product while it runs', async () => {
    await fillDataFolder(folder);
    const first = await openPglite(folder);
    await addUser(first.db, { id: 'a', email: 'anna@example.com' });
    await first.close();
    const stopped = await command({ DATA_DIR: folder }, 'activate', 'anna@example.com');
    expect(stopped).toEqual({
      code: 0,
      stdout: 'anna@example.com is now active without an end.\n',
      stderr: '',
    });

    const running = await openPglite(folder);
    expect((await findUser(running.db, 'a'))?.subscriptionStatus).toBe('active');
    const close = await serveOperator(servicesOn(running));
    const asked = await command({ DATA_DIR: folder }, 'deactivate', 'anna@example.com');
    expect(asked.stdout).toBe('anna@example.com is now inactive.\n');
    expect((await findUser(running.db, 'a'))?.subscriptionStatus).toBe('inactive');
    const unknown = await command({ DATA_DIR: folder }, 'activate', 'eve@example.com');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('No account has the e-mail eve@example.com.');
    await close();
    await running.close();
  });

  it('says what is missing', async () => {
    const none = await command({ DATA_DIR: path.join(folder, 'none') }, 'list');
    expect(none.code).toBe(1);
    expect(none.stderr).toContain('There are no data in');
    const wrong = await command({ DATABASE_URL: 'mysql://localhost' }, 'list');
    expect(wrong).toEqual({ code: 1, stdout: '', stderr: 'DATABASE_URL must begin with postgresql://.\n' });
    const away = await command({ DATABASE_URL: 'postgresql://nobody@localhost:1/none' }, 'list');
    expect(away.code).toBe(1);
    expect(away.stderr).toContain('The data could not be reached');
  });

  it.skipIf(!hasPostgres)('works on PostgreSQL', async () => {
    const { url, drop } = await createPostgresDatabase();
    const answer = await command({ DATABASE_URL: url }, 'list');
    expect(answer).toMatchObject({ code: 0, stdout: expect.stringContaining('No accounts yet.') });
    await drop();
  });

  it('opens its socket to nobody else, also where the folder is too deep for one', async () => {
    await fillDataFolder(folder);
    const database = await openPglite(folder);
    const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
    mkdirSync(deep, { recursive: true });
    for (const dataFolder of [folder, deep]) {
      const services = servicesOn(database);
      const close = await serveOperator({ ...services, env: { ...services.env, DATA_DIR: dataFolder } });
      expect(statSync(operatorAddress(dataFolder)).mode & 0o777).toBe(0o600);
      expect(await askRunningProduct(dataFolder, ['list'])).toMatchObject({ exitCode: 0 });
      await close();
      expect(await askRunningProduct(dataFolder, ['list'])).toBeNull();
    }
    await database.close();
  });
});
