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

test('the page for who has no subscription tells a subscriber that there is one', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/subscribe');
  await expect(page.getByText(`${email} has no active subscription.`)).toBeVisible();
  await activate(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
});

test('the address that was typed stands there after a reload and for another plan, the card does not', async ({
  page,
}) => {
  await page.goto('/checkout?platform=etsy');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Card number').fill('4242');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('mara@example.com');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await page.getByRole('link', { name: 'Choose another plan' }).click();
  await page.getByRole('link', { name: 'Choose Amazon' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('mara@example.com');
});
