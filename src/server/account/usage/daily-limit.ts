import { dailyLimits, type CountedAction } from '#contract/daily-limits.ts';
import { countUsageSince } from '#server/database/usage-history.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';

const dayMs = 86_400_000;

/** The UTC day around a moment: its first one, and the first of the next. */
export function dayOf(now: Date): { start: Date; end: Date } {
  const start = Math.floor(now.getTime() / dayMs) * dayMs;
  return { start: new Date(start), end: new Date(start + dayMs) };
}

interface DayQuestion {
  userId: string;
  action: CountedAction;
  /** Runs that have begun and are not yet in the usage history. */
  running: number;
}

/** @throws AppError daily_limit with the seconds until 00:00 UTC when the day's runs are used up */
export async function refuseBeyondDay(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, action, running }: DayQuestion,
): Promise<void> {
  const limit = dailyLimits[action];
  if (limit === null) return;
  const now = clock.now();
  const { start, end } = dayOf(now);
  const used = await countUsageSince(database.db, userId, action, start);
  if (used + running < limit) return;
  throw new AppError('daily_limit', {
    message: `Today’s ${limit} runs of this tool are used up. It starts again at 00:00 UTC.`,
    retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
  });
}
