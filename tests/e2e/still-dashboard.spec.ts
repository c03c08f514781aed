import { expect, signInActive, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the tiles of the dashboard stay where they are when the next step comes in above them', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/content-history*', async (route) => {
    await held;
    await route.continue();
  });
  await signInActive(page, '/dashboard');
  const tiles = page.getByRole('heading', { name: 'Where will you sell it?' });
  const before = await tiles.boundingBox();
  await expect(page.getByRole('link', { name: 'Open the generator' })).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Open the generator' })).toBeVisible();
  const after = await tiles.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
