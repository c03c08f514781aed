import type { Locator } from '@playwright/test';
import { expect, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

/** Where the words or the mark of a button end, without the room that its ground takes around them. */
const end = async (button: Locator) =>
  await button.evaluate((element) => {
    const mark = element.querySelector('svg');
    if (mark && element.textContent === '') return mark.getBoundingClientRect().right;
    return element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
  });
const right = async (place: Locator) =>
  await place.evaluate((element) => element.getBoundingClientRect().right);

test('what ends a line ends where the line does', async ({ page }) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  const add = page.getByRole('button', { name: 'Add product' });
  const products = page.getByRole('group', { name: 'product 1' });
  expect(Math.abs((await end(add)) - (await right(products)))).toBeLessThan(2);

  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
  await page.goto('/content-history');
  await page.getByRole('button', { name: 'View Content' }).click();
  const copy = page.getByRole('button', { name: 'Copy Title', exact: true });
  const line = copy.locator('xpath=ancestor::div[1]');
  const gap = (await right(line)) - (await end(copy));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(6);

  await page.goto('/google-ads');
  const clear = page.getByRole('button', { name: 'Clear the form' });
  expect(Math.abs((await end(clear)) - (await right(page.getByLabel('Business Type'))))).toBeLessThan(2);

  // The mark in the corner and the words beside the form begin at one edge.
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/auth/login');
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? Number.NaN;
  expect(Math.abs((await left('.logo')) - (await left('.cuttings')))).toBeLessThan(1);
});
