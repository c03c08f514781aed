import { z } from 'zod';
import type { CountedAction } from './daily-limits.ts';
import { toolIds } from './tools.ts';

/** What is counted by the day, in the order of the screens. */
export const countedActions = [...toolIds, 'site-crawl'] as const satisfies readonly CountedAction[];

/** Answer of `GET /api/usage`: how often each tool was run since 00:00 UTC, and how often a whole site was crawled. */
export const UsageToday = z.object({
  tools: z.array(
    z.object({
      tool: z.enum(countedActions),
      /** Null when nothing is written down: unlimited tools of users who switched activity logging off. */
      runs: z.number().int().nullable(),
      /** Runs for each UTC day; null without a limit. */
      limit: z.number().int().nullable(),
    }),
  ),
  /** When the count starts again. */
  resetsAt: z.string(),
});
export type UsageToday = z.infer<typeof UsageToday>;
