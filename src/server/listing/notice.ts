import type { SeoResultItem } from '#contract/seo-content.ts';
import type { WritingRun } from './write.ts';

/** Said of everything that the rules wrote since nothing else could. */
export const noModelNotice =
  'Written by rules, no AI model connected. To connect one, set AI_BASE_URL, AI_API_KEY and AI_MODEL and start again.';

/** What the reader should know about who wrote: nothing when the connected model did it all. */
export function noticeOf(
  built: readonly { item: SeoResultItem; part: { run: WritingRun } }[],
): string | null {
  const run = built[0]?.part.run;
  const taken = run?.takenOver ?? [];
  const first = taken[0];
  if (!first) {
    if (built.some(({ item }) => item.writer === 'model')) return null;
    return noModelNotice;
  }
  const reasons = [...new Set(taken.map(({ reason }) => reason))].join('; ');
  if (taken.length === built.length) return `Written by rules, because ${reasons}.`;
  const who = taken.length === 1 ? `“${first.name}” was` : `${taken.length} of ${built.length} products were`;
  return `${who} written by rules, because ${reasons}.`;
}
