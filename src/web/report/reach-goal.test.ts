import { describe, expect, it } from 'vitest';
import { fixesToGoal } from './reach-goal.tsx';

const check = (id: string, gain: number, fix = `Mend ${id}.`) => ({ id, gain, fix });

describe('What to do next for a better score', () => {
  it.each([
    [
      'the most to gain first, until 90 is reached',
      80,
      [check('a', 4), check('b', 7), check('c', 2)],
      90,
      ['b', 'a'],
    ],
    ['from 90 on until 100', 92, [check('a', 4), check('b', 5)], 100, ['b', 'a']],
    ['no more than five', 10, 'abcdefg'.split('').map((id) => check(id, 1)), 90, ['a', 'b', 'c', 'd', 'e']],
    ['what is left of a score that is 100 by rounding', 100, [check('a', 0.4), check('b', 0)], 100, ['a']],
    ['nothing where nothing is left', 100, [check('a', 0)], 100, []],
    ['nothing without a sentence that says what to do', 70, [check('a', 5, '')], 90, []],
  ])('%s', (_told, score, checks, goal, ids) => {
    const next = fixesToGoal(score, checks);
    expect(next.goal).toBe(goal);
    expect(next.fixes.map(({ id }) => id)).toEqual(ids);
  });
});
