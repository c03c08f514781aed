import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SpeedRecord } from '#contract/core-web-vitals.ts';
import { dayOf } from '#server/account/usage/daily-limit.ts';
import { AppError } from '#server/errors.ts';
import type { Audit } from '#server/outside/speed/audit.ts';
import { openSpeedLine } from '#server/outside/speed/live.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { readEvents } from '#tests/setup/events.ts';

const slow: Record<string, unknown> & { audits: Record<string, unknown> } = JSON.parse(
  readFileSync('src/rules/speed/fixtures/slow-mobile.json', 'utf8'),
);
const scored = (score: number) => ({
  ...slow,
  categories: { ...(slow['categories'] as object), performance: { score, auditRefs: [] } },
});
const page = { url: 'https://shop.example/mugs' };

eachDatabase('Core Web Vitals', (open) => {
  let test: TestApp;
  let anna = '';
  const audit = vi.fn<Audit>();

  beforeAll(async () => {
    const speed = openSpeedLine({ audit, atOnce: 1, places: 1 });
    test = await openTestApp({ database: await open(), speed });
    anna = await test.signIn('anna@example.com');
  });
  afterAll(() => test.close());
  beforeEach(() => {
    audit.mockReset().mockResolvedValue(slow);
  });

  const post = (payload: unknown, cookie = anna, accept = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/api/core-web-vitals/analyze',
      headers: { cookie, accept, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, cookie = anna, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/core-web-vitals${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  const rows = async () =>
    Number(
      (await test.services.database.query('select count(*)::int as n from core_web_vitals_analysis'))
        .rows[0]?.['n'],
    );

  it('measures, keeps what it found and shows it again', async () => {
    const answer = await post({ ...page, url: 'https://SHOP.example/mugs', strategy: 'mobile' });
    expect(answer.statusCode, answer.body).toBe(200);
    const record = SpeedRecord.parse(answer.json());
    expect(record).toMatchObject({
      ...page,
      strategy: 'mobile',
      performanceScore: 65,
      source: 'run',
      runs: 1,
      spread: null,
      comparison: null,
      fieldData: { state: 'not_connected' },
    });
    expect(record.coreWebVitals.lcp.displayValue).toBe('11.6 s');
    expect((await ask('GET', `/${record.id}`)).json()).toEqual(record);
    expect((await ask('GET', '/history')).json()[0]).toEqual(record);
    const usage = await test.app.inject({ url: '/api/usage', headers: { cookie: anna } });
    expect(usage.json().tools).toContainEqual({ tool: 'core-web-vitals', runs: 1, limit: 100 });
  });

  it('runs three times for the range, and compares with last time', async () => {
    for (const score of [0.2, 0.18, 0.49]) audit.mockResolvedValueOnce(scored(score));
    const record = SpeedRecord.parse((await post({ ...page, runs: 3 })).json());
    expect(record).toMatchObject({
      performanceScore: 20,
      spread: { usable: 3, performance: { min: 18, median: 20, max: 49 } },
      comparison: { real: true, direction: 'worse', before: { performanceScore: 65 } },
    });
    const trend = await ask('GET', `/trend?url=${encodeURIComponent(page.url)}&strategy=mobile`);
    expect(trend.json().map((point: SpeedRecord) => point.performanceScore)).toEqual([20, 65]);
  });

  it('streams what is going on', async () => {
    audit.mockImplementation(async ({ onPhase }) => {
      onPhase('loading');
      onPhase('auditing');
      return slow;
    });
    const events = readEvents((await post(page, anna, 'text/event-stream')).body);
    const partials = events.filter(({ event }) => event === 'partial').map(({ data }) => data);
    expect(partials).toMatchObject([
      { state: 'running', run: 1, phase: 'starting' },
      { phase: 'loading' },
      { phase: 'auditing' },
      { state: 'built' },
    ]);
    expect(events.some(({ data }) => data['message'] === 'Loading the page')).toBe(true);
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { performanceScore: 65 } });
  });

  it.each<[string, unknown, RegExp]>([
    ['text', 'hello', /cannot be read/],
    ['a report without an audit', { ...slow, audits: {} }, /cannot be read/],
    ['nonsense in every place', { lighthouseVersion: 5, audits: [], categories: null }, /cannot be read/],
    [
      'a page that answered 404',
      { ...slow, runtimeError: { code: 'ERRORED_DOCUMENT_REQUEST', message: '(Status code: 404)' } },
      /answered with status 404/,
    ],
  ])('answers a sentence and keeps nothing for %s', async (_, report, sentence) => {
    const before = await rows();
    audit.mockResolvedValue(report);
    const answer = await post(page);
    expect(answer.statusCode).toBe(502);
    expect(answer.json().message).toMatch(sentence);
    expect(await rows()).toBe(before);
  });

  it('passes on why a page was stopped', async () => {
    audit.mockRejectedValue(new AppError('outside_timeout', { message: 'Stopped after 60 seconds.' }));
    const answer = await post(page);
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject({ message: 'Stopped after 60 seconds.' });
  });

  it.each([
    [{ url: '' }, 'url', 'URL is required'],
    [{}, 'url', 'URL is required'],
    [{ url: 'no address' }, 'url', 'Please enter a valid URL'],
    [{ url: 'ftp://shop.example' }, 'url', 'Please enter a valid URL'],
    [{ ...page, runs: 50 }, 'runs', 'Choose one run or three'],
  ])('refuses %j', async (payload, path, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toContainEqual({ path, message });
    expect(audit).not.toHaveBeenCalled();
  });

  it('says the place in line, and 503 with Retry-After when the line is full', async () => {
    const held = Promise.withResolvers<unknown>();
    audit.mockReturnValueOnce(held.promise);
    const people = await Promise.all(
      ['b@x.example', 'c@x.example', 'd@x.example'].map((email) => test.signIn(email)),
    );
    const running = post(page, people[0]);
    await vi.waitFor(() => expect(audit).toHaveBeenCalledTimes(1));
    const waiting = post(page, people[1], 'text/event-stream');
    await wait(50);
    const refused = await post(page, people[2]);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json()).toMatchObject({ code: 'busy' });
    held.resolve(slow);
    expect((await running).statusCode).toBe(200);
    const events = readEvents((await waiting).body);
    expect(events.some(({ data }) => data['state'] === 'waiting' && data['place'] === 1)).toBe(true);
    expect(events.at(-1)?.event).toBe('result');
  });

  it('ends the run of a reader who leaves, and keeps nothing', async () => {
    const before = await rows();
    const ended = Promise.withResolvers<void>();
    audit.mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended.resolve();
            reject(signal.reason);
          });
        }),
    );
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/api/core-web-vitals/analyze`, {
      method: 'POST',
      headers: { cookie: anna, 'content-type': 'application/json' },
      body: JSON.stringify(page),
      signal: leaving.signal,
    }).catch(() => 'left');
    await vi.waitFor(() => expect(audit).toHaveBeenCalled());
    leaving.abort();
    expect(await asked).toBe('left');
    await ended.promise;
    expect(await rows()).toBe(before);
    audit.mockReset().mockResolvedValue(slow);
    expect((await post(page)).statusCode).toBe(200);
  });

  it('opens a report file without counting it, and refuses what is none', async () => {
    const opened = await ask('POST', '/import', anna, { report: { ...slow, lighthouseVersion: '12.1.0' } });
    expect(opened.json()).toMatchObject({
      source: 'import',
      url: 'http://shop.example/slow',
      performanceScore: 65,
    });
    const usage = await test.app.inject({ url: '/api/usage', headers: { cookie: anna } });
    const before = usage.json().tools.find(({ tool }: { tool: string }) => tool === 'core-web-vitals').runs;
    expect(before).toBeLessThan(10);
    const refused = await ask('POST', '/import', anna, { report: { hello: 1 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toMatch(/no report of Lighthouse/);
  });

  it('deletes with a way back, and shows nobody what is another’s', async () => {
    const { id } = (await post(page)).json();
    const ben = await test.signIn('ben@example.com');
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restore`],
    ] as const) {
      expect((await ask(method, path, ben)).statusCode).toBe(404);
    }
    expect((await ask('GET', '/history', ben)).json()).toEqual([]);
    expect((await ask('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect((await ask('GET', `/${id}`)).statusCode).toBe(404);
    expect((await ask('POST', `/${id}/restore`)).json().id).toBe(id);
    expect((await ask('GET', `/${id}`)).statusCode).toBe(200);
  });

  it('stops at 100 runs a day', async () => {
    const cora = await test.signIn('cora@example.com');
    await post(page, cora);
    const { start } = dayOf(test.services.clock.now());
    await test.services.database.query(
      `insert into usage_history (user_id, action, generation_count, created_at)
       select u.id, 'core-web-vitals', 1, $1::timestamptz from users u, generate_series(1, 99)
       where u.email = 'cora@example.com'`,
      [start.toISOString()],
    );
    const answer = await post(page, cora);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'daily_limit' });
    expect(audit).toHaveBeenCalledTimes(1);
  });
});
