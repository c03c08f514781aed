import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { registerErrorHandler } from '#server/error-handler.ts';
import { registerPages } from '#server/pages/index.ts';

const signedIn = { cookie: 'session_hint=1' };
const siteMark = 'https://public-url.invalid';
let folder: string;
let app: FastifyInstance;

/** A web build of a few files: what the server decides does not depend on what stands in them. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-pages-'));
  const files = {
    'pages/landing.html': 'landing',
    'pages/unknown.html': 'landing, unknown',
    'pages/shell-dashboard.html': 'shell',
    'pages/home.html': `home ${siteMark}/assets/og.png ${'x'.repeat(2000)}`,
    'pages/checkout.html': 'checkout',
    'pages/checkout/etsy.html': 'checkout of etsy',
    'pages/robots.txt': `Sitemap: ${siteMark}/sitemap.xml`,
    'pages/sitemap.xml': `<loc>${siteMark}/</loc>`,
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
  const env = readEnvironment({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://shelfmark.example',
    SUPPORT_EMAIL: 'help@shelfmark.example',
  });
  const gated = { page: 'landing.html', shell: 'shell-dashboard.html' };
  await registerPages(
    app,
    { env, log: app.log },
    {
      folder,
      scriptHashes: [],
      siteMark,
      texts: ['/robots.txt', '/sitemap.xml'],
      unknown: 'unknown.html',
      routes: {
        '/': gated,
        '/dashboard': gated,
        '/home': { page: 'home.html' },
        '/checkout': {
          page: 'checkout.html',
          byQuery: { parameter: 'platform', pages: { etsy: 'checkout/etsy.html' } },
        },
      },
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
    ['/no-such-page', {}, 404, 'landing, unknown'],
    ['/no-such-page', signedIn, 404, 'shell'],
    ['//no-such-host/x', {}, 404, 'landing, unknown'],
    ['/', { cookie: 'session_hint=0' }, 200, 'landing'],
    ['/checkout', {}, 200, 'checkout'],
    ['/checkout?new_user=true&platform=etsy', {}, 200, 'checkout of etsy'],
    ['/checkout?platform=etsy&platform=amazon', {}, 200, 'checkout of etsy'],
    ['/checkout?platform=Etsy', {}, 200, 'checkout'],
    ['/checkout?platform=constructor', {}, 200, 'checkout'],
    ['/checkout?platform=%', {}, 200, 'checkout'],
  ])('%s with %o: %i %s', async (url, headers, status, body) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/dashboard/', '/dashboard'],
    ['/Dashboard?auth_success=true', '/dashboard?auth_success=true'],
    ['/HOME//', '/home'],
  ])('%s leads to %s', async (url, target) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  });

  it.each(['//evil.example/', '/no-such-page/'])('%s leads nowhere', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  });

  it('is the same for everybody on a public path', async () => {
    expect((await get('/home', signedIn)).body).toBe((await get('/home')).body);
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
  it('keeps apart what differs by cookie', async () => {
    expect((await get('/dashboard')).headers.vary).toMatch(/cookie/i);
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

describe('pages and texts that name their own address', () => {
  it('hold the address under which browsers reach the product, in each encoding', async () => {
    const plain = await get('/home');
    expect(plain.body).toContain('home https://shelfmark.example/assets/og.png');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get('/home', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/home', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['/robots.txt', 'text/plain', 'Sitemap: https://shelfmark.example/sitemap.xml'],
    ['/sitemap.xml', 'application/xml', '<loc>https://shelfmark.example/</loc>'],
  ])('%s is %s', async (url, type, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are not sent again to who has them, whichever of several they name', async () => {
    const { etag = '' } = (await get('/home')).headers;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await get('/home', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect((await get('/home', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('say where to report a weakness', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.body).toMatch(
      /^Contact: mailto:help@shelfmark\.example\nExpires: \d{4}-.+Z\nPreferred-Languages: en\nCanonical: https:/,
    );
  });

  it('answer a question for the head alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/home' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String((await get('/home')).rawPayload.length));
  });
});
