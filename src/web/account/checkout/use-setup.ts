import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { PublicConfig, SubscriptionStart } from '#contract/billing.ts';
import type { PlanKey } from '#contract/plans.ts';
import { saidBy } from '#web/account/said-by.ts';
import { call } from '#web/data/client.ts';
import { toast } from '#web/ui/toast.ts';

export interface Setup {
  payments: z.output<typeof PublicConfig>['payments'];
  start: SubscriptionStart;
  /** A further subscription was asked for. */
  another: boolean;
}

/** @param another a further subscription, from a browser in which one was bought before */
export const setupKey = (plan: PlanKey, another: boolean) => ['checkout', plan, another] as const;

async function setUp(plan: PlanKey, another: boolean): Promise<Setup> {
  const [{ payments }, start] = await Promise.all([
    call('GET /api/config'),
    call('POST /api/create-subscription', { body: { platform: plan, ...(another && { another }) } }),
  ]);
  // Falsy, not null alone: an answer without one must not draw a form that cannot pay.
  if (!start.clientSecret && !start.alreadySubscribed) {
    console.warn('Failed to create payment intent', start.message ?? '');
    throw new Error('Failed to create payment intent', { cause: start.message });
  }
  return { payments, start, another };
}

/**
 * How cards are taken here, and the secret of the payment to confirm. A failure shows a toast; the page goes on
 * waiting until `retry`.
 * @param another a further subscription, for somebody else
 */
export function useSetup(plan: PlanKey, another: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: setupKey(plan, another),
    queryFn: () => setUp(plan, another),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Who comes back later starts anew: the payment may have been made or given up in between.
    gcTime: 0,
  });
  useEffect(() => {
    if (!error || isFetching) return;
    const description = saidBy(error, 'Failed to initialize checkout. Please try again.');
    toast({ title: 'Error', description, tone: 'poor' });
  }, [error, isFetching]);
  return { setup: data, failed: error !== null && !isFetching, retry: () => void refetch() };
}
