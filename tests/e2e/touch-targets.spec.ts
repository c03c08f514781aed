import type { Page } from '@playwright/test';
import { expect, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Buttons, tabs and links that stand alone and are hit over less than 40 px of height, up and down from their middle.
 * Links in running text keep the height of their line, as WCAG 2.2 (2.5.8) lets them.
 */
async function missed(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pressable = 'button, a[href], summary, [role="tab"], label:has(input[type="checkbox"])';
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      if (getComputedStyle(element).display === 'inline' || element.matches('.sr-only, [aria-hidden="true"]'))
        continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.width < 4 || box.right < 0 || box.left > innerWidth) continue;
      const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), innerWidth - 1);
      const middle = box.top + box.height / 2;
      const hits = (y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest(pressable) === element);
      };
      // What something floating covers at this place is judged where that does not lie.
      if (!hits(middle)) continue;
      const reach = (step: 1 | -1) => {
        let far = 0;
        while (far < 40 && hits(middle + step * (far + 1))) far += 1;
        return far;
      };
      const high = reach(-1) + 1 + reach(1);
      if (high < 39) names.push(`${element.ariaLabel ?? element.textContent.trim()} (${high} px)`);
    }
    return names;
  });
}

test('on a phone everything that stands alone is pressed with a finger 40 px high', async ({ page }) => {
  for (const address of [
    '/',
    '/platforms',
    '/platform/etsy',
    '/faq',
    '/terms',
    '/simple-checkout',
    '/logo-demo',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await missed(page), address).toEqual([]);
  }
  await page.goto('/api/auth/login');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(await missed(page), 'the sign-in page').toEqual([]);
  await signInActive(page, '/seo-generator?platform=etsy');
  await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
  expect(await missed(page), 'the generator').toEqual([]);
  for (const address of [
    '/google-ads',
    '/webpage-analyzer',
    '/core-web-vitals',
    '/keyword-research',
    '/dashboard',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await missed(page), address).toEqual([]);
  }
});

test('on a phone a result comes to the top, not under the toast that announces it', async ({ page }) => {
  await signInActive(page, '/seo-generator?platform=etsy');
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  await expect(page.getByText('SEO Content Generated!').first()).toBeVisible();
  const heading = page.getByRole('heading', { name: 'AI-Generated SEO Content' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
});
