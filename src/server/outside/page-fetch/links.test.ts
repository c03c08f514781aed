import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRawSite, response, type RawSite } from '#tests/setup/hostile-site.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';
import { createHostTurns } from './host-turns.ts';
import type { PageFetch } from './port.ts';

const html = { 'content-type': 'text/html' };
let site: RawSite;
let pages: PageFetch;
/** What the site gives as robots.txt. */
let robots: Buffer | null;

beforeAll(async () => {
  site = await openRawSite((socket, path, head) => {
    const isHead = head.startsWith('HEAD');
    if (path === '/robots.txt') {
      if (robots === null) socket.destroy();
      else socket.end(robots);
    } else if (path === '/no-head') socket.end(response(isHead ? 405 : 200, html));
    else if (path === '/gone') socket.end(response(404, html));
    else if (path === '/moved') socket.end(response(301, { location: '/here' }));
    else if (path === '/loop') socket.end(response(301, { location: '/loop' }));
    else if (path === '/inner') socket.end(response(302, { location: 'http://127.0.0.1/' }));
    else socket.end(response(200, html, isHead ? '' : '<p>x'));
  });
});

beforeEach(() => {
  robots = response(404, {});
  const allow = ({ host, port }: { host: string; port: number }) =>
    host === 'site.test' && port === site.port;
  pages = openOutsideWeb({ PUBLIC_URL: 'https://shelfmark.example' }, { allow, lookup: toLoopback }).pages;
  site.requests.length = 0;
});

afterAll(() => site.close());

const signal = new AbortController().signal;
const at = (path: string): string => `http://site.test:${site.port}${path}`;
const asked = (): string[] => site.requests.map((head) => head.split(' ').slice(0, 2).join(' '));
const rules = (text: string): Buffer => response(200, { 'content-type': 'text/plain' }, text);

describe('A link', () => {
  it.each([
    ['/here#part', { kind: 'answered', status: 200, redirects: 0 }],
    ['/no-head', { kind: 'answered', status: 200 }],
    ['/gone', { kind: 'answered', status: 404 }],
    ['/moved', { kind: 'answered', status: 200, redirects: 1 }],
    ['/loop', { kind: 'failed', problem: 'page_redirects' }],
    ['/inner', { kind: 'failed', problem: 'page_address_not_public' }],
  ] as const)('%s: %j', async (path, expected) => {
    expect(await pages.checkLink(at(path), signal)).toMatchObject(expected);
  });

  it('is no failure when it is no address', async () => {
    expect(await pages.checkLink('http://', signal)).toEqual({
      kind: 'failed',
      problem: 'page_address_invalid',
    });
    expect(await pages.checkLink('mailto:a@b.com', signal)).toEqual({
      kind: 'failed',
      problem: 'page_scheme',
    });
  });

  it('is not asked for where robots.txt forbids it', async () => {
    robots = rules('User-agent: ShelfmarkBot\nDisallow: /private\n');
    expect(await pages.checkLink(at('/private/a'), signal)).toEqual({
      kind: 'failed',
      problem: 'page_robots',
    });
    expect(await pages.checkLink(at('/open'), signal)).toMatchObject({ kind: 'answered' });
    expect(asked()).toEqual(['GET /robots.txt', 'HEAD /open']);
  });

  it('is given up when the reader has gone', async () => {
    await expect(pages.checkLink(at('/here'), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});

describe('robots.txt', () => {
  const files: [state: string, given: () => Buffer | null, kind: string, allows: boolean][] = [
    ['found', () => rules('User-agent: *\nDisallow: /\n'), 'file', false],
    ['not there', () => response(404, {}), 'none', true],
    ['forbidden', () => response(403, {}), 'none', true],
    ['over its limit', () => response(429, {}), 'unreachable', false],
    ['at fault', () => response(503, {}), 'unreachable', false],
    ['broken off', () => null, 'unreachable', false],
    ['redirected without an end', () => response(302, { location: '/robots.txt' }), 'none', true],
    ['redirected inside', () => response(302, { location: 'http://127.0.0.1/' }), 'unreachable', false],
  ];

  it.each(files)('%s', async (_name, given, kind, allows) => {
    robots = given();
    expect(await pages.robotsOf(at('/'), signal)).toMatchObject({ kind });
    const linked = pages.fetchPage(at('/linked'), { purpose: 'linked-page', signal });
    if (allows) expect(await linked).toMatchObject({ status: 200 });
    else await expect(linked).rejects.toMatchObject({ code: 'page_robots' });
  });

  it('is asked for once, and not at all for the page that a user named', async () => {
    robots = rules('User-agent: *\nDisallow: /\n');
    expect(await pages.fetchPage(at('/given'), { purpose: 'page', signal })).toMatchObject({ status: 200 });
    expect(asked()).toEqual(['GET /given']);
    await Promise.all([pages.robotsOf(at('/a'), signal), pages.robotsOf(at('/b'), signal)]);
    expect(asked()).toEqual(['GET /given', 'GET /robots.txt']);
  });

  it('is read up to 500 kibibytes', async () => {
    robots = rules(`User-agent: *\nDisallow: /early\n${'#'.repeat(600_000)}\nDisallow: /late\n`);
    const found = await pages.robotsOf(at('/'), signal);
    expect(found).toMatchObject({ kind: 'file', truncated: true });
    expect(found.kind === 'file' && found.file.groups[0]?.rules.map(({ pattern }) => pattern)).toEqual([
      '/early',
    ]);
  });
});

describe('Turns at one host', () => {
  it('let two run at once, a quarter of a second apart, and do not hold up other hosts', async () => {
    const turns = createHostTurns();
    const starts: number[] = [];
    let running = 0;
    let most = 0;
    const begun = performance.now();
    const work = async (): Promise<void> => {
      starts.push(performance.now() - begun);
      most = Math.max(most, (running += 1));
      await new Promise((done) => setTimeout(done, 300));
      running -= 1;
    };
    const other = turns.take('b', signal, async () => performance.now() - begun);
    await Promise.all([1, 2, 3].map(() => turns.take('a', signal, work)));
    expect(await other).toBeLessThan(150);
    expect(most).toBeLessThanOrEqual(2);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(200);
    expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThan(200);
  });

  it('are twenty at all hosts together', async () => {
    const turns = createHostTurns();
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await new Promise((done) => setTimeout(done, 20));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => turns.take(`host-${index}`, signal, work)));
    expect(most).toBe(20);
  });

  it('are left by who has gone', async () => {
    const turns = createHostTurns();
    const gone = new AbortController();
    const endless = new Promise<void>((done) => setTimeout(done, 400));
    const first = [1, 2].map(() => turns.take('a', signal, () => endless));
    const third = turns.take('a', gone.signal, async () => 'ran');
    gone.abort(new Error('gone'));
    await expect(third).rejects.toThrow('gone');
    await Promise.all(first);
    expect(await turns.take('a', signal, async () => 'ran')).toBe('ran');
  });
});
