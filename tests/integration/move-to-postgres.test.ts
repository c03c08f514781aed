import { describe, expect, it } from 'vitest';
import { addUser, setSubscription } from '#server/database/users.ts';
import { moveToPostgres } from '#server/operations/move-to-postgres.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/database.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { countGenerations } from '#tests/setup/counted-usage.ts';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';

/** Every row of every table as PostgreSQL writes it, so that a lost digit or time zone shows. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.query(`select t::text as line from "${String(name)}" t order by 1`);
    all[String(name)] = rows.map(({ line }) => String(line));
  }
  return all;
}

describe.skipIf(!hasPostgres)('npm run move-to-postgres', () => {
  it('copies every row exactly, and people stay signed in', async () => {
    const embedded = await openMemoryDatabase();
    const before = await openTestApp({ database: embedded });
    const cookie = await before.signIn('anna@example.com');
    const draft = {
      businessName: 'Kiln “O’Neil” \\ 陶器 🏺',
      platform: 'etsy',
      contentType: 'draft',
      tags: ['a,b', '{"c"}', 'NULL', ''],
    };
    for (let number = 0; number < 3; number += 1)
      await before.app.inject({
        method: 'POST',
        url: '/api/content-history',
        headers: { cookie },
        payload: draft,
      });
    await addUser(embedded.db, { id: 'b', email: null, createdAt: new Date('2026-11-01T08:00:00.123Z') });
    await countGenerations(embedded.db, 'b', { total: 12, successful: 12 });
    await setSubscription(embedded.db, 'b', {
      status: 'active',
      expiresAt: new Date(0),
      cancelAtPeriodEnd: true,
    });
    // More than one round.
    await embedded.query(
      `insert into mail_outbox (key, recipient, subject, plain_text, html) select 'k' || n, 'x', 's', E'a\\nb', '<p>' from generate_series(1, 450) n`,
    );
    await before.app.close();

    const { url, drop } = await createPostgresDatabase();
    const answer = await moveToPostgres(embedded, [url]);
    expect(answer).toMatchObject({ exitCode: 0 });
    expect(answer.output).toMatch(/^Copied \d{3} rows of \d+ tables, 2 of them accounts\./);
    const moved = await openPostgres(url);
    expect(await everything(moved)).toEqual(await everything(embedded));

    const after = await openTestApp({ database: moved, env: { DATABASE_URL: url } });
    const history = await after.app.inject({ url: '/api/content-history', headers: { cookie } });
    expect(history.json()).toHaveLength(3);
    const added = await after.app.inject({
      method: 'POST',
      url: '/api/content-history',
      headers: { cookie },
      payload: draft,
    });
    expect(added.json().id).toBe(4);
    expect(await moveToPostgres(embedded, [url])).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Nothing was copied: the PostgreSQL database is not empty \(.*users/),
    });
    await after.close();
    await moved.close();
    await before.close();
    await embedded.close();
    await drop();
  });

  it('leaves nothing behind when a row does not arrive', async () => {
    const embedded = await openMemoryDatabase();
    await addUser(embedded.db, { id: 'a', email: 'anna@example.com' });
    await embedded.query('alter table users add column odd text');
    const { url, drop } = await createPostgresDatabase();
    await expect(moveToPostgres(embedded, [url])).rejects.toThrow(
      'users.odd is not in the PostgreSQL database',
    );
    const target = await openPostgres(url);
    expect((await target.query('select count(*) as n from users')).rows).toEqual([{ n: 0 }]);
    expect((await target.query('select count(*) as n from app_secrets')).rows).toEqual([{ n: 0 }]);
    await target.close();
    await embedded.close();
    await drop();
  });

  it.each([[], ['mysql://x'], ['postgresql://x', 'y']])('explains itself for %j', async (...words) => {
    expect(await moveToPostgres({} as Database, words)).toMatchObject({ exitCode: 2 });
  });
});
