import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands on what is typed with each change, so that a reload, a lost connection or an ended session loses nothing. */
export function useEachChange<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  keep: (values: Values) => void,
): void {
  const handOn = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => handOn(getValues()) }),
    [subscribe, getValues],
  );
}
