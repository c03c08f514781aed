import { useEffect, useEffectEvent } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { draftFrom, type AdsDraft } from './draft.ts';

/** Hands on what is typed with each change, so that a reload, a lost connection or an ended session loses nothing. */
export function useDraft(watch: UseFormWatch<AdsDraft>, save: (draft: AdsDraft) => void): void {
  const keep = useEffectEvent(save);
  useEffect(() => {
    const subscription = watch((values) => keep(draftFrom(values)));
    return () => subscription.unsubscribe();
  }, [watch]);
}
