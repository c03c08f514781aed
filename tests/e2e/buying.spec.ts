import { callFromPage, cards, fillCard, makeAccount, newEmail, pay, toastOf } from './buyer.ts';
import { activate, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './journey.ts';
import { describeMug } from './mug.ts';

test('from the landing page to a cancelled subscription that still runs', async ({ page }) => {
  const email = newEmail();
  await page.goto('/');
  await expect(page.getByText('$9.99 a month per platform')).toBeVisible();
  await page.getByRole('link', { name: 'Start Now' }).first().click();
  await expect(page).toHaveURL('/platforms');
  await expect(page.getByText('BEST VALUE')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Etsy' }).click();

  await expect(page).toHaveURL('/simple-checkout?platform=etsy');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Test mode, no charge')).toBeVisible();
  await fillCard(page, cards.good, email);
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34');
  await pay(page);

  await expect(page).toHaveURL('/payment-success');
  await expect(toastOf(page, 'Payment Successful')).toContainText('Your subscription has been activated!');
  await expect(page.getByText(/You are taken to your new account in \d+ seconds?\./)).toBeVisible();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await makeAccount(page, email);

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
  await expect(page).toHaveURL('/welcome');
  await expect(page.locator('body > canvas')).toBeAttached();
  await expect(page.getByText('Etsy, $9.99 a month')).toBeVisible();
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText(/^Active, next date /)).toBeVisible();

  await page.getByRole('heading', { name: 'Write your first listing for Etsy' }).waitFor();
  await page.getByRole('link', { name: 'Open the generator' }).click();
  await expect(page.getByRole('radio', { name: 'Etsy' })).toBeChecked();
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mara' })).toBeVisible();
  const firstStep = page.getByRole('listitem').filter({ hasText: 'Write your first listing' });
  await expect(firstStep).toContainText('Done');

  // Opened without a platform in the address, the form stands on the one that was bought.
  await page.evaluate(() => localStorage.removeItem('newUser'));
  await page.goto('/seo-generator');
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(page.getByRole('radio', { name: 'Etsy' })).toBeChecked();

  expect(await callFromPage(page, 'POST', '/api/cancel-subscription')).toMatchObject({ success: true });
  await page.goto('/dashboard');
  await expect(account.getByText(/^Active until /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your subscription is about to end' })).toBeVisible();
});

test.describe('cards that do not go through at once', () => {
  test('refuse in the bank’s words, and the next card pays', async ({ page }) => {
    await page.goto('/checkout?platform=bundle');
    await fillCard(page, cards.declined, newEmail());
    await pay(page);
    await expect(toastOf(page, 'Payment Failed')).toContainText(/declined/i);
    await expect(page.getByRole('button', { name: 'Pay $89.99' })).toBeFocused();

    for (const [card, words] of [
      [cards.insufficient, /insufficient funds/i],
      [cards.expired, /expired/i],
      [cards.wrongCvc, /security code/i],
    ] as const) {
      await fillCard(page, card);
      await pay(page);
      await expect(toastOf(page, 'Payment Failed')).toContainText(words);
    }

    await fillCard(page, cards.authentication);
    await pay(page);
    const bank = page.getByRole('dialog', { name: 'Your bank asks you to authenticate' });
    // The button behind it changes its colours while the payment is on its way.
    await expect(bank).toBeVisible();
    await expectAccessible(page);
    await bank.getByRole('button', { name: 'Refuse authentication' }).click();
    await expect(toastOf(page, 'Payment Failed')).toContainText(/authenticat/i);

    await pay(page);
    await bank.getByRole('button', { name: 'Pass authentication' }).click();
    await expect(page).toHaveURL('/payment-success');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  test('are paid once, whatever is clicked and opened', async ({ page, context }) => {
    await page.goto('/checkout?platform=amazon');
    const other = await context.newPage();
    await other.goto('/checkout?platform=amazon');
    await fillCard(other, cards.good, newEmail());
    await fillCard(page, cards.good, newEmail());
    await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
    await expect(page).toHaveURL('/payment-success');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your payment went through' })).toBeVisible();
    await pay(other);
    await expect(other.getByRole('heading', { name: 'Your payment went through' })).toBeVisible();
    // What was bought stands beside it, whatever else the address would sell.
    await page.goto('/checkout?platform=bundle');
    await expect(page.getByRole('heading', { name: 'Your payment went through' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Amazon', exact: true })).toBeVisible();
    await expect(page.getByText('Each month')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('Your payment went through. Make your account')).toBeVisible();
    await page.goto('/welcome');
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});

test.describe('the card form', () => {
  test('names what is missing and takes the focus there', async ({ page }) => {
    await page.goto('/checkout?platform=etsy');
    await pay(page);
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(page.getByText('Your card’s expiration date is incomplete.')).toBeVisible();
    await expect(page.getByText('Your card’s security code is incomplete.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
  });

  test('is filled and sent by keyboard alone', async ({ page }) => {
    await page.goto('/checkout?platform=etsy');
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    await page.getByLabel('Email').focus();
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Tab');
    await page.keyboard.type('4242424242424242');
    // A digit put into the middle leaves the caret behind it.
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/payment-success');
  });

  test('fills in a test card that is chosen', async ({ page }) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: /Is declined/ }).click();
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
    await expect(page.getByRole('heading', { name: 'Website', exact: true })).toBeVisible();
  });
});

test.describe('a checkout that cannot start', () => {
  test.use({ expectedConsole: /status of 502|Failed to create payment intent/ });
  test('says so where an answer brings no secret', async ({ page }) => {
    await page.route('**/api/create-subscription', (route) => route.fulfill({ json: {} }));
    await page.goto('/checkout');
    await expect(toastOf(page, 'Error')).toContainText('Failed to initialize checkout. Please try again.');
    await expect(page.getByText('Setting up secure checkout...')).toBeVisible();
  });

  test('says why, keeps its spinner and tries again', async ({ page }) => {
    let failing = true;
    await page.route('**/api/create-subscription', (route) =>
      failing
        ? route.fulfill({
            status: 502,
            json: { code: 'outside_failed', message: 'No answer from the bank.' },
          })
        : route.continue(),
    );
    await page.goto('/checkout?returning=true');
    await expect(page.getByText('Welcome back.')).toBeVisible();
    await expect(toastOf(page, 'Error')).toContainText('No answer from the bank.');
    await expect(page.getByText('Setting up secure checkout...')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible();
  });
});

test.describe('a payment that cannot be verified', () => {
  test.use({ expectedConsole: /status of 404|could not be verified/ });
  test('asks to contact support and looks again', async ({ page }) => {
    await page.goto('/payment-success?payment_intent=pi_of_somebody_else');
    await expect(toastOf(page, 'Verification Needed')).toContainText(
      'Payment succeeded but we need to verify your subscription. Please contact support.',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Contact Support' }).click();
    await expect(toastOf(page, 'Contact Support')).toContainText(
      'Please contact support to complete your subscription setup.',
    );
    const looked = page.waitForResponse('**/api/verify-payment');
    await page.getByRole('button', { name: 'Check again' }).click();
    expect((await looked).status()).toBe(404);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  });
});

test('the payment page counts down and goes to the account', async ({ page }) => {
  await page.clock.install();
  await page.goto('/payment-success');
  await expect(page.getByText('in 10 seconds.')).toBeVisible();
  // Anybody can type the address: only a payment is called one.
  await expect(page.getByRole('heading', { level: 1, name: 'No payment to check' })).toBeVisible();
  for (let left = 9; left > 0; left -= 1) {
    await page.clock.runFor(1_000);
    await expect(page.getByText(`in ${left} second`)).toBeVisible();
  }
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL('/welcome');
});

test.describe('account status', () => {
  for (const [status, heading, address] of [
    ['new_user', 'Welcome to Shelfmark', '/checkout?new_user=true'],
    ['inactive', 'Subscription required', '/checkout?returning=true'],
    ['not_found', 'Account not found', '/checkout?new_account=true'],
    ['anything', 'Checking account status', '/'],
    ['constructor', 'Checking account status', '/'],
  ] as const) {
    test(`${status} leads to ${address}`, async ({ page }) => {
      await page.goto(`/account-status?status=${status}&email=mara@example.com`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', address);
      await expectAccessible(page);
    });
  }

  test('says how the account stands that is signed in', async ({ page }) => {
    await page.goto('/account-status');
    await expect(page.getByText('You are not signed in on this browser.')).toBeVisible();
    const email = await signUp(page);
    await page.goto('/account-status');
    await expect(
      page.getByText(`You are signed in as ${email}, without an active subscription.`),
    ).toBeVisible();
    await activate(email);
    await page.reload();
    await expect(
      page.getByText(`You are signed in as ${email}, and your subscription is active.`),
    ).toBeVisible();
  });
});

test('the side panel opens, closes and turns the lights off', async ({ page }) => {
  await page.goto('/platforms');
  const panel = page.getByRole('complementary', { name: 'Plans and display' });
  await panel.getByRole('button', { name: 'Plans and dark mode' }).click();
  // Of two presses before the page is awake only the last is kept.
  await expect(panel.getByRole('button', { name: 'Close the panel' })).toBeVisible();
  await panel.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(panel.getByRole('switch')).toBeChecked();
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await expect(panel.getByRole('button', { name: 'Plans and dark mode', expanded: false })).toBeVisible();
});

test('the public pages come whole, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/platforms', 'Up to 13 tags, none longer than 20 characters'],
    ['/subscribe', 'Subscription required'],
    ['/checkout', 'Setting up secure checkout...'],
    ['/simple-checkout', 'Setting up secure checkout...'],
    ['/payment-success', 'Verifying your payment...'],
    ['/account-status', 'Checking account status'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await page.goto('/platforms');
  await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(10);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('the public pages are accessible and fit small screens', async ({ page }) => {
      for (const path of ['/platforms', '/checkout?platform=bundle', '/payment-success', '/subscribe']) {
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          if (path.startsWith('/checkout')) await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
          await expectNoSidewaysScroll(page);
          if (width === 1440) await expectAccessible(page); // On a phone: public-pages.spec.ts.
        }
      }
    });
  });
}
