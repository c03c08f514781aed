import type { FastifyInstance } from 'fastify';
import { keptCrawls } from '#contract/site-crawl.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { refuseBeyondDay } from '#server/account/usage/daily-limit.ts';
import {
  addSiteCrawl,
  deleteSiteCrawl,
  findSiteCrawl,
  listSiteCrawls,
  removeOldSiteCrawls,
  stopSiteCrawl,
} from '#server/database/site-crawls.ts';
import { listSiteCrawlPages } from '#server/database/site-crawl-work.ts';
import { recordRun } from '#server/database/usage-history.ts';
import { crawlAddress } from '#rules/page/site/address.ts';
import { AppError } from '#server/errors.ts';
import { pageError, problemOf } from '#server/outside/egress/problems.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { wakeSiteCrawl } from './queue.ts';
import { crawlOf, summaryOf } from './row.ts';

/** What a crawl is called in the usage history. */
const action = 'site-crawl';

type RouteServices = Pick<Services, 'database' | 'clock' | 'egress' | 'jobs' | 'log'>;

/** Crawls of whole sites. Another person's crawl is answered as if it did not exist. */
export function registerSiteCrawls(app: FastifyInstance, services: RouteServices): void {
  const { database, clock } = services;
  const guard = requireActiveUser;

  const find = async (userId: string, id: number) => {
    const crawl = await findSiteCrawl(database.db, userId, id);
    if (!crawl) throw new AppError('not_found');
    return crawl;
  };

  route(
    app,
    'POST /api/site-crawls',
    async ({ body, guarded }) => {
      const id = await startCrawl(services, guarded.id, addressOf(body.url, services), body.pageLimit);
      void wakeSiteCrawl(services, id);
      return summaryOf(await find(guarded.id, id));
    },
    { guard },
  );

  route(
    app,
    'GET /api/site-crawls',
    async ({ guarded }) => (await listSiteCrawls(database.db, guarded.id, keptCrawls)).map(summaryOf),
    { guard },
  );

  route(
    app,
    'GET /api/site-crawls/:id',
    async ({ params, guarded }) => {
      const crawl = await find(guarded.id, params.id);
      return crawlOf(crawl, await listSiteCrawlPages(database.db, crawl.id));
    },
    { guard },
  );

  route(
    app,
    'POST /api/site-crawls/:id/stop',
    async ({ params, guarded }) => {
      await stopSiteCrawl(database.db, guarded.id, params.id, clock.now());
      return summaryOf(await find(guarded.id, params.id));
    },
    { guard },
  );

  route(
    app,
    'DELETE /api/site-crawls/:id',
    async ({ params, guarded }) => {
      if (!(await deleteSiteCrawl(database.db, guarded.id, params.id))) throw new AppError('not_found');
      return { success: true as const };
    },
    { guard },
  );
}

/** The address as the crawl writes it. @throws AppError with a code that begins with `page_` */
function addressOf(typed: string, { egress }: Pick<Services, 'egress'>): string {
  const url = URL.parse(typed);
  if (url === null) throw new AppError('page_address_invalid');
  try {
    egress.checkUrl(url);
  } catch (error) {
    throw pageError(problemOf(error), { cause: error });
  }
  const address = crawlAddress(typed);
  if (address === null) throw new AppError('page_address_long');
  return address;
}

/** @throws AppError daily_limit; conflict while another crawl of the user is not over */
async function startCrawl(
  services: RouteServices,
  userId: string,
  url: string,
  pageLimit: number,
): Promise<number> {
  const { database, clock } = services;
  await refuseBeyondDay(services, { userId, action, running: 0 });
  return database.transaction(async (tx) => {
    const now = clock.now();
    const id = await addSiteCrawl(tx, userId, { url, pageLimit, createdAt: now });
    if (id === null)
      throw new AppError('conflict', {
        message: 'A crawl of yours is still running. Wait for its end, or stop it.',
      });
    await removeOldSiteCrawls(tx, userId, keptCrawls);
    await recordRun(tx, {
      userId,
      action,
      limited: true,
      businessProfileId: null,
      now,
      total: 1,
      successful: 1,
    });
    return id;
  });
}
