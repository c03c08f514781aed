import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { inPlainWords } from '#contract/plain-words.ts';
import { draftOf, useKeptDraft } from './kept-draft.ts';
import type { OwnFormProps } from './own-form.tsx';

interface OwnFormKind<New> {
  schema: ZodType<New, New>;
  /** Begins the key of the draft, such as `shelfmark.review-draft`. */
  draftName: string;
  empty: New;
}

/** The fields of an entry with its draft, and what `OwnForm` needs of both. */
export function useOwnForm<New extends FieldValues, Own extends New & { id: number }>(
  { schema, draftName, empty }: OwnFormKind<New>,
  { userId, entry, pending, onSave, onCancel }: OwnFormProps<New, Own>,
) {
  const draftKey = `${draftName}.${userId}.${entry?.id ?? 'new'}`;
  const saved: New = entry ?? empty;
  const form = useForm<New, unknown, New>({
    resolver: zodResolver(schema, inPlainWords),
    defaultValues: { ...saved, ...draftOf(draftKey, empty) } as DefaultValues<New>,
  });
  const draft = useKeptDraft(draftKey, form, saved);
  const { register, handleSubmit, formState } = form;
  return {
    register,
    errors: formState.errors,
    shape: {
      draftKey,
      resumed: draft.resumed,
      onDiscard: draft.discard,
      pending,
      onSubmit: (sent: () => void) => void handleSubmit((values) => onSave(values, sent))(),
      onCancel,
    },
  };
}
