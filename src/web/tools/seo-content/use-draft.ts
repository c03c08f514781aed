import { useEffect } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { saveDraft, type SeoFormDraft } from './draft.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const draftDelay = 300;

/** Keeps what is typed, a moment after each change and when the page goes away. */
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
    window.addEventListener('pagehide', save);
    return () => {
      save();
      subscription.unsubscribe();
      window.removeEventListener('pagehide', save);
    };
  }, [userId, watch]);
}
