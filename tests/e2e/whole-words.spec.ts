import type { Page } from '@playwright/test';
import { openAwake } from './awake.ts';
import { expect, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

/** Phones, a page at 200 % on a laptop, tablets, and every width at which a layout changes. */
const widths = [320, 360, 390, 640, 720, 768, 1024, 1100, 1183, 1184, 1280, 1440];

/** Words that stand on two lines without a hyphen, and names that end in dots. */
async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.sr-only, [aria-hidden=true], [inert], pre, code, select, textarea')) continue;
      // An address may break anywhere, and a pair of words at what joins them.
      for (const word of (text.nodeValue ?? '').matchAll(/(?<![^\s“(,])\p{L}{4,16}(?![^\s”),.;:?!])/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`${word[0]} is broken`);
      }
      if (getComputedStyle(element).textOverflow !== 'ellipsis' || element.querySelector('s')) continue;
      const whole = document.createRange();
      whole.selectNodeContents(element);
      // In fractions of a pixel: half of one too little is enough for the dots.
      if (whole.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.1)
        found.add(`${element.innerText} is cut`);
    }
    return [...found];
  });
}

async function expectWholeWords(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => brokenWords(page), `at ${width} px`).toEqual([]);
  }
}

test('no word is broken and no name is cut on the pages for visitors', async ({ page }) => {
  for (const path of ['/', '/platforms', '/faq', '/platform/appstore', '/checkout?platform=facebook']) {
    await test.step(path, async () => {
      await openAwake(page, path);
      await expectWholeWords(page);
    });
  }
});

test('no word is broken and no name is cut on the screens of a subscriber', async ({ page }) => {
  await signInActive(page, '/dashboard');
  await expect(page.getByText('Used today')).toBeVisible();
  await expectWholeWords(page);
  for (const path of ['/seo-generator?platform=facebookmarketplace', '/google-ads', '/social-meta-optimizer'])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectWholeWords(page);
    });
  await page.goto('/seo-generator?platform=etsy');
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
  await expectWholeWords(page);
  await page.goto('/keyword-research');
  await page.getByLabel('Business Name').fill('Kiln & Co.');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByRole('button', { name: 'Research Keywords' }).click();
  await expect(page.getByRole('heading', { name: 'To reach 90' })).toBeVisible();
  await expectWholeWords(page);
});
