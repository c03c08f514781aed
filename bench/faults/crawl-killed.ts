import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { hold, type EmbeddedSetUp, type Fault } from './fault.ts';
import { openSite } from './site.ts';

/** Longest orderly stop in milliseconds; a page that is being fetched then is fetched again after the start. */
const stopMs = 10_000;

/** kill -9 in the middle of a site crawl; the next start goes on where it stopped. */
export const crawlKilled: Fault = {
  name: 'crawl-killed',
  setUp: 'embedded',
  limit: 420,
  run: (given) => endCrawl(given, 'SIGKILL'),
};

/** An orderly stop in the middle of a site crawl, which does not wait for the crawl. */
export const crawlStopped: Fault = {
  name: 'crawl-stopped',
  setUp: 'embedded',
  limit: 420,
  run: (given) => endCrawl(given, 'SIGTERM'),
};

async function endCrawl(given: EmbeddedSetUp, signal: 'SIGKILL' | 'SIGTERM'): Promise<string> {
  const site = await openSite(24, 150);
  try {
    const embedded = await openEmbedded(given, { writers: 3, settings: { HTTP_PROXY: site.exit } });
    const { product, traffic, people, acknowledged } = embedded;
    await product.start();
    traffic.start();
    const owner = people.writers[0]!;
    const begun = await traffic.call(owner, 'POST', '/api/site-crawls', { url: site.url, pageLimit: 50 });
    hold(begun?.status === 200, `the crawl was not taken: ${JSON.stringify(begun)}`);
    const id = Number(begun?.body['id']);
    while (site.asked.length < 9) await pause(20);
    const from = performance.now();
    product.kill(signal);
    await product.ended();
    const endedMs = Math.round(performance.now() - from);
    hold(endedMs < stopMs, `the stop took ${endedMs} ms`);
    await traffic.stop();
    const askedBefore = site.asked.length;
    await product.start();
    traffic.start();
    let state: unknown;
    while (state !== 'done' && state !== 'failed') {
      await pause(300);
      state = (await traffic.call(owner, 'GET', `/api/site-crawls/${id}`))?.body['state'];
    }
    await traffic.stop();
    const last = await traffic.call(owner, 'GET', `/api/site-crawls/${id}`);
    hold(state === 'done', `the crawl ended as ${state}: ${JSON.stringify(last?.body['reason'])}`);
    hold(last?.body['done'] === site.pages, `${String(last?.body['done'])} of ${site.pages} pages were read`);
    const twice = site.asked.length - new Set(site.asked).size;
    hold(twice <= 2, `${twice} pages were asked twice; two were open at the end`);
    await embedded.check();
    return `ended in ${endedMs} ms after ${askedBefore} of ${site.pages} pages, all read, ${twice} asked twice; ${acknowledged.words}`;
  } finally {
    await site.close();
  }
}
