import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { inPlainWords } from '#contract/plain-words.ts';
import { useEachChange } from './use-each-change.ts';

interface DraftForm<Draft, Sent> {
  /** Schema of what is sent; the draft has every field of it, as it is typed. */
  schema: ZodType<Sent>;
  load: (userId: string) => Draft;
  save: (userId: string, draft: Draft) => void;
}

/** A form that begins as it was left and is kept with every change. */
export function useDraftForm<Draft extends FieldValues, Sent extends FieldValues>(
  userId: string,
  { schema, load, save }: DraftForm<Draft, Sent>,
): UseFormReturn<Draft, unknown, Sent> {
  const [initial] = useState(() => load(userId));
  const form = useForm<Draft, unknown, Sent>({
    resolver: zodResolver(schema as ZodType<Sent, Draft>, inPlainWords),
    defaultValues: initial as DefaultValues<Draft>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useEachChange<Draft>(form, (draft) => save(userId, draft));
  return form;
}
