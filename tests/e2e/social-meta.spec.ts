import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

test('Social meta: faults are named, a page is optimized, its picture changed and served, the record deleted and brought back', async ({
  page,
}) => {
  await signInActive(page, '/social-meta-optimizer');
  await expect(page.getByText('No page optimized yet')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Optimize Social Meta' });
  await submit.click();
  for (const message of [
    'URL is required',
    'Business name is required',
    'Industry is required',
    'Description must be at least 10 characters',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('URL', { exact: true })).toBeFocused();
  await page.getByLabel('URL', { exact: true }).fill('two words');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();

  await expect(page.getByLabel('Target Platform').getByRole('option')).toHaveText([
    'All platforms',
    'Facebook',
    'X (Twitter)',
    'LinkedIn',
    'Pinterest',
    'WhatsApp',
  ]);
  await page.getByLabel('URL', { exact: true }).fill('shop.example/mugs');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page
    .getByLabel('Page Description')
    .fill('Hand-thrown stoneware mugs from Devon. Each mug holds 350 ml and is safe for the dishwasher.');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
  await submit.click();
  await expect(page.getByText('Optimization Complete').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Optimization score' })).toBeVisible();
  await expect(page.getByText('1 of 150 optimizations used today.')).toBeVisible();
  for (const name of ['X (Twitter)', 'WhatsApp', 'General', 'Pinterest'])
    await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name: 'Next.js metadata' }).click();
  await expect(page.getByRole('region', { name: 'Head block as Next.js metadata' })).toContainText(
    'openGraph',
  );

  await page.getByRole('radio', { name: 'Quote' }).check({ force: true });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const download = page.getByRole('link', { name: 'Landscape' });
  await expect(download).toBeVisible();
  const picture = await page.request.get((await download.getAttribute('href'))!);
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.reload();
    await expect(page.getByRole('img', { name: /^The drawing with the words/ })).toBeVisible();
    await expectAccessible(page);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('button', { name: 'Delete the optimization for Kiln & Co.' }).click();
  await expect(page.getByText('Optimization Deleted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete the optimization for Kiln & Co.' })).toBeVisible();
});
