import type { Page } from '@playwright/test';
import { openAwake } from './awake.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { layoutShifts } from './layout-shifts.ts';

const demo = (page: Page) => page.getByRole('group', { name: 'Sample results', exact: true });
const reviews = (page: Page) => page.getByRole('group', { name: 'Reviews', exact: true });

/** Scripts that were asked for, in order. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Opens the landing page on a clock that the test moves, and scrolls to a carousel until it is awake. */
async function openAt(page: Page, carousel: (page: Page) => ReturnType<typeof demo>): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(
    carousel(page)
      .getByRole('button', { name: /^Show / })
      .first(),
  ).toBeVisible();
}

/** Stops the clock at the moment at which the first slide begins to show. */
async function beginAt(page: Page, carousel: (page: Page) => ReturnType<typeof demo>): Promise<void> {
  await openAt(page, carousel);
  await carousel(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await carousel(page)
    .getByRole('button', { name: /^Show / })
    .first()
    .click();
  await page.clock.pauseAt(Date.now() + 600_000);
  await carousel(page).getByRole('button', { name: /^Play/ }).click();
  await page.mouse.move(2, 2);
}

const shown = (page: Page, carousel: (page: Page) => ReturnType<typeof demo>) =>
  carousel(page).locator('[aria-roledescription=slide]:not([inert])');

test('is read whole without a script, and leads to each marketplace', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const rows = page.getByLabel('One product as a title for ten marketplaces').getByRole('link');
  await expect(rows).toHaveCount(10);
  expect(new Set(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))).toEqual(
    new Set(
      [
        'walmart',
        'etsy',
        'amazon',
        'ebay',
        'shopify',
        'youtube',
        'appstore',
        'playstore',
        'tiktokshop',
        'facebook',
      ].map((key) => `/platform/${key}`),
    ),
  );
  for (const score of [87, 92, 89, 95, 91])
    await expect(demo(page).getByText(String(score), { exact: true })).toBeVisible();
  await expect(reviews(page).locator('blockquote')).toHaveCount(14);
  await expect(page.getByText('18,394')).toBeVisible();
  await context.close();
});

test('brings two scripts, and the rest when somebody reads on', async ({ page }) => {
  const scripts = watchScripts(page);
  await openAwake(page, '/');
  expect(scripts).toHaveLength(2);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demo(page).getByRole('button', { name: 'Show Amazon' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
});

test('shows a sample for seven seconds, unless somebody holds it', async ({ page }) => {
  await beginAt(page, demo);
  const slide = shown(page, demo);
  const pause = demo(page).getByRole('button', { name: /^Pause/ });
  await expect(slide).toHaveAccessibleName('1 of 5: Etsy');
  await page.clock.runFor(6_900);
  await expect(slide).toHaveAccessibleName('1 of 5: Etsy');
  await page.clock.runFor(200);
  await expect(slide).toHaveAccessibleName('2 of 5: Amazon');
  await expect(slide).toBeInViewport({ ratio: 0.2 });

  await slide.hover();
  await page.clock.runFor(15_000);
  await expect(slide).toHaveAccessibleName('2 of 5: Amazon');
  await page.mouse.move(2, 2);

  await demo(page).getByRole('button', { name: 'Show Shopify' }).focus();
  await page.clock.runFor(15_000);
  await expect(slide).toHaveAccessibleName('2 of 5: Amazon');
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAccessibleName('5 of 5: Shopify');

  await pause.focus();
  await page.clock.runFor(7_100);
  await expect(slide).toHaveAccessibleName('1 of 5: Etsy');
  await pause.press('Enter');
  await page.clock.runFor(15_000);
  await expect(slide).toHaveAccessibleName('1 of 5: Etsy');
});

test('shows a review for four seconds, and says that they are samples', async ({ page }) => {
  await beginAt(page, reviews);
  const slide = shown(page, reviews);
  await expect(slide).toHaveAccessibleName('1 of 14: review 1');
  await page.clock.runFor(3_900);
  await expect(slide).toHaveAccessibleName('1 of 14: review 1');
  await page.clock.runFor(200);
  await expect(slide).toHaveAccessibleName('2 of 14: review 2');
  await expect(page.getByText('Sample reviews until ours are in.')).toBeVisible();
  const dot = await reviews(page).getByRole('button', { name: 'Show review 9' }).boundingBox();
  expect(Math.min(dot?.width ?? 0, dot?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test.describe('for who wants less motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
  test('nothing moves by itself, and everything fits a narrow screen', async ({ page }) => {
    await openAt(page, demo);
    await page.clock.runFor(30_000);
    await expect(shown(page, demo)).toHaveAccessibleName('1 of 5: Etsy');
    await expect(demo(page).getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    await demo(page).getByRole('button', { name: 'Show YouTube' }).click();
    await expect(shown(page, demo)).toHaveAccessibleName('3 of 5: YouTube');
    await reviews(page).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a carousel wakes when a busy browser tells in one call that it was away and that it is near', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { heldEntries: number };
    told.heldEntries = 0;
    const Native = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          held.push(...entries);
          told.heldEntries += entries.length;
          if (held.some(({ isIntersecting }) => isIntersecting)) callback(held.splice(0), observer);
        }, options);
      }
    };
  });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heldEntries: number }).heldEntries))
    .toBeGreaterThan(1);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByRole('button', { name: 'Show review 2', exact: true })).toBeVisible();
});

for (const path of ['/', '/platforms', '/platform/etsy', '/terms'])
  test(`${path} paints its text before it asks for a script`, async ({ page }) => {
    await page.goto(path);
    const scripts = (): Promise<number[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      );
    await expect.poll(async () => (await scripts()).length).toBeGreaterThanOrEqual(2);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    expect(Math.min(...(await scripts()))).toBeGreaterThanOrEqual(painted);
  });

test('remembers a button that was pressed before the script was there', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/core-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  for (const go of held) go();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

test('wakes in a browser that does not tell when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

for (const viewport of [
  { width: 1440, height: 850 },
  { width: 390, height: 844 },
]) {
  test.describe(`in a window ${viewport.width} wide`, () => {
    test.use({ viewport });
    test('nothing moves while the page is read down and up again, and its end is reached', async ({
      page,
    }) => {
      await openAwake(page, '/');
      const footer = page.getByRole('contentinfo');
      const steps = Math.ceil(8_000 / viewport.height);
      for (const direction of [1, -1])
        for (let step = 0; step < steps; step += 1) {
          await page.mouse.wheel(0, direction * viewport.height * 0.8);
          // As long as a reader's wheel takes; the sections wake meanwhile.
          await page.waitForTimeout(150);
        }
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await layoutShifts(page)).toEqual([]);
      await page.keyboard.press('End');
      await expect(footer.getByRole('link', { name: 'Refunds' })).toBeInViewport();
    });
  });
}
