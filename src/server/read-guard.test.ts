import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { readBounds, registerReadGuard } from './read-guard.ts';

let app: FastifyInstance;
let open = 0;
let most = 0;
let begun = 0;
/** Calls that have come in and whose connection is open. */
let asking = 0;
let release: () => void;
let released: Promise<void>;

beforeEach(async () => {
  open = 0;
  most = 0;
  begun = 0;
  asking = 0;
  released = new Promise((resolve) => (release = resolve));
  app = Fastify({ forceCloseConnections: true });
  registerErrorHandler(app);
  app.addHook('onRequest', async (_request, reply) => {
    asking += 1;
    reply.raw.once('close', () => (asking -= 1));
  });
  registerReadGuard(app, (request) => String(request.headers['x-user'] ?? '') || null);
  app.get('/api/thing', async () => {
    open += 1;
    begun += 1;
    most = Math.max(most, open);
    await released;
    open -= 1;
    return { done: true };
  });
  app.get('/api/broken', () => Promise.reject(new Error('Broken.')));
  app.post('/api/thing', () => ({ done: true }));
  app.get('/page', () => ({ done: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  await app.close();
});

const read = (user: string, path = '/api/thing', signal?: AbortSignal) => {
  const { port } = app.server.address() as { port: number };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-user': user }, ...(signal && { signal }) });
};
const many = (count: number, user: string) => Array.from({ length: count }, () => read(user));
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
const until = async (test: () => boolean) => {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('The read guard', () => {
  it('answers all that a screen asks for at once, some at a time', async () => {
    const screen = many(12, 'anna');
    await until(() => open === readBounds.user.atOnce);
    release();
    expect(new Set(await statuses(screen))).toEqual(new Set([200]));
    expect(most).toBe(readBounds.user.atOnce);
  });

  it('refuses a flood of one person in plain words, and lets others read meanwhile', async () => {
    const { atOnce, waiting } = readBounds.user;
    const flood = many(atOnce + waiting + 20, 'anna');
    const refused = await Promise.any(
      flood.map(async (answer) =>
        (await answer).status === 429 ? answer : Promise.reject(new Error('Not refused.')),
      ),
    );
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    const ben = read('ben');
    await until(() => open === atOnce + 1);
    release();
    expect((await ben).status).toBe(200);
    const all = await statuses(flood);
    expect(all.filter((status) => status === 429)).toHaveLength(20);
    expect(all.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
  });

  it('works on no more for those who leave at once, and not at all on what was left while it waited', async () => {
    const { atOnce } = readBounds.user;
    for (let turn = 0; turn < 5; turn += 1) {
      const gone = new AbortController();
      const asked = Array.from({ length: 20 }, () =>
        read('anna', '/api/thing', gone.signal).catch(() => null),
      );
      await until(() => open === atOnce);
      await new Promise((resolve) => setTimeout(resolve, 30));
      gone.abort();
      await Promise.all(asked);
    }
    expect([begun, most]).toEqual([atOnce, atOnce]);
    // Until the server has seen all of them leave, those that it has not yet read too.
    for (let quiet = 0; quiet < 20; quiet = asking === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const waits = read('anna', '/api/broken');
    release();
    expect((await waits).status).toBe(500);
    expect((await read('anna')).status).toBe(200);
    expect(begun).toBe(atOnce + 1);
  });

  it('gives places on of those who left or failed', async () => {
    const gone = new AbortController();
    const left = Array.from({ length: 20 }, () => read('anna', '/api/thing', gone.signal).catch(() => null));
    await until(() => open === readBounds.user.atOnce);
    gone.abort();
    await Promise.all(left);
    release();
    for (let turn = 0; turn < 10; turn += 1) expect((await read('anna', '/api/broken')).status).toBe(500);
    expect((await read('anna')).status).toBe(200);
  });

  it('leaves pages and changing calls alone', async () => {
    const reads = many(readBounds.user.atOnce + 2, 'anna');
    await until(() => open === readBounds.user.atOnce);
    expect((await read('anna', '/page')).status).toBe(200);
    release();
    await Promise.all(reads);
  });
});
