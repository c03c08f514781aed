import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HistoryEntry } from '#contract/history.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';

/** Favourite, archive, delete with undo: each says what it did, and the list follows. */
export function useHistoryChanges() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });

  const change = useMutation({
    mutationFn: ({ id, body }: { id: number; body: { isFavorite?: boolean; isArchived?: boolean } }) =>
      call('PATCH /api/content-history/:id', { params: { id }, body }),
    onSuccess: refresh,
    onError: (error) => toast({ title: 'Not changed', description: sentenceOf(error), tone: 'poor' }),
  });

  const restore = async (id: number) => {
    try {
      await call('POST /api/content-history/:id/restore', { params: { id } });
      await refresh();
      toast({ title: 'Restored', description: 'The content is back in your history.', tone: 'good' });
    } catch (error) {
      toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' });
    }
  };

  const remove = useMutation({
    mutationFn: (entry: HistoryEntry) =>
      call('DELETE /api/content-history/:id', { params: { id: entry.id } }),
    onSuccess: async (_, entry) => {
      toast({
        title: 'Content deleted',
        description: entry.title,
        tone: 'good',
        action: { label: 'Undo', run: () => void restore(entry.id) },
      });
      await refresh();
    },
    onError: (error) =>
      toast({
        title: 'Delete failed',
        description: sentenceOf(error, 'Failed to delete content'),
        tone: 'poor',
      }),
  });

  return {
    toggleFavorite: (entry: HistoryEntry) =>
      change.mutate({ id: entry.id, body: { isFavorite: !entry.isFavorite } }),
    toggleArchived: (entry: HistoryEntry) => {
      change.mutate(
        { id: entry.id, body: { isArchived: !entry.isArchived } },
        {
          onSuccess: () =>
            toast({
              title: entry.isArchived ? 'Back in the history' : 'Archived',
              description: entry.isArchived ? entry.title : 'The Archived filter shows it.',
              action: {
                label: 'Undo',
                run: () => change.mutate({ id: entry.id, body: { isArchived: entry.isArchived } }),
              },
            }),
        },
      );
    },
    remove: (entry: HistoryEntry) => remove.mutate(entry),
    /** Id of the entry whose deletion is under way. */
    deleting: remove.isPending ? (remove.variables?.id ?? null) : null,
  };
}
