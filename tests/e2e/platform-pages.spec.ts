import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a platform’s page is complete', async ({ page }) => {
    await page.goto('/platform/amazon');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amazon');
    await expect(page.getByLabel('Competitor ASINs')).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'See it work' })).toBeVisible();
    await expect(page.getByText('To reach')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get the Amazon toolkit' }).first()).toHaveAttribute(
      'href',
      '/simple-checkout?platform=amazon',
    );
    await page.goto('/platform/walmart');
    await expect(page.getByRole('button', { name: 'Generate Walmart Content (Demo Mode)' })).toBeDisabled();
    await expect(
      page.getByText('Fill out the form to generate Walmart Marketplace optimized content.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Walmart Marketplace Tips' })).toBeVisible();
  });
});

test('a visitor reads one page and goes on to the next', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/platform/playstore');
  await expect(page.getByText('today 30')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Platforms' }).getByRole('link', { name: 'Walmart' }).click();
  await expect(page.getByRole('heading', { name: 'What Walmart cuts and refuses' })).toBeVisible();
  await expect(page.getByLabel('Product Name')).toBeDisabled();
  const cut = await page
    .locator('fieldset :is(input, textarea)')
    .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length);
  expect(cut, 'sample values that do not fit').toBe(0);
  await page.goBack();
  await expect(page.getByText('today 30')).toBeVisible();
  expect(calls).not.toContain('/api/auth/user');
});

test('a subscriber writes a Walmart listing and finds it in the history', async ({ page }) => {
  await signInActive(page);
  // Who is slow to be known sees neither the preview nor an offer to buy what is theirs.
  await page.route('**/api/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/platform/walmart', { waitUntil: 'commit' });
  await expect(page.getByText('Opening your generator…')).toBeVisible();
  await expect(page.getByText('(Demo Mode)')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get the Walmart toolkit' })).toHaveCount(0);
  const name = page.getByLabel('Product Name');
  const generate = page.getByRole('button', { name: 'Generate Walmart Content' });
  await expect(name).toBeEnabled();
  await name.fill('Folding Step Stool');
  await generate.click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await expect(page.getByText('Key features are required')).toBeVisible();
  await expect(page.getByLabel('Category')).toBeFocused();

  await page.getByLabel('Category').fill('Step Stools');
  await page
    .getByLabel('Key Features')
    .fill('Holds up to 300 lb, 9 in tall, folds flat to 1.5 in, non-slip top, plastic, carry handle');
  await page.getByLabel('Brand Information').fill('Mistwell');
  await page.reload();
  await expect(page.getByLabel('Key Features')).toHaveValue(/Holds up to 300 lb/);
  await expect(name).toHaveValue('Folding Step Stool');
  await generate.click();
  await expect(
    page.getByText('Your Walmart Marketplace optimization is ready.', { exact: true }),
  ).toBeVisible();
  const result = page.getByRole('tabpanel');
  await expect(result).toContainText(/Mistwell .*Step Stool/);
  await page.getByRole('tab', { name: 'Keywords' }).click();
  await expect(result.getByRole('button', { name: 'Copy search keywords' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/content-history');
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/platform\/walmart$/);
  await expect(name).toHaveValue('Folding Step Stool');
  await expect(page.getByRole('tabpanel')).toContainText(/Mistwell .*Step Stool/);
});
