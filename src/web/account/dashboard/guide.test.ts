import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stepsDone } from './guide.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

const user = { id: 'u1' };
const listing = (platform: string, seoScore: number) =>
  ({ platform, contentType: 'generated', seoContent: { seoScore } }) as const;

describe('the getting-started guide ticks', () => {
  it.each([
    ['nothing for an account without listings', user, [], []],
    ['the first listing', user, [listing('etsy', 60)], ['first-listing']],
    ['a good score', user, [listing('etsy', 80)], ['first-listing', 'good-score']],
    [
      'a second platform',
      user,
      [listing('etsy', 60), listing('ebay', 60)],
      ['first-listing', 'second-platform'],
    ],
    [
      'no analysis of a page',
      user,
      [{ ...listing('webpage_analyzer', 90), contentType: 'webpage_analysis' }, listing('etsy', 60)],
      ['first-listing'],
    ],
    [
      'nothing for an analysis alone',
      user,
      [{ ...listing('webpage_analyzer', 0), contentType: 'webpage_analysis' }],
      [],
    ],
    ['no draft', user, [{ ...listing('etsy', 90), contentType: 'draft' }], []],
  ] as const)('%s', (_, who, entries, done) => {
    expect([...stepsDone(who, entries)]).toEqual(done);
  });

  it('stay when the entry that brought them is no longer among the newest, for this user only', () => {
    stepsDone(user, [listing('etsy', 90)]);
    expect([...stepsDone(user, [])]).toEqual(['first-listing', 'good-score']);
    expect([...stepsDone({ id: 'u2' }, [])]).toEqual([]);
  });
});
