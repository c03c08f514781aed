import { z } from 'zod';
import { toolIds } from './tools.ts';

/** Answer of `GET /api/usage`: how often each tool was run since 00:00 UTC. */
export const UsageToday = z.object({
  tools: z.array(
    z.object({
      tool: z.enum(toolIds),
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
