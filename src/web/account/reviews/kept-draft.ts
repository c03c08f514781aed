import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { readStoredJson } from '#web/lib/stored-json.ts';

/** Parts of a form that were typed and not sent. */
export function draftOf<Form extends object>(key: string, empty: Form): Partial<Form> {
  // A half-written entry breaks the rules for whole ones; each part that the form knows is taken for itself.
  const parts = Object.entries(readStoredJson(key) ?? {}).filter(([name]) => name in empty);
  return Object.fromEntries(parts) as Partial<Form>;
}

interface KeptDraft {
  /** What stands in the form was typed earlier and never sent. */
  resumed: boolean;
  /** Throws the draft away and shows what is saved, or an empty form. */
  discard: () => void;
}

/**
 * Keeps what is typed under the key, so that a reload, a lost connection or Cancel loses nothing.
 * @param saved what the form shows without a draft
 */
export function useKeptDraft<Form extends FieldValues>(
  key: string,
  { subscribe, reset }: Pick<UseFormReturn<Form>, 'subscribe' | 'reset'>,
  saved: Form,
): KeptDraft {
  const [resumed, setResumed] = useState(() => readStored(key) !== null);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void writeStored(key, JSON.stringify(values)),
      }),
    [subscribe, key],
  );
  return {
    resumed,
    discard: () => {
      reset(saved);
      removeStored(key);
      setResumed(false);
    },
  };
}
