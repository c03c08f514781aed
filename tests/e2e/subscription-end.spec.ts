import type { Page } from '@playwright/test';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { MovableClock } from '#tests/setup/payments.ts';
import { freePort } from '#tests/setup/product-process.ts';
import { cards, fillCard, makeAccount, newEmail, pay, toastOf } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { describeMug } from './mug.ts';

/** The whole product inside the test, on a clock that the test moves. Everything else is as in `npm start`. */
async function openProduct(): Promise<{ product: TestApp; clock: MovableClock; origin: string }> {
  const clock = new MovableClock(new Date().toISOString());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const product = await openTestApp({ clock, env: { PORT: String(port), PUBLIC_URL: origin } });
  await product.app.listen({ port, host: 'localhost' });
  return { product, clock, origin };
}

async function buyAndSignUp(
  page: Page,
  origin: string,
  email: string,
  card: string = cards.good,
): Promise<void> {
  await page.goto(origin);
  await page.getByRole('link', { name: 'Start Now' }).first().click();
  await page.getByRole('link', { name: 'Choose Etsy' }).click();
  await fillCard(page, card, email);
  await pay(page);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await makeAccount(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the generator' }).click();
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
}

test.describe('on a clock that moves', () => {
  // The page asks for the user after the end of what was paid: the gate's own call may answer 401 or 403.
  test.use({ expectedConsole: /status of 40[13]/ });

  test('from the landing page to a subscription that ends, and back in', async ({ page }) => {
    test.setTimeout(240_000);
    const { product, clock, origin } = await openProduct();
    try {
      const email = newEmail();
      await buyAndSignUp(page, origin, email);
      await expect(page.locator('body > canvas')).toBeAttached();
      await generate(page);

      await page.goto(`${origin}/settings`);
      await page.getByRole('tab', { name: 'Subscription & Billing' }).click();
      await page.getByRole('button', { name: 'Cancel Subscription' }).first().click();
      const question = page.getByRole('alertdialog');
      if (await question.isVisible()) {
        await question.getByRole('button', { name: /cancel subscription/i }).click();
      }
      await expect(toastOf(page, 'Subscription cancelled')).toBeVisible();

      clock.addDays(20);
      await product.services.payments.test?.advance();
      await page.goto(`${origin}/dashboard`);
      await expect(page.getByRole('region', { name: 'Account' }).getByText(/^Active until /)).toBeVisible();

      clock.addDays(15);
      await product.services.payments.test?.advance();
      await product.services.payments.test?.settled();
      await product.app.billing.background.settled();
      await page.goto(`${origin}/dashboard`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'The leading AI-powered marketplace optimizer' }),
      ).toBeVisible();

      await page.goto(`${origin}/checkout?platform=etsy&returning=true`);
      await fillCard(page, cards.good);
      await pay(page);
      await expect(page).toHaveURL(`${origin}/payment-success`);
      await page.goto(`${origin}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    } finally {
      await product.close();
    }
  });

  test('a refused renewal is said on the screens before the tools close, and why they closed after', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { product, clock, origin } = await openProduct();
    const settle = async () => {
      await product.services.payments.test?.advance();
      await product.services.payments.test?.settled();
      await product.app.billing.background.settled();
    };
    try {
      await buyAndSignUp(page, origin, newEmail(), cards.failsLater);
      clock.addDays(32);
      await settle();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${origin}/dashboard`);
      await expect(page.getByRole('complementary', { name: 'Payment' })).toContainText(
        'Your card was refused at the last renewal.',
      );
      await expect(page.getByRole('region', { name: 'Account' })).toContainText('Payment failed');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Look at the payment' }).click();
      await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
      await expect(page.getByText('Next billing date')).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Invoices' }).getByText('Not paid')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (let week = 0; week < 5; week += 1) {
        clock.addDays(7);
        await settle();
      }
      await page.goto(`${origin}/dashboard`);
      await expect(page.getByText('The subscription of this account has ended.')).toBeVisible();
      await page.getByRole('link', { name: 'Reactivate' }).click();
      await expect(page).toHaveURL(`${origin}/checkout?returning=true&platform=etsy`);
      await expect(page.getByText('For the receipt.', { exact: true })).toBeVisible();
    } finally {
      await product.close();
    }
  });
});
