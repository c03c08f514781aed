import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { cutSlowReaders } from './slow-readers.ts';

it('cuts who stops reading, and nobody who reads slowly', async () => {
  const app = Fastify();
  // Milliseconds: a busy machine may leave a slow reader alone for a good part of them.
  cutSlowReaders(app, 1_500);
  // More than the system's own buffers hold.
  const answer = Buffer.alloc(24 * 1024 * 1024, 'x');
  app.get('/', () => answer);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const stopped = open();
  const [connection] = (await once(app.server, 'connection')) as [ReturnType<typeof connect>];
  const slow = open();
  let read = 0;
  slow.on('data', (chunk: Buffer) => {
    read += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 2);
  });
  await Promise.all([once(connection, 'close'), once(slow, 'close')]);
  expect(read).toBeGreaterThan(answer.length);
  // What the system had taken by then is all that there is.
  let taken = 0;
  stopped.on('data', (chunk: Buffer) => (taken += chunk.length));
  stopped.on('error', () => undefined);
  if (!stopped.closed) await once(stopped, 'close');
  expect(taken).toBeLessThan(answer.length);
  await app.close();
});
