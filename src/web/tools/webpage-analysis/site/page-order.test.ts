import { expect, it } from 'vitest';
import type { SitePage } from '#contract/site-crawl.ts';
import { filteredPages } from './page-order.ts';

const page = (url: string, change: Partial<SitePage> = {}) =>
  ({
    url,
    title: null,
    state: 'read',
    score: null,
    depth: null,
    linksIn: 0,
    wordCount: null,
    ...change,
  }) as SitePage;

const pages = [
  page('/b', { score: 70, depth: 1, title: 'Blue Mug' }),
  page('/a', { state: 'broken' }),
  page('/c', { score: 40, depth: 3, linksIn: 2, wordCount: 9 }),
];

it.each([
  [{ order: 'score' }, ['/c', '/b', '/a']],
  [{ order: 'address' }, ['/a', '/b', '/c']],
  [{ order: 'depth' }, ['/c', '/b', '/a']],
  [{ order: 'words' }, ['/c', '/b', '/a']],
  [{ order: 'links-in' }, ['/b', '/a', '/c']],
  [{ words: ' blue ' }, ['/b']],
  [{ state: 'broken' }, ['/a']],
  [{ words: 'x' }, []],
] as const)('%j shows %j', (filter, shown) => {
  const whole = { words: '', state: '', order: 'score', ...filter } as const;
  expect(filteredPages(pages, whole).map(({ url }) => url)).toEqual(shown);
});
