import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { endPipelines, mostUnanswered } from './pipelining.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const request = 'GET /thing HTTP/1.1\r\nhost: a\r\n\r\n';
const last = 'GET /thing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

/** What came back of so many requests written at once, and how many of them were worked on. */
async function pipeline(count: number) {
  let begun = 0;
  app = Fastify();
  endPipelines(app);
  app.get('/thing', async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return 'thing';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(request.repeat(count - 1) + last);
  const answers = await text(socket).catch(() => '');
  return { begun, answered: answers.split('HTTP/1.1 200').length - 1 };
}

it('answers some requests that come without waiting', async () => {
  expect(await pipeline(mostUnanswered)).toEqual({ begun: mostUnanswered, answered: mostUnanswered });
});

it('ends a connection with thousands of them, and begins with few', async () => {
  const { begun } = await pipeline(3_000);
  expect(begun).toBeLessThanOrEqual(mostUnanswered);
  // The server still serves.
  expect((await app!.inject('/thing')).statusCode).toBe(200);
});
