import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanKey } from '#contract/plans.ts';
import { saidBy } from '#web/account/said-by.ts';
import { call } from '#web/data/client.ts';
import { userKey } from '#web/data/queries.ts';
import { flagNewUser } from '#web/lib/new-user.ts';
import { flagPurchase } from '#web/lib/purchase-flag.ts';
import { closeOutcomes } from '#web/ui/close-outcomes.ts';
import { toast } from '#web/ui/toast.ts';
import { keepEmail } from './kept-email.ts';
import { setupKey, type Setup } from './use-setup.ts';

/** What the payment provider answered: its sentence on a failure, else the status of the payment. */
export type Confirmed = { error: string } | { status: string; paymentIntentId: string };

/** Milliseconds between two looks at a payment that the bank still works on, and how many looks there are. */
const lookDelay = 3_000;
const looks = 10;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** From the click on Pay to the page that follows. */
export function usePayment(plan: PlanKey, setup: Setup) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [processing, setProcessing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** A toast for the moment, and the same words at the form for whoever looked away. */
  const refuse = (title: string, description: string) => {
    setRefusal(description);
    toast({ title, description, tone: 'poor' });
  };

  const verify = async (paymentIntentId: string, waits: number): Promise<void> => {
    try {
      const { needsAccount } = await call('POST /api/verify-payment', { body: { paymentIntentId } });
      if (needsAccount) flagPurchase();
      flagNewUser();
      keepEmail('');
      void queryClient.invalidateQueries({ queryKey: userKey });
      toast({
        title: 'Payment Successful',
        description: 'Your subscription has been activated!',
        tone: 'good',
      });
      await navigate('/payment-success', { state: { needsAccount } });
      // Whoever goes back at once is not to find a form that asks for the payment again.
      void queryClient.invalidateQueries({ queryKey: setupKey(plan, setup.another) });
    } catch (error) {
      if (waits > 0) {
        await wait(lookDelay);
        return await verify(paymentIntentId, waits - 1);
      }
      console.warn('The payment could not be verified.', error);
      flagPurchase();
      await navigate(`/payment-success?payment_intent=${encodeURIComponent(paymentIntentId)}`);
    }
  };

  /** Names the buyer, lets the provider confirm, verifies. Every failure ends in a toast and stays at the form. */
  const pay = async (email: string, confirm: (clientSecret: string) => Promise<Confirmed>): Promise<void> => {
    if (processing) return;
    setProcessing(true);
    setRefusal(null);
    closeOutcomes();
    try {
      // The purchase knows its e-mail before it is paid: by that it can be claimed from another device.
      const { another } = setup;
      const start = await call('POST /api/create-subscription', {
        body: { platform: plan, email, ...(another && { another }) },
      });
      if (start.alreadySubscribed || start.clientSecret === null) {
        queryClient.setQueryData(setupKey(plan, setup.another), { ...setup, start });
        return;
      }
      const stale = setup.payments.mode === 'live' && start.clientSecret !== setup.start.clientSecret;
      if (stale) {
        // The provider's fields belong to the payment they were made for.
        queryClient.setQueryData(setupKey(plan, setup.another), { ...setup, start });
        toast({ title: 'Please enter the card again', description: 'The payment had to be started anew.' });
        return;
      }
      const confirmed = await confirm(start.clientSecret);
      if ('error' in confirmed) {
        refuse('Payment Failed', confirmed.error);
      } else if (confirmed.status === 'succeeded') {
        await verify(confirmed.paymentIntentId, 0);
      } else if (confirmed.status === 'processing') {
        await verify(confirmed.paymentIntentId, looks);
      } else {
        refuse('Payment Failed', 'The payment was not completed. Please try again.');
      }
    } catch (error) {
      refuse('Error', saidBy(error, 'An unexpected error occurred. Please try again.'));
    } finally {
      setProcessing(false);
    }
  };

  return { processing, refusal, pay };
}
