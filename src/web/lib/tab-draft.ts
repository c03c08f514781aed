import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * A draft is kept twice: for its own tab, so that two tabs of one tool do not overwrite each other before a reload, and
 * for the next tab, which begins with what was typed last anywhere.
 */
export function readDraft(key: string): string | null {
  return readStored(key, 'sessionStorage') ?? readStored(key);
}

/** The same as JSON; null for nothing, and for what is no JSON. Its shape is not checked. */
export function readDraftJson(key: string): unknown {
  try {
    return JSON.parse(readDraft(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether the draft is there again after a reload. */
export function keepDraft(key: string, text: string): boolean {
  const isInTab = writeStored(key, text, 'sessionStorage');
  // What no longer fits would come back as it was before.
  if (!isInTab) removeStored(key, 'sessionStorage');
  return writeStored(key, text) || isInTab;
}

export function forgetDraft(key: string): void {
  removeStored(key, 'sessionStorage');
  removeStored(key);
}
