import { expect, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

const endless = 'Superlongwordwithoutanyspace'.repeat(178);

test('words without an end widen no page, and no name takes the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInActive(page, '/seo-generator?platform=amazon');
  await page.getByLabel('Business Name').fill(endless);
  await page.getByLabel('Amazon Brand').fill(endless);
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Body Text Content').fill(endless);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(endless.slice(0, 500));
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(endless);
  await expectNoSidewaysScroll(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/content-history'));
  await page.getByRole('button', { name: 'Generate SEO Content' }).press('Enter');
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
  await saved;
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content-history');
  const name = page.getByRole('heading', { level: 2 }).first();
  await expect(name).toContainText('Superlongword');
  expect((await name.boundingBox())!.height).toBeLessThan(100);
  await page.goto('/dashboard');
  const next = page.getByRole('heading', { name: /^Bring “Superlong/ });
  expect((await next.boundingBox())!.height).toBeLessThan(120);
  await expectNoSidewaysScroll(page);
});
