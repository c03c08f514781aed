import { countUsageSince } from '#server/database/usage-history.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';

const dayMs = 86_400_000;

interface DayQuestion {
  userId: string;
  action: string;
  /** Runs for each user and UTC day; null without a limit. */
  limit: number | null;
  /** Runs that have begun and are not yet in the usage history. */
  running: number;
}

/** @throws AppError daily_limit with the seconds until 00:00 UTC when the day's runs are used up */
export async function refuseBeyondDay(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, action, limit, running }: DayQuestion,
): Promise<void> {
  if (limit === null) return;
  const now = clock.now().getTime();
  const dayStart = Math.floor(now / dayMs) * dayMs;
  const used = await countUsageSince(database.db, userId, action, new Date(dayStart));
  if (used + running < limit) return;
  throw new AppError('daily_limit', {
    message: `Today’s ${limit} runs of this tool are used up. It starts again at 00:00 UTC.`,
    retryAfterSeconds: Math.ceil((dayStart + dayMs - now) / 1000),
  });
}
