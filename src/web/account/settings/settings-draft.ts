import type { Settings } from '#contract/settings.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { isSettingName } from './settings-tabs.ts';

/** Changes that were typed and not saved yet. */
export type SettingsDraft = Partial<Settings>;

const keyOf = (userId: string) => `shelfmark.settings-draft.${userId}`;

/** Keeps changes in this browser, so that a reload or another screen loses none; without any it forgets. */
export function keepSettingsDraft(userId: string, draft: SettingsDraft): void {
  if (Object.keys(draft).length === 0) removeStored(keyOf(userId));
  else writeStored(keyOf(userId), JSON.stringify(draft));
}

/** The kept changes that still differ from what is saved. What an older version of the product wrote is left out. */
export function keptSettingsDraft(userId: string, saved: Settings): SettingsDraft {
  const draft: unknown = parsed(readStored(keyOf(userId)));
  if (typeof draft !== 'object' || draft === null) return {};
  const changes = Object.entries(draft).filter(
    ([name, value]) => isSettingName(name) && isKindOf(value, saved[name]) && value !== saved[name],
  );
  return Object.fromEntries(changes);
}

/** Texts and figures may be absent; a switch is on or off. */
function isKindOf(value: unknown, saved: Settings[keyof Settings]): boolean {
  if (typeof saved === 'boolean') return typeof value === 'boolean';
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
