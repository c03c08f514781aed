import { useEffect, useEffectEvent } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import type { WalmartForm } from '#contract/walmart.ts';
import { formFrom } from './draft.ts';

type Filled = Required<WalmartForm>;

/** Hands on what is typed with each change, so that a reload, a lost connection or an ended session loses nothing. */
export function useDraft(watch: UseFormWatch<Filled>, save: (form: Filled) => void): void {
  const keep = useEffectEvent(save);
  useEffect(() => {
    const subscription = watch((values) => keep(formFrom(values)));
    return () => subscription.unsubscribe();
  }, [watch]);
}
