import { operate, expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

test('a subscriber’s review and success story are written, verified and shown', async ({ page, browser }) => {
  await signInActive(page, '/dashboard');
  const business = `Kiln ${crypto.randomUUID().slice(0, 8)}`;

  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByLabel('Stars')).toBeFocused();
  await page.getByLabel('Title').fill('Half a review');
  await page.getByRole('button', { name: 'Write a success story' }).press('Enter');
  const story = page.getByRole('form', { name: 'Write a success story' });
  await expect(story.getByLabel('Business name')).toBeFocused();
  await story.getByLabel('Business name').fill(business);
  await page.reload();

  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a review');
  await page.getByLabel('Stars').selectOption('5');
  await page.getByRole('textbox', { name: 'Review' }).fill('Every field came back under its limit.');
  await page.getByRole('button', { name: 'Write a success story' }).click();
  await expect(story.getByLabel('Business name')).toHaveValue(business);
  await story.getByRole('button', { name: 'Send story' }).click();
  await expect(story.getByText('Name the industry.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await story.getByLabel('Industry').fill('Ceramics');
  await story.getByLabel('Challenge').fill('Thirteen tags for each of forty mugs.');
  await story.getByLabel('Solution').fill('One brief for the range, one run for each shop.');
  await story.getByLabel('Results').fill('Every tag is filled, and none is too long.');
  await story.getByRole('checkbox').check();
  await story.getByRole('button', { name: 'Send story' }).click();
  await expect(page.getByText('Waiting for verification')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your success stories' })).toBeFocused();

  const listed = await operate('reviews', 'list');
  const [, id = ''] = new RegExp(`^(s\\d+) .*${business}`, 'm').exec(listed) ?? [];
  expect(await operate('reviews', 'verify', id)).toContain('is published');
  await page.reload();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  await visitor.goto('/home');
  await visitor.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const shown = visitor.getByRole('heading', { name: business });
  await expect(shown).toBeAttached();
  await shown.scrollIntoViewIfNeeded();
  await visitor.getByText(`How ${business} got there`).click();
  await expect(visitor.getByText('Thirteen tags for each of forty mugs.')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: `Delete the success story “${business}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(business)).toHaveCount(0);
});
