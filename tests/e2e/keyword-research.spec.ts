import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

/** As Keyword Planner exports it: UTF-16 with its mark, tabs, two lines above the header. */
const planner = Buffer.from(
  [
    '\uFEFFKeyword Stats 2026-11-21 at 22_10_05',
    'November 1, 2025 - October 31, 2026',
    'Keyword\tCurrency\tAvg. monthly searches\tCompetition\tCompetition (indexed value)\tTop of page bid (low range)\tTop of page bid (high range)',
    'stoneware mug\tUSD\t2900\tHigh\t97\t0.42\t1.90',
    'speckled stoneware mug\tUSD\t720\tMedium\t61\t0.35\t1.10',
    'heath ceramics mug\tUSD\t1300\tHigh\t88\t0.50\t2.10',
  ].join('\r\n'),
  'utf16le',
);

test('Keyword research: bad input is named, a file joins in, a selection opens the generator filled, and goes back', async ({
  page,
}) => {
  await signInActive(page, '/keyword-research');
  await expect(page.getByText('0 of 100 projects used today.')).toBeVisible();
  await page.getByRole('button', { name: 'Research Keywords' }).click();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expect(page.getByText('Industry is required')).toBeVisible();
  await expect(page.getByLabel('Business Name')).toBeFocused();

  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Location').fill('Portland');
  await page.getByLabel('Platform').selectOption('etsy');
  const products = page.getByLabel('Products or Services');
  await products.fill('stoneware mug, serving bowl');
  await products.press('Enter');
  await page.getByLabel('Competitors').fill('Heath Ceramics');
  await page.getByLabel('File of keywords').setInputFiles({
    name: 'Keyword Stats.csv',
    mimeType: 'text/csv',
    buffer: planner,
  });
  await expect(page.getByText('Google Keyword Planner · 3 keywords')).toBeVisible();

  // Nothing typed or chosen is lost by a reload, the competitor that was not yet entered neither.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove serving bowl' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Heath Ceramics' })).toBeVisible();
  await expect(page.getByText('Google Keyword Planner · 3 keywords')).toBeVisible();

  await page.getByRole('button', { name: 'Research Keywords' }).click();
  await expect(page.getByText('Research Complete').first()).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+/);
  await expect(page.getByRole('heading', { name: 'Kiln & Co.' })).toBeVisible();
  await expect(page.getByText('1 of 100 projects used today.')).toBeVisible();
  for (const heading of ['Content Strategy', 'Action Items'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();

  // The imported figure stands at its keyword, with the file's name.
  await page.getByLabel('Filter keywords').fill('stoneware mug');
  await page.getByRole('button', { name: 'Show all about stoneware mug', exact: true }).click();
  await expect(page.getByText('Searches a month: 2,900')).toBeVisible();
  await expect(page.getByText(/From your file: .*Keyword Stats\.csv/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'stoneware mug', exact: true }).check();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 keywords selected')).toBeVisible();
  await page.getByRole('tab', { name: /Competitor/ }).click();
  await page.getByRole('checkbox', { name: /^heath ceramics mug/i }).check();
  await expect(page.getByText('3 keywords selected')).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('button', { name: 'Listing generator' }).click();
  await expect(page).toHaveURL(/\/seo-generator$/);
  await expect(page.getByText(/2 keywords came over \(Keyword Research for Kiln & Co\.\)/)).toBeVisible();
  await expect(page.getByText(/One keyword stayed behind .*heath ceramics mug/i)).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');
  await page.getByRole('button', { name: 'Additional details (optional)' }).click();
  await expect(page.getByLabel('Target Keywords')).toHaveValue(/^stoneware mug, /);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your earlier draft is back.')).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill in again' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Kiln & Co.');

  await page.goto('/keyword-research');
  await page.getByRole('button', { name: 'Delete the research for Kiln & Co.' }).click();
  await expect(page.getByText('Research Deleted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Kiln & Co\..*keywords/ }).click();
  await expect(page.getByRole('tab', { name: /Topics/ })).toBeVisible();
});

test('what stands in a list’s field or among pasted rows is there again after Back and after a reload', async ({
  page,
}) => {
  await signInActive(page, '/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Keyword Research' }).click();
  await page.getByRole('button', { name: 'Paste rows instead' }).click();
  await page.getByLabel('Rows', { exact: true }).fill('Keyword\tVolume\nstoneware mug\t2900');
  // Back takes the field away with the focus in it.
  await page.getByLabel('Competitors').pressSequentially('Heath Ceramics');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Remove Heath Ceramics' })).toBeVisible();
  await expect(page.getByLabel('Rows', { exact: true })).toHaveValue(/stoneware mug/);

  await page.reload();
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.getByText(/· 1 keyword$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/· 1 keyword$/)).toBeVisible();
  await expect(page.getByLabel('Rows', { exact: true })).toBeHidden();
});
