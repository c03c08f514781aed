import type { Page, Route } from '@playwright/test';
import { expect, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

/** Writes a listing for Etsy and waits until the history has it. */
async function generate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Etsy' }).check({ force: true });
  await describeMug(page);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/content-history') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Generate SEO Content' }).press('Enter');
  await saved;
}

async function edit(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${field}`, exact: true }).click();
  await page.getByRole('textbox', { name: field, exact: true }).fill(text);
  await page.keyboard.press('Control+Enter');
}

async function savedTexts(page: Page): Promise<Record<string, unknown>> {
  const entries = (await (await page.request.get('/api/content-history')).json()) as {
    version: number;
    seoContent: Record<string, unknown>;
  }[];
  return { ...entries[0]!.seoContent, version: entries[0]!.version, entries: entries.length };
}

test('a listing can be edited after a reload, and the edit is saved in its entry', async ({ page }) => {
  await signInActive(page, '/seo-generator');
  await generate(page);
  await page.reload();
  await edit(page, 'Title', 'Stoneware mug, edited after a reload');
  await expect(page.getByText('Your change is in the history as a new version.').first()).toBeVisible();
  expect(await savedTexts(page)).toMatchObject({
    productTitle: 'Stoneware mug, edited after a reload',
    version: 2,
    entries: 1,
  });
});

test('undoing a new session brings back the form and its listing, which can still be edited', async ({
  page,
}) => {
  await signInActive(page, '/seo-generator');
  await generate(page);
  const title = page.getByRole('button', { name: 'Edit Title', exact: true });
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(title).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Etsy' })).toBeChecked();
  await expect(title).toBeVisible();
  await page.reload();
  await edit(page, 'Title', 'Stoneware mug, brought back');
  await expect(page.getByText('Your change is in the history as a new version.').first()).toBeVisible();
});

test.describe('without a connection', () => {
  // The browser itself reports each call that does not get out, and the refusal after which edits are put together.
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|status of 409/ });

  test('an edit is saved with the connection, and after a reload together with the next one', async ({
    page,
    context,
  }) => {
    await signInActive(page, '/seo-generator');
    await generate(page);
    await context.setOffline(true);
    await edit(page, 'Title', 'Stoneware mug, edited offline');
    await expect(page.getByText('Your change is still on this page.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Your change is in the history as a new version.').first()).toBeVisible();
    expect(await savedTexts(page)).toMatchObject({ productTitle: 'Stoneware mug, edited offline' });

    // Left in the middle of typing: nobody has pressed Save.
    await page.getByRole('button', { name: 'Edit Title', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Stoneware mug, left half way');
    await page.reload();
    await expect(page.getByText('Stoneware mug, left half way').first()).toBeVisible();
    await edit(page, 'Meta description', 'A stoneware mug, described after the reload.');
    await expect
      .poll(async () => await savedTexts(page))
      .toMatchObject({
        productTitle: 'Stoneware mug, left half way',
        metaDescription: 'A stoneware mug, described after the reload.',
        entries: 1,
      });
    await expect(page.getByText('Stoneware mug, left half way').first()).toBeVisible();
  });
});

test.describe('in a session that was left', () => {
  test.use({ expectedConsole: /ERR_FAILED|status of 409|could not be saved yet/ });

  const calls = '**/api/content-history/*';

  /** Writes a listing and changes its title while nothing can be saved. */
  async function editInVain(page: Page, title: string): Promise<void> {
    await signInActive(page, '/seo-generator');
    await generate(page);
    await page.route(calls, (route) => route.abort());
    await edit(page, 'Title', title);
    await expect(page.getByText('Your change is still on this page.').first()).toBeVisible();
  }
  /** The draft of a session that was left is an entry too. */
  const titles = async (page: Page): Promise<unknown[]> => {
    const entries = (await (await page.request.get('/api/content-history')).json()) as {
      seoContent: { productTitle: string } | null;
    }[];
    return entries.flatMap(({ seoContent }) => seoContent?.productTitle ?? []);
  };
  const late = 'A change that could not be saved before is in the history now.';

  test('and brought back, an edit that could not be saved is saved after a reload', async ({ page }) => {
    await editInVain(page, 'Stoneware mug, never saved');
    await page.getByRole('button', { name: 'Start New Session' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Stoneware mug, never saved').first()).toBeVisible();
    await page.unroute(calls);
    await page.reload();
    await expect.poll(async () => await titles(page)).toEqual(['Stoneware mug, never saved']);
    await expect(page.getByText('Stoneware mug, never saved').first()).toBeVisible();
  });

  test('for good, an edit that could not be saved is saved with the connection', async ({ page }) => {
    await editInVain(page, 'Stoneware mug, left behind');
    // The attempt at once hangs until the connection is back, and is broken off only then.
    const hanging: Route[] = [];
    await page.route(calls, (route) => (hanging.length === 0 ? hanging.push(route) : route.continue()));
    await page.getByRole('button', { name: 'Start New Session' }).click();
    await expect(page.getByText('Stoneware mug, left behind')).toHaveCount(0);
    await expect.poll(() => hanging.length).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await hanging[0]!.abort();
    await expect(page.getByText(late).first()).toBeVisible();
    expect(await titles(page)).toEqual(['Stoneware mug, left behind']);
  });

  test('with its tab, an edit that could not be saved is saved by the next one', async ({
    page,
    context,
  }) => {
    await editInVain(page, 'Stoneware mug, its tab closed');
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto('/content-history');
    await expect(next.getByText(late).first()).toBeVisible();
    expect(await titles(next)).toEqual(['Stoneware mug, its tab closed']);
    expect(
      await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox'))),
    ).toEqual([]);
  });
});

test.describe('in two windows', () => {
  // The browser itself reports the refusal after which both edits are put together.
  test.use({ expectedConsole: /status of 409/ });

  test('edits of one listing do not undo each other', async ({ page, context }) => {
    await signInActive(page, '/seo-generator');
    await generate(page);
    const [entry] = (await (await page.request.get('/api/content-history')).json()) as { id: number }[];
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto(`/seo-generator?history=${entry!.id}`);
      // Whoever wrote it still stands there when it is opened again.
      await expect(window.getByText('Written by rules, without an AI model.')).toBeVisible();
      await expect(window.getByRole('button', { name: 'Edit Title', exact: true })).toBeVisible();
    }
    await edit(page, 'Title', 'Stoneware mug, from one window');
    await expect(page.getByText('Your change is in the history as a new version.').first()).toBeVisible();
    await edit(other, 'Meta description', 'A stoneware mug, from the other window.');
    await expect(other.getByText('This listing was changed in another window too.').first()).toBeVisible();
    await expect(other.getByText('Stoneware mug, from one window').first()).toBeVisible();
    expect(await savedTexts(page)).toMatchObject({
      productTitle: 'Stoneware mug, from one window',
      metaDescription: 'A stoneware mug, from the other window.',
      version: 3,
    });
    // A result that was opened from the history survives a reload as well.
    await other.reload();
    await expect(other.getByText('A stoneware mug, from the other window.').first()).toBeVisible();
  });
});
