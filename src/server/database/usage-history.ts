import { and, eq, gte, sql } from 'drizzle-orm';
import { defaultPreferences } from '#contract/settings.ts';
import type { Queryable } from './database.ts';
import { usageHistory, users, userSettings } from './schema/index.ts';
import { addingGenerations } from './users.ts';

export interface RunRecord {
  userId: string;
  /** The tool's id. */
  action: string;
  /** Whether runs of this tool are counted for a daily limit. */
  limited: boolean;
  businessProfileId: number | null;
  now: Date;
  total: number;
  successful: number;
}

/**
 * Counts one run of a tool, which only subscribers start: a row of the usage history and the user's own counters.
 * Of users who switched activity logging off only that is written which a daily limit needs, for that day. One
 * statement, because a round trip costs more than what it asks for.
 */
export async function recordRun(db: Queryable, run: RunRecord): Promise<void> {
  const { userId, action, limited, businessProfileId, now, total, successful } = run;
  const counting = db.update(users).set(addingGenerations({ total, successful })).where(eq(users.id, userId));
  const logs = sql`coalesce((select ${userSettings.activityLogging} from ${userSettings}
    where ${userSettings.userId} = ${userId}), ${defaultPreferences.activityLogging}::boolean)`;
  await db.execute(sql`with counted as ${counting}
    insert into ${usageHistory} (user_id, business_profile_id, action, generation_count, is_premium, created_at)
    select ${userId}, case when logs then ${businessProfileId}::int end, ${action},
      case when logs then ${total}::int else 1 end, true, ${now.toISOString()}::timestamptz
    from (select ${logs} as logs) chosen
    where logs or ${limited}::boolean`);
}

/** Runs of an action since a moment, such as the beginning of the UTC day. */
export async function countUsageSince(
  db: Queryable,
  ownerId: string,
  action: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ runs: sql<number>`count(*)::int` })
    .from(usageHistory)
    .where(
      and(
        eq(usageHistory.userId, ownerId),
        eq(usageHistory.action, action),
        gte(usageHistory.createdAt, since),
      ),
    );
  return row?.runs ?? 0;
}
