import { expect, it } from 'vitest';
import { Frontier } from './frontier.ts';

const at = (path: string) => `https://s.example${path}`;
const frontier = (pageLimit: number, sitemap: string[] = []) =>
  new Frontier({ url: at('/'), pageLimit, leftOut: [] }, sitemap, [
    { id: 1, url: at('/'), state: 'waiting' },
  ]);

it('An endless calendar is left after some of its pages', () => {
  const line = frontier(200);
  const months = Array.from({ length: 50 }, (_, month) => at(`/events?month=${month}`));
  const days = Array.from({ length: 150 }, (_, day) => at(`/day/${day}`));
  expect(line.choose(months)).toHaveLength(20);
  expect(line.choose(days)).toHaveLength(100);
  expect(line.leftOut).toEqual(['/events?month', '/day/#']);
});

it('Own pages are told from other sites and files, each once, with an end', () => {
  const links = [
    at('/a#x'),
    at('/a'),
    'http://www.s.example/b',
    at('/c.pdf'),
    'https://t.example/',
    'mailto:a@b.example',
  ];
  expect(frontier(9).sort(links)).toEqual({
    own: [at('/a'), 'http://www.s.example/b'],
    other: [at('/c.pdf'), 'https://t.example/'],
  });
  const many = Array.from({ length: 100_000 }, (_, index) => at(`/${index}`));
  expect(frontier(9).sort(many).own).toHaveLength(2_000);
});

it('The limit holds for links and for the sitemap', () => {
  const sitemap = [at('/'), at('/s1'), at('/s2'), at('/s3'), at('/s4')];
  const line = frontier(4, sitemap);
  expect(line.choose([at('/a'), at('/'), at('/a/b/a/b/a/b')])).toEqual([at('/a')]);
  line.add({ id: 2, url: at('/a') }, true);
  expect(line.chooseFromSitemap()).toEqual([at('/s1'), at('/s2')]);
  expect(line.inSitemap(at('/s3'))).toBe(true);
});

it('A page that a redirect brought is not asked under its own address', () => {
  const line = frontier(9);
  expect(line.take()).toEqual({ id: 1, url: at('/') });
  line.add({ id: 2, url: at('/waits') }, true);
  expect(line.reserve(at('/waits'))).toBe(true);
  expect(line.reserve(at('/waits'))).toBe(false);
  expect(line.reserve(at('/'))).toBe(false);
  expect(line.reserve(at('/new'))).toBe(true);
  line.add({ id: 3, url: at('/new') }, true);
  expect(line.take()).toBeUndefined();
});
