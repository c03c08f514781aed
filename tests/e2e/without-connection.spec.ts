import { cards, fillCard, newEmail, pay, toastOf } from './buyer.ts';
import { expect, signInActive, test } from './journey.ts';

// Each journey loses its connection for a while, which browsers write into the console.
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

test('a payment says so, leaves the page whole, and goes through once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/checkout?platform=etsy');
  await fillCard(page, cards.good, newEmail());
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pay(page);
  await expect(toastOf(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  await context.setOffline(false);
  await pay(page);
  await expect(page).toHaveURL('/payment-success');
});

test('saving the settings says so, and what was typed is still there', async ({ page, context }) => {
  await signInActive(page, '/settings');
  await page.getByLabel('First name').fill('Ottilie');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
  await expect(page.getByText('1 change not saved yet.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toastOf(page, 'Settings saved')).toBeVisible();
});

test('a screen that cannot be downloaded says so, keeps the menu, and comes with the connection', async ({
  page,
  context,
}) => {
  await signInActive(page, '/settings');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Content History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded or shown.');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Platform')).toBeVisible();
});
