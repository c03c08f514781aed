import { setTimeout as pause } from 'node:timers/promises';
import { hold, type ProductionSetUp } from './fault.ts';
import type { People } from './people.ts';
import { startLoad, type Load } from './production-load.ts';

/** Pages of a crawl that are read before a fault strikes. */
const pagesBefore = 9;

/** Starts the load and a crawl in it, and waits until the crawl is in its middle. */
export async function startCrawl(
  given: ProductionSetUp,
): Promise<{ load: Load; owner: People['writers'][number]; address: string }> {
  const { site } = given;
  const load = await startLoad(given);
  const owner = load.people.writers[0]!;
  site.asked.length = 0;
  const begun = await load.traffic.call(owner, 'POST', '/api/site-crawls', { url: site.url, pageLimit: 50 });
  hold(begun?.status === 200, `the crawl was not taken: ${JSON.stringify(begun)}`);
  while (site.asked.length < pagesBefore) await pause(20);
  return { load, owner, address: `/api/site-crawls/${Number(begun?.body['id'])}` };
}
