import type { Page } from '@playwright/test';
import { cards, fillCard, makeAccount, newEmail, pay, toastOf } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

const password = 'a long enough passphrase 7';
const tabs = ['Account & Profile', 'Content & Generation', 'Subscription & Billing', 'Privacy & Security'];

const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();

test('four tabs by keyboard; what is typed stays until it is saved', async ({ page }) => {
  await signInActive(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await page.getByRole('tab', { name: tabs[0] }).focus();
  for (const name of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Home');
  await page.getByLabel('First name').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ottilie');
  await expect(page.getByText('1 change not saved yet.')).toBeVisible();

  await page.getByRole('tab', { name: 'Privacy & Security' }).click();
  await page.getByLabel('Session timeout').selectOption('4 hours');
  await page.getByLabel('Data sharing').press('Space');
  await expect(page.getByText('3 changes not saved yet.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/settings?tab=privacy');
  await expect(page.getByText('3 changes not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Session timeout')).toHaveValue('240');
  await expect(page.getByLabel('Data sharing')).toBeChecked();

  await page.getByRole('link', { name: 'Shelfmark' }).first().click();
  await expect(toastOf(page, 'Changes are not saved yet')).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: tabs[0] }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ottilie');
  await page.getByLabel('First name').press('Enter');
  await expect(toastOf(page, 'Settings saved')).toBeVisible();
  await expect(page.getByText(/not saved yet/)).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ottilie' })).toBeVisible();
  await page.goto('/settings?tab=privacy');
  await expect(page.getByLabel('Session timeout')).toHaveValue('240');
  await page.getByLabel('Data sharing').uncheck();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Data sharing')).toBeChecked();
});

test('a fault is shown at its field, on its tab', async ({ page }) => {
  await signInActive(page, '/settings');
  await page.getByLabel('Profile picture').fill('http://example.com/me.jpg');
  await page.getByRole('tab', { name: tabs[1] }).click();
  await save(page);
  await expect(page.getByRole('tab', { name: tabs[0] })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Profile picture')).toBeFocused();
  await expect(page.getByText('Use an address that begins with https://')).toBeVisible();
  await page.getByLabel('Profile picture').fill('');
  await save(page);
  await expect(toastOf(page, 'Settings saved')).toBeVisible();
});

test('sessions of the generator begin as the settings say', async ({ page }) => {
  await signInActive(page, '/settings?tab=content');
  await page.getByLabel('Default platform').selectOption('eBay');
  await page.getByLabel('Default tone').selectOption('Friendly');
  await page.getByLabel('Default style').selectOption('Concise');
  await page.getByLabel('Export format').selectOption('csv');
  await save(page);
  await expect(toastOf(page, 'Settings saved')).toBeVisible();

  await page.goto('/seo-generator');
  await expect(page.getByRole('radio', { name: 'eBay' })).toBeChecked();
  await page.getByRole('button', { name: 'Additional details (optional)' }).click();
  await expect(page.getByLabel('Tone')).toHaveValue('friendly');
  await expect(page.getByLabel('Style', { exact: true })).toHaveValue('concise');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('eBay store name').fill('kilnandco');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Speckled stoneware mug');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('12 oz stoneware mug with a cream glaze, dishwasher safe.');
  for (const field of await page.locator('form [aria-required=true]').all()) {
    if ((await field.inputValue()) === '' && (await field.evaluate((node) => node.tagName)) !== 'SELECT')
      await field.fill('New, ships within two days.');
  }
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(toastOf(page, 'SEO Content Generated!')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export All' }).click();
  expect((await download).suggestedFilename()).toBe('seo-content-1-products.csv');
});

test('a subscription is cancelled and taken back', async ({ page }) => {
  const email = newEmail();
  await page.goto('/simple-checkout?platform=etsy');
  await fillCard(page, cards.good, email);
  await pay(page);
  await expect(page).toHaveURL('/payment-success');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await makeAccount(page, email);
  await page.goto('/settings?tab=billing');
  await expect(page.getByRole('heading', { name: 'Monthly Subscription' })).toBeVisible();
  await expect(page.getByText('$9.99/month')).toBeVisible();
  await expect(page.getByText('Unlimited generations')).toBeVisible();
  await expect(page.getByLabel('Invoices').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Renew automatically')).toBeChecked();

  await page.getByRole('button', { name: 'Cancel Subscription' }).press('Enter');
  await expect(toastOf(page, 'Subscription cancelled')).toBeVisible();
  // The keyboard goes on where the pressed button was, beside the way back.
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeFocused();
  // Longer than a word in passing: a click by mistake has to be noticed first.
  await page.waitForTimeout(6_000);
  await toastOf(page, 'Subscription cancelled').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Monthly Subscription' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText(/You keep all tools until .* 20\d\d\./)).toBeVisible();
  await expect(page.getByLabel('Renew automatically')).not.toBeChecked();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(toastOf(page, 'Subscription Activated')).toBeVisible();

  await expect(page.getByLabel('Renew automatically')).toBeChecked();
  await page.getByLabel('Renew automatically').uncheck();
  await save(page);
  await expect(toastOf(page, 'Settings saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reactivate' }).click();

  await page.getByLabel('Plan', { exact: true }).selectOption('bundle');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Change to / });
  await expect(dialog).toContainText('the difference is charged today');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(toastOf(page, 'Plan changed')).toBeVisible();
  await expect(page.getByText('$89.99/month')).toBeVisible();
});

test('what the keyboard reaches stands above the bar that saves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInActive(page, '/settings?tab=content');
  const tone = page.getByLabel('Default tone');
  await tone.selectOption('casual');
  await tone.focus();
  const bar = page.getByRole('button', { name: 'Save Settings' });
  for (const name of ['Default style', 'Export format', 'Keep content for']) {
    await page.keyboard.press('Tab');
    const field = page.getByLabel(name);
    await expect(field).toBeFocused();
    const [at, below] = [await field.boundingBox(), await bar.locator('..').boundingBox()];
    expect((at?.y ?? 0) + (at?.height ?? 700), name).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test.describe('a cancellation that fails', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });
  test('says what the server said, or to try again', async ({ page }) => {
    await signInActive(page);
    await page.route('**/api/billing', (route) =>
      route.fulfill({
        json: {
          status: 'active',
          plan: 'etsy',
          monthlyCents: 999,
          currentPeriodEnd: '2099-01-31T00:00:00.000Z',
          cancelAtPeriodEnd: false,
          complimentary: false,
          paymentFailed: false,
          mode: 'test',
        },
      }),
    );
    await page.goto('/settings?tab=billing');
    await page.route('**/api/cancel-subscription', (route) =>
      route.fulfill({ json: { success: false, message: 'The bank is closed.' } }),
    );
    const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
    await cancel.click();
    await expect(toastOf(page, 'Cancellation failed')).toContainText('The bank is closed.');
    await page.route('**/api/cancel-subscription', (route) => route.abort());
    await cancel.click();
    await expect(toastOf(page, 'Cancellation failed')).toContainText(
      'Failed to cancel subscription. Please try again.',
    );
  });
});

test('sessions end, the data are packed, the account is deleted', async ({ page, browser }) => {
  const email = await signInActive(page, '/settings?tab=privacy');
  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto('/api/auth/login?returnTo=/settings');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();

  await page.reload();
  const sessions = page.getByLabel('Signed-in browsers').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(toastOf(page, '1 session ended')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(
    other.getByRole('heading', { name: 'The leading AI-powered marketplace optimizer' }),
  ).toBeVisible();
  const notice = other.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toContainText('Your session has ended.');
  await expectAccessible(other);
  await notice.getByRole('link', { name: 'Sign in' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await expect(other.getByText('Your session has ended.')).toHaveCount(0);
  await phone.close();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^shelfmark-data-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Nothing is kept')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(
    page.getByRole('heading', { name: 'The leading AI-powered marketplace optimizer' }),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsole: /status of 422/ });
  test('the account stays', async ({ page }) => {
    await signInActive(page, '/settings?tab=privacy');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your password').fill('not my password');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible();
  });
});

test('every tab is accessible in both themes and fits small windows', async ({ page }) => {
  await signInActive(page, '/settings');
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('tab', { name: tabs[0] }).click();
    await page.getByRole('radio', { name: theme }).check();
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByText(/^(Loading|Asking|Looking)/)).toHaveCount(0);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    }
  }
});
