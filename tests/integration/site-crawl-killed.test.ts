import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { page, until } from '#tests/setup/crawled-site.ts';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { openRawSite, response } from '#tests/setup/hostile-site.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';

const paths = ['/', ...Array.from({ length: 7 }, (_, index) => `/p${index}`)];
/** Pages that are answered before the worker is killed; the next are held back until it is. */
const before = 4;
/** Pages that one crawl asks for at the same time. */
const atOnce = 2;

function startWorker(url: string, port: number): ChildProcess {
  return spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'crawls-until-killed.ts'), url, String(port)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

it.skipIf(!hasPostgres)(
  'goes on where a killed worker stopped, in another process than the one that took the order',
  async () => {
    const killed = Promise.withResolvers<void>();
    const asked: string[] = [];
    const site = await openRawSite((socket, asksFor) => {
      if (!paths.includes(asksFor)) return void socket.end(response(404, {}, ''));
      asked.push(asksFor);
      const send = () => socket.end(page(`Page ${asksFor}`, paths));
      if (asked.length <= before) send();
      else void killed.promise.then(send);
    });
    const fresh = await createPostgresDatabase();
    const database = await openPostgres(fresh.url);
    // The web half: it takes the order and works on none.
    const web = await openTestApp({
      database,
      env: { DATABASE_URL: fresh.url, ROLE: 'web' },
      ...openOutsideWeb(
        { PUBLIC_URL: 'https://shelfmark.example' },
        { allow: ({ port }) => port === site.port, lookup: toLoopback },
      ),
    });
    const workers = [startWorker(fresh.url, site.port)];
    try {
      const cookie = await web.signIn();
      const call = (method: 'GET' | 'POST', address: string, payload?: object) =>
        web.app.inject({ method, url: address, headers: { cookie }, ...(payload && { payload }) });
      const begun = await call('POST', '/api/site-crawls', {
        url: `http://site.test:${site.port}/`,
        pageLimit: 50,
      });
      const { id } = begun.json();
      const crawl = async () => (await call('GET', `/api/site-crawls/${id}`)).json();

      await until(async () => asked.length > before && (await crawl()).done >= before);
      expect(await crawl()).toMatchObject({ state: 'running' });
      await kill(workers[0]!);
      killed.resolve();
      // Its claim ends after half a minute; nobody has to wait for it here.
      await database.query('update site_crawls set claimed_until = now() where id = $1', [id]);

      workers.push(startWorker(fresh.url, site.port));
      await until(async () => (await crawl()).state === 'done');
      expect(await crawl()).toMatchObject({ done: paths.length, found: paths.length, reason: null });
      // Only what was being asked when the process died is asked again.
      expect(new Set(asked)).toEqual(new Set(paths));
      expect(asked.length).toBeLessThanOrEqual(paths.length + atOnce);
    } finally {
      for (const worker of workers) await kill(worker);
      await web.close();
      await database.close();
      await fresh.drop();
      await site.close();
    }
  },
);
