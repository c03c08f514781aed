import { describe, expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { BurstLimit } from './burst.ts';

function limitAt(start = 0) {
  let now = start;
  const limit = new BurstLimit({ concurrent: 2, starts: 3, perMinute: 60 }, { now: () => new Date(now) });
  return { limit, pass: (milliseconds: number) => (now += milliseconds) };
}

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('the burst limit of a tool', () => {
  it('lets so many runs go at once, and another when one has ended', () => {
    const { limit } = limitAt();
    const end = limit.start('anna');
    limit.start('anna');
    const refusal = refusalOf(() => limit.start('anna'));
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    end();
    end();
    expect(limit.running('anna')).toBe(1);
    limit.start('anna');
    expect(limit.running('anna')).toBe(2);
  });

  it('lets starts grow back with time and says when the next is allowed', () => {
    const { limit, pass } = limitAt();
    for (let start = 0; start < 3; start += 1) limit.start('anna')();
    expect(refusalOf(() => limit.start('anna')).retryAfterSeconds).toBe(1);
    pass(1_000);
    limit.start('anna')();
    expect(() => limit.start('anna')).toThrow(AppError);
    pass(60_000);
    for (let start = 0; start < 3; start += 1) limit.start('anna')();
    expect(() => limit.start('anna')).toThrow(AppError);
  });

  it('takes no starts away when the clock is set back', () => {
    const { limit, pass } = limitAt(7_200_000);
    limit.start('anna')();
    pass(-3_600_000);
    limit.start('anna')();
    pass(1_000);
    limit.start('anna')();
    expect(() => limit.start('anna')).not.toThrow();
  });

  it('counts every user alone', () => {
    const { limit } = limitAt();
    limit.start('anna');
    limit.start('anna');
    expect(() => limit.start('ben')).not.toThrow();
  });
});
