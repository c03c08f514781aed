import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

test('somebody crawls a site that is away, reads why, and deletes the crawl', async ({ page }) => {
  await signInActive(page, '/webpage-analyzer/site');
  await expect(page.getByText('No Crawl Selected')).toBeVisible();
  await page.getByLabel('Website URL').fill('not an address');
  await page.getByRole('button', { name: 'Crawl Website' }).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await expect(page.getByLabel('Website URL')).toBeFocused();

  await page.getByLabel('Website URL').fill('no-such-site-4711.com');
  await page.getByLabel('Pages at most').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Crawl Website' }).click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  // The background job takes it up, finds no such host, and the screen follows without a reload.
  await expect(page.getByRole('button', { name: 'Crawl again' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Crawl', exact: true })).toContainText(
    'no-such-site-4711.com',
  );
  // The reason, and no report of a site that nobody has read.
  await expect(page.getByText(/There is no website under this name/u).first()).toBeVisible();
  await expect(page.getByText('Average SEO score')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print report' })).toHaveCount(0);
  await expect(page.getByText('Today, failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Nothing was found/u)).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Delete the crawl of no-such-site-4711.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Crawl deleted').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\?id=/);
  await expect(page.getByText('No Crawl Selected')).toBeVisible();

  // It counts as a generation, so it stands among what was used.
  await page.goto('/dashboard');
  await expect(
    page.getByText('Whole Site', { exact: true }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText('1 of 10');
});
