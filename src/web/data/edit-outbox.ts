import type { SeoResultItem } from '#contract/seo-content.ts';
import { withStyles } from '#web/lib/whole-styles.ts';
import { toast } from '#web/ui/toast.ts';
import { ApiError } from './client.ts';
import { sentenceOf } from './failure-sentence.ts';
import { sendWaitingHistory } from './history-outbox.ts';
import { inTurnOfTabs, waitingList } from './waiting-list.ts';

/** A change of a listing that could not be saved, with what the listing said before it. */
export interface WaitingEdit {
  mine: SeoResultItem;
  base: SeoResultItem;
}

const waiting = waitingList<WaitingEdit>((userId) => `shelfmark.edit-outbox.${userId}`);

/** Keeps changes whose listings leave the screen before they could be saved. `sendWaitingEdits` saves them. */
export function keepEdits(userId: string, edits: readonly WaitingEdit[]): void {
  waiting.add(userId, edits);
}

/** A change that stands on a screen again is saved from there. */
export function takeBackEdit(userId: string, edit: WaitingEdit): void {
  waiting.take(userId, edit);
}

async function sendAll(userId: string): Promise<number> {
  let saved = 0;
  const { saveOver } = await withStyles(import('./save-edit.ts'));
  for (let next = waiting.all(userId)[0]; next !== undefined; next = waiting.all(userId)[0]) {
    try {
      await saveOver(next.mine, next.base);
      saved += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 413, 422].includes(error.status)) throw error;
      // The server will never take this one; keeping it would block all behind it.
      toast({
        title: 'Not saved',
        description: `A change of “${next.mine.productTitle}” could not be saved. ${sentenceOf(error)}`,
        tone: 'poor',
      });
    }
    waiting.take(userId, next);
  }
  return saved;
}

let sending = false;
/** Who asked while another sending ran, and may have come with the connection that it lacked. */
let askedMeanwhile: (() => void) | undefined;

/**
 * Saves what waits, when there is a connection; what cannot be saved now waits on. Never rejects.
 * @param isQuiet where another toast stands, such as one that offers to undo: one is shown at a time
 */
export async function sendWaitingEdits(userId: string, onSaved?: () => void, isQuiet = false): Promise<void> {
  if (waiting.all(userId).length === 0) return;
  if (sending) {
    askedMeanwhile = () => void sendWaitingEdits(userId, onSaved, isQuiet);
    return;
  }
  sending = true;
  let saved = 0;
  try {
    // A change cannot come before the entry that it is made in.
    await sendWaitingHistory(userId);
    await inTurnOfTabs('shelfmark.edit-outbox', async () => {
      saved = await sendAll(userId);
    });
  } catch (error) {
    // Signed out or offline: it stays in the outbox and goes out on the next visit.
    console.warn('A change of a listing could not be saved yet.', error);
  } finally {
    sending = false;
    const next = askedMeanwhile;
    askedMeanwhile = undefined;
    next?.();
  }
  if (saved === 0) return;
  onSaved?.();
  if (isQuiet) return;
  toast({
    title: 'Saved',
    description:
      saved === 1
        ? 'A change that could not be saved before is in the history now.'
        : `${saved} changes that could not be saved before are in the history now.`,
    tone: 'good',
  });
}
