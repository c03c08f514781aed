import type { Locator, Page } from '@playwright/test';
import { answerFirst, expect, expectAccessible, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

interface LongWork {
  address: string;
  /** The call that is held up. */
  call: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  words: string;
  /** What is shown once the run has gone through; absent for one that needs the world outside. */
  done?: string;
}

const works: Record<string, LongWork> = {
  'a page analysis': {
    address: '/webpage-analyzer',
    call: '**/api/analyze-webpage',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Paste HTML or upload a file' }).check({ force: true });
      await page.getByLabel('Website URL').fill('https://example.com/mugs');
      await page.getByRole('textbox', { name: 'HTML' }).fill('<title>Mugs</title><h1>Stoneware mugs</h1>');
    },
    button: 'Analyze Webpage',
    words: 'The analysis of https://example.com/mugs was not finished',
    done: 'Analysis Complete',
  },
  'a speed run': {
    address: '/core-web-vitals',
    call: '**/api/core-web-vitals/analyze',
    fill: (page) => page.getByLabel('Website URL').fill('https://example.com/mugs'),
    button: 'Analyze Website',
    words: 'The analysis of https://example.com/mugs was not finished',
  },
  'a campaign': {
    address: '/google-ads',
    call: '**/api/google-ads/generate',
    fill: async (page) => {
      await page.getByLabel('Business Name').fill('Aldergate Plumbing');
      await page.getByLabel('Industry').fill('Plumbing');
      await page.getByLabel('Location').fill('Leeds');
      await page.getByLabel('Primary Services').fill('Boiler service, leak repair');
    },
    button: 'Generate Google Ads Campaign',
    words: 'The campaign for Aldergate Plumbing was not finished',
    done: 'Campaign Generated!',
  },
  'a research': {
    address: '/keyword-research',
    call: '**/api/keyword-research/generate',
    fill: async (page) => {
      await page.getByLabel('Business Name').fill('Kiln & Co.');
      await page.getByLabel('Industry').selectOption('Retail');
    },
    button: 'Research Keywords',
    words: 'The research for Kiln & Co. was not finished',
    done: 'Research Complete',
  },
  'an optimization': {
    address: '/social-meta-optimizer',
    call: '**/api/social-meta/optimize',
    fill: async (page) => {
      await page.getByLabel('URL', { exact: true }).fill('https://shop.example/mugs');
      await page.getByLabel('Business Name').fill('Kiln & Co.');
      await page.getByLabel('Industry').selectOption('Retail');
      await page.getByLabel('Page Description').fill('Hand-thrown stoneware mugs from Devon.');
    },
    button: 'Optimize Social Meta',
    words: 'The optimization for Kiln & Co. was not finished',
    done: 'Optimization Complete',
  },
  listings: {
    address: '/seo-generator?platform=etsy',
    call: '**/api/generate-seo',
    fill: describeMug,
    button: 'Generate SEO Content',
    words: 'The writing for Kiln & Co. was not finished',
    done: 'SEO Content Generated!',
  },
  'a Walmart listing': {
    address: '/platform/walmart',
    call: '**/api/walmart-generator',
    fill: async (page) => {
      await page.getByLabel('Product Name').first().fill('Rechargeable LED Camping Lantern');
      await page.getByLabel('Category').first().fill('Camping Lanterns');
      await page.getByLabel('Key Features').first().fill('Runs 30 hours on low');
    },
    button: 'Generate Walmart Content',
    words: 'The writing for Rechargeable LED Camping Lantern was not finished',
    done: 'Content Generated!',
  },
};

// Connections are cut on purpose, which browsers write into the console.
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to load resource/ });

test('work that a reload ended says so, and runs again as it was sent', async ({ page }) => {
  // Seven tools on one sign-in.
  test.slow();
  await signInActive(page);
  for (const [name, { address, call, fill, button, words, done }] of Object.entries(works))
    await test.step(name, async () => {
      await page.goto(address);
      await fill(page);
      await page.route(call, () => undefined);
      const sent = page.waitForRequest(call);
      await page.getByRole('button', { name: button }).click();
      await sent;
      await page.reload();
      const note = page.getByRole('status').filter({ hasText: words });
      await expect(note).toContainText('the page was reloaded or closed while it ran');
      await expect(note).toContainText('No result arrived; your form is as you left it.');
      await expect(note).toBeInViewport();
      await page.unroute(call);
      if (done === undefined) {
        await note.getByRole('button', { name: 'Close this note' }).click();
        await expect(note).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('button', { name: button })).toBeVisible();
      } else {
        await note.getByRole('button', { name: 'Run it again' }).click();
        await expect(page.getByText(done).first()).toBeVisible();
      }
      await expect(note).toHaveCount(0);
    });
});

