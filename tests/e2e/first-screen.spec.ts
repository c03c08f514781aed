import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { layoutShifts } from './layout-shifts.ts';

/** Ends of pieces in which a slow line may bring a page: inside the logo, between two buttons, and inside the first screen. */
const ends = ['>Shelfmark</span>', '</button>', '</h1>'];
/** Long enough for a browser to draw several times, in milliseconds. */
const lull = 300;

let slowLine: Server;
let origin = '';

test.beforeAll(async ({ baseURL }) => {
  slowLine = createServer((request, response) => {
    void bring(new URL(request.url ?? '/', baseURL), response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => slowLine.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  slowLine.closeAllConnections();
  slowLine.close();
});

/** Hands on what the product answers, a page in its pieces. */
async function bring(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (type.startsWith('text/html')) {
    for (const piece of pieces(await answer.text())) {
      response.write(piece);
      await pause(lull);
    }
    response.end();
  } else response.end(Buffer.from(await answer.arrayBuffer()));
}

/** The page cut at each end that it has, in their order. */
function pieces(html: string): string[] {
  let from = html.indexOf('<body');
  const cuts = [0];
  for (const end of ends) {
    const at = html.indexOf(end, from);
    if (at < 0) continue;
    from = at + end.length;
    cuts.push(from);
  }
  return cuts.map((cut, index) => html.slice(cut, cuts[index + 1]));
}

/** When the page was first drawn, in milliseconds after it was asked for, and what has moved since. */
async function drawn(page: Page): Promise<{ first: number; moved: string[] }> {
  const first = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return { first, moved: await layoutShifts(page) };
}

test('a page that comes in pieces is drawn when its first screen is whole, and stands still from then on', async ({
  browser,
}) => {
  for (const route of ['/', '/platforms', '/refunds', '/platform/etsy', '/faq']) {
    await test.step(route, async () => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const answer = await page.goto(origin + route);
      const { first, moved } = await drawn(page);
      const lulls = pieces((await answer?.text()) ?? '').length - 1;
      expect(lulls, 'pieces of the page').toBeGreaterThan(1);
      expect(first, 'first drawn').toBeGreaterThan(lulls * lull);
      expect(moved).toEqual([]);
      await context.close();
    });
  }
});
