import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault } from './fault.ts';
import { startCrawl } from './crawl-under-load.ts';

/** kill -9 of the worker in the middle of a crawl; the next worker finishes it. */
export const workerKilled: Fault = {
  name: 'worker-killed',
  setUp: 'production',
  limit: 480,
  async run(given) {
    const { production, site } = given;
    const { load, owner, address } = await startCrawl(given);
    const { traffic, acknowledged } = load;
    production.worker.kill('SIGKILL');
    await production.worker.ended();
    const before = site.asked.length;
    await load.writes(20);
    await production.worker.start();
    const from = performance.now();
    let crawl = await traffic.call(owner, 'GET', address);
    while (crawl?.body['state'] === 'running' || crawl?.body['state'] === 'waiting') {
      await pause(500);
      crawl = await traffic.call(owner, 'GET', address);
    }
    const seconds = Math.round((performance.now() - from) / 1_000);
    hold(crawl?.body['state'] === 'done', `the crawl ended as ${JSON.stringify(crawl)}`);
    hold(
      crawl?.body['done'] === site.pages,
      `${String(crawl?.body['done'])} of ${site.pages} pages were read`,
    );
    const twice = site.asked.length - new Set(site.asked).size;
    hold(twice <= 2, `${twice} pages were asked twice; two were open at the kill`);
    await load.check();
    hold(traffic.failures === 0, `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`);
    return `killed after ${before} of ${site.pages} pages, finished ${seconds} s after the next worker's start, ${twice} asked twice, no call failed; ${acknowledged.words}`;
  },
};
