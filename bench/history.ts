import type { AddressInfo } from 'node:net';
import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { load, openBare } from './current-user.ts';
import { fillHistory, fillOtherLists } from './history-rows.ts';
import { createDatabase, openPostgresAlone, type PostgresPart } from './production/postgres.ts';
import { measure, median, type Row } from './row.ts';

/** Users whose history is read; each has 100 entries in both databases, the first one 5,000 more. */
const readers = 50;
const further = 5_000;
const small = { rows: 10_000, users: 100, whole: readers, further };
const large = { rows: 1_000_000, users: 10_000, whole: readers, further };
const warmUps = 5;
const rounds = 60;
/** A table from this many rows on is not to be read from end to end for one answer. */
const largeTable = 5_000;

/** What the history screen asks for. The first reader's pages are those of somebody with thousands of entries. */
const questions = [
  { name: 'newest', query: 'limit=30' },
  { name: 'platform', query: 'limit=30&platform=etsy' },
  { name: 'favourites', query: 'limit=30&isFavorite=true' },
  { name: 'archived', query: 'limit=30&isArchived=true' },
  { name: 'search', query: 'limit=30&search=teapot' },
  { name: 'search in notes', query: 'limit=30&search=ask+Ada' },
  { name: 'search of two letters', query: 'limit=30&search=mu' },
  { name: 'search without a match', query: 'limit=30&search=zeppelin' },
  { name: 'search and filter', query: 'limit=30&platform=etsy&search=stoneware' },
  { name: 'newest of 5,000', query: 'limit=30', reader: 1 },
  { name: 'search of 5,000', query: 'limit=30&search=teapot', reader: 1 },
  { name: 'search of 5,000 without a match', query: 'limit=30&search=zeppelin', reader: 1 },
];

type Api = typeof api;
/** Lists that answer only to a query. */
type Asking = {
  [Call in keyof Api]: Call extends `GET ${string}`
    ? Api[Call] extends { query: infer Query extends z.ZodType }
      ? Record<string, never> extends z.input<Query>
        ? never
        : Call
      : never
    : never;
}[keyof Api];
/** What they are asked. A new one is missed by the types, not only by a bench that nobody runs. */
const neededQueries: Readonly<Record<Asking, Record<string, string>>> = {
  'GET /api/core-web-vitals/trend': { url: 'https://shop.example/', strategy: 'mobile' },
  'GET /api/generate-seo/latest': { platform: 'etsy', productName: 'Stoneware mug', seconds: '60' },
};

interface Opened {
  url: string;
  database: Database;
  /** Cookie header of a reader, by their number from 1. */
  cookies: string[];
  /** Ends every connection, so that PostgreSQL's counters are complete. */
  close(): Promise<void>;
}

/**
 * `GET /api/content-history` with a million rows of 10,000 users against the same users' pages in ten thousand rows:
 * one process, two databases of one server, in turns. Then every list of the contract on the large database, and how
 * often a large table was read from end to end.
 */
export function benchHistory(): Promise<Row[]> {
  const budgets = [
    { id: 'history-1m', unit: '× p95', bar: { most: 1.5 } },
    { id: 'history-page-1m', unit: 'ratio', bar: { least: 0.5 } },
    { id: 'history-1m-scans', unit: 'table scans', bar: { most: 0 } },
    { id: 'lists-1m-scans', unit: 'table scans', bar: { most: 0 } },
  ] as const;
  return measure(budgets, async () => {
    const { postgres, stop } = await openPostgresAlone();
    try {
      const smallUrl = await fill(postgres, 'small', small);
      const largeUrl = await fill(postgres, 'large', large);
      const { ratio, against } = await compare(smallUrl, largeUrl);
      const scans = await scansOf(largeUrl);
      const page = await compareWithBare(largeUrl);
      const calls = await readEveryList(largeUrl);
      const listScans = await scansOf(largeUrl);
      return [
        { id: 'history-1m', value: ratio, against },
        { id: 'history-page-1m', ...page },
        { id: 'history-1m-scans', value: scans.count, against: scans.said },
        { id: 'lists-1m-scans', value: listScans.count, against: `${calls} calls; ${listScans.said}` },
      ];
    } finally {
      await stop();
    }
  });
}

async function fill(postgres: PostgresPart, name: string, plan: typeof small): Promise<string> {
  const url = await createDatabase(postgres, name);
  const database = await openPostgres(url, { patienceMs: 0 });
  try {
    await fillHistory(database, plan);
    await fillOtherLists(database, plan);
  } finally {
    await database.close();
  }
  return url;
}

