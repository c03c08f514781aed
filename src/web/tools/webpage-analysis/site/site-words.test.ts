import { expect, it } from 'vitest';
import type { SiteCrawl, SitePage } from '#contract/site-crawl.ts';
import { pagesFile } from './export.ts';
import { nothingFound, outcomeWords, pageStateName } from './site-words.ts';

const unread: SitePage = {
  url: 'https://s.example/next',
  state: 'waiting',
  status: null,
  finalUrl: null,
  redirects: [],
  inSitemap: false,
  score: null,
  title: null,
  description: null,
  h1: null,
  canonical: null,
  noindex: false,
  wordCount: null,
  failedChecks: [],
  depth: 1,
  linksOut: 0,
  linksIn: 1,
  problem: null,
};

it('promises an answer for a page that waits only while the crawl runs', () => {
  expect(outcomeWords(unread, false)).toBe('Not asked yet');
  expect(outcomeWords(unread, true)).toBe('Not asked: the crawl ended before');
  expect(pageStateName('waiting', false)).toBe('Waiting');
  expect(pageStateName('waiting', true)).toBe('Not asked');
  expect(pageStateName('read', true)).toBe('Read');
});

it.each([
  ['running', ',Waiting,'],
  ['stopped', ',Not asked,'],
] as const)('the file of a crawl that is %s says so of the page too', (state: SiteCrawl['state'], cell) => {
  const { content } = pagesFile({
    url: 'https://s.example/',
    createdAt: '2026-11-23T00:00:00.000Z',
    state,
    pages: [unread],
  });
  expect(content).toContain(cell);
});

it('claims no absence that an ended crawl did not look for', () => {
  expect(nothingFound(true, 0)).toContain('no orphans');
  expect(nothingFound(true, 3)).not.toContain('no orphans');
  expect(nothingFound(false, 3)).toBe('Nothing until now.');
});
