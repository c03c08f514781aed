import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteCrawl } from '#contract/site-crawl.ts';
import { findWaitingSiteCrawls } from '#server/database/site-crawl-work.ts';
import {
  html,
  moved,
  openCrawledSite,
  page,
  until,
  type CrawledSite,
  type Given,
} from '#tests/setup/crawled-site.ts';
import { response } from '#tests/setup/hostile-site.ts';
import { runSiteCrawl } from './crawl.ts';

let site: CrawledSite;
beforeAll(async () => {
  site = await openCrawledSite();
});
beforeEach(() => site.newPerson());
afterAll(() => site.close());

const never = new AbortController().signal;

async function crawled(path?: string, pageLimit?: number): Promise<SiteCrawl> {
  const id = await site.begin(path, pageLimit);
  await runSiteCrawl(site.test.services, id, never);
  return site.crawlOf(id);
}

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${site.at(path)}</loc></url>`).join('')}</urlset>`;
const pathsOf = (crawl: SiteCrawl, state: string) =>
  crawl.pages.filter((one) => one.state === state).map(({ url }) => url.replace(site.at(''), ''));
const found = (crawl: SiteCrawl, id: string) =>
  crawl.report.findings
    .find((finding) => finding.id === id)
    ?.items.map(({ subject }) => subject.replace(site.at(''), ''));

