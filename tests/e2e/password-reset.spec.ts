import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dataFolder, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './journey.ts';

const newPassword = 'another long passphrase 8';

/** The link of the newest letter to somebody, out of the files that the product writes in place of sending. */
function linkFor(email: string): string | null {
  const folder = path.join(dataFolder, 'outbox');
  if (!existsSync(folder)) return null;
  const letters = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    // Long lines are broken and `=` is written `=3D` in letters.
    .map((name) =>
      readFileSync(path.join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    );
  const letter = letters.find(
    (text) => text.includes(`To: ${email}`) && text.includes('/oidc/password-reset/new'),
  );
  return /http:\S+\/oidc\/password-reset\/new\?token=[\w-]{43}/u.exec(letter ?? '')?.[0] ?? null;
}

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

async function chooseNewPassword(page: Page, email: string): Promise<void> {
  await page.goto('/api/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expectAccessible(page);
  await fill(page, 'Email', email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for your link' })).toBeVisible();
  await expect(page.getByText('not connected to a mail server')).toBeVisible();
  await expect.poll(() => linkFor(email)).not.toBeNull();
  await page.goto(linkFor(email) ?? '');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fill(page, 'New password', newPassword);
  await fill(page, 'New password again', newPassword);
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fill(page, 'Email', email);
  await fill(page, 'Password', newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc'));
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
}

test('a forgotten password is replaced by a letter, and what is typed can be shown', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const email = await signUp(page);
  await page.context().clearCookies();
  await chooseNewPassword(page, email);
  const typed = page.getByLabel('New password', { exact: true });
  await page.getByRole('button', { name: 'Show new password', exact: true }).click();
  await expect(typed).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide new password', exact: true }).click();
  await expect(typed).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await signInAgain(page, email);
});

test('the same without scripts', async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto('/api/auth/login');
  await plain.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(plain, 'Email', email);
  await plain.getByRole('button', { name: 'Make the link' }).click();
  await expect.poll(() => linkFor(email)).not.toBeNull();
  await plain.goto(linkFor(email) ?? '');
  await expect(plain.getByRole('button')).toHaveCount(1);
  await fill(plain, 'New password', newPassword);
  await fill(plain, 'New password again', newPassword);
  await plain.getByRole('button', { name: 'Save the new password' }).click();
  await signInAgain(plain, email);
  await context.close();
});
