import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

const products = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('the keyboard goes on where a row was taken out, a form was saved and a screen was replaced', async ({
  page,
}) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  await test.step('products and body texts', async () => {
    await describeMug(page);
    for (const name of ['Bowl', 'Linen apron']) {
      await page.getByRole('button', { name: 'Add product' }).click();
      await products(page).last().fill(name);
    }
    await page.getByRole('button', { name: 'Remove product 2' }).click();
    await expect(products(page).nth(1)).toBeFocused();
    await expect(products(page).nth(1)).toHaveValue('Linen apron');
    // What was typed into it is not gone for one wrong press.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(products(page).nth(1)).toHaveValue('Bowl');
    await expect(products(page).nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Remove product 2' }).click();
    await page.getByRole('button', { name: 'Add body text' }).click();
    await page.getByLabel('Body Text Content 2').fill('Fired twice in an electric kiln.');
    await page.getByRole('button', { name: 'Remove body text 2' }).click();
    await expect(page.getByLabel('Body Text Content')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Body Text Content 2')).toHaveValue('Fired twice in an electric kiln.');
    await page.getByRole('button', { name: 'Remove body text 2' }).click();
  });

  await test.step('results of two products have names of their own', async () => {
    const apron = page.getByRole('group', { name: 'product 2' });
    await apron.getByLabel('Description').fill('Cross-back apron in washed linen, sage green, two pockets.');
    await page.getByRole('button', { name: 'Generate SEO Content' }).click();
    const second = page.getByRole('article', { name: '2. Linen apron' });
    await expect(second.getByRole('button', { name: 'Copy Title', exact: true })).toBeVisible();
    await expectAccessible(page);
    // The form goes on to the next platform; whose listing this is stays said.
    await page.getByText('Amazon', { exact: true }).click();
    await expect(second.getByText('Etsy', { exact: true })).toBeVisible();
  });

  await test.step('entries of the history', async () => {
    await page.goto('/content-history');
    const mug = page.getByRole('article', { name: 'Speckled stoneware mug' });
    const apron = page.getByRole('article', { name: 'Linen apron' });
    await expect(mug).toBeVisible();
    await apron.getByRole('button', { name: 'Archive' }).click();
    await expect(apron).toHaveCount(0);
    await expect(mug).toBeFocused();
    page.on('dialog', (dialog) => void dialog.accept());
    await mug.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No content history found')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a campaign takes the place of its form, and the form that of the campaign', async () => {
    await page.goto('/google-ads');
    await page.getByLabel('Business Name').fill('Aldergate Plumbing');
    await page.getByLabel('Industry').fill('Plumbing');
    await page.getByLabel('Location').fill('Leeds');
    await page.getByLabel('Primary Services').fill('Boiler service, leak repair');
    await page.getByRole('button', { name: 'Generate Google Ads Campaign' }).click();
    await expect(page.getByRole('tab', { name: 'Ad Groups' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Create New Campaign' }).click();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('saved settings', async () => {
    await page.goto('/settings');
    await page.getByLabel('First name').fill('Rosa');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeFocused();
  });
});

test('no card of the account is half empty on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signInActive(page, '/dashboard');
  const bottomOf = async (name: string): Promise<number> => {
    const box = await page.getByRole('region', { name }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect(page.getByRole('region', { name: 'Used today' })).toBeVisible();
  expect(await bottomOf('Account')).toBe(await bottomOf('Used today'));
  // From its last line to its edge a card has its padding and no more.
  const room = await page.getByRole('region', { name: 'Account' }).evaluate((card) => {
    return card.getBoundingClientRect().bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0);
  });
  expect(room).toBeLessThan(40);
});
