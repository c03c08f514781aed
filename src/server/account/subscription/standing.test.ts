import { expect, it } from 'vitest';
import { effectiveSubscription } from '#server/account/sign-in/index.ts';
import type { SubscriptionRow } from '#server/database/schema/index.ts';
import { standingOf } from './standing.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-10T00:00:00Z');
const latest = new Date('2027-01-01T00:00:00Z');
const earlier = new Date('2026-11-01T00:00:00Z');

function row(id: string, change: Partial<SubscriptionRow>): SubscriptionRow {
  return {
    id,
    purchaseId: `pur_${id}`,
    userId: 'ada',
    customerId: `cus_${id}`,
    plan: 'etsy',
    status: 'active',
    currentPeriodEnd: later,
    cancelAtPeriodEnd: false,
    endedAt: null,
    paidUntil: null,
    receiptInvoiceId: null,
    readTicket: 1,
    writtenTicket: 1,
    readAt: now,
    createdAt: earlier,
    updatedAt: earlier,
    ...change,
  };
}

const active = row('active', {});
const cancelling = row('cancelling', { cancelAtPeriodEnd: true });
const pastDue = row('past-due', { status: 'past_due' });
const trialing = row('trialing', { status: 'trialing' });
const ended = row('ended', { status: 'canceled', cancelAtPeriodEnd: true, endedAt: earlier });
const endedByProvider = row('given-up', { status: 'canceled', endedAt: earlier });
const endedEarly = row('ended-early', { status: 'canceled', cancelAtPeriodEnd: true, endedAt: now });
const unpaid = row('unpaid', { status: 'unpaid' });
const paused = row('paused', { status: 'paused' });
const incomplete = row('incomplete', { status: 'incomplete' });
const expired = row('expired', { status: 'incomplete_expired', endedAt: earlier });
const crossed = row('crossed', { status: 'incomplete_expired', endedAt: earlier, paidUntil: latest });
const noGift = { complimentary: false, complimentaryUntil: null };
const gift = { complimentary: true, complimentaryUntil: null };
const giftUntil = { complimentary: true, complimentaryUntil: latest };
const oldGift = { complimentary: true, complimentaryUntil: earlier };

it.each([
  ['nothing', noGift, [], 'inactive', false, null],
  ['a running one', noGift, [active], 'active', false, 'active'],
  ['a trial', noGift, [trialing], 'active', false, 'trialing'],
  ['a cancelled one that still runs', noGift, [cancelling], 'active', true, 'cancelling'],
  ['a renewal that is tried again', noGift, [pastDue], 'active', false, 'past-due'],
  ['one that the owner ended', noGift, [ended], 'cancelled', false, 'ended'],
  ['one that the provider gave up', noGift, [endedByProvider], 'inactive', false, 'given-up'],
  ['one that was ended before its time', noGift, [endedEarly], 'cancelled', false, 'ended-early'],
  ['an unpaid one', noGift, [unpaid], 'inactive', false, 'unpaid'],
  ['a paused one', noGift, [paused], 'inactive', false, 'paused'],
  ['one that was never paid', noGift, [incomplete], 'inactive', false, null],
  ['one that ran out unpaid', noGift, [expired], 'inactive', false, null],
  ['a payment that crossed with the end', noGift, [crossed], 'active', true, 'crossed'],
  ['a new one after an old one', noGift, [active, ended], 'active', false, 'active'],
  ['an unpaid checkout after an old one', noGift, [incomplete, ended], 'cancelled', false, 'ended'],
  ['a renewing one beside a newer cancelled one', noGift, [cancelling, active], 'active', false, 'active'],
  ['a gift without end', gift, [], 'active', false, null],
  ['a gift with an end', giftUntil, [], 'active', true, null],
  ['a gift that is over', oldGift, [], 'cancelled', false, null],
  ['a gift beside one that ended', gift, [ended], 'active', false, 'ended'],
  ['a gift that outlasts a cancelled one', giftUntil, [cancelling], 'active', true, 'cancelling'],
  ['a paid one beside a gift with an end', giftUntil, [active], 'active', false, 'active'],
  ['an old gift beside a paid one', oldGift, [active], 'active', false, 'active'],
])('%s counts as it should', (_name, user, rows, status, cancelAtPeriodEnd, subscription) => {
  const standing = standingOf(user, rows, now);
  expect(effectiveSubscription(standing, now)).toEqual({ status, cancelAtPeriodEnd });
  expect(standing.stripeSubscriptionId).toBe(subscription);
});