test('work that ended because its screen was left says so when one is back', async ({ page }) => {
  await signInActive(page);
  const { address, call, fill, button, words } = works['a research']!;
  await page.goto(address);
  await fill(page);
  await page.route(call, () => undefined);
  const sent = page.waitForRequest(call);
  await page.getByRole('button', { name: button }).click();
  await sent;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Content History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  await page.goBack();
  const note = page.getByRole('status').filter({ hasText: words });
  await expect(note).toContainText('you left this page while it ran');
  await expectAccessible(page);
  // Stopped by hand, a run is nothing to tell of.
  await note.getByRole('button', { name: 'Run it again' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await expect(page.getByText('was not finished')).toHaveCount(0);
});

/** Runs a tool so that the server answers and the answer never reaches the page. @returns the note of the page that comes back */
async function finishedUnseen(page: Page, call: string, button: string): Promise<Locator> {
  const finished = new Promise<void>((resolve, reject) => {
    void page.route(call, (route) => route.fetch().then(() => resolve(), reject));
  });
  await page.getByRole('button', { name: button }).click();
  await finished;
  await page.reload();
  return page.getByRole('status').filter({ hasText: 'was finished, although you did not see it' });
}

test('work that the server finished while nobody looked is offered', async ({ page }) => {
  await signInActive(page);
  const { address, call, fill, button } = works['a research']!;
  await page.goto(address);
  await fill(page);
  await expect(page.getByText('Loading your')).toHaveCount(0);
  const note = await finishedUnseen(page, call, button);
  await note.getByRole('button', { name: 'Show the result' }).click();
  await expect(page).toHaveURL(/\?id=\d+/);
  await expect(page.getByRole('heading', { name: 'Kiln & Co.' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

for (const { name, shown } of [
  { name: 'listings', shown: 'Speckled' },
  { name: 'a Walmart listing', shown: 'Camping Lantern' },
]) {
  test(`what the server wrote while nobody looked is offered, shown and in the history: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInActive(page);
    const { address, call, fill, button } = works[name]!;
    await page.goto(address);
    await fill(page);
    const note = await finishedUnseen(page, call, button);
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Show the result' }).click();
    await expect(note).toHaveCount(0);
    const score = page.getByRole('meter', { name: 'SEO score' }).first();
    // It stands far below the form there, and the button that brought it has gone.
    await expect(page.locator('section:focus')).toBeInViewport({ ratio: 0.1 });
    await expect(page.locator('section:focus').filter({ has: score })).toHaveCount(1);
    await page.reload();
    await expect(score).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto('/content-history');
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(shown) })).toHaveCount(1);
  });
}

test('work comes all the same when the connection broke before its answer', async ({ page }) => {
  test.slow();
  await signInActive(page);
  for (const [name, { address, call, fill, button, done }] of Object.entries(works)) {
    if (done === undefined) continue;
    await test.step(name, async () => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await fill(page);
      await answerFirst(page, call, (route) => route.fetch().then(() => route.abort('connectionreset')));
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('meter', { name: /score$/i }).first()).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expect(page.getByText('was not finished')).toHaveCount(0);
    });
  }
});

test('work comes all the same when somebody began it before the list of the kept ones was there', async ({
  page,
}) => {
  await signInActive(page);
  const { address, call, fill, button, done } = works['a campaign']!;
  const finished = Promise.withResolvers<void>();
  const list = /\/api\/google-ads\/campaigns\?/;
  await answerFirst(page, list, async (route) => {
    const response = await route.fetch();
    await finished.promise;
    await route.fulfill({ response });
  });
  await page.goto(address);
  await fill(page);
  await answerFirst(page, call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
    finished.resolve();
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(done!, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Generation Failed', { exact: true })).toHaveCount(0);
});

test('a result is there again when the next run is stopped, fails, or is cut by a reload', async ({
  page,
  context,
}) => {
  await signInActive(page);
  const { address, call, fill, button, words } = works['listings']!;
  await page.goto(address);
  await fill(page);
  const run = page.getByRole('button', { name: button });
  const score = page.getByRole('meter', { name: 'SEO score' }).first();
  await run.click();
  await expect(score).toBeVisible();

  await page.route(call, () => undefined);
  await run.click();
  await expect(score).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(score).toBeVisible();

  await run.click();
  await expect(score).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(score).toBeVisible();

  await page.unroute(call);
  await context.setOffline(true);
  await run.click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(score).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: words });
  await expect(note).toContainText('the connection broke while it ran');
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(note).toHaveCount(0);
  await expect(score).toHaveCount(0);
});
