import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { isCall, refuseWholeAddresses } from './request-target.ts';

it('knows a call in every spelling, and refuses a whole address', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  refuseWholeAddresses(app);
  app.get('/api/thing', (request) => ({ call: isCall(request, '/api/') }));
  app.get('/*', (request) => ({ call: isCall(request, '/api/', '/oidc/') }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path }, (answer) => {
          answer.setEncoding('utf8').once('data', (body: string) => resolve(`${answer.statusCode} ${body}`));
        })
        .once('error', reject);
    });
  expect(await ask('/api/thing')).toBe('200 {"call":true}');
  expect(await ask('/%61pi/thing')).toBe('200 {"call":true}');
  expect(await ask('/api/nothing')).toBe('200 {"call":true}');
  expect(await ask('/apiary')).toBe('200 {"call":false}');
  expect(await ask('http://evil.example/api/thing')).toMatch(/^400 \{"code":"bad_request"/);
  await app.close();
});
