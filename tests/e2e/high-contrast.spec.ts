import type { Locator } from '@playwright/test';
import { expect, signInActive, test } from './journey.ts';

const styleOf = (one: Locator, property: string): Promise<string> =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a theme of high contrast shows what is a button, what is chosen, what is on and how full a ruler is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInActive(page, '/seo-generator?platform=shopify');
  const tile = (name: string) => page.locator('label').filter({ hasText: name }).first();
  expect(await styleOf(tile('Shopify'), 'outline-style')).toBe('solid');
  expect(await styleOf(tile('Etsy'), 'outline-style')).toBe('none');
  expect(await styleOf(page.getByRole('button', { name: 'Generate SEO Content' }), 'outline-style')).toBe(
    'solid',
  );
  await page.getByRole('button', { name: 'Additional details (optional)' }).click();
  const ruler = page.locator('meter + [aria-hidden]').first();
  await expect(ruler).toBeVisible();
  expect(await styleOf(ruler, 'forced-color-adjust')).toBe('none');

  await page.goto('/settings');
  const [on, off] = [page.getByLabel('Email notifications'), page.getByLabel('Marketing emails')];
  await expect(on).toBeChecked();
  await expect(off).not.toBeChecked();
  expect(await styleOf(on, 'background-color')).not.toBe(await styleOf(off, 'background-color'));
  const chosen = page.getByRole('tab', { name: 'Account & Profile' });
  const other = page.getByRole('tab', { name: 'Privacy & Security' });
  expect(await styleOf(chosen, 'outline-width')).not.toBe(await styleOf(other, 'outline-width'));
});
