import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseAwayError, isDatabaseAway } from '#server/database/away.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { addUser, findUser } from '#server/database/users.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { Visitor } from './sign-in-visitor.ts';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';

const connections = 10;

it.skipIf(!hasPostgres)(
  'connections that are cut in a transaction cost that transaction only: no process, no place in the pool',
  async () => {
    const fresh = await createPostgresDatabase();
    const database = await openPostgres(fresh.url);
    const other = await openPostgres(fresh.url);
    try {
      const failures = await Promise.allSettled(
        Array.from({ length: connections + 2 }, (_, index) =>
          database.transaction(async (tx) => {
            await addUser(tx, { id: `lost-${index}` });
            const { rows } = await other.query(
              `select pg_terminate_backend(pid, 5000) from pg_stat_activity
               where datname = current_database() and state = 'idle in transaction'`,
            );
            // A moment without a question, in which the broken connection tells nobody but the process.
            await new Promise((resolve) => setTimeout(resolve, 20));
            await findUser(tx, 'lost');
            return rows.length;
          }),
        ),
      );
      const reasons = failures.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.filter((reason) => !isDatabaseAway(reason))).toEqual([]);
      const answers = await Promise.all(
        Array.from({ length: connections }, () => database.transaction((tx) => findUser(tx, 'nobody'))),
      );
      expect(answers).toEqual(Array.from({ length: connections }, () => null));
      const { rows } = await other.query('select count(*) as lost from users');
      const committed = failures.filter(({ status }) => status === 'fulfilled').length;
      expect(rows[0]?.['lost']).toBe(committed);
    } finally {
      await database.close();
      await other.close();
      await fresh.drop();
    }
  },
);

it.skipIf(!hasPostgres)(
  'a server that only reads is told as away, and its connections are dropped, so that nobody has to restart the product',
  async () => {
    const fresh = await createPostgresDatabase();
    const database = await openPostgres(fresh.url);
    const other = await openPostgres(fresh.url);
    const { rows } = await other.query('select current_database() as name');
    const name = String(rows[0]?.['name']);
    await other.query(`alter database ${name} set default_transaction_read_only = on`);
    // Connections stay as they were opened, as after a change of the primary server.
    await Promise.all(Array.from({ length: connections }, () => database.query('select pg_sleep(0.1)')));
    try {
      const writes = () =>
        Promise.allSettled([
          ...Array.from({ length: connections }, (_, index) => addUser(database.db, { id: `one-${index}` })),
          ...Array.from({ length: connections }, (_, index) =>
            database.transaction((tx) => addUser(tx, { id: `two-${index}` })),
          ),
        ]);
      const reasons = (await writes()).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(reasons.map((reason) => isDatabaseAway(reason))).toEqual(Array(2 * connections).fill(true));
      await other.query(`alter database ${name} reset default_transaction_read_only`);
      expect((await writes()).filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await database.close();
      await other.close();
      await fresh.drop();
    }
  },
);

it.each(['25006', '28P01', '40001', '40P01', '53100', '53200', '53300', '55P03', '58030'])(
  'PostgreSQL’s code %s is no fault of what was asked',
  (code) => {
    const cause = Object.assign(new Error('as PostgreSQL says it'), { code });
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], cause))).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], new Error('of another kind')))).toBe(false);
  },
);

