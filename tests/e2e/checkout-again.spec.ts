import { activate, expect, signUp, test } from './journey.ts';

test('who has a subscription meets no empty half screen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await signUp(page);
  await activate(email);
  await page.goto('/checkout?platform=etsy');
  const told = page.getByRole('heading', { name: 'You have a subscription already' });
  await expect(told).toBeVisible();
  const plan = await page.getByText('All ten toolkits in one subscription.').boundingBox();
  const below = await told.boundingBox();
  expect(below!.y - (plan!.y + plan!.height)).toBeLessThan(120);
});
