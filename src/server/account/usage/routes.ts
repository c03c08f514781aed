import type { FastifyInstance } from 'fastify';
import { dailyLimits } from '#contract/daily-limits.ts';
import { defaultPreferences } from '#contract/settings.ts';
import { countedActions } from '#contract/usage.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { countUsageSince } from '#server/database/usage-history.ts';
import { findPreferences } from '#server/database/user-settings.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { dayOf } from './daily-limit.ts';

/** What the user has used of each tool today. */
export function registerUsage(app: FastifyInstance, { database, clock }: Services): void {
  route(
    app,
    'GET /api/usage',
    async ({ guarded }) => {
      const { start, end } = dayOf(clock.now());
      const { activityLogging } = (await findPreferences(database.db, guarded.id)) ?? defaultPreferences;
      const used = countedActions.map(async (id) => {
        const limit = dailyLimits[id];
        const written = activityLogging || limit !== null;
        return {
          tool: id,
          runs: written ? await countUsageSince(database.db, guarded.id, id, start) : null,
          limit,
        };
      });
      return { tools: await Promise.all(used), resetsAt: end.toISOString() };
    },
    { guard: requireActiveUser },
  );
}