it.skipIf(!hasPostgres)(
  'a database that falls silent is given up after a while, and its connections are dropped',
  async () => {
    const fresh = await createPostgresDatabase();
    const patienceMs = 300;
    const database = await openPostgres(fresh.url, { patienceMs });
    const other = await openPostgres(fresh.url);
    // A server that is silent keeps to no limit of its own either.
    const silent = 'set statement_timeout = 0; select pg_sleep(20)';
    const pids = async () => {
      const { rows } = await other.query(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return rows.map(({ pid }) => pid);
    };
    try {
      const before = performance.now();
      const failures = await Promise.allSettled([
        ...Array.from({ length: connections / 2 }, () => database.query(silent)),
        ...Array.from({ length: connections / 2 }, (_, index) =>
          database.transaction(async (tx) => {
            await addUser(tx, { id: `silent-${index}` });
            await tx.execute(silent);
          }),
        ),
      ]);
      const reasons = failures.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(reasons.map((reason) => isDatabaseAway(reason))).toEqual(Array(connections).fill(true));
      // Long before the database would have answered.
      expect(performance.now() - before).toBeLessThan(15_000);
      const hung = await pids();
      const answers = await Promise.all(
        Array.from({ length: connections }, () => database.transaction((tx) => findUser(tx, 'silent-0'))),
      );
      expect(answers).toEqual(Array.from({ length: connections }, () => null));
      expect((await pids()).filter((pid) => !hung.includes(pid)).length).toBe(connections);
    } finally {
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = '${silent}' and pid <> pg_backend_pid()`,
      );
      await database.close();
      await other.close();
      await fresh.drop();
    }
  },
);

it.skipIf(!hasPostgres)('a database that is away is told as such, and found again', async () => {
  const fresh = await createPostgresDatabase();
  const database = await openPostgres(fresh.url);
  let away = false;
  const failing = () => Promise.reject(new DatabaseAwayError(new Error('connect ECONNREFUSED')));
  const test = await openTestApp({
    database: { ...database, query: (text, values) => (away ? failing() : database.query(text, values)) },
    env: { DATABASE_URL: fresh.url },
  });
  try {
    const cookie = await test.signIn();
    const call = (url: string) => test.app.inject({ url, headers: { cookie } });
    expect((await call('/api/content-history')).statusCode).toBe(200);
    away = true;
    const answer = await call('/api/content-history');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      code: 'database_away',
      message: 'Our database does not answer at the moment. Please try again in a minute.',
    });
    expect((await call('/readyz')).statusCode).toBe(503);
    expect((await call('/healthz')).statusCode).toBe(200);
    away = false;
    expect((await call('/api/content-history')).statusCode).toBe(200);
    expect((await call('/readyz')).statusCode).toBe(200);
  } finally {
    await test.close();
    await database.close();
    await fresh.drop();
  }
});

it.skipIf(!hasPostgres)(
  'a sign-in that begins while the database is unable gets a page that says so',
  async () => {
    const fresh = await createPostgresDatabase();
    const database = await openPostgres(fresh.url);
    const other = await openPostgres(fresh.url);
    const test = await openTestApp({ database, env: { DATABASE_URL: fresh.url } });
    try {
      const visitor = new Visitor(test.app, test.services.env.PUBLIC_URL);
      const begun = await visitor.send('GET', '/api/auth/login');
      const { rows } = await database.query('select current_database() as name');
      const name = String(rows[0]?.['name']);
      await database.query(`alter database ${name} set default_transaction_read_only = on`);
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      const page = await visitor.send('GET', String(begun.headers.location));
      expect(page.statusCode).toBe(503);
      expect(page.headers['retry-after']).toBe('5');
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('Back in a moment');
    } finally {
      await test.close();
      await other.close();
      await database.close();
      await fresh.drop();
    }
  },
);

it.skipIf(!hasPostgres)(
  'what was given up behind the lock of another program is not carried out later',
  async () => {
    const fresh = await createPostgresDatabase();
    const database = await openPostgres(fresh.url, { patienceMs: 1_500 });
    const other = await openPostgres(fresh.url);
    try {
      let unlock: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (unlock = resolve));
      const locked = other.transaction(async (tx) => {
        await tx.execute('lock table users in exclusive mode');
        await released;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const refused = await Promise.allSettled([
        addUser(database.db, { id: 'alone' }),
        database.query(`insert into users (id) values ('by-hand')`, []),
        database.transaction((tx) => addUser(tx, { id: 'in-a-transaction' })),
      ]);
      for (const one of refused)
        expect(isDatabaseAway(one.status === 'rejected' ? one.reason : undefined)).toBe(true);
      unlock();
      await locked;
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect((await other.query('select id from users', [])).rows).toEqual([]);
      // The connections are as good as before.
      await addUser(database.db, { id: 'later' });
    } finally {
      await database.close();
      await other.close();
      await fresh.drop();
    }
  },
);
