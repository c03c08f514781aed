import { beforeAll, describe, expect, it } from 'vitest';
import type { StripePayments } from '#server/outside/payments/live.ts';
import { openTestPayments } from '#server/outside/payments/open.ts';
import type { StartedSubscription, TestCardInput } from '#server/outside/payments/port.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { card, MovableClock } from '#tests/setup/payments.ts';

let payments: StripePayments;
let count = 0;
beforeAll(async () => {
  payments = openTestPayments(await openMemoryDatabase(), new MovableClock());
});

async function start(): Promise<StartedSubscription & { clientSecret: string }> {
  count += 1;
  const key = `purchase-${count}`;
  const started = await payments.startSubscription({
    customerId: null,
    email: 'anna@example.com',
    plan: 'etsy',
    purchaseId: key,
    idempotencyKey: key,
  });
  const { clientSecret } = started;
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  return { ...started, clientSecret: clientSecret ?? '' };
}

const pay = (clientSecret: string, input: TestCardInput) =>
  payments.test!.confirmTestCard(clientSecret, input);
const statusOf = async (id: string) => (await payments.subscription(id))?.status;

describe('Stripe’s test cards', () => {
  it.each([
    ['4242 4242 4242 4242'],
    ['4242-4242-4242-4242'],
    ['4000056655665556'],
    ['5555555555554444'],
    ['2223003122003222'],
    ['5200828282828210'],
    ['378282246310005'],
    ['6011111111111117'],
    ['4000000000000341'],
  ])('%s pays', async (number) => {
    const { clientSecret, subscriptionId, paymentIntentId } = await start();
    expect(await pay(clientSecret, card(number))).toEqual({
      paymentIntentId,
      status: 'succeeded',
      error: null,
    });
    expect(await statusOf(subscriptionId)).toBe('active');
  });

  it.each([
    ['4000000000000002', 'card_declined', /was declined/],
    ['4000000000009995', 'insufficient_funds', /insufficient funds/],
    ['4000000000009987', 'lost_card', /was declined/],
    ['4000000000009979', 'stolen_card', /was declined/],
    ['4000000000000069', 'expired_card', /has expired/],
    ['4000000000000127', 'incorrect_cvc', /security code is incorrect/],
    ['4000000000000119', 'processing_error', /processing your card/],
    ['4242424242424241', 'incorrect_number', /number is incorrect/],
    ['4242', 'incorrect_number', /number is incorrect/],
    ['4111111111111111', 'incorrect_number', /number is incorrect/],
    ['constructor', 'incorrect_number', /number is incorrect/],
  ])('%s is refused: %s', async (number, code, message) => {
    const { clientSecret, subscriptionId, paymentIntentId } = await start();
    expect(await pay(clientSecret, card(number))).toEqual({
      paymentIntentId,
      status: 'requires_payment_method',
      error: { code, message: expect.stringMatching(message) },
    });
    expect(await statusOf(subscriptionId)).toBe('incomplete');
    // Another card pays the same purchase.
    expect(await pay(clientSecret, card('4242424242424242'))).toMatchObject({
      status: 'succeeded',
      error: null,
    });
    expect(await statusOf(subscriptionId)).toBe('active');
  });

  it.each([
    ['a year ago', { expiryYear: 2025 }, 'invalid_expiry_year'],
    ['last month', { expiryYear: 2026, expiryMonth: 10 }, 'invalid_expiry_month'],
    ['in a century', { expiryYear: 2126 }, 'invalid_expiry_year'],
    ['in no month', { expiryMonth: 13 }, 'invalid_expiry_month'],
    ['with a CVC of two digits', { cvc: '12' }, 'invalid_cvc'],
    ['with a CVC of letters', { cvc: 'abc' }, 'invalid_cvc'],
  ])('4242… that expires %s is refused', async (_name, wrong, code) => {
    const { clientSecret } = await start();
    const refused = await pay(clientSecret, { ...card('4242424242424242'), ...wrong });
    expect(refused).toMatchObject({ status: 'requires_payment_method', error: { code } });
  });

  it('4242… pays in the month in which it expires', async () => {
    const { clientSecret } = await start();
    const input = { ...card('4242424242424242'), expiryYear: 2026, expiryMonth: 11 };
    expect(await pay(clientSecret, input)).toMatchObject({ status: 'succeeded' });
  });
});

describe('The bank’s question', () => {
  it.each(['4000002500003155', '4000002760003184'])('%s pays when it is passed', async (number) => {
    const { clientSecret, subscriptionId, paymentIntentId } = await start();
    const asked = await pay(clientSecret, card(number));
    expect(asked).toEqual({ paymentIntentId, status: 'requires_action', error: null });
    expect(await statusOf(subscriptionId)).toBe('incomplete');
    const passed = await payments.test!.authenticateTest(clientSecret, true);
    expect(passed).toEqual({ paymentIntentId, status: 'succeeded', error: null });
    expect(await statusOf(subscriptionId)).toBe('active');
    // A second click finds the same answer.
    expect(await payments.test!.authenticateTest(clientSecret, true)).toEqual(passed);
  });

  it('refused leaves the payment open for another card', async () => {
    const { clientSecret, subscriptionId } = await start();
    await pay(clientSecret, card('4000002500003155'));
    expect(await payments.test!.authenticateTest(clientSecret, false)).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await statusOf(subscriptionId)).toBe('incomplete');
    expect(await pay(clientSecret, card('4242424242424242'))).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'card_declined'],
  ])('%s is refused even when it is passed', async (number, code) => {
    const { clientSecret, subscriptionId } = await start();
    expect(await pay(clientSecret, card(number))).toMatchObject({ status: 'requires_action' });
    const passed = await payments.test!.authenticateTest(clientSecret, true);
    expect(passed).toMatchObject({ status: 'requires_payment_method', error: { code } });
    expect(await statusOf(subscriptionId)).toBe('incomplete');
  });
});

describe('A payment', () => {
  it('is taken once, however often the button is pressed', async () => {
    const { clientSecret, customerId } = await start();
    const answers = await Promise.all([1, 2, 3].map(() => pay(clientSecret, card('4242424242424242'))));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'succeeded', error: null });
    const invoices = await payments.invoices(customerId);
    expect(invoices.map(({ paidCents, status }) => [paidCents, status])).toEqual([[999, 'paid']]);
  });

  it('is known by its whole secret only', async () => {
    const { clientSecret, paymentIntentId } = await start();
    for (const wrong of [
      '',
      'pi_none_secret_1',
      paymentIntentId ?? '',
      clientSecret.slice(0, -1),
      `${clientSecret}x`,
    ]) {
      await expect(pay(wrong, card('4242424242424242'))).rejects.toMatchObject({ code: 'not_found' });
      await expect(payments.test!.authenticateTest(wrong, true)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('keeps no card number', async () => {
    const database = await openMemoryDatabase();
    const own = openTestPayments(database, new MovableClock());
    const started = await own.startSubscription({
      customerId: null,
      email: null,
      plan: 'bundle',
      purchaseId: 'p',
      idempotencyKey: 'k',
    });
    expect(started.amountCents).toBe(8999);
    await own.test!.confirmTestCard(started.clientSecret!, card('4111111111111111'));
    for (const table of ['objects', 'answers', 'events']) {
      const { rows } = await database.query(`select * from embedded_payment_${table}`);
      expect(JSON.stringify(rows)).not.toContain('4111111111111111');
    }
    await database.close();
  });
});
