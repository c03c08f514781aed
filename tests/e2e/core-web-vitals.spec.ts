import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

const report = 'src/rules/speed/fixtures/slow-mobile.json';

test('Core Web Vitals: a report is opened, compared, kept and deleted; an address that is not public is refused', async ({
  page,
}) => {
  await signInActive(page, '/core-web-vitals');
  await expect(page.getByText('Ready to Analyze')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByText('URL is required')).toBeVisible();

  // The whole way to the guard, without the browser that only the outside could be measured with.
  await page.getByLabel('Website URL').fill('http://192.168.1.1/');
  await page.getByText('Desktop', { exact: true }).click();
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByText('Analysis Failed').first()).toBeVisible();
  await expect(page.getByText(/not on the public internet/).first()).toBeVisible();
  // It stays when the toast has gone; the same again would bring the same.
  const failure = page.getByRole('group', { name: 'The last run failed' });
  await expect(failure).toContainText('The analysis of http://192.168.1.1/ failed. This address is not');
  await expect(failure.getByRole('button', { name: 'Run it again' })).toHaveCount(0);

  const files = page.getByLabel('Report file');
  await files.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(page.getByText('The report was not opened').first()).toBeVisible();
  await files.setInputFiles(report);
  await expect(page.getByRole('heading', { name: 'shop.example' })).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+/);
  await expect(page.getByRole('meter', { name: 'Performance' })).toHaveAttribute(
    'aria-valuetext',
    '65 out of 100, Needs Improvement',
  );
  await expect(page.getByRole('meter', { name: 'Largest Contentful Paint' })).toHaveAttribute(
    'aria-valuetext',
    '11.6 s, Poor',
  );
  await expect(page.getByRole('heading', { name: 'Render-blocking requests' })).toBeVisible();
  await page.getByRole('tab', { name: /Diagnostics/ }).click();
  await expect(page.getByRole('heading', { name: 'Network dependency tree' })).toBeVisible();
  await page.getByRole('tab', { name: /Recommendations/ }).click();
  await expect(page.getByText(/Begin here: load styles and scripts/)).toBeVisible();

  const faster = JSON.parse(readFileSync(report, 'utf8'));
  faster.categories.performance.score = 0.9;
  const buffer = Buffer.from(JSON.stringify(faster));
  await files.setInputFiles({ name: 'faster.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Is the difference to last time real?')).toBeVisible();
  await expect(page.getByText(/It got better/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trend of this page' })).toBeVisible();

  // The form is as it was left, and so is the result.
  await page.reload();
  await expect(page.getByLabel('Website URL')).toHaveValue('http://192.168.1.1/');
  await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  await expect(page.getByText(/It got better/)).toBeVisible();
  await page.getByRole('button', { name: /2 measurements in figures/ }).click();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
  }
  // The bounds under a ruler stand beside each other, on every width of its column.
  for (const width of [1440, 1024, 640, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const name of ['First Input Delay', 'Total Blocking Time']) {
      const bounds = page.getByRole('meter', { name }).locator('xpath=following-sibling::div[2]/span');
      const [good, poor] = await bounds.evaluateAll((found) =>
        found.map((one) => one.getBoundingClientRect()),
      );
      expect(poor!.left - good!.right, `${name} at ${width} px`).toBeGreaterThan(4);
    }
  }
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Delete the analysis of shop.example' }).first().click();
  await expect(page.getByText('Analysis Deleted').first()).toBeVisible();
  await expect(page.getByText('Ready to Analyze')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete the analysis of shop.example' })).toHaveCount(2);
});
