import { describe, expect, it } from 'vitest';
import { reportSite } from './report.ts';
import type { CrawledPage, CrawledSite } from './site.ts';

const at = (path: string) => `https://s.example${path}`;

let lastId = 0;
/** A read page that has nothing wrong with it. */
function page(path: string, change: Partial<CrawledPage> = {}): CrawledPage {
  lastId += 1;
  return {
    id: lastId,
    url: at(path),
    state: 'read',
    status: 200,
    finalUrl: null,
    redirects: [],
    inSitemap: false,
    score: 80,
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    h1: null,
    canonical: null,
    noindex: false,
    wordCount: 100,
    links: [],
    otherLinks: [],
    failedChecks: [],
    problem: null,
    ...change,
  };
}

function report(pages: CrawledPage[], change: Partial<CrawledSite> = {}) {
  const site = { start: pages[0]?.id ?? null, pages, otherLinks: [], leftOut: [], ...change };
  return reportSite(site, (problem) => `Sentence of ${problem}`);
}

/** What one finding names: each subject with its pages. */
function found(id: string, result: ReturnType<typeof report>) {
  return result.report.findings
    .find((finding) => finding.id === id)
    ?.items.map(({ subject, detail, pages }) => [subject, detail, ...pages]);
}

describe('The report on a site', () => {
  it('of a site without faults names none', () => {
    const about = page('/about');
    const start = page('/', { links: [about.id], score: 91 });
    expect(report([start, about]).report).toEqual({
      read: 2,
      redirected: 0,
      broken: 0,
      skipped: 0,
      statuses: [{ status: 200, count: 2 }],
      averageScore: 85.5,
      worst: [
        { url: at('/about'), score: 80 },
        { url: at('/'), score: 91 },
      ],
      commonChecks: [],
      findings: [],
    });
  });

  it('of nothing is empty', () => {
    expect(report([])).toMatchObject({ report: { averageScore: null, findings: [] }, pages: [] });
  });

  it('names broken pages with those that link there, but not refusals of programs', () => {
    const gone = page('/gone', { state: 'broken', status: 404 });
    const down = page('/down', { state: 'broken', status: null, problem: 'page_timeout' });
    const locked = page('/locked', { state: 'broken', status: 403 });
    const result = report([page('/', { links: [gone.id, down.id, locked.id] }), gone, down, locked]);
    expect(found('broken-pages', result)).toEqual([
      [at('/gone'), 'HTTP 404', at('/')],
      [at('/down'), 'No answer', at('/')],
    ]);
    expect(result.pages[2]?.problem).toBe('Sentence of page_timeout');
  });

  it('tells links through redirects from chains', () => {
    const end = page('/end');
    const once = page('/once', { state: 'redirected', status: 301, finalUrl: end.url, redirects: [301] });
    const chain = page('/chain', {
      state: 'redirected',
      status: 302,
      finalUrl: end.url,
      redirects: [302, 301],
    });
    const result = report([page('/', { links: [once.id] }), once, chain, end]);
    expect(found('links-to-redirects', result)).toEqual([[at('/once'), `301, leads to ${end.url}`, at('/')]]);
    expect(found('redirect-chains', result)).toEqual([
      [at('/chain'), `2 redirects (302, 301) to ${end.url}`],
    ]);
    // A redirect is no click.
    expect(result.pages.find(({ url }) => url === end.url)?.depth).toBe(1);
  });

  it('groups twins, but for pages that are not to be listed', () => {
    const twins = [
      page('/a', { title: 'Blue  Mug', description: null }),
      page('/b', { title: 'blue mug', description: ' ' }),
      page('/c', { title: 'Blue mug', noindex: true }),
      page('/d', { title: 'Blue mug', canonical: at('/a') }),
      page('/e', { title: '' }),
      page('/f', { canonical: `${at('/f')}#part` }),
    ];
    const result = report([page('/', { links: twins.map(({ id }) => id) }), ...twins]);
    expect(found('duplicate-titles', result)).toEqual([['Blue Mug', '2 pages', at('/a'), at('/b')]]);
    expect(found('missing-titles', result)).toEqual([[at('/e'), null]]);
    expect(found('missing-descriptions', result)).toEqual([
      [at('/a'), null],
      [at('/b'), null],
    ]);
    expect(found('noindex-linked', result)).toEqual([[at('/c'), null, at('/')]]);
    expect(found('canonical-elsewhere', result)).toEqual([[at('/d'), `Names ${at('/a')}`]]);
  });

  it('names no orphan while a page that may link to it has not been read', () => {
    const start = page('/');
    const lost = page('/lost', { inSitemap: true });
    expect(found('orphans', report([start, lost]))).toEqual([[at('/lost'), null]]);
    const unread = page('/next', { state: 'waiting', status: null, score: null });
    expect(found('orphans', report([start, lost, unread]))).toBeUndefined();
  });

  it('names orphans, not what is linked, reached by a redirect, or the start', () => {
    const lost = page('/lost', { inSitemap: true });
    const linked = page('/linked', { inSitemap: true });
    const landed = page('/landed', { inSitemap: true });
    const moved = page('/moved', {
      state: 'redirected',
      finalUrl: landed.url,
      redirects: [301],
      status: 301,
    });
    const self = page('/self', { inSitemap: true });
    const start = page('/', { inSitemap: true, links: [linked.id, moved.id] });
    const result = report([start, lost, linked, landed, moved, { ...self, links: [self.id] }]);
    expect(found('orphans', result)).toEqual([
      [at('/lost'), null],
      [at('/self'), null],
    ]);
    expect(result.pages[1]).toMatchObject({ depth: null, linksIn: 0 });
  });

  it('names what a sitemap should not hold', () => {
    const result = report([
      page('/'),
      page('/404', { inSitemap: true, state: 'broken', status: 404 }),
      page('/away', {
        inSitemap: true,
        state: 'redirected',
        status: 301,
        finalUrl: at('/'),
        redirects: [301],
      }),
      page('/hidden', { inSitemap: true, noindex: true }),
      page('/twin', { inSitemap: true, canonical: at('/') }),
      page('/closed', { inSitemap: true, state: 'skipped', status: null, problem: 'page_robots' }),
      page('/waiting', { inSitemap: true, state: 'waiting', status: null }),
    ]);
    expect(found('sitemap-errors', result)).toEqual([
      [at('/404'), 'HTTP 404'],
      [at('/away'), `Leads to ${at('/')}`],
      [at('/hidden'), 'Says noindex'],
      [at('/twin'), `Names ${at('/')} as the address to list`],
      [at('/closed'), 'Forbidden by robots.txt'],
    ]);
    expect(found('blocked-by-robots', result)).toEqual([[at('/closed'), null]]);
  });

  it('measures depth by the shortest way, in a circle too', () => {
    const chain = ['/1', '/2', '/3', '/4', '/5'].map((path) => page(path));
    const start = page('/', { links: [chain[0]!.id] });
    const linked = chain.map((one, index) => ({ ...one, links: [chain[index + 1]?.id ?? start.id] }));
    expect(found('deep-pages', report([start, ...linked]))).toEqual([
      [at('/4'), '4 clicks'],
      [at('/5'), '5 clicks'],
    ]);
  });

  it('counts links to other sites, left-out kinds and the commonest checks', () => {
    const result = report(
      [
        page('/', {
          otherLinks: ['https://gone.example/', 'https://shy.example/'],
          failedChecks: ['title-width', 'https'],
        }),
        page('/a', { otherLinks: ['https://gone.example/'], failedChecks: ['https'], score: 40 }),
      ],
      {
        otherLinks: [
          { url: 'https://gone.example/', status: 410, reason: null },
          { url: 'https://shy.example/', status: 403, reason: null },
          { url: 'https://slow.example/', status: null, reason: 'Too long.' },
        ],
        leftOut: ['/calendar?month'],
      },
    );
    expect(found('broken-links-out', result)).toEqual([
      ['https://gone.example/', 'HTTP 410', at('/'), at('/a')],
    ]);
    expect(found('left-out', result)).toEqual([['/calendar?month', null]]);
    expect(result.report.commonChecks.map(({ id, count }) => [id, count])).toEqual([
      ['https', 2],
      ['title-width', 1],
    ]);
    expect(result.report.commonChecks[0]?.title).not.toBe('https');
    expect(result.report.worst[0]).toEqual({ url: at('/a'), score: 40 });
  });

  it('cuts long lists and says how long they were', () => {
    const dead = Array.from({ length: 60 }, (_, index) =>
      page(`/x${index}`, { state: 'broken', status: 404 }),
    );
    const from = Array.from({ length: 30 }, (_, index) =>
      page(`/p${index}`, { links: dead.map(({ id }) => id) }),
    );
    const [finding] = report([...from, ...dead]).report.findings;
    expect(finding).toMatchObject({ id: 'broken-pages', count: 60 });
    expect(finding?.items).toHaveLength(50);
    expect(finding?.items[0]).toMatchObject({ pageCount: 30 });
    expect(finding?.items[0]?.pages).toHaveLength(20);
  });
});