describe('A crawl', () => {
  it('reads the whole site once and reports on it', async () => {
    site.answer({
      '/robots.txt': response(
        200,
        {},
        `User-agent: *\nDisallow: /private\nSitemap: ${site.at('/all.xml.gz')}\n`,
      ),
      '/all.xml.gz': response(
        200,
        { 'content-type': 'application/gzip' },
        gzipSync(sitemap('/', '/a', '/lost', '/gone')),
      ),
      '/': page('Shop', [
        '/a',
        '/a#part',
        '/b?utm_source=x',
        '/old',
        '/gone',
        '/private/x',
        '/file',
        '/price.pdf',
        '/chain',
        'https://www.other.test/',
      ]),
      '/a': page('Mugs', ['/']),
      '/b': page('mugs', ['/old', '/old']),
      '/old': moved('/new'),
      '/new': page('New', [], '<meta name="robots" content="NoIndex">'),
      '/chain': moved('/chain-2', 302),
      '/chain-2': moved('/a'),
      '/file': response(200, { 'content-type': 'application/zip' }, 'PK'),
      '/lost': page('Lost'),
    });
    const crawl = await crawled();
    expect(crawl).toMatchObject({ state: 'done', reason: null, asking: [], done: crawl.found });
    expect(pathsOf(crawl, 'read').toSorted()).toEqual(['/', '/a', '/b', '/lost', '/new']);
    expect(pathsOf(crawl, 'redirected').toSorted()).toEqual(['/chain', '/old']);
    expect(pathsOf(crawl, 'broken')).toEqual(['/gone']);
    expect(pathsOf(crawl, 'skipped').toSorted()).toEqual(['/file', '/private/x']);
    expect(found(crawl, 'duplicate-titles')).toEqual(['Mugs']);
    expect(found(crawl, 'broken-pages')).toEqual(['/gone']);
    expect(found(crawl, 'orphans')).toEqual(['/lost']);
    expect(found(crawl, 'redirect-chains')).toEqual(['/chain']);
    expect(found(crawl, 'links-to-redirects')).toEqual(expect.arrayContaining(['/chain', '/old']));
    expect(found(crawl, 'noindex-linked')).toBeUndefined();
    expect(found(crawl, 'blocked-by-robots')).toEqual(['/private/x']);
    expect(crawl.pages[0]).toMatchObject({
      title: 'Shop',
      h1: 'Shop',
      depth: 0,
      inSitemap: true,
      noindex: false,
    });
    expect(crawl.pages.every(({ state, score }) => (score !== null) === (state === 'read'))).toBe(true);
    expect(crawl.averageScore).toBe(crawl.report.averageScore);
    expect(site.asked()).not.toContain('/private/x');
    expect(site.asked().filter((path) => path === '/new' || path === '/')).toHaveLength(2);
  });

  it('keeps to its limit, whatever a page links to', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `/y-${'z'.repeat(index % 40)}?${index}`);
    site.answer({ '/': page('X', many) });
    const crawl = await crawled('/', 6);
    expect(crawl).toMatchObject({ state: 'done', found: 6, done: 6 });
  });

  it('goes on after a stop in the middle and asks no page twice', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `/page-${'abcdefgh'[index]}`);
    site.answer({
      ...Object.fromEntries(names.map((name) => [name, page(`Title ${name}`, ['/'])])),
      '/': page('Start', names),
    });
    const id = await site.begin();
    const stopping = new AbortController();
    const first = runSiteCrawl(site.test.services, id, stopping.signal);
    await until(() => site.asked().filter((path) => path.startsWith('/page-')).length >= 3);
    // Somebody else does nothing meanwhile.
    await runSiteCrawl(site.test.services, id, never);
    stopping.abort();
    await first;
    const half = await site.crawlOf(id);
    expect(half.state).toBe('running');
    expect(half.done).toBeLessThan(half.found);
    expect(await findWaitingSiteCrawls(site.test.services.database.db, new Date())).toContain(id);
    await runSiteCrawl(site.test.services, id, never);
    const whole = await site.crawlOf(id);
    expect(whole).toMatchObject({ state: 'done', found: 9, done: 9 });
    for (const path of [...names, '/'])
      expect(
        site.asked().filter((one) => one === path),
        path,
      ).toHaveLength(1);
  });

  it('is not touched by a worker that was frozen while another one finished it', async () => {
    const { database } = site.test.services;
    site.answer({ '/': page('As it was', ['/gone-since']) });
    const letGo = site.hold();
    const id = await site.begin();
    const frozen = runSiteCrawl(site.test.services, id, never);
    await until(() => site.asked().includes('/'));
    await database.query(`update site_crawls set claimed_until = now() - interval '1 minute' where id = $1`, [
      id,
    ]);
    site.answer({ '/': page('As it is', ['/a']), '/a': page('A') });
    await runSiteCrawl(site.test.services, id, never);
    letGo();
    await frozen;
    const crawl = await site.crawlOf(id);
    expect(crawl).toMatchObject({ state: 'done', found: 2, done: 2 });
    expect(crawl.pages.map(({ title }) => title)).toEqual(['As it is', 'A']);
  });

  it.each([
    ['is not there', {}, 'The site answered with HTTP 404, so no page could be read.'],
    [
      'leads elsewhere',
      { '/': () => moved(`http://else.test:${site.port}/other`), '/other': page('Other') },
      /^The address leads to http:..else.test:\d+.other. Crawl that address.$/,
    ],
    [
      'is forbidden by robots.txt',
      { '/robots.txt': response(200, {}, 'User-agent: *\nDisallow: /\n'), '/': page('Start') },
      'The website asks programs not to visit this address (robots.txt).',
    ],
    [
      'has a robots.txt at fault',
      { '/robots.txt': response(503, {}), '/': page('Start') },
      'The site’s robots.txt answers with HTTP 503. As long as it does, programs must not visit the site.',
    ],
    [
      'breaks off',
      { '/robots.txt': Buffer.alloc(0) },
      'The website broke off, or sent an answer that cannot be read. Please try again later.',
    ],
    [
      'is no page',
      { '/': response(200, { 'content-type': 'image/png' }) },
      'This address leads to a file that is not a web page.',
    ],
  ] as [string, Record<string, Given>, string | RegExp][])(
    'fails in a sentence when the start %s',
    async (_name, given, reason) => {
      site.answer(given);
      // A host of its own: robots.txt is kept for some minutes.
      const answer = await site.call('POST', '', {
        url: `http://${Math.random().toString(36).slice(2)}.test:${site.port}/`,
      });
      await runSiteCrawl(site.test.services, answer.json().id, never);
      const crawl = await site.crawlOf(answer.json().id);
      expect(crawl.reason).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
      expect(crawl.state).toBe('failed');
    },
  );

  it('is left alone when the site asks to be', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `/busy-${'abcdefghijklmnopqrst'[index]}`);
    site.answer({
      ...Object.fromEntries(names.map((name) => [name, response(429, html, '<p>Slow down')])),
      '/': page('Start', names),
    });
    const crawl = await crawled();
    expect(crawl).toMatchObject({ state: 'done' });
    expect(crawl.reason).toMatch(/asked us to slow down/);
    expect(crawl.done).toBeLessThan(10);
  });
});
