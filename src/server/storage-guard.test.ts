import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerStorageGuard, storageBounds } from './storage-guard.ts';

const room = 2_048 * 1024 * 1024;
const largeBody = 12 * 1024 * 1024;

let app: FastifyInstance;
let stored = 0;
let looks = 0;
let now = 0;

beforeEach(async () => {
  [stored, looks, now] = [0, 0, 1_000];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  app = Fastify();
  registerErrorHandler(app);
  registerStorageGuard(app, {
    userOf: (request) => String(request.headers['x-user'] ?? '') || null,
    storedBytes: async () => {
      looks += 1;
      return stored;
    },
    room,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/api/content-history', () => ({ done: true }));
  app.post('/api/cancel-subscription', () => ({ done: true }));
  app.delete('/api/content-history', () => ({ done: true }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

/** A call whose head tells a length; the guard reads no more of it. */
const send = async (user: string, bytes: number, url = '/api/content-history') => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url,
    headers: { ...(user && { 'x-user': user }), 'content-type': 'x/y', 'content-length': String(bytes) },
  });
  return { status: statusCode, after: Number(headers['retry-after']) };
};
const fillHour = async (user: string) => {
  for (let sent = 0; sent + largeBody <= storageBounds.bytesPerHour; sent += largeBody)
    expect((await send(user, largeBody)).status).toBe(200);
};

describe('The storage guard', () => {
  it('takes an hour’s bytes of a person, then as much as runs off', async () => {
    await fillHour('anna');
    const refused = await send('anna', largeBody);
    expect(refused.status).toBe(429);
    expect(refused.after).toBeGreaterThan(20);
    expect((await send('ben', largeBody)).status).toBe(200);
    now += refused.after * 1000;
    expect((await send('anna', largeBody)).status).toBe(200);
    expect((await send('anna', largeBody)).status).toBe(429);
  });

  it('asks the database seldom, and not at all of who sends little', async () => {
    for (let index = 0; index < 100; index += 1) await send('ben', 20_000);
    expect(looks).toBe(0);
    await fillHour('anna');
    expect(looks).toBeGreaterThan(4);
    expect(looks).toBeLessThan(10);
  });

  it('refuses a full account for a while without asking again, and no call that makes room', async () => {
    stored = room;
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await send('anna', largeBody)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(looks).toBe(1);
    expect((await send('anna', 10, '/api/cancel-subscription')).status).toBe(200);
    expect(
      (await app.inject({ method: 'DELETE', url: '/api/content-history', headers: { 'x-user': 'anna' } }))
        .statusCode,
    ).toBe(200);
    stored = room / 2;
    expect((await send('anna', 10)).status).toBe(409);
    now += storageBounds.believedMs;
    expect((await send('anna', 10)).status).toBe(200);
    expect(looks).toBe(2);
  });

  it('looks once for calls that come together, and counts a body of unknown length', async () => {
    stored = room;
    for (let index = 0; index < 5; index += 1) await send('anna', largeBody);
    const together = await Promise.all(Array.from({ length: 6 }, () => send('anna', largeBody)));
    expect(together.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    expect(looks).toBe(1);
  });

  it('leaves strangers and payment providers to other guards', async () => {
    for (let index = 0; index < 60; index += 1) expect((await send('', largeBody)).status).toBe(200);
  });
});
