import type { Page } from '@playwright/test';

export const mug =
  '12 oz stoneware mug with a speckled cream glaze, thrown on the wheel in Portland. 4 in tall, 3.2 in wide. ' +
  'Dishwasher and microwave safe. Made to order in 2 weeks. For coffee lovers.';

/** Fills what the generator asks for on Etsy, with one product. Etsy has to be chosen already. */
export async function describeMug(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Etsy shop name').fill('kilnandco');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Body Text Content').fill('Hand thrown stoneware, made to order in Portland.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Speckled stoneware mug');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(mug);
}
