import { readFileSync } from 'node:fs';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

test('Google Ads: a wrong form is told, a campaign is built, read, exported, kept and opened again', async ({
  page,
}) => {
  // One long way on purpose: signing up costs more than all of it.
  test.slow();
  await signInActive(page, '/google-ads');
  const generate = page.getByRole('button', { name: 'Generate Google Ads Campaign' });
  await page.getByLabel('Industry').fill('Plumbing');
  await page.getByLabel('Monthly Budget').fill('50');
  await generate.click();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expect(page.getByText('Primary services are required')).toBeVisible();
  await expect(page.getByText('Monthly budget must be between $100 and $100,000')).toBeVisible();
  await expect(page.getByLabel('Business Name')).toBeFocused();

  await page.getByLabel('Business Name').fill('Aldergate Plumbing');
  await page.getByLabel('Business Type').selectOption('home_services');
  await page.getByLabel('Location').fill('Leeds');
  await page.getByLabel('Monthly Budget').fill('600');
  await page.getByLabel('Primary Services').fill('Boiler service, leak repair, bathroom fitting');
  await page.getByLabel('Unique Selling Proposition').fill('Gas Safe registered, since 2009');
  await page.reload();
  await expect(page.getByLabel('Unique Selling Proposition')).toHaveValue('Gas Safe registered, since 2009');
  await expectAccessible(page);
  await generate.click();

  await expect(page.getByText('Campaign Generated!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/google-ads\?id=\d+/);
  await expect(page.getByRole('meter', { name: 'Campaign score' })).toBeAttached();
  const figure = (name: string) =>
    page.getByRole('definition').locator('xpath=..').filter({ hasText: name }).first();
  await expect(figure('Monthly Budget')).toContainText('$600.00');
  await expect(figure('Estimated CPC')).toContainText(/\$\d+\.\d\d/);
  await expect(figure('Estimated CTR')).toContainText(/\d+\.\d\d%/);

  await page.getByRole('button', { name: /Open the arithmetic/ }).click();
  await page.getByLabel('Cost per click').fill('2');
  await expect(page.getByText('$600.00 ÷ $2.00 = 300')).toBeVisible();

  const preview = page.getByRole('figure');
  await expect(preview).toContainText('Sponsored');
  const first = await preview.innerText();
  await page.getByRole('button', { name: 'Next' }).press('ArrowRight');
  await expect(preview).not.toHaveText(first, { useInnerText: true });

  for (const name of ['Keywords', 'Ad Copy', 'Audience', 'Landing Page', 'Tips', 'Ad Groups'])
    await page.getByRole('tab', { name, exact: true }).click();

  // What is typed over a text stays with its group, whatever is chosen next, and over a reload.
  const copyTab = page.getByRole('tab', { name: 'Ad Copy', exact: true });
  const shownTexts = page.getByRole('tabpanel');
  await copyTab.click();
  await page.getByRole('button', { name: 'Edit headline 1', exact: true }).click();
  await shownTexts.getByRole('textbox', { name: 'Headline 1' }).fill('Boilers Seen To');
  await page.getByLabel('Ad group', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText('Text changed').first()).toBeVisible();
  await expect(shownTexts.getByRole('textbox', { name: 'Headline 1' })).toHaveCount(0);
  await expect(shownTexts).not.toContainText('Boilers Seen To');
  await page.getByLabel('Ad group', { exact: true }).selectOption({ index: 0 });
  await expect(shownTexts).toContainText('Boilers Seen To');
  await page.getByRole('button', { name: 'Edit headline 1', exact: true }).click();
  await shownTexts.getByRole('textbox', { name: 'Headline 1' }).fill('Boilers Kept Warm');
  await page.reload();
  await copyTab.click();
  await expect(shownTexts).toContainText('Boilers Kept Warm');

  // On paper stands what is behind every tab, and the texts of every ad group.
  const groups = await page.getByLabel('Ad group').getByRole('option').allInnerTexts();
  expect(groups.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const name of ['Keywords', 'Ad Copy', 'Audience', 'Landing Page', 'Tips', 'Ad Groups'])
    await expect(page.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible();
  for (const name of groups)
    await expect(page.getByRole('heading', { name: `Ad group: ${name}`, exact: true })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'Tips', exact: true, level: 3 })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for Google Ads Editor' }).click();
  const archive = await (await download).path();
  await expect(page.getByText('Export Complete').first()).toBeVisible();
  const files = unzipSync(readFileSync(archive));
  expect(Object.keys(files)).toContain('6-responsive-search-ads.csv');
  expect(strFromU8(files['1-campaign.csv']!)).toContain('19.73');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // Kept in the history, and in the list; ours are read back without a word of complaint but the missing page's.
  await page.goto('/content-history');
  await page.getByRole('link', { name: 'View Campaign Details' }).click();
  await expect(page).toHaveURL(/\/google-ads-generator\?id=\d+/);
  await page.getByRole('button', { name: 'Create New Campaign' }).click();
  await page.getByLabel('Files of Google Ads Editor').setInputFiles({
    name: 'campaign.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(archive),
  });
  await expect(page.getByRole('button', { name: 'Write the files anew' })).toBeVisible();
  await expect(page.getByText(/takes \d+ (?:width units|characters)|blocks the campaign/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Generate Google Ads Campaign' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Write the files anew' })).toBeVisible();
  await page.getByRole('button', { name: 'Create New Campaign' }).click();

  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Campaign name').fill('Leeds, winter');
  // A name that is not yet saved is there again, in the list and at the campaign, until it is saved or given up.
  await page.reload();
  await expect(page.getByLabel('Campaign name')).toHaveValue('Leeds, winter');
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Leeds, winter' })).toBeFocused();
  await page.getByRole('button', { name: 'Mark Leeds, winter as paused' }).click();
  await expect(page.getByText(/^Paused · /)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Leeds, winter' }).click();
  await expect(page.getByRole('button', { name: 'Delete Leeds, winter' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /Leeds, winter.*Score/ }).click();
  await expect(page.getByRole('heading', { name: 'Leeds, winter' })).toBeVisible();
});
