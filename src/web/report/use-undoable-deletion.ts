import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';

interface UndoableDeletion<Entry> {
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  /** Takes it out of what is shown, before the server has told the new list. */
  onDeleted: (id: number) => void;
  /** Asks for the list again. */
  refresh: () => void;
  /** Title of the toast, and what it says of the entry. */
  title: string;
  wordsOf: (entry: Entry) => string;
  onFailure?: (error: unknown) => void;
}

/** Deletes an entry of a list, with a way back in the toast. */
export function useUndoableDeletion<Entry extends { id: number }>({
  remove,
  restore,
  onDeleted,
  refresh,
  title,
  wordsOf,
  onFailure = (error) => toast({ title: 'Delete Failed', description: sentenceOf(error), tone: 'poor' }),
}: UndoableDeletion<Entry>) {
  const undo = async (id: number) => {
    try {
      await restore(id);
      refresh();
    } catch (error) {
      toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' });
    }
  };
  return useMutation({
    mutationFn: ({ id }: Entry) => remove(id),
    onSuccess: (_, entry) => {
      onDeleted(entry.id);
      refresh();
      toast({
        title,
        description: wordsOf(entry),
        action: { label: 'Undo', run: () => void undo(entry.id) },
      });
    },
    onError: onFailure,
  });
}

type ListDeletion<Entry> = Omit<UndoableDeletion<Entry>, 'refresh'> & {
  /** Key of the list that the entry stands in. */
  listKey: QueryKey;
  /** Begins the keys of all lists to ask for again; without it, that list. */
  staleKey?: QueryKey;
};

/** The same for an entry of a list that is kept whole under one key. */
export function useListDeletion<Entry extends { id: number }>({
  listKey,
  staleKey = listKey,
  onDeleted,
  ...rest
}: ListDeletion<Entry>) {
  const queryClient = useQueryClient();
  return useUndoableDeletion<Entry>({
    ...rest,
    onDeleted: (id) => {
      queryClient.setQueryData<Entry[]>(listKey, (list) => list?.filter((entry) => entry.id !== id));
      onDeleted(id);
    },
    refresh: () => void queryClient.invalidateQueries({ queryKey: staleKey }),
  });
}
