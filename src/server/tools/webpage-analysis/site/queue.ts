import { findWaitingSiteCrawls, freeSiteCrawls } from '#server/database/site-crawl-work.ts';
import type { JobRunner } from '#server/outside/jobs/port.ts';
import type { Services } from '#server/services.ts';
import { runSiteCrawl, type CrawlServices } from './crawl.ts';

const queue = 'site-crawl';
/** Crawls of one process at the same time. */
const atOnce = 2;
/** Longer than a crawl may work. */
const expireSeconds = 25 * 60;

/** Works on crawls in this process, and takes up those whose process is gone: at the start, and every minute. */
export async function startSiteCrawls(
  runner: JobRunner,
  services: CrawlServices,
): Promise<{ /** Begins no more pages; those that are being asked may end. */ stop(): void }> {
  const { database, clock } = services;
  const stopping = new AbortController();
  // Nobody else can have the embedded database open, so whoever held a crawl is gone.
  if (database.engine === 'pglite') await freeSiteCrawls(database.db);
  await runner.work(queue, { atOnce, expireSeconds }, (id) => runSiteCrawl(services, id, stopping.signal));
  const wakeAll = async (): Promise<void> => {
    for (const id of await findWaitingSiteCrawls(database.db, clock.now())) await runner.send(queue, id);
  };
  await runner.schedule('site-crawls', '* * * * *', wakeAll);
  await wakeAll();
  return { stop: () => stopping.abort() };
}

/** Tells the workers of a new crawl. A failure costs a minute: they look for themselves. */
export async function wakeSiteCrawl(
  { jobs, log }: Pick<Services, 'jobs' | 'log'>,
  id: number,
): Promise<void> {
  try {
    const runner = await jobs.runner();
    await runner.send(queue, id);
  } catch (error) {
    log.warn({ err: error }, 'The job queue could not be told of a site crawl');
  }
}
