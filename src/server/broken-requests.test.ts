import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error-body.ts';
import { errorTable, type ErrorCode } from '#contract/errors.ts';
import { answerBrokenRequest, cutSilentSenders } from './broken-requests.ts';

const app = Fastify({ clientErrorHandler: answerBrokenRequest, bodyLimit: 1_000 });
beforeAll(async () => {
  cutSilentSenders(app, 400);
  // Shorter than connections without a request are kept.
  app.server.setTimeout(450);
  app.post('/', (request) => request.body);
  app.get('/endless', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/plain' });
    reply.raw.write('begun');
    return reply.hijack();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');

async function say(words: string): Promise<string> {
  const socket = open();
  socket.write(words);
  return text(socket);
}

const chunked =
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';

it.each<[string, string, ErrorCode]>([
  ['no HTTP', 'SSH-2.0-OpenSSH_9\r\n\r\n', 'bad_request'],
  ['a chunk of 2^64 bytes', `${chunked}10000000000000000\r\n{}`, 'bad_request'],
  ['headers of 100 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}`, 'head_too_large'],
  ['a chunk of 2^64 - 1 bytes of which two come', `${chunked}ffffffffffffffff\r\n{}`, 'too_slow'],
  [
    'a body of which half comes',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n{}',
    'too_slow',
  ],
])('answers %s in our words and ends the connection', async (_name, words, code) => {
  const [head = '', body = ''] = (await say(words)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${errorTable[code].status} `);
  expect(head).toContain('connection: close');
  expect(ErrorBody.strict().parse(JSON.parse(body))).toEqual({ code, message: errorTable[code].message });
});

it('waits for who sends slowly, and for the next request of the same connection', async () => {
  const socket = open();
  const heard: string[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
  for (let turn = 1; turn <= 2; turn += 1) {
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n',
    );
    for (const part of ['{"a', '":"', 'b"', ' }']) {
      await pause(200);
      socket.write(part);
    }
    await expect.poll(() => heard.join('').split('200 OK').length - 1).toBe(turn);
    // Longer than the patience: nothing is being sent, so nothing is late.
    await pause(600);
  }
  expect(socket.closed).toBe(false);
  socket.destroy();
});

it('writes nothing into an answer that has begun', async () => {
  const socket = open();
  socket.write('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n');
  const heard: string[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk.toString())).on('error', () => undefined);
  await expect.poll(() => heard.join('')).toContain('begun');
  socket.write('no HTTP\r\n\r\n');
  await once(socket, 'close');
  expect(heard.join('')).not.toContain('400');
});
