import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';
import { describeMug, mug } from './mug.ts';

// Design §6.15: business profiles and templates fill the form.
test('a form is kept as a template, fills another session, and is deleted and taken back', async ({
  page,
}) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  const open = page.getByRole('button', { name: 'Templates', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Templates and businesses' });
  await open.press('Enter');
  await expect(dialog.getByText('To keep a form as a template, fill something in first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await describeMug(page);
  await open.click();
  await expect(dialog.getByText('None yet. Keep a form below')).toBeVisible();
  await expect(dialog.getByText('None yet. Each business')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as Template' }).click();
  await expect(dialog.getByText('Name the template.')).toBeVisible();
  const name = dialog.getByLabel('Keep this form as a template');
  await name.fill('Mugs for Etsy');
  await name.press('Enter');
  await expect(dialog.getByRole('status').getByText('“Mugs for Etsy” is saved.')).toBeVisible();
  await expect(dialog.getByText('Etsy', { exact: true })).toBeVisible();
  // Keeping a template is no generation.
  await expect(page.getByText('Generating SEO content...')).toHaveCount(0);
  await name.fill('Mugs for Etsy');
  await expect(dialog.getByText('Takes the place of the template of this name.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(page.getByLabel('Business Name')).toHaveCount(0);
  await page.goto('/seo-generator?platform=ebay');
  await open.click();
  await dialog.getByRole('button', { name: 'Use the template “Mugs for Etsy”' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Etsy shop name')).toHaveValue('kilnandco');
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(mug);
  await page.reload();
  await expect(page.getByLabel('Etsy shop name')).toHaveValue('kilnandco');

  await open.click();
  await expect(dialog.getByText('Etsy, used once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete the template “Mugs for Etsy”' }).click();
  await expect(dialog.getByText('None yet. Keep a form below')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Use the template “Mugs for Etsy”' })).toBeVisible();
});

test('a business that was written for fills the next form, with its products if wished', async ({ page }) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await page.getByRole('radio', { name: 'Website' }).check({ force: true });
  await page.getByLabel('Business Name').fill('Another');

  const dialog = page.getByRole('dialog', { name: 'Templates and businesses' });
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await dialog.getByRole('button', { name: 'Fill in Kiln & Co.', exact: true }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
  await expect(page.getByLabel('Industry')).toHaveValue('Retail');
  const product = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(product).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Another');

  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await dialog.getByRole('button', { name: 'Fill in Kiln & Co. with its product' }).click();
  await expect(product).toHaveValue('Speckled stoneware mug');
  await expect(page.getByRole('radio', { name: 'Website' })).toBeChecked();
});
