import { expect, signInActive, test } from './journey.ts';
import type { Locator, Page } from '@playwright/test';

// Each journey makes a call fail on purpose, which browsers write into the console.
test.use({ expectedConsole: /ERR_FAILED|status of 404/ });

/** Drags with the mouse from the middle of a toast to the right. */
async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 3 });
  await page.mouse.move(x + pixels, y, { steps: 3 });
  await page.mouse.up();
}

/** Milliseconds from the first toast's coming to its going, by the page's own clock: a busy test would look too late. */
async function watchFirstToast(page: Page): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const isThere = document.querySelector('[aria-label="Notifications (F8)"] li') !== null;
      if (seen.length < 2 && isThere === (seen.length === 0)) seen.push(performance.now());
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => times.evaluate(([came = NaN, went = NaN]) => went - came);
}

/** A filled generator whose call fails, so that each click on its button shows a toast. */
async function openFailingGenerator(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/generate-seo', (route) => route.abort());
  await signInActive(page, '/seo-generator?platform=etsy');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Etsy Shop Name').fill('kilnandco');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Body Text Content').fill('Hand thrown stoneware mugs in a cream glaze.');
  await page.getByLabel('Name', { exact: true }).fill('Speckled stoneware mug');
  await page.getByLabel('Description').first().fill('12 oz stoneware mug, wheel thrown, dishwasher safe.');
  return () => page.getByRole('button', { name: 'Generate SEO Content' }).click();
}

test('one toast at a time closes after five seconds, by swipe, and is reached by F8', async ({ page }) => {
  const fail = await openFailingGenerator(page);
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

  const shown = await watchFirstToast(page);
  await fail();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveCount(0);
  const duration = await shown();
  expect(duration).toBeGreaterThan(4_000);
  // Five seconds, and what a busy machine makes the page's timers late.
  expect(duration).toBeLessThan(9_000);

  await fail();
  await expect(toasts).toHaveCount(1);
  await fail();
  await page.waitForTimeout(500);
  await expect(toasts).toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();

  await swipe(page, toasts, 40);
  await page.waitForTimeout(400);
  await expect(toasts).toHaveCount(1);
  await swipe(page, toasts, 60);
  await expect(toasts).toHaveCount(0);

  await fail();
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Business Name').focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);
  await expect(page.getByLabel('Business Name')).toBeFocused();
});

test('a failure that the server has no words for gets those of the specification', async ({ page }) => {
  await signInActive(page, '/platform/walmart');
  const said = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await page.route('**/api/walmart-generator', (route) => route.abort());
  await page.getByLabel('Product Name').first().fill('Rechargeable LED Camping Lantern');
  await page.getByLabel('Category').first().fill('Camping Lanterns');
  await page.getByLabel('Key Features').first().fill('Runs 30 hours on low');
  await page.getByRole('button', { name: 'Generate Walmart Content' }).click();
  await expect(said).toContainText('Failed to generate content. Please try again.');

  await page.evaluate(async () => {
    const body = { businessName: 'Kiln & Co.', platform: 'etsy', contentType: 'draft', tags: ['draft'] };
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/content-history', { method: 'POST', headers, body: JSON.stringify(body) });
  });
  await page.goto('/content-history');
  await page.route('**/api/content-history/*', (route) => route.abort());
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(said).toContainText('Delete failed');
  await expect(said).toContainText('Failed to delete content');
});

test('a toast stands beside the open chat, and the countdown after a payment waits for it', async ({
  page,
}) => {
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await page.goto('/payment-success?payment_intent=pi_of_somebody_else');
  const contact = page.getByRole('button', { name: 'Contact Support' });
  await expect(contact).toBeVisible();
  const button = page.getByRole('button', { name: 'Support chat' });
  const failure = page.getByRole('listitem').filter({ hasText: 'Verification Needed' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  // It stays while somebody is in it.
  await page.keyboard.press('F8');
  for (const width of [1440, 768, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overlap(failure, button), { message: `the button at ${width} px` }).toBe(false);
  }
  await button.click();
  await expect(chat).toBeVisible();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await contact.dispatchEvent('click');
    const said = page.getByRole('listitem').filter({ hasText: 'to complete your subscription setup' });
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await overlap(said, chat), `at ${width} px`).toBe(false);
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/payment-success');
  await expect(page.getByText('This page stays while the chat is open.')).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/You are taken to your dashboard in \d+ seconds?\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByText('This page stays until you go on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue the countdown' })).toBeFocused();
});

test('a toast stands above the bar of what is selected, and above the one that saves', async ({ page }) => {
  await signInActive(page, '/keyword-research');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Products or Services').fill('stoneware mug');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Research Keywords' }).click();
  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected keywords' });
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await page.context().grantPermissions(['clipboard-write']);
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await bar.getByRole('button', { name: /^Copy/ }).click();
    await expect(toasts).toContainText('Copied!');
    await expect(toasts).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overlap(toasts, bar), { message: `at ${width} px` }).toBe(false);
    // A short list ends above the lower edge, and its bar lies there wherever the page was scrolled to.
    for (const lift of [60, 150, 400]) {
      await bar.evaluate((element, room) => {
        const isLow = () => element.getBoundingClientRect().bottom > window.innerHeight - room;
        for (let step = 0; step < 400 && isLow(); step += 1)
          window.scrollBy({ top: 10, behavior: 'instant' });
      }, lift);
      await expect.poll(() => overlap(toasts, bar), { message: `${lift} px up, at ${width} px` }).toBe(false);
    }
  }
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Rosa');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await save.click();
  await expect(toasts).toContainText('Settings saved');
  await expect.poll(() => overlap(toasts, save)).toBe(false);
});

/** Whether one covers a part of the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
