import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error-body.ts';
import { burstPerSecond } from '#server/burst-guard.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';

let test: TestApp;
let cookie = '';
beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.signIn('anna@example.com');
});
afterAll(() => test.close());

const draft = { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: [] };
const post = (url: string, payload: object | string, headers: Record<string, string> = { cookie }) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const historySize = async () =>
  (await test.app.inject({ url: '/api/content-history', headers: { cookie } })).json<unknown[]>().length;

describe('Health', () => {
  it('answers and is ready', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
  it('is not ready while the database is away', async () => {
    const broken = await openTestApp();
    await broken.services.database.close();
    const answer = await broken.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    await broken.app.close();
  });
});

describe('Metrics', () => {
  it('are not there without a token in the settings', async () => {
    expect((await test.app.inject('/metrics')).body).not.toContain('shelfmark_');
  });
  it('tell of routes, not of addresses, to who has the token', async () => {
    const token = 'a-token-of-the-operator';
    const watched = await openTestApp({ env: { METRICS_TOKEN: token } });
    // In letters: figures of an address stand in some measured number sooner or later.
    await watched.app.inject('/api/content-history/the-listing-of-mara?search=secret');
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token])
      expect((await watched.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(
        404,
      );
    const answer = await watched.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(
      /shelfmark_http_request_duration_seconds_count\{method="GET",route="\/api\/content-history\/:id",status="401"\} 1/,
    );
    expect(answer.body).toContain('shelfmark_database_up 1');
    expect(answer.body).toContain('shelfmark_http_requests_open 1');
    expect(answer.body).not.toMatch(/of-mara|secret/);
    await watched.close();
  });
});

describe('Headers', () => {
  it('keep scripts, frames and forms of others out', async () => {
    const { headers } = await test.app.inject('/api/auth/user');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
  it('ask for https only where the product has it', async () => {
    const plain = (await test.app.inject('/healthz')).headers;
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const secure = await openTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
    const { headers } = await secure.app.inject('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('Refusals save nothing', () => {
  it.each<[string, number, string, () => ReturnType<typeof post>]>([
    ['no session', 401, 'not_signed_in', () => post('/api/content-history', draft, {})],
    [
      'a forged session',
      401,
      'not_signed_in',
      () => post('/api/content-history', draft, { cookie: 'shelfmark_session=x.y' }),
    ],
    ['missing fields', 422, 'invalid_input', () => post('/api/content-history', { platform: 'etsy' })],
    ['wrong types', 422, 'invalid_input', () => post('/api/content-history', { ...draft, tags: 'one' })],
    [
      'an unknown platform',
      422,
      'invalid_input',
      () => post('/api/generate-seo', { platform: 'bazaar', businessName: 'x', industry: 'y', products: [] }),
    ],
    ['malformed JSON', 400, 'bad_request', () => post('/api/content-history', '{"businessName":')],
    [
      'a form instead of JSON',
      415,
      'unsupported_media',
      () =>
        post('/api/content-history', 'a=b', { cookie, 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [
      'a post from another site',
      403,
      'cross_site',
      () => post('/api/content-history', draft, { cookie, 'sec-fetch-site': 'cross-site' }),
    ],
    ['an unknown call', 404, 'not_found', () => post('/api/nothing', draft)],
    ['an entry that does not exist', 404, 'not_found', () => post('/api/content-history/999999/restore', {})],
    ['an id that is no number', 404, 'not_found', () => post('/api/content-history/abc/restore', {})],
  ])('with %s', async (_name, status, code, send) => {
    const before = await historySize();
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    const body = ErrorBody.parse(answer.json());
    expect(body.code).toBe(code);
    expect(body.message).toMatch(/^[A-Z].+\.$/);
    if (status === 422) expect(body.fields?.length).toBeGreaterThan(0);
    expect(await historySize()).toBe(before);
  });

  it('without a subscription', async () => {
    const visitor = await test.signIn('ben@example.com', { active: false });
    const answer = await post('/api/content-history', draft, { cookie: visitor });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('subscription_required');
  });
});

describe('Floods', () => {
  it('are refused with the time to wait, for this user only', async () => {
    const flooder = await test.signIn('flooder@example.com');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => post('/api/content-history', draft, { cookie: flooder })),
    );
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(60 - refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(60 - burstPerSecond);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json()).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 });
    }
    const saved = await test.app.inject({
      url: '/api/content-history?limit=100',
      headers: { cookie: flooder },
    });
    expect(saved.json()).toHaveLength(60 - refused.length);
    expect((await post('/api/content-history', draft)).statusCode).toBe(200);
  });
});

describe('Over a real connection', () => {
  let port = 0;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });

  it('a body of 10 MB is refused before it has all arrived', async () => {
    const body = JSON.stringify({ ...draft, notes: 'x'.repeat(10 * 1024 * 1024) });
    const answer = await fetch(`http://127.0.0.1:${port}/api/content-history`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  });

  it('so is one that does not say how long it is', async () => {
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/content-history',
      headers: { cookie, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    // The server may close the connection while the rest is on its way.
    request.on('error', () => undefined);
    for (let sent = 0; sent < 10; sent += 1) request.write('x'.repeat(1024 * 1024));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    request.destroy();
  });
});
