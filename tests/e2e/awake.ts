import type { Page } from '@playwright/test';

/**
 * Opens a page as a visitor and waits until its code has taken it over. A quiet network alone does not tell that:
 * a page for reading asks for its scripts once it has been drawn or after a second, and on a busy machine the
 * network has been quiet for half a second by then.
 */
export async function openAwake(page: Page, route: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('awake', () =>
      // React takes the page over in pieces; it has come to the end of them when the browser is idle.
      requestIdleCallback(() => (document.documentElement.dataset.awake = '')),
    ),
  );
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}
