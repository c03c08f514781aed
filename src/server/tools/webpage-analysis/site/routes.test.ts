import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCrawledSite, page, until, type CrawledSite } from '#tests/setup/crawled-site.ts';
import { runSiteCrawl } from './crawl.ts';

let site: CrawledSite;
beforeAll(async () => {
  site = await openCrawledSite();
});
beforeEach(() => site.newPerson());
afterAll(() => site.close());

const never = new AbortController().signal;

describe('The calls', () => {
  it('run one crawl at a time, stop it and delete it', async () => {
    site.answer({ '/': page('Start', ['/next']), '/next': page('Next') });
    const id = await site.begin();
    const second = await site.call('POST', '', { url: site.at('/') });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toMatch(/still running/);
    const open = site.hold();
    const running = runSiteCrawl(site.test.services, id, never);
    await until(() => site.asked().includes('/'));
    expect((await site.call('POST', `/${id}/stop`)).json()).toMatchObject({ state: 'stopped' });
    await running;
    open();
    expect(await site.crawlOf(id)).toMatchObject({ state: 'stopped', asking: [] });
    expect((await site.call('GET', '')).json()).toMatchObject([{ id, state: 'stopped' }]);
    expect((await site.call('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect((await site.call('GET', `/${id}`)).statusCode).toBe(404);
  });

  it('end the work quietly when the crawl is deleted under it', async () => {
    site.answer({ '/': page('Start', ['/next']) });
    const id = await site.begin();
    const open = site.hold();
    const running = runSiteCrawl(site.test.services, id, never);
    await until(() => site.asked().includes('/'));
    await site.call('DELETE', `/${id}`);
    open();
    await expect(running).resolves.toBeUndefined();
  });

  it('know nothing of other people’s crawls', async () => {
    const id = await site.begin();
    const stranger = await site.test.signIn();
    expect((await site.call('GET', '', undefined, stranger)).json()).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/stop'],
      ['DELETE', ''],
    ] as const)
      expect((await site.call(method, `/${id}${path}`, undefined, stranger)).statusCode, method).toBe(404);
    expect(await site.crawlOf(id)).toMatchObject({ state: 'waiting' });
  });

  it.each([
    [{ url: '' }, 422],
    [{ url: 'http://10.0.0.1/' }, 422],
    [{ url: 'http://site.test:22/' }, 422],
    [{ url: 'http://site.test/', pageLimit: 201 }, 422],
  ])('refuse %j', async (form, status) => {
    expect((await site.call('POST', '', form)).statusCode).toBe(status);
  });

  it('allow ten crawls a day, whatever is deleted', async () => {
    for (let run = 0; run < 10; run += 1) await site.call('DELETE', `/${await site.begin()}`);
    const refused = await site.call('POST', '', { url: site.at('/') });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/10 runs/);
  });
});
