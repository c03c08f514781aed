import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#server/database/database.ts';
import { emptyDatabase } from '#server/database/empty-database.ts';
import { packedEmptyDatabase } from '#server/database/packed-empty-database.ts';
import { openWith, type PgliteDatabase } from '#server/database/pglite.ts';
import { emptied } from './emptied.ts';

let image: Promise<Blob> | undefined;

/** A migrated database without a row, unpacked once for all tests of a process. */
function emptyImage(): Promise<Blob> {
  image ??= packedEmptyDatabase()
    .then(emptyDatabase)
    .then((unpacked) => {
      if (unpacked === undefined) throw new Error('the packed empty database is damaged; remove it');
      return unpacked;
    });
  return image;
}

/** Databases in memory that were given back and emptied, for the next test file of this process. */
const idle: PgliteDatabase[] = [];

/**
 * A migrated database in memory without a row. What is closed is emptied and lent again: a start takes half a second of
 * processor time even from a saved image, and emptying a hundredth of that.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const kept = idle.pop();
  if (kept) return lent(kept);
  const database = await openOwnMemoryDatabase();
  untouched ??= (await database.query(shape)).rows[0]?.['shape'];
  return lent(database);
}

/** One of the caller's own, which nobody used before or will: with its engine, which a job queue works on. */
export async function openOwnMemoryDatabase(): Promise<PgliteDatabase> {
  return openWith({ loadDataDir: await emptyImage() });
}

/** A handle that answers nothing any more once it is closed, as a database that is closed for good. */
function lent(database: PgliteDatabase): Database {
  let closed: Promise<void> | undefined;
  const refuseWhenClosed = () => {
    if (closed !== undefined) throw new Error('PGlite is closed');
  };
  const db = new Proxy(database.db, {
    get(target, name) {
      refuseWhenClosed();
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return {
    engine: database.engine,
    db,
    transaction: async (work) => {
      refuseWhenClosed();
      return database.transaction(work);
    },
    query: async (text, values) => {
      refuseWhenClosed();
      return database.query(text, values);
    },
    close: () => (closed ??= giveBack(database)),
  };
}

/** The shape of everything that a test could have changed beside rows. */
const shape = `select md5(string_agg(line, ' ' order by line)) as shape from (
    select concat(relname, relkind, relnatts, relchecks, relhastriggers) from pg_class where relnamespace = 'public'::regnamespace
    union all select concat(conrelid, conname, convalidated) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat(tgrelid, tgname, tgenabled) from pg_trigger
    union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select nspname from pg_namespace
    union all select concat(name, setting) from pg_settings where source = 'session'
  ) as lines(line)`;
let untouched: unknown;

/** Keeps an emptied database for the next test; one that is not as it was is closed. */
async function giveBack(database: PgliteDatabase): Promise<void> {
  try {
    await database.query(emptied);
    const { rows } = await database.query(shape);
    if (rows[0]?.['shape'] === untouched) idle.push(database);
    else await database.close();
  } catch {
    // A statement that a test left behind in an open transaction, for one.
    await database.close();
  }
}

/** Puts an empty migrated database into a data folder, for tests of what comes after a first start. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const unpacked = await unpackedDatabase();
  mkdirSync(dataFolder, { recursive: true });
  cpSync(unpacked, path.join(dataFolder, 'pg'), { recursive: true });
}

/** The files of an empty migrated database beside the packed one, made once: a copy costs a third of a start of the engine. */
async function unpackedDatabase(): Promise<string> {
  const folder = (await packedEmptyDatabase()).replace(/\.tar\.gz$/, '');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const database = await openWith({ dataDir: unfinished, loadDataDir: await emptyImage() });
  await database.close();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another test process was quicker.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
