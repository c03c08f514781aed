import { expect, signInActive, test } from './journey.ts';

test('two tabs of one form each keep what was typed in them, and a third begins with the last', async ({
  page,
  context,
}) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  // Kept a moment after the last key: on a quick machine the second tab was there before it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain('Kiln & Co.');
  const second = await context.newPage();
  await second.goto('/seo-generator?platform=etsy');
  await expect(second.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
  await second.getByLabel('Business Name').fill('Loom & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  // Each is kept a moment after the last key.
  await page.waitForTimeout(500);
  await second.reload();
  await expect(second.getByLabel('Business Name')).toHaveValue('Loom & Co.');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
  await expect(page.getByLabel('Industry')).toHaveValue('Retail');
  await second.getByLabel('Business Name').fill('Loom & Daughter');
  await second.waitForTimeout(500);
  const third = await context.newPage();
  await third.goto('/seo-generator?platform=etsy');
  await expect(third.getByLabel('Business Name')).toHaveValue('Loom & Daughter');
});
