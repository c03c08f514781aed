import { expect, signInActive, test } from './journey.ts';

test.use({ colorScheme: 'dark' });

test('an empty box in the dark stands in the colour of the fields beside it, a ticked one keeps its tick', async ({
  page,
}) => {
  await signInActive(page, '/dashboard');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const box = page.getByRole('checkbox');
  const ground = await page.getByLabel('Title').evaluate((field) => getComputedStyle(field).backgroundColor);
  await expect(box).toHaveCSS('background-color', ground);
  const wide = (await box.boundingBox())?.width;
  await box.check();
  await expect(box).toHaveCSS('appearance', 'auto');
  expect((await box.boundingBox())?.width).toBe(wide);
});
