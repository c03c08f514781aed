import { expect, it } from 'vitest';
import { openCrawledSite, page, until } from '#tests/setup/crawled-site.ts';
import { startSiteCrawls } from './queue.ts';

it('The job queue takes a new crawl up, and those that a dead process left', async () => {
  const site = await openCrawledSite('queue');
  const { services } = site.test;
  site.answer({ '/': page('Start') });
  await site.newPerson();
  const left = await site.begin();
  // As a process that was killed leaves it.
  await services.database.query(
    `update site_crawls set state = 'running', claim = 'gone', claimed_until = now() + interval '1 hour' where id = $1`,
    [left],
  );
  const crawls = await startSiteCrawls(await services.jobs.runner(), services);
  const isOver = async (id: number) => (await site.crawlOf(id)).state === 'done';
  await until(() => isOver(left));
  const next = await site.begin();
  await until(() => isOver(next));
  expect(site.asked().filter((path) => path === '/')).toHaveLength(2);
  crawls.stop();
  await site.close();
});
