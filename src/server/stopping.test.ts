import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerStopping } from './stopping.ts';

async function openServer(behindProxy: boolean) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerStopping(app, { behindProxy, graceMs: 60, noticeMs: 120 });
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  app.get('/held', async () => {
    await held;
    return 'held';
  });
  app.get('/streamed', async (_request, reply) => {
    const body = new PassThrough();
    body.write('begun');
    void held.then(() => body.end('ended'));
    return reply.send(body);
  });
  app.get('/quick', () => 'quick');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, by = agent) => {
    const request = get({ port, path, agent: by });
    const [response] = await once(request, 'response');
    return { body: await text(response), connection: String(response.headers.connection) };
  };
  return { app, port, ask, finish };
}

it('behind a proxy: takes no new connection, answers on the open ones, lets them go, and then ends', async () => {
  const { app, port, ask, finish } = await openServer(true);
  expect((await ask('/quick')).connection).toBe('keep-alive');
  const held = ask('/held', new Agent({ keepAlive: true }));
  await new Promise((resolve) => setTimeout(resolve, 30));
  app.stopping.begin();

  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await ask('/quick')).toEqual({ body: 'quick', connection: 'close' });
  let ended = false;
  const end = app.stopping.ended().then(() => (ended = true));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(ended).toBe(false);
  finish();
  expect(await held).toEqual({ body: 'held', connection: 'close' });
  await end;
  await app.close();
});

it('waits for no connection whose answer had begun before the stop and has ended since', async () => {
  const { app, port, finish } = await openServer(false);
  const request = get({ port, path: '/streamed', agent: new Agent({ keepAlive: true }) });
  const [response] = await once(request, 'response');
  expect(response.headers.connection).toBe('keep-alive');
  const from = performance.now();
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish();
  expect(await text(response)).toBe('begunended');
  await closed;
  // The browser keeps the connection; Node would for 72 s, and the process would be ended by force after 15.
  expect(performance.now() - from).toBeLessThan(10_000);
});

it('tells open runs to end when the grace is over, and not before', async () => {
  const { app } = await openServer(false);
  app.stopping.begin();
  expect(app.stopping.signal.aborted).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 90));
  expect(app.stopping.signal.aborted).toBe(true);
  await app.stopping.ended();
  await app.close();
});
