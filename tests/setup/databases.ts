import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { openWith } from '#server/database/pglite.ts';

const Answer = z.object({ url: z.string().optional(), reason: z.string().optional() });
let asked: Promise<z.infer<typeof Answer>> | undefined;

/** Address of this run's PostgreSQL server, or the reason why there is none. */
async function postgresServer(): Promise<z.infer<typeof Answer>> {
  asked ??= fetch(inject('postgresOnDemand')).then(async (answer) => Answer.parse(await answer.json()));
  return asked;
}

/** A fresh migrated database in memory; it starts from a saved image, which takes a tenth of a first start. */
export async function openMemoryDatabase(): Promise<Database> {
  const image = path.join(os.tmpdir(), `shelfmark-test-image-${migrationsDigest()}.tar`);
  if (existsSync(image)) return openWith({ loadDataDir: new Blob([readFileSync(image)]) });
  const database = await openWith({});
  const dump = await database.lite.dumpDataDir('none');
  const unfinished = `${image}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, image);
  return database;
}

function migrationsDigest(): string {
  const journal = readFileSync(path.join(migrationsFolder(), 'meta', '_journal.json'), 'utf8');
  const names = z
    .object({ entries: z.array(z.object({ tag: z.string() })) })
    .parse(JSON.parse(journal)).entries;
  const hash = createHash('sha256').update(String(process.getuid?.() ?? 0));
  for (const { tag } of names) hash.update(readFileSync(path.join(migrationsFolder(), `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}

/** Makes an empty database on the run's PostgreSQL server; gives its address and what removes it. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const { url: server, reason } = await postgresServer();
  if (server === undefined) {
    console.log(`PostgreSQL tests skipped: no server could be started (${reason})`);
    return null;
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
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
 * the suite. Where no PostgreSQL can be started that half is skipped and says so.
 */
export async function eachDatabase(
  name: string,
  suite: (open: () => Promise<Database>) => void,
): Promise<void> {
  describe(`${name} on PGlite`, () => suite(closingAfterwards(openMemoryDatabase)));
  const { url } = await postgresServer();
  if (url === undefined) await createPostgresDatabase();
  describe.skipIf(url === undefined)(`${name} on PostgreSQL`, () => {
    suite(closingAfterwards(openFreshPostgres));
  });
}

async function openFreshPostgres(): Promise<Database> {
  const fresh = await createPostgresDatabase();
  if (fresh === null) throw new Error('No PostgreSQL server in this run');
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
