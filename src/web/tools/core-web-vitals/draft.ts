import type { SpeedFormInput } from '#contract/core-web-vitals.ts';
import { writeStored } from '#web/lib/storage.ts';
import { readStoredJson } from '#web/lib/stored-json.ts';

export type SpeedDraft = Required<SpeedFormInput>;

const empty: SpeedDraft = { url: '', strategy: 'mobile', runs: 1 };
const keyOf = (userId: string) => `shelfmark.speed-draft.${userId}`;

/** The form as it was left, mended where something else was written there. */
export function loadDraft(userId: string): SpeedDraft {
  const saved = readStoredJson(keyOf(userId));
  if (typeof saved !== 'object' || saved === null) return empty;
  const { url, strategy, runs } = saved as Record<string, unknown>;
  return {
    url: typeof url === 'string' ? url : '',
    strategy: strategy === 'desktop' ? 'desktop' : 'mobile',
    runs: runs === 3 ? 3 : 1,
  };
}

export function saveDraft(userId: string, draft: SpeedDraft): void {
  writeStored(keyOf(userId), JSON.stringify(draft));
}
