import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

const items = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<h3>Glaze ${index}</h3><a href="/glaze/${index}">Glaze ${index}</a>`,
  );
const html = `<!doctype html><html lang="en"><head><title>Mugs</title></head><body><main><h1>Stoneware mugs</h1>
<p>Our stoneware mugs are thrown on the wheel in Portland and glazed by hand. Each stoneware mug holds 12 oz.</p>
<img src="mug.jpg"><a href="https://other.example/">Clay</a>${items(12).join('')}</main></body></html>`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('somebody analyzes pasted HTML, reads, copies and exports it, comes back to it and deletes it', async ({
  page,
}) => {
  await signInActive(page, '/webpage-analyzer');
  await expect(page.getByText('No Analysis Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze Webpage' }).click();
  await expect(page.getByText('URL is required')).toBeVisible();

  await page.getByRole('radio', { name: 'Paste HTML or upload a file' }).check({ force: true });
  await page.getByLabel('Website URL').fill('example.com/mugs');
  await page.getByRole('textbox', { name: 'HTML' }).fill(html);
  await expect(page.getByLabel('Website URL')).toHaveValue('https://example.com/mugs');
  // At once: leaving keeps what the pause after typing would have kept.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(html);
  await page.getByRole('button', { name: 'Analyze Webpage' }).click();
  await expect(page.getByText('Analysis Complete').first()).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+$/);

  await expect(page.getByRole('meter', { name: 'SEO score' })).toBeVisible();
  const image = page.locator('details', { hasText: 'image' }).first();
  await image.locator('summary').click();
  await expect(image.getByText(/^line \d+:\d+$/).first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Title and description');

  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: '+9 more' }).click();
  await expect(page.getByText('Glaze 11', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page.getByRole('link', { name: /other\.example/ })).toHaveAttribute('rel', /nofollow/);
  await expect(page.getByRole('button', { name: '+2 more links' })).toBeVisible();

  await page.getByRole('tab', { name: 'Improvements' }).click();
  await page.getByRole('button', { name: 'Copy the block of lines' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<meta name="description"');
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mugs', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Mugs .*https:\/\/example\.com\/mugs/ })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Delete the analysis of Mugs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Analysis Deleted').first()).toBeVisible();
  await expect(page.getByText('No Analysis Selected')).toBeVisible();
});
