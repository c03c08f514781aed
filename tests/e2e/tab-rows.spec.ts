import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signInActive, test } from './journey.ts';

/** Whether a tab can be seen whole, free of the arrows at the row's ends. */
async function isInSight(tab: Locator): Promise<boolean> {
  return await tab.evaluate((element) => {
    const row = element.parentElement!.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return own.left >= row.left - 1 && own.right <= row.right + 1;
  });
}

test('tabs on a phone stand in one row that shows that it goes on, by keyboard and by its arrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInActive(page, '/settings');
  const row = page.getByRole('tablist', { name: 'Sections of the settings' });
  const tabs = row.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'rows of tabs').toBe(1);
  await expect(row).toHaveAttribute('data-after');
  await expect(row).not.toHaveAttribute('data-before');
  await expectNoSidewaysScroll(page);

  await tabs.first().focus();
  for (const name of ['Content & Generation', 'Subscription & Billing', 'Privacy & Security']) {
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => isInSight(tab), name).toBe(true);
  }
  await expect(row).toHaveAttribute('data-before');
  await expect(row).not.toHaveAttribute('data-after');
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect.poll(() => isInSight(tabs.first())).toBe(true);

  // For a finger or a mouse: the arrow at the hidden end turns the row on; the focus stays where it was.
  await row.locator('xpath=following-sibling::button').click();
  await expect(row).toHaveAttribute('data-before');
  await expect(tabs.first()).toBeFocused();

  // A screen that opens on its last tab shows that tab.
  await page.getByRole('tab', { name: 'Privacy & Security' }).click();
  await page.reload();
  await expect.poll(() => isInSight(page.getByRole('tab', { name: 'Privacy & Security' }))).toBe(true);

  // Nor is it lost by a window that grows and shrinks again, or a phone that is turned and turned back.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(row).not.toHaveAttribute('data-before');
  await expect(row).not.toHaveAttribute('data-after');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toHaveAttribute('data-before');
  await expect.poll(() => isInSight(page.getByRole('tab', { name: 'Privacy & Security' }))).toBe(true);
});
