import { PlanKey } from '#contract/plans.ts';
import { SubscriptionStatus, type CurrentUser } from '#contract/session.ts';
import type { UserRow } from '#server/database/schema/index.ts';

/** News of a renewal may come late; nobody is to lose what they pay for by that. */
const renewalGraceMs = 48 * 60 * 60 * 1_000;

type Subscription = Pick<UserRow, 'subscriptionStatus' | 'subscriptionExpiresAt' | 'cancelAtPeriodEnd'>;

/**
 * What a stored subscription is worth now. Who cancelled keeps what was paid for: until the end it counts as
 * active, after it as cancelled. An active one without news of its renewal is inactive two days after its end.
 */
export function effectiveSubscription(
  row: Subscription,
  now: Date,
): { status: SubscriptionStatus; cancelAtPeriodEnd: boolean } {
  const parsed = SubscriptionStatus.safeParse(row.subscriptionStatus);
  const stored = parsed.success ? parsed.data : 'inactive';
  const runsUntil = row.subscriptionExpiresAt?.getTime() ?? null;
  const over = runsUntil !== null && runsUntil <= now.getTime();
  const cancelled = stored === 'cancelled' || (stored === 'active' && row.cancelAtPeriodEnd);
  if (stored === 'inactive') return { status: 'inactive', cancelAtPeriodEnd: false };
  if (cancelled) {
    // Cancelled without an end date: nothing says that anything is still paid for.
    const running = runsUntil === null ? stored === 'active' : !over;
    return running
      ? { status: 'active', cancelAtPeriodEnd: true }
      : { status: 'cancelled', cancelAtPeriodEnd: false };
  }
  const late = runsUntil !== null && runsUntil + renewalGraceMs <= now.getTime();
  return { status: late ? 'inactive' : 'active', cancelAtPeriodEnd: false };
}

/** A plan as stored; `null` for none, and for one that is not sold any more. */
export function planOf(stored: string | null): PlanKey | null {
  return PlanKey.safeParse(stored).data ?? null;
}

/** The answer of `GET /api/auth/user`. */
export function currentUserOf(row: UserRow, now: Date): CurrentUser {
  const { status, cancelAtPeriodEnd } = effectiveSubscription(row, now);
  const fullName = [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    name: fullName || row.email?.split('@')[0] || 'Unnamed',
    profileImageUrl: row.profileImageUrl,
    subscriptionStatus: status,
    subscriptionExpiresAt: row.subscriptionExpiresAt?.toISOString() ?? null,
    cancelAtPeriodEnd,
    plan: planOf(row.subscriptionPlan),
    isVerified: row.isVerified,
    trustScore: row.trustScore,
    totalGenerations: row.totalGenerations,
    successfulGenerations: row.successfulGenerations,
    createdAt: row.createdAt.toISOString(),
  };
}
