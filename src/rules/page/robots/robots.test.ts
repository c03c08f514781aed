import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { all, foo, groups, published } from './fixtures/published.ts';
import { pathOf, robotsVerdict } from './match.ts';
import { parseRobots } from './parse.ts';

const site = 'http://foo.bar';

function allows(text: string, agent: string, url: string): boolean {
  return robotsVerdict(parseRobots(text), agent, url).allowed;
}

describe('robots.txt as Google reads it', () => {
  it.each(published)('$about', ({ text, may, mayNot }) => {
    expect(may.filter((path) => !allows(text, 'FooBot', path === '' ? '' : site + path))).toEqual([]);
    expect(mayNot.filter((path) => allows(text, 'FooBot', path === '' ? '' : site + path))).toEqual([]);
  });

  it('gives other crawlers their own groups', () => {
    const verdicts = (agent: string, ...paths: string[]) =>
      paths.map((path) => allows(groups, agent, site + path));
    expect(verdicts('BarBot', '/y/c', '/w/a', '/z/d', '/foo/bar/')).toEqual([true, true, false, false]);
    expect(verdicts('BazBot', '/z/d', '/foo/bar/')).toEqual([true, false]);
    const common = all('user-agent: *', 'allow: /', 'user-agent: FooBot', 'disallow: /');
    expect([allows(common, 'FooBot', `${site}/x`), allows(common, 'BarBot', `${site}/x`)]).toEqual([
      false,
      true,
    ]);
    expect(allows(foo('disallow: /'), 'QuxBot', `${site}/x`)).toBe(true);
    expect(allows(foo('disallow: /'), '', '')).toBe(true);
  });

  it.each(['Sitemap: https://foo.bar/sitemap', 'Invalid-Unknown-Line: unknown', 'Crawl-delay: 10'])(
    'does not end a list of agents at %s',
    (line) => {
      const text = all('User-agent: FooBot', line, 'User-agent: *', 'Disallow: /');
      expect([allows(text, 'FooBot', `${site}/`), allows(text, 'BarBot', `${site}/`)]).toEqual([
        false,
        false,
      ]);
    },
  );

  it('takes an agent up to its first space', () => {
    const text = all('User-Agent: *', 'Disallow: /', 'User-Agent: Foo Bar', 'Allow: /x/', 'Disallow: /');
    expect([allows(text, 'Foo', `${site}/x/y`), allows(text, 'Foo Bar', `${site}/x/y`)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['Unix', 'User-Agent: foo\nAllow: /some/path\nUser-Agent: bar\n\n\nDisallow: /\n'],
    ['DOS', 'User-Agent: foo\r\nAllow: /some/path\r\nUser-Agent: bar\r\n\r\n\r\nDisallow: /\r\n'],
    ['Mac', 'User-Agent: foo\rAllow: /some/path\rUser-Agent: bar\r\r\rDisallow: /\r'],
    ['no end', 'User-Agent: foo\nAllow: /some/path\nUser-Agent: bar\n\n\nDisallow: /'],
    ['mixed', 'User-Agent: foo\nAllow: /some/path\r\nUser-Agent: bar\n\r\n\nDisallow: /'],
  ])('counts lines that end as on %s', (_name, text) => {
    const { groups: found } = parseRobots(text);
    expect(found.map(({ agents, rules }) => [agents[0], rules[0]?.line])).toEqual([
      ['foo', 2],
      ['bar', 6],
    ]);
  });

  it.each([
    ['whole', '\uFEFFUser-Agent: foo\nAllow: /x\n', 1, 1],
    ['in part', '\uFFFDUser-Agent: foo\nAllow: /x\n', 1, 1],
    ['broken', '\uFFFD\x11\uFFFDUser-Agent: foo\nAllow: /x\n', 0, 0],
    ['inside the file', 'User-Agent: foo\n\uFEFFAllow: /x\n', 1, 0],
  ])('meets a byte order mark %s', (_name, text, agents, rules) => {
    const { groups: found } = parseRobots(text);
    expect([found.length, found.flatMap((group) => group.rules).length]).toEqual([agents, rules]);
  });

  it('finds sitemaps anywhere', () => {
    const address = 'http://foo.bar/sitemap.xml';
    const rest = all('User-Agent: foo', 'Allow: /some/path', 'User-Agent: bar', '', '');
    expect(parseRobots(`${rest}Sitemap: ${address}\n`).sitemaps).toEqual([{ address, line: 6 }]);
    expect(parseRobots(`Sitemap: ${address}\n${rest}`).sitemaps).toEqual([{ address, line: 1 }]);
  });

  it.each([
    ['', '/'],
    ['http://www.example.com', '/'],
    ['http://www.example.com/', '/'],
    ['http://www.example.com/a/', '/a/'],
    ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
    ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['example.com', '/'],
    ['example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['a', '/'],
    ['a/', '/'],
    ['/a', '/a'],
    ['a/b', '/b'],
    ['example.com?a', '/?a'],
    ['example.com/a;b#c', '/a;b'],
    ['//a/b/c', '/b/c'],
  ])('takes the path of %j', (url, path) => expect(pathOf(url)).toBe(path));
});

describe('A verdict', () => {
  it('names the line that decided', () => {
    const file = parseRobots(foo('disallow: /private', 'allow: /private/open'));
    expect(robotsVerdict(file, 'FooBot', `${site}/private/x`)).toMatchObject({
      allowed: false,
      rule: { line: 2 },
    });
    expect(robotsVerdict(file, 'FooBot', `${site}/private/open`)).toMatchObject({
      rule: { line: 3 },
      named: true,
    });
    expect(robotsVerdict(file, 'OtherBot', `${site}/`)).toEqual({ allowed: true, rule: null, named: false });
  });

  it('comes in time for a hostile file', () => {
    const pattern = `/${'*a'.repeat(1_000)}b$`;
    const text = foo(...Array.from({ length: 240 }, () => `disallow: ${pattern}`));
    const time = processorTimeOf(() => {
      expect(allows(text, 'FooBot', `${site}/${'a'.repeat(4_000)}`)).toBe(true);
    });
    expect(time).toBeLessThan(500);
  });
});

describe('A robots.txt that means harm', () => {
  it.each([
    ['spaces inside of every line', `allow: /${' '.repeat(16_000)}x\n`],
    ['spaces without a colon', `${'allow '.repeat(2_600)}\n`],
    ['stars', `allow: /${'*a'.repeat(7_000)}\n`],
  ])('is read and asked in time: %s', (_name, line) => {
    // The page fetch takes 500 kB of it, and reads it in the server's own thread.
    const text = `user-agent: *\n${line.repeat(Math.floor(490_000 / line.length))}`;
    const before = process.threadCpuUsage();
    robotsVerdict(parseRobots(text), 'ShelfmarkBot', `https://shop.example/${'a'.repeat(1_900)}`);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});
