import type { SpeedFormInput } from '#contract/core-web-vitals.ts';
import { keepDraft, readDraftJson } from '#web/lib/tab-draft.ts';

export type SpeedDraft = Required<SpeedFormInput>;

const empty: SpeedDraft = { url: '', strategy: 'mobile', runs: 1 };
const keyOf = (userId: string) => `shelfmark.speed-draft.${userId}`;

/** The form as it was left, mended where something else was written there. */
export function loadDraft(userId: string): SpeedDraft {
  const saved = readDraftJson(keyOf(userId));
  if (typeof saved !== 'object' || saved === null) return empty;
  const { url, strategy, runs } = saved as Record<string, unknown>;
  return {
    url: typeof url === 'string' ? url : '',
    strategy: strategy === 'desktop' ? 'desktop' : 'mobile',
    runs: runs === 3 ? 3 : 1,
  };
}

export function saveDraft(userId: string, draft: SpeedDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}
