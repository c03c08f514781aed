import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Stripe's published test cards. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  authentication: '4000002500003155',
  expired: '4000000000000069',
  /** Is kept, and refused at every renewal. */
  failsLater: '4000000000000341',
  wrongCvc: '4000000000000127',
} as const;

export function newEmail(): string {
  return `buyer-${crypto.randomUUID()}@example.com`;
}

/** Waits for the card form and fills it; the card stays good for years. */
export async function fillCard(page: Page, number: string, email?: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  if (email !== undefined) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Makes the account of a purchase on the embedded sign-up page, which the browser has been led to. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Kiln');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase 7');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The toast of a title; its text is in it. */
export function toastOf(page: Page, title: string) {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
}

/** A call of the application, made by the page itself. */
export async function callFromPage(page: Page, method: string, path: string): Promise<unknown> {
  return await page.evaluate(
    async ([verb, address]) => {
      const answer = await fetch(address ?? '', { method: verb ?? 'GET', credentials: 'include' });
      return (await answer.json()) as unknown;
    },
    [method, path],
  );
}
