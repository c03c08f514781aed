import { expect, signInActive, test } from './journey.ts';
import type { Locator, Page } from '@playwright/test';

// Each journey makes a call fail on purpose, which browsers write into the console.
test.use({ expectedConsole: /ERR_FAILED/ });

/** Drags with the mouse from the middle of a toast to the right. */
async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 3 });
  await page.mouse.move(x + pixels, y, { steps: 3 });
  await page.mouse.up();
}

/** A filled generator whose call fails, so that each click on its button shows a toast. */
async function openFailingGenerator(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/generate-seo', (route) => route.abort());
  await signInActive(page, '/seo-generator?platform=etsy');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Etsy Shop Name').fill('kilnandco');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Body Text Content').fill('Hand thrown stoneware mugs in a cream glaze.');
  await page.getByLabel('Name', { exact: true }).fill('Speckled stoneware mug');
  await page.getByLabel('Description').first().fill('12 oz stoneware mug, wheel thrown, dishwasher safe.');
  return () => page.getByRole('button', { name: 'Generate SEO Content' }).click();
}

test('one toast at a time closes after five seconds, by swipe, and is reached by F8', async ({ page }) => {
  const fail = await openFailingGenerator(page);
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

  await fail();
  await expect(toasts).toHaveCount(1);
  const shown = Date.now();
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
  const duration = Date.now() - shown;
  expect(duration).toBeGreaterThan(4_000);
  expect(duration).toBeLessThan(7_000);

  await fail();
  await expect(toasts).toHaveCount(1);
  await fail();
  await page.waitForTimeout(500);
  await expect(toasts).toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();

  await swipe(page, toasts, 40);
  await page.waitForTimeout(400);
  await expect(toasts).toHaveCount(1);
  await swipe(page, toasts, 60);
  await expect(toasts).toHaveCount(0);

  await fail();
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Business Name').focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);
  await expect(page.getByLabel('Business Name')).toBeFocused();
});

test('a failure that the server has no words for gets those of the specification', async ({ page }) => {
  await signInActive(page, '/platform/walmart');
  const said = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await page.route('**/api/walmart-generator', (route) => route.abort());
  await page.getByLabel('Product Name').first().fill('Rechargeable LED Camping Lantern');
  await page.getByLabel('Category').first().fill('Camping Lanterns');
  await page.getByLabel('Key Features').first().fill('Runs 30 hours on low');
  await page.getByRole('button', { name: 'Generate Walmart Content' }).click();
  await expect(said).toContainText('Failed to generate content. Please try again.');

  await page.evaluate(async () => {
    const body = { businessName: 'Kiln & Co.', platform: 'etsy', contentType: 'draft', tags: ['draft'] };
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/content-history', { method: 'POST', headers, body: JSON.stringify(body) });
  });
  await page.goto('/content-history');
  await page.route('**/api/content-history/*', (route) => route.abort());
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(said).toContainText('Delete failed');
  await expect(said).toContainText('Failed to delete content');
});
