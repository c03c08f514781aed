import { toastOf } from './buyer.ts';
import { expect, signInActive, test } from './journey.ts';

const notice = 'Your session has ended. Sign in, and this page opens again.';

// The console has to stay quiet: what differed from the page as it was written was drawn anew with an error of React.
test('the first page wakes as it was written for whose session has ended', async ({ page, context }) => {
  await signInActive(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('in a new tab', () => {
  test.use({ expectedConsole: /status of 401|preloaded using link preload/ });

  // The shell preloads the call that finds no session, and its answer was there before the page's first script in one
  // page of three: the notice then came or not, as it fell out.
  test('is told also when the hint is taken back before the first script', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'session_hint', value: '1', url: baseURL ?? '' }]);
    await page.addInitScript(() => (document.cookie = 'session_hint=; Max-Age=0; Path=/'));
    await page.goto('/settings');
    await expect(page.getByText(notice)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('signed-in-here'))).toBeNull();
  });
});

test.describe('on the settings', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('saving says so, leads through sign-in and back, and the change is still there', async ({
    page,
    context,
  }) => {
    await signInActive(page, '/settings');
    await page.getByLabel('First name').fill('Ottilie');
    await context.clearCookies({ name: 'shelfmark_session' });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    const said = toastOf(page, 'Settings not saved');
    await expect(said).toContainText('Please sign in to continue');
    await said.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/settings');
    await expect(page.getByText('1 change not saved yet.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ottilie');
  });
});
