import type { HistoryEntry, NewHistoryEntry } from '#contract/history.ts';
import { ApiError, call } from '#web/data/client.ts';

const key = 'shelfmark.history-outbox';

function readStored(): NewHistoryEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as NewHistoryEntry[]) : [];
  } catch {
    return [];
  }
}

let waiting: NewHistoryEntry[] | null = null;

function queue(): NewHistoryEntry[] {
  waiting ??= readStored();
  return waiting;
}

function store(): void {
  try {
    if (queue().length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(queue()));
  } catch {
    // Storage full: the entries are still in memory and are sent from there.
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

let sending: Promise<void> = Promise.resolve();
const listeners = new Set<(sent: NewHistoryEntry, entry: HistoryEntry) => void>();

/** Calls the listener for each entry that reached the server; returns the way to stop. */
export function onHistorySaved(listener: (sent: NewHistoryEntry, entry: HistoryEntry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function sendAll(): Promise<void> {
  let patience = 5;
  while (queue().length > 0) {
    const next = queue()[0]!;
    try {
      const entry = await call('POST /api/content-history', { body: next });
      waiting = queue().filter((other) => other !== next);
      store();
      for (const listener of listeners) listener(next, entry);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 429 || error.status === 503) && patience > 0) {
        patience -= 1;
        await pause(1_000 * (error.body?.retryAfterSeconds ?? 2));
      } else if (error instanceof ApiError && [400, 413, 422].includes(error.status)) {
        // The server will never take this one; keeping it would block all behind it.
        console.warn('A history entry was refused.', error.message);
        waiting = queue().filter((other) => other !== next);
        store();
      } else {
        // Signed out or offline: it stays in the outbox and goes out on the next visit.
        console.warn('The history could not be saved yet.', error);
        return;
      }
    }
  }
}

/** Puts entries into the outbox, which survives a reload, and sends them one after another. Never rejects. */
export function keepInHistory(entries: readonly NewHistoryEntry[]): Promise<void> {
  queue().push(...entries);
  store();
  sending = sending.then(sendAll);
  return sending;
}

/** Sends what an earlier visit could not. */
export function sendWaitingHistory(): Promise<void> {
  return keepInHistory([]);
}
