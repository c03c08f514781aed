import type { HistoryEntry, NewHistoryEntry } from '#contract/history.ts';
import { ApiError, call } from '#web/data/client.ts';
import { inTurnOfTabs, waitingList } from './waiting-list.ts';

/** Each user's own: what one person could not send is not to go into the history of the next one at this browser. */
const waiting = waitingList<NewHistoryEntry>((userId) => `shelfmark.history-outbox.${userId}`);

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

async function sendAll(userId: string): Promise<void> {
  let patience = 5;
  for (let next = waiting.all(userId)[0]; next !== undefined; next = waiting.all(userId)[0]) {
    try {
      const entry = await call('POST /api/content-history', { body: next });
      waiting.take(userId, next);
      for (const listener of listeners) listener(next, entry);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 429 || error.status === 503) && patience > 0) {
        patience -= 1;
        await pause(1_000 * (error.body?.retryAfterSeconds ?? 2));
      } else if (error instanceof ApiError && [400, 404, 413, 422].includes(error.status)) {
        // The server will never take this one; keeping it would block all behind it.
        console.warn('A history entry was refused.', error.message);
        waiting.take(userId, next);
      } else {
        // Signed out or offline: it stays in the outbox and goes out on the next visit.
        console.warn('The history could not be saved yet.', error);
        return;
      }
    }
  }
}

/** Puts entries into the user's outbox, which survives a reload, and sends them one after another. Never rejects. */
export function keepInHistory(userId: string, entries: readonly NewHistoryEntry[]): Promise<void> {
  waiting.add(userId, entries);
  // A draft that two tabs sent at once would be there twice.
  sending = sending
    .then(() => inTurnOfTabs('shelfmark.history-outbox', () => sendAll(userId)))
    .catch((error: unknown) => console.warn('The history could not be saved yet.', error));
  return sending;
}

/** Sends what an earlier visit could not. */
export function sendWaitingHistory(userId: string): Promise<void> {
  return keepInHistory(userId, []);
}
