import { describe, expect, it } from 'vitest';
import { tickStep } from './gauge.tsx';
import { scoreTone } from './score-scale.tsx';

describe('ticks of a ruler', () => {
  it.each([
    [13, 1],
    [30, 2],
    [75, 5],
    [140, 10],
    [249, 20],
    [5_000, 500],
  ])('limit %i: a tick every %i', (limit, step) => {
    expect(tickStep(limit)).toBe(step);
  });
});

describe('tone of a score', () => {
  it.each([
    [100, 'good'],
    [80, 'good'],
    // Shown as 80 beside a scale that is green.
    [79.67, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
    [null, 'none'],
    [undefined, 'none'],
  ] as const)('%s is %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });
});
