import type { Queryable } from '#server/database/database.ts';
import { addUsage } from '#server/database/usage-history.ts';
import { countGenerations } from '#server/database/users.ts';

export interface RunRecord {
  userId: string;
  /** The tool's id. */
  action: string;
  businessProfileId: number | null;
  now: Date;
  total: number;
  successful: number;
}

/** Counts one run of a tool, which only subscribers start: a row of the usage history and the user's own counters. */
export async function recordRun(tx: Queryable, record: RunRecord): Promise<void> {
  const { userId, action, businessProfileId, now, total, successful } = record;
  await addUsage(tx, userId, {
    action,
    businessProfileId,
    generationCount: total,
    isPremium: true,
    createdAt: now,
  });
  await countGenerations(tx, userId, { total, successful });
}
