import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBombSite, type BombSite } from '#bench/attack/page-bombs.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';

// The fast essence of the attacks `pages` and `uploads`.
let site: BombSite;
let test: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await openBombSite();
  const reach = { allow: ({ port }: { port: number }) => port === site.port, lookup: toLoopback };
  test = await openTestApp(openOutsideWeb({ PUBLIC_URL: 'https://shelfmark.example' }, reach));
  cookie = await test.signIn();
});
afterAll(async () => {
  await test.close();
  await site.close();
});

const post = (url: string, payload: string | Buffer | object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload });

describe('Hostile pages', () => {
  it.each([
    ['/gzip-3-gb', 422, 'page_too_large'],
    ['/gzip-twice', 422, 'page_too_large'],
    ['/redirects-in-a-loop', 422, 'page_redirects'],
    ['/redirects-without-end', 422, 'page_redirects'],
    ['/headers-of-1-mb', 422, 'page_too_large'],
  ])('refuses %s in a sentence', async (path, status, code) => {
    const url = `http://bombs.example:${site.port}${path}`;
    const answer = await post('/api/analyze-webpage', { url });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
  });

  it('leaves no connection to the site', async () => {
    await expect.poll(() => site.open()).toBe(0);
  });
});

describe('Hostile bodies', () => {
  const json = { 'content-type': 'application/json' };

  it('does not unpack what is sent compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const answer = await post('/api/analyze-webpage', bomb, { ...json, 'content-encoding': 'gzip' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });

  it.each([
    ['brackets', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ])('refuses %s nested without end', async (_name, value) => {
    const body = `{"url":"https://kiln.invalid/","html":${value}}`;
    const answer = await post('/api/analyze-webpage', body, json);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });
});
