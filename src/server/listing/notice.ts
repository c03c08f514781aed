import type { SeoResultItem } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { WritingRun, Written } from './write.ts';

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

/** A result with the fields named that the rules wrote in a model's place; the words that go with them are not told. */
export function withFieldNote(item: SeoResultItem, { byRules = [] }: Written): SeoResultItem {
  const { fields } = platforms[item.platform];
  const labels = byRules.flatMap((id) => (id === 'keywords' ? [] : (fields[id]?.label ?? [])));
  if (labels.length === 0) return item;
  const note = `${labels.join(', ')}: written by rules, because what the writing model sent could not be used.`;
  return { ...item, recommendations: [note, ...item.recommendations] };
}
