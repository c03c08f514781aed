import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { registerErrorHandler } from '#server/error-handler.ts';
import { registerPages } from '#server/pages/index.ts';

const signedIn = { cookie: 'session_hint=1' };
let folder: string;
let app: FastifyInstance;

/** A web build of four files: what the server decides does not depend on what stands in them. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-pages-'));
  const files = {
    'pages/landing.html': 'landing',
    'pages/unknown.html': 'landing, unknown',
    'pages/shell-dashboard.html': 'shell',
    'pages/home.html': 'home',
    'client/favicon.svg': '<svg/>',
    'client/assets/index-abc.js': 'script',
    'client/assets/index-abc.js.br': brotliCompressSync('script'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  app = Fastify();
  registerErrorHandler(app);
  await app.register(fastifyCookie);
  const env = readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'https://shelfmark.example' });
  const gated = { page: 'landing.html', shell: 'shell-dashboard.html', canonical: '/' };
  await registerPages(
    app,
    { env, log: app.log },
    {
      folder,
      scriptHashes: [],
      unknown: 'unknown.html',
      routes: { '/': gated, '/dashboard': gated, '/home': { page: 'home.html', canonical: '/' } },
    },
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('which page a path gets', () => {
  it.each([
    ['/', {}, 200, 'landing'],
    ['/', signedIn, 200, 'shell'],
    ['/dashboard?auth_success=true', signedIn, 200, 'shell'],
    ['/dashboard/', {}, 200, 'landing'],
    ['/home', {}, 200, 'home'],
    ['/home', signedIn, 200, 'home'],
    ['/no-such-page', {}, 404, 'landing, unknown'],
    ['/no-such-page', signedIn, 404, 'shell'],
    ['//no-such-host/x', {}, 404, 'landing, unknown'],
    ['/', { cookie: 'session_hint=0' }, 200, 'landing'],
  ])('%s with %o: %i %s', async (url, headers, status, body) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/nothing', '/api', '/oidc/nothing', '/assets/gone.js'])(
    '%s is an error, not a page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each(['/../server/main.js', '/%2e%2e/package.json', '/assets/..%2f..%2fpages.json'])(
    '%s leaves no folder',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('scriptHashes');
    },
  );
});

describe('headers', () => {
  it('keeps apart what differs by cookie, and names the address for search engines', async () => {
    const { headers } = await get('/dashboard');
    expect(headers.vary).toMatch(/cookie/i);
    expect(headers.link).toBe('<https://shelfmark.example/>; rel="canonical"');
    expect((await get('/home')).headers.vary ?? '').not.toMatch(/cookie/i);
  });

  it('keeps hashed files for a year and sends the compressed copy', async () => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('script');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
});
