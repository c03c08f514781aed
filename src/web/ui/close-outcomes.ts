import { dismissToast, toastStore } from './toast.ts';

/**
 * Closes what the attempt before came to, as a new one begins: a failure that still stands beside the success that
 * followed it, or a success beside new work, tells the wrong thing. What offers something to do, such as Undo, stays.
 */
export function closeOutcomes(): void {
  for (const { id, open, action } of toastStore.get()) if (open && !action) dismissToast(id);
}
