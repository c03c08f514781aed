import { describe, expect, it } from 'vitest';
import type { UserRow } from '#server/database/schema/index.ts';
import { currentUserOf, effectiveSubscription } from './current-user.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01T00:00:00Z');
const earlier = new Date('2026-11-21T11:59:59Z');
const twoDaysAgo = new Date('2026-11-19T12:00:00Z');

it.each([
  ['inactive', null, false, 'inactive', false],
  ['inactive', later, false, 'inactive', false],
  ['active', null, false, 'active', false],
  ['active', later, false, 'active', false],
  ['active', earlier, false, 'active', false],
  ['active', now, false, 'active', false],
  ['active', twoDaysAgo, false, 'inactive', false],
  ['active', later, true, 'active', true],
  ['active', earlier, true, 'cancelled', false],
  ['active', null, true, 'active', true],
  ['cancelled', later, false, 'active', true],
  ['cancelled', later, true, 'active', true],
  ['cancelled', earlier, false, 'cancelled', false],
  ['cancelled', null, false, 'cancelled', false],
  ['nonsense', later, false, 'inactive', false],
])('%s until %s (cancelled: %s) counts as %s', (stored, expires, cancelled, status, atPeriodEnd) => {
  const row = { subscriptionStatus: stored, subscriptionExpiresAt: expires, cancelAtPeriodEnd: cancelled };
  expect(effectiveSubscription(row, now)).toEqual({ status, cancelAtPeriodEnd: atPeriodEnd });
});

describe('The name of a user', () => {
  const row: UserRow = {
    id: 'u1',
    email: 'ada@example.com',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    profileEditedAt: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    subscriptionStatus: 'inactive',
    subscriptionExpiresAt: null,
    cancelAtPeriodEnd: false,
    subscriptionPlan: null,
    complimentary: false,
    complimentaryUntil: null,
    isVerified: false,
    verificationBadge: null,
    trustScore: 0,
    totalGenerations: 0,
    successfulGenerations: 0,
    createdAt: now,
    updatedAt: now,
  };
  it.each([
    ['Ada', 'Byron', 'Ada Byron'],
    ['Ada', null, 'Ada'],
    [null, 'Byron', 'Byron'],
    [null, null, 'ada'],
  ])('of %s %s is %s', (firstName, lastName, name) => {
    expect(currentUserOf({ ...row, firstName, lastName }, now).name).toBe(name);
  });
});
