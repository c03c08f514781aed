import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './journey.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const email = 'Type your e-mail address.';
const shape = 'This does not look like an e-mail address.';

/** What is typed into the form of a new account, what is said of it, and the field that gets the focus. */
const faults: readonly (readonly [
  typed: string,
  password: string,
  said: readonly string[],
  focus: string,
])[] = [
  ['', '', [email, 'Use at least 12 characters.'], 'Email'],
  ['ada', 'a long enough passphrase 7', [shape], 'Email'],
  ['ada@localhost', 'short', [shape, 'Use at least 12 characters.'], 'Email'],
  ['ada@example.com', 'short', ['Use at least 12 characters.'], 'Password'],
  // Six signs of two units each are no twelve characters.
  ['ada@example.com', '🏺🏺🏺🏺🏺🏺', ['Use at least 12 characters.'], 'Password'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, expectedConsole: /status of 422/ });

    test('a form of the sign-in says beside each field what is wrong with it', async ({ page }) => {
      await page.goto('/api/auth/login?screen_hint=signup');
      for (const [typed, password, said, focus] of faults) {
        await field(page, 'Email').fill(typed);
        await field(page, 'Password').fill(password);
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(page.locator('.field-error')).toHaveCount(said.length);
        for (const words of said) await expect(page.getByText(words, { exact: false })).toBeVisible();
        const first = field(page, focus);
        await expect(first).toHaveAttribute('aria-invalid', 'true');
        await expect(first).toHaveAccessibleDescription(new RegExp(said[0] ?? ''));
        // What was typed beside it stays where nothing was sent.
        await expect(field(page, 'Password')).toHaveValue(javaScriptEnabled ? password : '');
        if (javaScriptEnabled) await expect(first).toBeFocused();
      }
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a sentence beside a field goes when the field is put right, and the form is sent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Type your password.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Email').fill('ada@example.com');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Password').pressSequentially('x');
  await expect(page.locator('.field-error')).toHaveCount(0);
});

test('the account page asks for both passwords in its own words', async ({ page }) => {
  await signUp(page);
  await page.goto('/oidc/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Type your current password.')).toBeVisible();
  await field(page, 'Current password').fill('a long enough passphrase 7');
  await field(page, 'New password').fill('another long passphrase 8');
  await field(page, 'New password again').fill('another long passphrase 9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two new passwords are not the same.')).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue('another long passphrase 8');
  await page.getByRole('button', { name: 'Switch on two-factor' }).click();
  await expect(page.getByText('Type your password.')).toBeVisible();
  await expectAccessible(page);
});
