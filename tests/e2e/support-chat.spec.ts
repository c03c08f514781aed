import { openAwake } from './awake.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const question = 'Your question';

// The aborted call is one of the test's own doing.
test.use({ expectedConsole: /Failed to load resource: net::ERR_FAILED/ });

test('a visitor asks the support chat, minimizes it, moves on and comes back to the same conversation', async ({
  page,
}) => {
  // Set before the page is there, so that no request can go its way beside it.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/support-chat', async (route) => {
    await held;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openAwake(page, '/');
  const button = page.getByRole('button', { name: 'Support chat' });
  await expect(button).toBeVisible();
  const before = scripts.length;

  await button.focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  const log = chat.getByRole('log');
  await expect(chat.getByLabel(question)).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(log.getByText('Hello!')).toBeVisible();

  // Nothing blank is sent, and a quick question only fills the input.
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(log.locator('time')).toHaveCount(1);
  await chat.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(chat.getByLabel(question)).toHaveValue('What does it cost?');
  await expect(log.locator('time')).toHaveCount(1);

  // While the reply is on its way nothing can be sent.
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Support is typing')).toBeAttached();
  await expect(chat.getByLabel(question)).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  release();
  await expect(log.getByText('$9.99 a month')).toBeVisible();
  await expect(chat.getByLabel(question)).toBeFocused();
  await expectAccessible(page);

  await chat.getByLabel(question).fill('And what about');
  await page.keyboard.press('Escape');
  const reopen = page.getByRole('button', { name: 'Open support chat' });
  await expect(reopen).toBeFocused();
  await page.goto('/platforms');
  await reopen.click();
  await expect(log.getByText('$9.99 a month')).toBeVisible();
  await expect(chat.getByLabel(question)).toHaveValue('And what about');

  // Without a server the browser answers by the same rule; what is typed stays text.
  await page.route('**/api/support-chat', (route) => route.abort());
  await chat.getByLabel(question).fill('<img src=x onerror=alert(1)> how do I cancel?');
  await page.keyboard.press('Enter');
  await expect(log.getByText('choose Cancel Subscription')).toBeVisible();
  await expect(log.getByText('<img src=x')).toBeVisible();
  await expect(log.locator('img')).toHaveCount(0);

  await chat.getByRole('button', { name: 'Clear' }).click();
  await expect(log.locator('time')).toHaveCount(1);
  await chat.getByRole('button', { name: 'Undo clear' }).click();
  await expect(log.locator('time')).toHaveCount(5);
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Support chat', exact: true })).toBeFocused();
});

test.describe('on a small phone in the dark', () => {
  test.use({ viewport: { width: 320, height: 568 }, colorScheme: 'dark' });

  test('the chat fits, and its button lies on nothing at the foot of the page', async ({ page }) => {
    await page.goto('/platforms');
    const button = page.getByRole('button', { name: 'Support chat' });
    const price = (await page.getByText('$9.99', { exact: true }).first().boundingBox())!;
    expect((await button.boundingBox())!.x).toBeGreaterThanOrEqual(price.x + price.width);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await page.locator('footer').boundingBox();
    const place = await button.boundingBox();
    expect(place!.y).toBeGreaterThanOrEqual(foot!.y + foot!.height);

    await button.click();
    const chat = page.getByRole('dialog', { name: 'Support chat' });
    await chat.getByLabel(question).fill('a'.repeat(1_900));
    await expect(chat.getByText('1,900 of 2,000')).toBeVisible();
    const box = (await chat.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 568).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button lies in the margin of forms, so that no field ends under it', async ({ page }) => {
    await page.goto('/platform/walmart');
    const field = (await page.getByLabel('Product Name').first().boundingBox())!;
    const button = (await page.getByRole('button', { name: 'Support chat' }).boundingBox())!;
    expect(button.x).toBeGreaterThanOrEqual(field.x + field.width);
    expect(button.x + button.width).toBeLessThanOrEqual(390);
  });
});
