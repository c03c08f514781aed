import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import type { Database } from './database.ts';
import { readOwn, ownTables, type OwnRow } from './own-data.ts';
import { removeOldContent } from './retention.ts';
import {
  addSiteCrawlPages,
  claimSiteCrawl,
  findWaitingSiteCrawls,
  freeSiteCrawls,
  listSiteCrawlPages,
  writeSiteCrawl,
  writeSiteCrawlPage,
} from './site-crawl-work.ts';
import {
  addSiteCrawl,
  deleteSiteCrawl,
  findSiteCrawl,
  listSiteCrawls,
  removeOldSiteCrawls,
  stopSiteCrawl,
} from './site-crawls.ts';
import { deleteUser } from './users-deletion.ts';
import { addUser } from './users.ts';

const createdAt = new Date('2026-11-01T10:00:00Z');
const at = (seconds: number) => new Date(createdAt.getTime() + seconds * 1_000);

eachDatabase('Site crawls', (open) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
  });

  async function person(): Promise<string> {
    people += 1;
    const { id } = await addUser(database.db, { id: `person-${people}`, email: `p${people}@example.com` });
    return id;
  }
  const add = (owner: string) =>
    addSiteCrawl(database.db, owner, { url: 'https://s.example/', pageLimit: 9, createdAt });

  it('are open one at a time for each user, also when asked for at once', async () => {
    const [ann, ben] = [await person(), await person()];
    const ids = await Promise.all([add(ann), add(ann), add(ben)]);
    expect(ids.filter((id) => id !== null)).toHaveLength(2);
    const [{ id } = { id: 0 }] = await listSiteCrawls(database.db, ann, 9);
    expect(await findSiteCrawl(database.db, ben, id)).toBeNull();
    await stopSiteCrawl(database.db, ben, id, at(1));
    expect((await findSiteCrawl(database.db, ann, id))?.state).toBe('waiting');
    expect(await deleteSiteCrawl(database.db, ben, id)).toBe(false);
    await stopSiteCrawl(database.db, ann, id, at(1));
    expect(await add(ann)).toBeGreaterThan(id);
    await removeOldSiteCrawls(database.db, ann, 1);
    expect(await findSiteCrawl(database.db, ann, id)).toBeNull();
    expect(await listSiteCrawls(database.db, ann, 9)).toHaveLength(1);
    await deleteUser(database.db, ann);
    await deleteUser(database.db, ben);
  });

  it('are held by one claim, which ends with its time, a stop or a new start', async () => {
    const cat = await person();
    const crawlId = (await add(cat))!;
    const first = { crawlId, name: 'first' };
    const second = { crawlId, name: 'second' };
    expect(await claimSiteCrawl(database.db, first, at(0), at(30))).toMatchObject({
      state: 'running',
      attempts: 1,
    });
    expect(await claimSiteCrawl(database.db, second, at(10), at(40))).toBeNull();
    expect(await findWaitingSiteCrawls(database.db, at(10))).toEqual([]);
    expect(await writeSiteCrawl(database.db, second, { asking: ['x'] })).toBe(false);
    expect(await findWaitingSiteCrawls(database.db, at(31))).toEqual([crawlId]);
    expect(await claimSiteCrawl(database.db, second, at(31), at(60))).toMatchObject({
      attempts: 2,
      startedAt: at(0),
    });
    expect(await writeSiteCrawl(database.db, first, { asking: ['x'] })).toBe(false);
    await freeSiteCrawls(database.db);
    expect(await findWaitingSiteCrawls(database.db, at(32))).toEqual([crawlId]);
    expect(await claimSiteCrawl(database.db, first, at(32), at(60))).not.toBeNull();
    await stopSiteCrawl(database.db, cat, crawlId, at(33));
    expect(await writeSiteCrawl(database.db, first, { state: 'done' })).toBe(false);
    expect(await findSiteCrawl(database.db, cat, crawlId)).toMatchObject({
      state: 'stopped',
      finishedAt: at(33),
    });
  });

  it('know each address once, count and average, and go with their owner', async () => {
    const dan = await person();
    const crawlId = (await add(dan))!;
    const pages = ['/', '/a', '/a'].map((path) => ({
      url: `https://s.example${path}`,
      inSitemap: path === '/',
    }));
    const added = await addSiteCrawlPages(database.db, crawlId, pages);
    expect(added).toHaveLength(2);
    expect(await addSiteCrawlPages(database.db, crawlId, pages)).toEqual([]);
    const [start, other] = await listSiteCrawlPages(database.db, crawlId);
    const read = {
      state: 'read',
      status: 200,
      score: 71,
      links: [other!.id],
      failedChecks: ['https'],
    } as const;
    await writeSiteCrawlPage(database.db, crawlId, start!.id, {
      ...read,
      links: [...read.links],
      failedChecks: ['https'],
    });
    await writeSiteCrawlPage(database.db, crawlId + 1, other!.id, { state: 'read' });
    expect(await listSiteCrawlPages(database.db, crawlId)).toMatchObject([
      { ...read, inSitemap: true },
      { state: 'waiting', score: null, inSitemap: false },
    ]);
    expect(await listSiteCrawls(database.db, dan, 9)).toMatchObject([
      { found: 2, done: 1, averageScore: 71 },
    ]);
    const files = ownTables.filter(({ file }) => file.startsWith('site-crawl'));
    for (const table of files) {
      const rows: OwnRow[] = [];
      for await (const some of readOwn(database, dan, table)) rows.push(...some);
      expect(rows).toHaveLength(table.file === 'site-crawls' ? 1 : 2);
      expect(rows[0]).not.toHaveProperty('claim');
    }
    await removeOldContent(database, new Date(createdAt.getTime() + 800 * 86_400_000));
    expect(await listSiteCrawls(database.db, dan, 9)).toEqual([]);
    expect(await listSiteCrawlPages(database.db, crawlId)).toEqual([]);
  });
});