async function compare(smallUrl: string, largeUrl: string): Promise<{ ratio: number; against: string }> {
  const pair = [await openOn(smallUrl), await openOn(largeUrl)] as const;
  try {
    await onDatabase(largeUrl, (database) => database.query('select pg_stat_reset()'));
    const times = questions.map(() => [[], []] as [number[], number[]]);
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const [index, { query, reader }] of questions.entries()) {
        const person = reader ?? 2 + ((round + warmUps) % (readers - 1));
        // The one that is asked first changes, so that neither always follows the other's garbage.
        for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const took = await timed(pair[side], `/api/content-history?${query}`, person);
          if (round >= 0) times[index]?.[side].push(took);
        }
      }
    }
    const found = times.map(([few, many], index) => ({
      name: questions[index]?.name,
      few: p95(few),
      many: p95(many),
    }));
    const worst = found.reduce((a, b) => (b.many / b.few > a.many / a.few ? b : a));
    const listed = found.map(({ name, few, many }) => `${name} ${few.toFixed(1)} → ${many.toFixed(1)} ms`);
    return {
      ratio: worst.many / worst.few,
      against: `the same pages in 10,000 rows, worst of ${found.length} questions (${worst.name}), p95 of ${rounds} each in turns: ${listed.join(', ')}`,
    };
  } finally {
    for (const one of pair) await one.close();
  }
}

/** Pages a second against bare node:http that asks the same database for the same rows and writes them as JSON. */
async function compareWithBare(url: string): Promise<{ value: number; against: string }> {
  const app = await openOn(url);
  const bare = await openBare(app.database, async (userId) => {
    const found = await app.database.query(
      `select id, title, platform, content_type, notes, tags, generation_date, is_favorite, is_archived, seo_content,
         form, version from content_history where user_id = $1 and deleted_at is null and not is_archived
       order by id desc limit 30`,
      [userId],
    );
    return found.rows;
  });
  try {
    const ours: number[] = [];
    const bares: number[] = [];
    const cookie = app.cookies[2] ?? '';
    for (let round = 0; round < 3; round += 1) {
      bares.push(await load(bare.url, cookie, round));
      ours.push(await load(`${app.url}/api/content-history?limit=30`, cookie, round));
    }
    return {
      value: median(ours) / median(bares),
      against: `bare node:http with the same database, cookie and rows, ${median(bares).toFixed(0)} pages/s of 30 listings`,
    };
  } finally {
    await bare.close();
    await app.close();
  }
}

/** Every GET call of the contract that needs no id, so that a new list cannot be forgotten. @returns their number */
async function readEveryList(url: string): Promise<number> {
  const app = await openOn(url);
  try {
    await onDatabase(url, (database) => database.query('select pg_stat_reset()'));
    const calls = Object.keys(api).filter((key) => key.startsWith('GET ') && !key.includes(':'));
    for (const call of calls) {
      const query = new URLSearchParams(Object.entries(neededQueries).find(([key]) => key === call)?.[1]);
      await timed(app, `${call.slice('GET '.length)}?${query}`, 2);
    }
    return calls.length;
  } finally {
    await app.close();
  }
}

/** Scans of large tables since the counters were set to zero, and the indexes that were used instead. */
async function scansOf(url: string): Promise<{ count: number; said: string }> {
  return onDatabase(url, async (database) => {
    const tables = await database.query(
      `select s.relname as name, s.seq_scan::int as scans from pg_stat_user_tables s join pg_class c on c.oid = s.relid
       where c.reltuples >= $1 and s.seq_scan > 0 and s.schemaname = 'public'`,
      [largeTable],
    );
    const indexes = await database.query(
      `select indexrelname as name from pg_stat_user_indexes where idx_scan > 0 and schemaname = 'public' order by idx_scan desc`,
    );
    const count = tables.rows.reduce((sum, row) => sum + Number(row['scans']), 0);
    const scanned = tables.rows.map((row) => `${String(row['name'])} ${String(row['scans'])} times`);
    const used = indexes.rows.map((row) => String(row['name']));
    return {
      count,
      said: `${scanned.join(', ') || 'none'} (tables from ${largeTable} rows on; indexes used: ${used.join(', ')})`,
    };
  });
}

async function onDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPostgres(url, { patienceMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function openOn(url: string): Promise<Opened> {
  const database = await openPostgres(url, { patienceMs: 0 });
  const test = await openTestApp({ database, env: { DATABASE_URL: url } });
  const cookies: string[] = [];
  for (let number = 1; number <= readers; number += 1)
    cookies[number] = await test.signIn(`user-${number}@example.com`);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    cookies,
    close: async () => {
      await test.close();
      await database.close();
    },
  };
}

/**
 * Milliseconds from the request to the last byte of the answer, without what the engine collected meanwhile: asker and product share this process, each round
 * leaves the same garbage, and so its collection (40 ms) fell on the same question round after round.
 */
async function timed(app: Opened, path: string, reader: number): Promise<number> {
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  const from = performance.now();
  const response = await fetch(app.url + path, { headers: { cookie: app.cookies[reader] ?? '' } });
  const text = await response.text();
  const to = performance.now();
  // What was observed is handed over in a turn of its own.
  await pause(1);
  observer.disconnect();
  const inside = collections.filter(({ startTime }) => startTime >= from && startTime < to);
  const took = to - from - inside.reduce((sum, { duration }) => sum + duration, 0);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return took;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
