import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserLaunch } from '#tests/setup/browser.ts';
import { addSubscriber, freePort, startProduct } from '#tests/setup/product-process.ts';
import { measure, type Row } from './row.ts';

const main = path.resolve(import.meta.dirname, '../dist/server/main.js');

/** Every request is held back this long, in milliseconds: requests in a row then show in the time, others do not. */
const heldMs = 2_000;

/**
 * Requests in a row between the document of the dashboard and its first content, for a subscriber whose browser has
 * nothing in its cache. The document itself, which brings the loading screen, is not counted.
 */
export function benchFirstScreen(): Promise<Row[]> {
  return measure([{ id: 'first-screen', unit: 'in a row', bar: { most: 2 } }], async () => {
    if (!existsSync(main)) throw new Error('the server is not built (dist/server/main.js)');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-bench-'));
    const port = await freePort();
    const cookie = await addSubscriber(folder, port);
    const product = await startProduct(folder, port, { LOG_LEVEL: 'silent' }, main);
    try {
      const { inRow, requests } = await openDashboard(product.url, cookie);
      return [
        {
          id: 'first-screen',
          value: inRow,
          against: `after the document; ${requests} requests in all, each held back ${heldMs} ms`,
        },
      ];
    } finally {
      product.child.kill('SIGTERM');
      await product.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function openDashboard(url: string, cookie: string): Promise<{ inRow: number; requests: number }> {
  const browser = await chromium.launch(await browserLaunch());
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/su);
    await context.addCookies([
      { name, value, domain: 'localhost', path: '/api' },
      { name: 'session_hint', value: '1', domain: 'localhost', path: '/' },
    ]);
    const page = await context.newPage();
    let requests = 0;
    await page.route('**/*', async (route) => {
      requests += 1;
      await delay(heldMs);
      await route.continue();
    });
    const from = performance.now();
    await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
    await page
      .getByText('Member since')
      .first()
      .waitFor({ timeout: 12 * heldMs });
    return { inRow: Math.floor((performance.now() - from) / heldMs) - 1, requests };
  } finally {
    await browser.close();
  }
}
