import { describe, expect, it } from 'vitest';
import { crawlAddress, isFile, isTrap, mostOfPattern, patternOf, siteOf } from './address.ts';
import { readSitemap } from './sitemap.ts';

describe('Addresses of a crawl', () => {
  it.each([
    ['https://Shop.example:443/a#part', 'https://shop.example/a'],
    ['/b?utm_source=x&size=2&gclid=1#top', 'https://shop.example/b?size=2'],
    ['/b?b=2&a=1', 'https://shop.example/b?b=2&a=1'],
    ['/b?', 'https://shop.example/b'],
    ['../c/', 'https://shop.example/c/'],
    ['mailto:a@b.example', null],
    ['javascript:void 0', null],
    ['https://user:secret@shop.example/', null],
    [`/${'x'.repeat(1_100)}`, null],
  ])('%j is %j', (href, expected) => {
    expect(crawlAddress(href, 'https://shop.example/d/e')).toBe(expected);
  });

  it.each([
    ['https://www.shop.example/a', 'shop.example'],
    ['http://shop.example:8080/', 'shop.example:8080'],
    ['https://blog.shop.example/', 'blog.shop.example'],
    ['ftp://shop.example/', null],
  ])('%j belongs to %j', (url, site) => expect(siteOf(url)).toBe(site));

  it.each([
    ['https://s.example/a.PDF?x=1', true],
    ['https://s.example/photo.jpeg', true],
    ['https://s.example/page.html', false],
    ['https://s.example/pdf', false],
  ])('%j is a file: %j', (url, expected) => expect(isFile(url)).toBe(expected));

  it.each([
    ['https://s.example/a/b/a/b/a/b', true],
    [`https://s.example${'/x1/y2'.repeat(7)}`, true],
    ['https://s.example/2026/11/21/2026-news', false],
    ['https://s.example/en/shop/en-gb/shop', false],
  ])('%j is a trap: %j', (url, expected) => expect(isTrap(url)).toBe(expected));

  it.each([
    ['https://s.example/events/2026/12', '/events/#/#', 100],
    ['https://s.example/events?month=12&year=1', '/events?month&year', 20],
    ['https://s.example/about', '/about', null],
  ])('%j is of the kind %j', (url, pattern, most) => {
    expect(patternOf(url)).toBe(pattern);
    expect(mostOfPattern(pattern)).toBe(most);
  });
});

describe('A sitemap', () => {
  it.each([
    [
      '<urlset><url><loc> https://s.example/?a=1&amp;b=2 </loc></url></urlset>',
      ['https://s.example/?a=1&b=2'],
    ],
    [
      '<x:urlset><x:url><x:loc><![CDATA[https://s.example/a]]></x:loc></x:url></x:urlset>',
      ['https://s.example/a'],
    ],
    ['https://s.example/a\r\nhttps://s.example/b\nnonsense', ['https://s.example/a', 'https://s.example/b']],
    ['<!doctype html><p>Not found', []],
    ['<urlset><url><loc>javascript:alert(1)</loc></url></urlset>', []],
    ['', []],
  ])('%j gives %j', (text, addresses) => {
    expect(readSitemap(text, 10)).toEqual({ isIndex: false, addresses });
  });

  it('may be an index, and is read up to its bound', () => {
    const text = `<sitemapindex>${'<sitemap><loc>https://s.example/1.xml</loc></sitemap>'.repeat(9)}</sitemapindex>`;
    expect(readSitemap(text, 4)).toEqual({
      isIndex: true,
      addresses: Array(4).fill('https://s.example/1.xml'),
    });
  });
});
