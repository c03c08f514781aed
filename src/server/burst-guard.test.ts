import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { burstPerSecond, registerBurstGuard } from './burst-guard.ts';
import { registerErrorHandler } from './error-handler.ts';

async function openApp() {
  const app = Fastify();
  registerErrorHandler(app);
  await registerBurstGuard(app, (request) => String(request.headers['x-user'] ?? '') || null);
  app.all('/api/thing', () => ({ done: true }));
  return app;
}

const statuses = (answers: { statusCode: number }[]) => {
  const of = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  return { done: of(200), refused: of(429) };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('The burst guard', () => {
  it('refuses what is over the limit and nothing else, also when all come in one tick', async () => {
    const app = await openApp();
    const send = (user: string) =>
      app.inject({ method: 'POST', url: '/api/thing', headers: { 'x-user': user } });
    await send('warm-up');
    const [anna, ben] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => send('anna'))),
      Promise.all(Array.from({ length: 10 }, () => send('ben'))),
    ]);
    expect(statuses(anna)).toEqual({ done: burstPerSecond, refused: 60 - burstPerSecond });
    expect(statuses(ben)).toEqual({ done: 10, refused: 0 });
  });

  it('counts a network of addresses as one caller, in every spelling of the path', async () => {
    const app = await openApp();
    const send = (_: unknown, n: number) =>
      app.inject({
        method: 'POST',
        url: n % 2 ? '/%61pi/thing' : '/api/thing',
        remoteAddress: `2001:db8::${n + 1}`,
      });
    const answers = await Promise.all(Array.from({ length: 60 }, send));
    expect(statuses(answers)).toEqual({ done: burstPerSecond, refused: 60 - burstPerSecond });
  });

  it('counts each second anew and does not count reading', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const app = await openApp();
    const send = (method: 'POST' | 'GET') => app.inject({ method, url: '/api/thing' });
    for (let sent = 0; sent < burstPerSecond; sent += 1) await send('POST');
    const refused = await send('POST');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await send('GET')).statusCode).toBe(200);
    vi.advanceTimersByTime(1_001);
    expect((await send('POST')).statusCode).toBe(200);
  });

  it('goes on counting seconds when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    const app = await openApp();
    const send = () => app.inject({ method: 'POST', url: '/api/thing' });
    for (let sent = 0; sent < burstPerSecond; sent += 1) await send();
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1_001);
    expect((await send()).statusCode).toBe(200);
  });
});
