import type { Queryable } from '#server/database/database.ts';
import { addUsage } from '#server/database/usage-history.ts';
import { countGenerations } from '#server/database/users.ts';

export interface RunRecord {
  userId: string;
  /** The tool's id. */
  action: string;
  /** Whether runs of this tool are counted for a daily limit. */
  limited: boolean;
  /** What the user chose in the settings. */
  activityLogging: boolean;
  businessProfileId: number | null;
  now: Date;
  total: number;
  successful: number;
}

/**
 * Counts one run of a tool, which only subscribers start: a row of the usage history and the user's own counters.
 * Of users who switched activity logging off only that is written which a daily limit needs, for that day.
 */
export async function recordRun(tx: Queryable, record: RunRecord): Promise<void> {
  const { userId, action, limited, activityLogging, businessProfileId, now, total, successful } = record;
  if (activityLogging || limited) {
    await addUsage(tx, userId, {
      action,
      businessProfileId: activityLogging ? businessProfileId : null,
      generationCount: activityLogging ? total : 1,
      isPremium: true,
      createdAt: now,
    });
  }
  await countGenerations(tx, userId, { total, successful });
}
