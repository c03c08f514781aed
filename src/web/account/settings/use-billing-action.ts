import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingQuery } from '#web/account/queries.ts';
import { saidBy } from '#web/account/said-by.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { userKey } from '#web/data/queries.ts';
import { settingsKey } from '#web/data/settings.ts';
import { toast } from '#web/ui/toast.ts';
import { invoicesQuery } from './queries.ts';

/** Everything on the screen that a change of the subscription shows in, read anew. */
export function useRefreshBilling(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [userKey, billingQuery.queryKey, invoicesQuery.queryKey, settingsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Cancelling and taking it back: each says what came of it, and the user's record follows. */
export function useRenewal() {
  const refresh = useRefreshBilling();
  const reactivate = useMutation({
    mutationFn: () => call('POST /api/reactivate-subscription'),
    onSuccess: async ({ message }) => {
      // First what the screen shows, then the word for it: a switch that turned later would undo the next click.
      await refresh();
      toast({ title: 'Subscription Activated', description: message, tone: 'good' });
    },
    onError: (error) => {
      toast({ title: 'Reactivation failed', description: sentenceOf(error), tone: 'poor' });
    },
  });
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await call('POST /api/cancel-subscription');
      if (!answer.success) throw new Error('The cancellation was refused.', { cause: answer.message });
      return answer;
    },
    onSuccess: async ({ message }) => {
      toast({
        title: 'Subscription cancelled',
        description: message,
        tone: 'good',
        action: { label: 'Undo', run: () => reactivate.mutate() },
      });
      await refresh();
    },
    onError: (error) => {
      toast({
        title: 'Cancellation failed',
        description: saidBy(error, 'Failed to cancel subscription. Please try again.'),
        tone: 'poor',
      });
    },
  });
  return { cancel, reactivate };
}
