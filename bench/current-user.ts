import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { Database } from '#server/database/database.ts';
import { openBenchApp } from './open-app.ts';
import { measure, median, type Row } from './row.ts';

const seconds = 4;
const connections = 20;

/** `GET /api/auth/user` against bare node:http that does the same: signed cookie, session row, user row, JSON. */
export function benchCurrentUser(): Promise<Row[]> {
  return measure([{ id: 'current-user', unit: 'ratio', bar: { least: 0.5 } }], async () => {
    const app = await openBenchApp();
    const bare = await openBare(app.database);
    try {
      const ours: number[] = [];
      const bares: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        bares.push(await load(bare.url, app.cookie, round));
        ours.push(await load(`${app.url}/api/auth/user`, app.cookie, round));
      }
      const against = `bare node:http with the same database and cookie, ${median(bares).toFixed(0)} requests/s`;
      return [{ id: 'current-user', value: median(ours) / median(bares), against }];
    } finally {
      await bare.close();
      await app.close();
    }
  });
}

/** Requests a second of twenty connections; the first round is short. @throws when one was not answered with 2xx */
export async function load(url: string, cookie: string, round: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: round === 0 ? seconds / 2 : seconds,
    headers: { cookie },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors`);
  return result.requests.average;
}

/**
 * The same work without framework, schemas and security headers.
 * @param answer the body; without it the user's own row
 */
export async function openBare(
  database: Database,
  answer?: (userId: string) => Promise<unknown>,
): Promise<{ url: string; close(): Promise<void> }> {
  const secret = 'x'.repeat(32);
  const server = createServer((request, response) => {
    void (async () => {
      const cookie = /shelfmark_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const value = decodeURIComponent(cookie);
      const sid = value.slice(0, value.lastIndexOf('.'));
      const signature = createHmac('sha256', secret).update(sid).digest();
      timingSafeEqual(signature, signature);
      const session = await database.query('select sess from sessions where sid = $1 and expire >= now()', [
        sid,
      ]);
      const row = session.rows[0] ?? {};
      const { user } = row['sess'] as { user: { id: string } };
      const found = await database.query('select * from users where id = $1', [user.id]);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(answer ? await answer(user.id) : found.rows[0]));
    })().catch(() => {
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
