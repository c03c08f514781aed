import { describe, expect, it } from 'vitest';
import type { PageCheckOutcome, PageCheckResult } from '#contract/webpage-analysis.ts';
import { changedChecks, earlierOf } from './compare.ts';

function check(id: string, outcome: PageCheckOutcome, score: number | null, points = 10): PageCheckResult {
  return {
    id,
    outcome,
    score,
    points,
    title: id,
    found: '',
    expected: '',
    why: '',
    fix: '',
    gain: 0,
    field: null,
    group: 'links',
    places: [],
    placeCount: 0,
    cap: null,
  };
}

describe('two analyses of one page', () => {
  it('are of the same address, whatever its fragment and the case of its host, the earlier first made', () => {
    const list = [
      { id: 9, url: 'https://example.com/a' },
      { id: 7, url: 'https://Example.com/a#top' },
      { id: 6, url: 'https://example.com/a?b' },
      { id: 5, url: 'https://example.com/a' },
    ];
    expect(earlierOf({ id: 8, url: 'https://example.com/a' }, list).map(({ id }) => id)).toEqual([7, 5]);
  });

  it('differ in checks whose outcome or points changed, the greatest change first', () => {
    const then = {
      checks: [
        check('same', 'passed', 1),
        check('mended', 'failed', 0),
        check('worse', 'passed', 1, 4),
        check('not judged', 'could-not-run', null),
        check('a hair', 'improvable', 0.7),
      ],
    };
    const now = {
      checks: [
        check('same', 'passed', 1),
        check('mended', 'passed', 1),
        check('worse', 'improvable', 0.5, 4),
        check('not judged', 'passed', 1),
        check('a hair', 'improvable', 0.702),
      ],
    };
    expect(changedChecks(then, now).map(({ id, points }) => [id, points])).toEqual([
      ['mended', 10],
      ['worse', -2],
      ['not judged', 0],
    ]);
  });
});
