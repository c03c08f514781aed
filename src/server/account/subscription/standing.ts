import type { SubscriptionStatus } from '#contract/session.ts';
import type { UserStanding } from '#server/database/subscriptions.ts';
import type { SubscriptionRow, UserRow } from '#server/database/schema/index.ts';

/** What one subscription, or a gift of the operator, gives its owner. */
interface Worth {
  status: SubscriptionStatus;
  /** End of what is paid for; null is without end. */
  expiresAt: Date | null;
  cancelAtPeriodEnd: boolean;
}

/** Provider statuses under which a subscription gives access. `past_due`: the provider still tries to charge. */
const running = new Set(['active', 'trialing', 'past_due']);

const neverPaid = new Set(['incomplete', 'incomplete_expired']);

/** True while the subscription gives access and the provider knows it. */
export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return running.has(status);
}

/** True while it runs and will be renewed: what its owner pays for every month. */
export function isRenewing(row: Pick<SubscriptionRow, 'status' | 'cancelAtPeriodEnd'>): boolean {
  return isRunning(row) && !row.cancelAtPeriodEnd;
}

type Known = Pick<
  SubscriptionRow,
  'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'endedAt' | 'paidUntil'
>;

/**
 * The provider's words in ours (design §6 point 5). Who cancelled keeps what was paid for; a renewal that failed is
 * `inactive` when the provider has given up; what was never paid is nothing.
 */
function worthOf(row: Known): Worth {
  if (isRunning(row))
    return { status: 'active', expiresAt: row.currentPeriodEnd, cancelAtPeriodEnd: row.cancelAtPeriodEnd };
  if (row.paidUntil !== null)
    return { status: 'cancelled', expiresAt: row.paidUntil, cancelAtPeriodEnd: true };
  if (row.status === 'canceled' && row.cancelAtPeriodEnd)
    return { status: 'cancelled', expiresAt: row.endedAt ?? row.currentPeriodEnd, cancelAtPeriodEnd: false };
  return { status: 'inactive', expiresAt: row.endedAt, cancelAtPeriodEnd: false };
}

/** How much a worth opens: renewing before running out, later before sooner, ended last. */
function rank({ status, expiresAt, cancelAtPeriodEnd }: Worth, now: Date): number {
  const end = expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  if (status === 'active' && !cancelAtPeriodEnd) return 2 * Number.MAX_SAFE_INTEGER;
  const runs = (status === 'active' || expiresAt !== null) && end > now.getTime();
  return runs && status !== 'inactive' ? end : 0;
}

/**
 * What a user has from all subscriptions and gifts together: the best of them counts.
 * @param rows all subscriptions of the user, newest first
 */
export function standingOf(
  user: Pick<UserRow, 'complimentary' | 'complimentaryUntil'>,
  rows: readonly SubscriptionRow[],
  now: Date,
): UserStanding {
  const bought = rows
    .filter((row) => !neverPaid.has(row.status) || row.paidUntil !== null)
    .map((row) => ({ row, worth: worthOf(row) }));
  const gift: Worth[] = user.complimentary
    ? [
        {
          status: 'active',
          expiresAt: user.complimentaryUntil,
          cancelAtPeriodEnd: user.complimentaryUntil !== null,
        },
      ]
    : [];
  const candidates = [
    ...bought,
    ...gift.map((worth) => ({ row: null, worth })),
    { row: null, worth: { status: 'inactive', expiresAt: null, cancelAtPeriodEnd: false } as const },
  ];
  // Stable: of equal ones the newest subscription counts.
  const best = candidates.reduce((one, other) =>
    rank(other.worth, now) > rank(one.worth, now) ? other : one,
  );
  const newest = best.row ?? bought[0]?.row ?? null;
  return {
    stripeCustomerId: newest?.customerId ?? null,
    stripeSubscriptionId: newest?.id ?? null,
    subscriptionStatus: best.worth.status,
    subscriptionExpiresAt: best.worth.expiresAt,
    cancelAtPeriodEnd: best.worth.cancelAtPeriodEnd,
    subscriptionPlan: best.row?.plan ?? null,
  };
}
