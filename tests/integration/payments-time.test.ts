import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { StripePayments } from '#server/outside/payments/live.ts';
import { openTestPayments } from '#server/outside/payments/open.ts';
import type { PaymentEvent, StartedSubscription } from '#server/outside/payments/port.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { card, MovableClock } from '#tests/setup/payments.ts';

eachDatabase('Time', (open) => {
  let database: Database;
  let clock: MovableClock;
  let payments: StripePayments;
  let events: PaymentEvent[];

  beforeEach(async () => {
    database ??= await open();
    // The catalogue stays: making it takes longer than all the rest.
    await database.query(`delete from embedded_payment_objects where object not in ('product', 'price')`);
    for (const table of ['answers', 'events']) await database.query(`delete from embedded_payment_${table}`);
    clock = new MovableClock('2026-11-21T10:00:00Z');
    start();
    return () => payments.close();
  });

  function start(): void {
    events = [];
    const opened = openTestPayments(database, clock);
    opened.test!.deliverTo(async (body, signature) => {
      events.push(await opened.readEvent(body, signature));
    });
    payments = opened;
  }

  async function buy(number = '4242424242424242'): Promise<StartedSubscription> {
    const started = await payments.startSubscription({
      customerId: null,
      email: 'anna@example.com',
      plan: 'etsy',
      purchaseId: 'purchase',
      idempotencyKey: 'wish',
    });
    await payments.test!.confirmTestCard(started.clientSecret!, card(number));
    if ((await payments.paymentIntent(started.paymentIntentId!))?.status === 'requires_action')
      await payments.test!.authenticateTest(started.clientSecret!, true);
    expect(await payments.subscription(started.subscriptionId)).toMatchObject({ status: 'active' });
    await payments.test!.settled();
    events.length = 0;
    return started;
  }

  const fact = async (id: string) => (await payments.subscription(id))!;
  const types = () => events.map(({ type }) => type);

  it('renews a month later at the hour of the purchase, and reports it', async () => {
    const { subscriptionId, customerId } = await buy();
    clock.to('2026-12-21T09:59:59Z');
    await payments.test!.advance();
    expect(types()).toEqual([]);
    clock.to('2026-12-21T10:00:00Z');
    await payments.test!.advance();
    expect(types()).toEqual(['customer.subscription.updated', 'payment_intent.succeeded', 'invoice.paid']);
    expect(events.find(({ type }) => type === 'invoice.paid')).toMatchObject({ customerId, subscriptionId });
    expect(await fact(subscriptionId)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-01-21T10:00:00Z'),
    });
    expect(await payments.invoices(customerId)).toMatchObject([
      { amountCents: 999, paidCents: 999, status: 'paid', created: new Date('2026-12-21T10:00:00Z') },
      { amountCents: 999, paidCents: 999, status: 'paid' },
    ]);
  });

  it('catches up with every month that passed, each at its own moment, without being asked', async () => {
    const { subscriptionId, customerId } = await buy();
    await payments.close();
    clock.to('2027-03-01T00:00:00Z');
    start();
    expect((await fact(subscriptionId)).currentPeriodEnd).toEqual(new Date('2027-03-21T10:00:00Z'));
    const dates = (await payments.invoices(customerId)).map(({ created }) =>
      created.toISOString().slice(0, 10),
    );
    expect(dates).toEqual(['2027-02-21', '2027-01-21', '2026-12-21', '2026-11-21']);
    await payments.test!.settled();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(3);
  });

  it('goes back to the day of the purchase after a short month', async () => {
    clock.to('2027-01-31T12:00:00Z');
    const { subscriptionId } = await buy();
    const ends: string[] = [];
    for (const moment of ['2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01']) {
      clock.to(`${moment}T00:00:00Z`);
      ends.push((await fact(subscriptionId)).currentPeriodEnd!.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('ends a subscription that was cancelled, at the end of what is paid', async () => {
    const { subscriptionId } = await buy();
    const cancelled = await payments.cancelAtPeriodEnd(subscriptionId, true);
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, endedAt: null });
    clock.to('2026-12-21T10:00:01Z');
    await payments.test!.advance();
    expect(types()).toEqual(['customer.subscription.updated', 'customer.subscription.deleted']);
    expect(await fact(subscriptionId)).toMatchObject({
      status: 'canceled',
      endedAt: new Date('2026-12-21T10:00:00Z'),
    });
    const again = payments.cancelAtPeriodEnd(subscriptionId, false);
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('renews one whose cancellation was taken back', async () => {
    const { subscriptionId } = await buy();
    await payments.cancelAtPeriodEnd(subscriptionId, true);
    expect(await payments.cancelAtPeriodEnd(subscriptionId, false)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
    clock.addDays(31);
    expect(await fact(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  it('lets a purchase without payment expire after 23 hours', async () => {
    const started = await payments.startSubscription({
      customerId: null,
      email: null,
      plan: 'etsy',
      purchaseId: 'p',
      idempotencyKey: 'k',
    });
    clock.to('2026-11-22T08:59:59Z');
    expect(await fact(started.subscriptionId)).toMatchObject({ status: 'incomplete' });
    clock.to('2026-11-22T09:00:00Z');
    expect(await fact(started.subscriptionId)).toMatchObject({ status: 'incomplete_expired' });
    expect(await payments.paymentIntent(started.paymentIntentId!)).toMatchObject({ status: 'canceled' });
    expect(await payments.invoices(started.customerId)).toMatchObject([{ status: 'void', paidCents: 0 }]);
    const late = await payments.test!.confirmTestCard(started.clientSecret!, card('4242424242424242'));
    expect(late).toMatchObject({ status: 'canceled', error: { code: 'payment_intent_unexpected_state' } });
    await payments.test!.settled();
    expect(types()).toContain('payment_intent.canceled');
  });

  describe('A renewal that fails', () => {
    it('is tried again after 3, 5 and 7 days, then the subscription ends', async () => {
      const { subscriptionId, customerId } = await buy('4000000000000341');
      const seen: [string, string | undefined][] = [];
      for (const moment of [
        '12-21T10:00',
        '12-24T09:59',
        '12-24T10:00',
        '12-29T10:00',
        '01-05T09:59',
        '01-05T10:00',
      ]) {
        clock.to(`${moment.startsWith('01') ? 2027 : 2026}-${moment}:00Z`);
        await payments.test!.advance();
        seen.push([moment, (await fact(subscriptionId)).status]);
      }
      expect(seen.map(([, status]) => status)).toEqual([
        'past_due',
        'past_due',
        'past_due',
        'past_due',
        'past_due',
        'canceled',
      ]);
      expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
      expect(types().at(-1)).toBe('customer.subscription.deleted');
      const [failed] = await payments.invoices(customerId);
      expect(failed).toMatchObject({ status: 'open', paidCents: 0, amountCents: 999 });
    });

    it('is made good by another card before that', async () => {
      const { subscriptionId } = await buy('4000000000000341');
      clock.addDays(32);
      const late = await fact(subscriptionId);
      expect(late.status).toBe('past_due');
      const intent = await payments.paymentIntent(late.latestPaymentIntentId!);
      expect(intent).toMatchObject({ status: 'requires_payment_method', subscriptionId });
      await payments.test!.confirmTestCard(intent!.clientSecret!, card('4242424242424242'));
      expect(await fact(subscriptionId)).toMatchObject({ status: 'active' });
      clock.addDays(31);
      expect(await fact(subscriptionId)).toMatchObject({ status: 'active' });
    });

    it.each([
      ['4000002500003155', 'active'],
      ['4000002760003184', 'past_due'],
    ])('or passes, as the bank of %s wants: %s', async (number, status) => {
      const { subscriptionId } = await buy(number);
      clock.addDays(31);
      expect(await fact(subscriptionId)).toMatchObject({ status });
    });
  });

  describe('A change of plan', () => {
    it('charges the difference of what is left of the month, at once', async () => {
      const { subscriptionId, customerId } = await buy();
      clock.to('2026-12-06T10:00:00Z');
      expect(await payments.changePlan(subscriptionId, 'bundle')).toMatchObject({
        plan: 'bundle',
        status: 'active',
        currentPeriodEnd: new Date('2026-12-21T10:00:00Z'),
      });
      // Half of $89.99 less half of $9.99.
      expect((await payments.invoices(customerId))[0]).toMatchObject({ amountCents: 4000, paidCents: 4000 });
      clock.addDays(16);
      expect((await payments.invoices(customerId))[0]).toMatchObject({ amountCents: 8999, paidCents: 8999 });
      await payments.test!.settled();
      expect(await payments.changePlan(subscriptionId, 'bundle')).toMatchObject({ plan: 'bundle' });
      expect(await payments.invoices(customerId)).toHaveLength(3);
    });

    it('downwards gives a credit, which the next months use up', async () => {
      const { subscriptionId, customerId } = await buy();
      await payments.changePlan(subscriptionId, 'bundle');
      clock.to('2026-12-06T10:00:00Z');
      expect(await payments.changePlan(subscriptionId, 'website')).toMatchObject({ plan: 'website' });
      expect((await payments.invoices(customerId))[0]).toMatchObject({
        amountCents: -4000,
        paidCents: 0,
        status: 'paid',
      });
      clock.addDays(31);
      expect(await fact(subscriptionId)).toMatchObject({ status: 'active' });
      expect((await payments.invoices(customerId))[0]).toMatchObject({
        amountCents: 999,
        paidCents: 0,
        status: 'paid',
      });
      clock.to('2027-05-22T10:00:00Z');
      const paid = (await payments.invoices(customerId)).map(({ paidCents }) => paidCents);
      // $40.00 cover four months and four cents.
      expect(paid.slice(0, 6)).toEqual([999, 995, 0, 0, 0, 0]);
    });

    it.each([
      ['4000000000000341', /^Your card was declined\.$/],
      ['4000002760003184', /^Your bank wants you to confirm this payment/],
    ])('that the bank of %s refuses changes nothing', async (number, message) => {
      const { subscriptionId, customerId } = await buy(number);
      const change = payments.changePlan(subscriptionId, 'bundle');
      await expect(change).rejects.toMatchObject({
        code: 'payment_refused',
        message: expect.stringMatching(message),
      });
      expect(await fact(subscriptionId)).toMatchObject({ plan: 'etsy', status: 'active' });
      expect(await payments.invoices(customerId)).toHaveLength(1);
    });

    it('is refused for what is not active', async () => {
      const { subscriptionId } = await buy();
      await payments.cancelNow(subscriptionId);
      await payments.cancelNow(subscriptionId);
      expect(await fact(subscriptionId)).toMatchObject({ status: 'canceled' });
      await expect(payments.changePlan(subscriptionId, 'bundle')).rejects.toMatchObject({ code: 'conflict' });
      await expect(payments.cancelNow('sub_none')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
