import type { SeoResultItem } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { WritingRun, Written } from './write.ts';

const mostQuoted = 3;

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
export function withFieldNote(item: SeoResultItem, written: Written): SeoResultItem {
  const { byRules = [], dropped = [], stoodStill = false } = written;
  const { fields } = platforms[item.platform];
  const labels = byRules.flatMap((id) => (id === 'keywords' ? [] : (fields[id]?.label ?? [])));
  const notes: string[] = [];
  if (labels.length > 0)
    notes.push(
      `${labels.join(', ')}: written by rules, because ${stoodStill ? 'the writing model stopped in the middle of its answer' : 'what the writing model sent could not be used'}.`,
    );
  // What a stranger wants to be read is not repeated.
  const sentences = [...new Set(dropped)]
    .filter((sentence) => !/[<>@]|:\/\/|www\.|\.\p{Ll}/u.test(sentence))
    .slice(0, mostQuoted)
    .map((sentence) => `“${sentence.slice(0, 80)}”`);
  const note = `Taken out of what the writing model sent, because nothing in your text says it: ${sentences.join(', ')}.`;
  const last = sentences.length === 0 ? [] : [note];
  return { ...item, recommendations: [...notes, ...item.recommendations, ...last] };
}
