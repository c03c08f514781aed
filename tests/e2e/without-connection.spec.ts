import { cards, fillCard, newEmail, pay, toastOf } from './buyer.ts';
import type { Route } from '@playwright/test';
import { answerFirst, expect, expectAccessible, signInActive, test } from './journey.ts';

// Each journey loses its connection for a while, which browsers write into the console; what is loaded ahead for scripts
// that never come is used by nobody.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_BLOCKED_BY_CLIENT|Failed to load resource|dynamically imported module|preloaded using link preload|The history could not be saved yet/,
});

test('a payment says so, leaves the page whole, and goes through once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/checkout?platform=etsy');
  await fillCard(page, cards.good, newEmail());
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pay(page);
  await expect(toastOf(page, 'Error')).toContainText(
    'An unexpected error occurred. Please try again. You are offline.',
  );
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
  await expect(toastOf(page, 'Settings not saved')).toContainText(
    'You are offline. Try again when the connection is back.',
  );
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

const proxy = (status: number, headers: Record<string, string> = {}) => {
  const body = `<html><head><title>${status}</title></head><body><center>nginx</center></body></html>`;
  return (route: Route) => route.fulfill({ status, headers, contentType: 'text/html', body });
};

const troubles: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  [
    'nothing listens',
    (route) => route.abort('connectionrefused'),
    'Failed to research keywords. Please try again. The connection failed before an answer came.',
  ],
  [
    'reset at once',
    (route) => route.abort('connectionreset'),
    'Failed to research keywords. Please try again. The connection failed before an answer came.',
  ],
  [
    'broken off on the way',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: progress\ndata: {"done":0,"total":1,"message":"Started"}\n\n',
      }),
    'The connection ended before the result arrived. Your form is kept; please try again.',
  ],
  [
    'a proxy without its server',
    proxy(502),
    'Failed to research keywords. Please try again. The server does not answer at the moment. It may be restarting.',
  ],
  [
    'a proxy that waited in vain',
    proxy(504),
    'Failed to research keywords. Please try again. The server took too long to answer.',
  ],
  [
    'a proxy that takes less',
    proxy(413),
    'That is too much text for one request. Shorten it, or send it in parts.',
  ],
  [
    'a proxy that counts',
    proxy(429, { 'retry-after': '12' }),
    'That was a lot in a short time. Please wait 12 seconds and try again.',
  ],
  [
    'the sign-in page of a network',
    proxy(200),
    'Failed to research keywords. Please try again. Something other than this site answered, such as the sign-in page of a network.',
  ],
];

test('a run that gets no answer says why, and everything that was typed stays', async ({ page, context }) => {
  await signInActive(page, '/keyword-research');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Location').fill('Portland');
  const run = page.getByRole('button', { name: 'Research Keywords' });
  const typed = async () => {
    await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
    await expect(page.getByLabel('Location')).toHaveValue('Portland');
    await expect(run).toBeEnabled();
  };
  for (const [name, trouble, words] of troubles)
    await test.step(name, async () => {
      await answerFirst(page, '**/api/keyword-research/generate', trouble);
      await run.click();
      await expect(toastOf(page, 'Research Failed')).toContainText(words);
      const note = page.getByRole('group', { name: 'The last run failed' });
      const why = words.replace('Failed to research keywords. Please try again. ', '');
      await expect(note).toContainText(`The research for Kiln & Co. failed. ${why}`);
      await typed();
    });
  await context.setOffline(true);
  await run.click();
  await expect(toastOf(page, 'Research Failed')).toContainText('You are offline.');
  await typed();
  const note = page.getByRole('group', { name: 'The last run failed' });
  await expectAccessible(page);
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Run it again' }).click();
  await expect(toastOf(page, 'Research Complete')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a list that is opened without a connection says so, and comes with it', async ({ page, context }) => {
  await signInActive(page, '/content-history');
  await expect(page.getByText('No content history found')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Platform').selectOption('etsy');
  await expect(page.getByText('You are offline. Try again when the connection is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No entry fits these filters.')).toBeVisible();
});

test('a session that is ended without a connection goes into the history with it', async ({
  page,
  context,
}) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(toastOf(page, 'New session started')).toContainText(
    'What you had typed goes into the history as a draft.',
  );
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/content-history') && response.request().method() === 'POST',
  );
  await context.setOffline(false);
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Content History' }).click();
  await expect(page.getByRole('article', { name: 'Kiln & Co.' })).toContainText('unsaved-session');
});

/** Pages that wait for their scripts, what they say meanwhile, and what they show when those come. */
const waiting: readonly { address: string; words: string; shown: string; signedIn?: boolean }[] = [
  { address: '/checkout?platform=etsy', words: 'Setting up secure checkout...', shown: 'Card number' },
  {
    address: '/payment-success?payment_intent=pi_unknown',
    words: 'Verifying your payment...',
    shown: 'Verification Needed',
  },
  { address: '/dashboard', words: 'Loading your dashboard...', shown: 'Quick stats', signedIn: true },
  { address: '/seo-generator', words: 'Loading…', shown: 'Target Platform', signedIn: true },
  {
    address: '/platform/walmart',
    words: 'Opening your generator…',
    shown: 'Generate Walmart Content',
    signedIn: true,
  },
];

test('a page whose scripts never come says so, and opens when it is loaded again', async ({ page }) => {
  const scripts = /\.js$/;
  let hasSignedIn = false;
  for (const { address, words, shown, signedIn = false } of waiting)
    await test.step(address, async () => {
      if (signedIn && !hasSignedIn) await signInActive(page);
      hasSignedIn ||= signedIn;
      await page.route(scripts, (route) => route.abort('blockedbyclient'));
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
      const note = page.getByRole('status').filter({ hasText: 'This is taking longer than it should.' });
      await expect(note).toHaveCount(0);
      // What ten seconds would bring.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
      });
      await expect(note).toBeVisible();
      await expectAccessible(page);
      await page.unroute(scripts);
      await note.getByRole('link', { name: 'load the page again' }).click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(note).toHaveCount(0);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    });
});
