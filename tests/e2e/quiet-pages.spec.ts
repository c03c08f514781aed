import { AxeBuilder } from '@axe-core/playwright';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const answerOf = (id: string) => `#${id}`;

test('the answers are found while typing, kept in the address, and opened by their own', async ({ page }) => {
  await page.goto('/faq#refund');
  await expect(page.locator(answerOf('refund'))).toBeVisible();
  await expect(page.locator(answerOf('cancel'))).toBeHidden();

  const field = page.getByRole('searchbox', { name: 'Search the answers' });
  const count = page.getByRole('search').getByRole('status');
  await field.fill('gdpr');
  await expect(count).toHaveText('1 answer for “gdpr”');
  await expect(page.locator('mark')).toHaveText(['gdpr']);
  await expect(page.locator(answerOf('my-data'))).toBeVisible();

  await field.fill('wombat');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('wombat');
  await expect(count).toHaveText('0 answers for “wombat”');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/api/auth/login');
});

test('the quiet pages are accessible, fit a small phone, and say who runs the installation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/faq?q=cancel', '/privacy', '/logo-demo']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/privacy') await expect(page.getByText('names no operator')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('what is printed can be read, with the page’s colours printed too', async ({ page }) => {
  for (const address of ['/faq', '/', '/account-status?status=inactive']) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const { violations } = await new AxeBuilder({ page })
      .withRules(['color-contrast'])
      .setLegacyMode()
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read, and a link to one opens it', async ({ page }) => {
    await page.goto('/faq#daily-limits');
    await expect(page.locator(answerOf('daily-limits'))).toContainText('Core Web Vitals 100 checks a day');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByText('How do I cancel?').click();
    await expect(page.locator(answerOf('cancel'))).toContainText('press Cancel Subscription');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(page.getByRole('link', { name: '/api/config' })).toBeVisible();
  });
});
