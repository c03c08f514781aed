import type { Page } from '@playwright/test';
import { toastOf } from './buyer.ts';
import { expect, expectAccessible, test } from './journey.ts';

/**
 * Stands in for Stripe's script, which only works with a key: the calls that our form makes, with answers in the
 * shapes that @stripe/stripe-js declares. The real fields stand in frames of Stripe.
 */
const stripeScript = `
  window.stripeCalls = [];
  window.Stripe = (key) => {
    const element = { mount(node) { node.textContent = 'Fields of Stripe'; this.ready && this.ready(); },
      on(name, run) { if (name === 'ready') this.ready = run; return this; }, off() {}, update() {}, destroy() {}, unmount() {} };
    const elements = { create: (type, options) => { window.stripeCalls.push({ create: type, options }); return element; },
      getElement: () => element, update() {}, submit: async () => ({}) };
    return { key, elements: (options) => { window.stripeCalls.push({ elements: options, key }); return elements; },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
      confirmPayment: async (options) => {
        const { elements: _, ...rest } = options;
        window.stripeCalls.push({ confirm: rest });
        return window.stripeAnswer;
      } };
  };
  window.Stripe.version = 'endive';
`;

test.use({ bypassCSP: true });

async function openLiveCheckout(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { payments: { mode: 'live', publishableKey: 'pk_live_of_a_test' } } }),
  );
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_2',
        paymentIntentId: 'pi_1',
        amountCents: 999,
        plan: 'etsy',
        alreadySubscribed: false,
      },
    }),
  );
  await page.goto('/checkout?platform=etsy');
  await expect(page.getByText('Fields of Stripe')).toBeVisible();
}

const answer = async (page: Page, value: unknown) =>
  await page.evaluate((given) => Object.assign(window, { stripeAnswer: given }), value);

const callsOf = async (page: Page) =>
  await page.evaluate(() => (window as unknown as { stripeCalls: Record<string, unknown>[] }).stripeCalls);

test('live mode: Stripe takes the card, and the server verifies', async ({ page }) => {
  const verified: unknown[] = [];
  await page.route('**/api/verify-payment', (route) => {
    verified.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: 'ok', needsAccount: true, plan: 'etsy' } });
  });
  await openLiveCheckout(page);
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expect(page.getByText('They never reach our server.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
  await page.getByLabel('Email').fill('mara@example.com');
  await answer(page, { error: { type: 'card_error', message: 'Your card was declined.' } });
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(toastOf(page, 'Payment Failed')).toContainText('Your card was declined.');
  // The toast goes after seconds; the reason stays at the button.
  const payButton = page.getByRole('button', { name: /^Pay \$/ });
  await expect(payButton).toHaveAccessibleDescription('Your card was declined.');
  expect(verified).toEqual([]);

  await answer(page, { paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL('/payment-success');
  expect(verified).toEqual([{ paymentIntentId: 'pi_1' }]);

  const calls = await callsOf(page);
  expect(calls).toContainEqual(
    expect.objectContaining({
      key: 'pk_live_of_a_test',
      elements: expect.objectContaining({ clientSecret: 'pi_1_secret_2' }),
    }),
  );
  expect(calls.findLast((call) => 'confirm' in call)).toEqual({
    confirm: {
      confirmParams: {
        return_url: `${new URL(page.url()).origin}/payment-success`,
        receipt_email: 'mara@example.com',
        payment_method_data: { billing_details: { email: 'mara@example.com' } },
      },
      redirect: 'if_required',
    },
  });
});

test.describe('live mode', () => {
  test.use({ expectedConsole: /could not be verified|status of 409/ });
  test('a payment that is not verified is named in the address', async ({ page }) => {
    await page.route('**/api/verify-payment', (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', message: 'Not confirmed yet.' } }),
    );
    await openLiveCheckout(page);
    await page.getByLabel('Email').fill('mara@example.com');
    await answer(page, { paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await expect(page).toHaveURL('/payment-success?payment_intent=pi_1');
    await expect(page.getByRole('heading', { name: 'Verification Needed' })).toBeVisible();
  });

  test('an exception while confirming says so', async ({ page }) => {
    await openLiveCheckout(page);
    await page.getByLabel('Email').fill('mara@example.com');
    await answer(page, null);
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await expect(toastOf(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  });
});

test('a bank that refused after a redirect leads back to the checkout', async ({ page }) => {
  await page.goto(
    '/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed',
  );
  await expect(page.getByRole('heading', { name: 'The payment was not completed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute('href', '/checkout');
});

test('the secret leaves the address after a redirect', async ({ page }) => {
  await page.route('**/api/verify-payment', (route) =>
    route.fulfill({ json: { success: true, message: 'ok', needsAccount: false, plan: 'etsy' } }),
  );
  await page.goto(
    '/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
  );
  await expect(page).toHaveURL('/payment-success?payment_intent=pi_1');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(toastOf(page, 'Subscription Activated')).toBeVisible();
});
