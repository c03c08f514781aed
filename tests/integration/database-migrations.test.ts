import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import * as schema from '#server/database/schema/index.ts';
import { createPostgresDatabase, eachDatabase, hasPostgres } from '#tests/setup/databases.ts';

const tables = Object.values(schema).flatMap((entry: unknown) => (is(entry, PgTable) ? [entry] : []));

eachDatabase('Migrations', (open) => {
  it('make every table and column of the schema, and no others', async () => {
    const database = await open();
    const { rows } = await database.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
    const made = rows.map((row) => `${String(row['table_name'])}.${String(row['column_name'])}`);
    const described = tables.flatMap((table) =>
      getTableConfig(table).columns.map((column) => `${getTableName(table)}.${column.name}`),
    );
    expect(made.sort()).toEqual(described.sort());
  });

  it('give every reference an index, or each deletion would read the whole table that names the deleted row', async () => {
    const { rows } = await (
      await open()
    ).query(`
      select c.conrelid::regclass::text || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', format('(%I IS NOT NULL)', a.attname)))`);
    expect(rows).toEqual([]);
  });

  it('give count(*) and other int8 as numbers', async () => {
    const { rows } = await (await open()).query('select count(*) as n, 7::int8 as seven from users');
    expect(rows).toEqual([{ n: 0, seven: 7 }]);
  });
});

it('are the ones that the schema asks for: run `npx drizzle-kit generate` when this fails', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const journal: { entries: { tag: string }[] } = await readJson('_journal.json');
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  const committed = await readJson(`${newest}_snapshot.json`);
  expect(await generateMigration(committed, generateDrizzleJson(schema, committed.id))).toEqual([]);
});

async function readJson(name: string) {
  const file = path.resolve('src/server/database/migrations/meta', name);
  return (await import(file, { with: { type: 'json' } })).default;
}

const tablesOf = async (database: Database) =>
  (await database.query(`select count(*) as n from information_schema.tables where table_schema = 'public'`))
    .rows;

it('run once when the embedded database is opened twice', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-migrate-'));
  try {
    const first = await openPglite(folder);
    await first.query(`insert into users (id, email) values ('anna', 'anna@example.com')`);
    await first.close();
    await first.close();
    const second = await openPglite(folder);
    expect((await second.query('select id from users')).rows).toEqual([{ id: 'anna' }]);
    expect(await tablesOf(second)).toEqual([{ n: tables.length }]);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  it('may be run by several processes at once', async () => {
    const { url, drop } = await createPostgresDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    for (const database of opened) expect(await tablesOf(database)).toEqual([{ n: tables.length }]);
    await Promise.all(opened.map((database) => database.close()));
    await drop();
  });

  it('fail with the reason when the server does not answer', async () => {
    await expect(openPostgres('postgresql://nobody@localhost:1/none')).rejects.toThrow();
  });
});
