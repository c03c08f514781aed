import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { Sender } from '#tests/fuzz/send.ts';

let test: TestApp;
let sender: Sender;
beforeAll(async () => {
  test = await openTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  sender = new Sender(`http://127.0.0.1:${port}`, 20_000);
});
afterAll(async () => {
  sender.close();
  await test.close();
});

it.each([
  ['http://evil.example/api/auth/login?returnTo=/history', 400, undefined],
  [
    '/api/auth/login?returnTo=/history',
    302,
    'http://localhost:3000/api/auth/login?returnTo=%2Fhistory&public_name=1',
  ],
])('sends nobody who asks for %s to the host that the request names', async (path, status, location) => {
  const answer = await sender.send({
    method: 'GET',
    path,
    headers: { host: 'evil.example' },
    body: null,
    chunked: false,
  });
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});
