import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { plans } from '#contract/plans.ts';
import { eventFact, planOf } from './facts.ts';

/** Only what is read; the rest of Stripe's objects does not matter here. */
const price = (given: { id?: string; lookup_key?: string | null; metadata?: Record<string, string> }) =>
  ({ id: 'price_1', lookup_key: null, metadata: {}, ...given }) as Stripe.Price;
const event = (type: string, object: Record<string, unknown>) =>
  ({ id: 'evt_1', type, created: 1_795_255_200, data: { object } }) as unknown as Stripe.Event;

describe('The plan of a price', () => {
  it.each([
    ['the id that an operator set', price({ id: 'price_own' }), 'bundle'],
    ['its look-up key', price({ lookup_key: plans.etsy.lookupKey }), 'etsy'],
    ['its metadata, when a newer price took the key', price({ metadata: { plan: 'amazon' } }), 'amazon'],
    ['nothing that we know', price({ metadata: { plan: 'other' } }), null],
  ])('is told by %s', (_name, given, expected) => {
    expect(planOf(given, { bundle: 'price_own' })).toBe(expected);
  });
});

describe('An event is read', () => {
  it.each([
    [
      'customer.subscription.updated',
      { id: 'sub_1', object: 'subscription', customer: 'cus_1' },
      'sub_1',
      'cus_1',
    ],
    [
      'invoice.paid',
      {
        id: 'in_1',
        object: 'invoice',
        customer: 'cus_1',
        parent: { subscription_details: { subscription: 'sub_1' } },
      },
      'sub_1',
      'cus_1',
    ],
    // An endpoint of an account that stayed on an older version.
    [
      'invoice.paid',
      { id: 'in_1', object: 'invoice', customer: 'cus_1', subscription: 'sub_1' },
      'sub_1',
      'cus_1',
    ],
    ['invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_1', parent: null }, null, 'cus_1'],
    [
      'payment_intent.succeeded',
      { id: 'pi_1', object: 'payment_intent', customer: { id: 'cus_1' } },
      null,
      'cus_1',
    ],
    ['customer.updated', { id: 'cus_1', object: 'customer' }, null, 'cus_1'],
    ['something.new', { id: 'x_1', object: 'x' }, null, null],
  ])('%s', (type, object, subscriptionId, customerId) => {
    expect(eventFact(event(type, object))).toEqual({
      id: 'evt_1',
      type,
      created: new Date('2026-11-21T10:00:00Z'),
      objectId: object.id,
      subscriptionId,
      customerId,
    });
  });
});
