import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { emptied } from './emptied.ts';
import { openMemoryDatabase } from './memory-database.ts';

const Answer = z.object({
  url: z.string().optional(),
  template: z.string().optional(),
  reason: z.string().optional(),
});

/** This run's PostgreSQL server, asked for once in each test file that needs one. */
const server = Answer.parse(await (await fetch(inject('postgresOnDemand'))).json());
if (server.url === undefined)
  console.log(`PostgreSQL tests skipped: no server could be started (${server.reason})`);

/** False where no PostgreSQL could be started; say so by `describe.skipIf(!hasPostgres)`. */
export const hasPostgres = server.url !== undefined;

/**
 * Makes a database on the run's PostgreSQL server; gives its address and what removes it.
 * @param template database that it is a copy of; without one it has no table
 */
export async function createPostgresDatabase(
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (server.url === undefined) throw new Error('There is no PostgreSQL server in this run');
  const { url: root } = server;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(root, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(root);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(root, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Runs a suite on PGlite and on PostgreSQL. `open` gives a fresh migrated database each time and closes it after
 * the suite. `lend` gives one for the running test alone: what a passed test wrote is taken out again and the next
 * test gets the same one, which takes a tenth of a fresh start. A test that borrows closes its app before it ends.
 * Where no PostgreSQL can be started that half is skipped and says so.
 */
export function eachDatabase(
  name: string,
  suite: (open: () => Promise<Database>, lend: () => Promise<Database>) => void,
): void {
  const run = (fresh: () => Promise<Database>) => {
    const open = closingAfterwards(fresh);
    suite(open, lending(open));
  };
  describe(`${name} on PGlite`, () => run(openMemoryDatabase));
  describe.skipIf(!hasPostgres)(`${name} on PostgreSQL`, () => run(openFreshPostgres));
}

function lending(open: () => Promise<Database>): () => Promise<Database> {
  const idle: Database[] = [];
  return async () => {
    const database = idle.pop() ?? (await open());
    onTestFinished(async ({ task }) => {
      // A failed test may have left its app running.
      if (task.result?.state === 'fail') return;
      await database.query(emptied);
      idle.push(database);
    });
    return database;
  };
}

async function openFreshPostgres(): Promise<Database> {
  const fresh = await createPostgresDatabase(server.template);
  const database = await openPostgres(fresh.url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await fresh.drop();
    },
  };
}

function closingAfterwards(open: () => Promise<Database>): () => Promise<Database> {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
}
