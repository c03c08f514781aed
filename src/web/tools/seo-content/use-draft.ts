import { useEffect } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { onLeaving } from '#web/lib/on-leaving.ts';
import { saveDraft, type SeoFormDraft } from './draft.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const draftDelay = 300;

/** Keeps what is typed, a moment after each change and when the page goes away or out of sight. */
export function useDraft(userId: string, watch: UseFormWatch<SeoFormDraft>): void {
  useEffect(() => {
    let latest: SeoFormDraft | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (latest) saveDraft(userId, latest);
      latest = null;
    };
    const subscription = watch((values) => {
      latest = values as SeoFormDraft;
      clearTimeout(timer);
      timer = setTimeout(save, draftDelay);
    });
    const stop = onLeaving(save);
    return () => {
      save();
      subscription.unsubscribe();
      stop();
    };
  }, [userId, watch]);
}
