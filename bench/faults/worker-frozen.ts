import { setTimeout as pause } from 'node:timers/promises';
import { defineWorker } from '#bench/production/product.ts';
import { openGuardian } from '#bench/production/part.ts';
import { hold, type Fault } from './fault.ts';
import { startCrawl } from './crawl-under-load.ts';

/** Milliseconds that the thawed worker gets to do harm. */
const harmMs = 5_000;

/** The worker is stopped in the middle of a crawl (SIGSTOP), another one finishes it, and the first one goes on. */
export const workerFrozen: Fault = {
  name: 'worker-frozen',
  setUp: 'production',
  limit: 480,
  async run(given) {
    const { production, site } = given;
    const { load, owner, address } = await startCrawl(given);
    const { traffic, acknowledged } = load;
    production.worker.kill('SIGSTOP');
    const guardian = openGuardian();
    // Of the name that its log file takes.
    const folder = production.folder;
    const other = defineWorker(production.settings, folder, guardian);
    const from = performance.now();
    try {
      await other.start();
      let crawl = await traffic.call(owner, 'GET', address);
      while (crawl?.body['state'] === 'running' || crawl?.body['state'] === 'waiting') {
        await pause(500);
        crawl = await traffic.call(owner, 'GET', address);
      }
      const seconds = Math.round((performance.now() - from) / 1_000);
      hold(crawl?.body['state'] === 'done', `the crawl ended as ${JSON.stringify(crawl?.body['reason'])}`);
      hold(
        crawl?.body['done'] === site.pages,
        `${String(crawl?.body['done'])} of ${site.pages} pages were read`,
      );
      production.worker.kill('SIGCONT');
      await pause(harmMs);
      const after = await traffic.call(owner, 'GET', address);
      hold(
        JSON.stringify(after?.body) === JSON.stringify(crawl?.body),
        'the finished crawl was another one after the frozen worker went on',
      );
      const exit = await other.stop();
      hold(exit?.code === 0, `the second worker ended with ${JSON.stringify(exit)}`);
      await load.check();
      hold(traffic.failures === 0, `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`);
      return `frozen after 9 of ${site.pages} pages, finished by another worker after ${seconds} s, unchanged when the first one went on; ${acknowledged.words}`;
    } finally {
      if (production.worker.pid !== null) production.worker.kill('SIGCONT');
      await guardian.release();
    }
  },
};
