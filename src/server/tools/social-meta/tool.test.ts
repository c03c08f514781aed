import { afterAll, beforeAll, expect, it } from 'vitest';
import { SocialMetaRecord } from '#contract/social-meta.ts';
import { dayOf } from '#server/account/usage/daily-limit.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { readEvents } from '#tests/setup/events.ts';
import { openSocialTest, socialForm } from '#tests/setup/social-site.ts';

eachDatabase('Social meta', (open) => {
  let opened: Awaited<ReturnType<typeof openSocialTest>>;
  let test: TestApp;
  let base = '';
  let anna = '';

  beforeAll(async () => {
    opened = await openSocialTest(await open());
    ({ test, base } = opened);
    anna = await test.signIn('anna@example.com');
  });
  afterAll(() => opened.close());

  const post = (payload: object, cookie = anna, accept = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/api/social-meta/optimize',
      headers: { cookie, accept },
      payload: { ...socialForm, ...payload },
    });
  const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, cookie = anna, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/social-meta${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  async function optimized(payload: object, cookie = anna): Promise<SocialMetaRecord> {
    const answer = await post(payload, cookie);
    expect(answer.statusCode, answer.body).toBe(200);
    return SocialMetaRecord.parse(answer.json());
  }
  it('reads what the page has, writes every card, and keeps the record', async () => {
    const record = await optimized({ url: `${base}/good`, logoUrl: `${base}/pictures/logo.png` });
    expect(record).toMatchObject({
      platform: 'all',
      writer: 'rules',
      pageUrl: `${base}/mugs`,
      locale: 'en_GB',
      imageOrigin: 'page',
      imageOrigins: ['page', 'made', 'logo'],
      page: { state: 'read', missing: ['og:description', 'og:url', 'og:type', 'twitter:card'] },
      picture: { colours: { background: '#1a7f5a' }, brandName: 'Clay' },
      logo: { state: 'read', width: 400, height: 400, type: 'image/png' },
    });
    if (record.page.state !== 'read') throw new Error('read');
    expect(record.page.cards.facebook).toMatchObject({
      title: { text: 'Mugs "thrown" by hand', from: 'og:title' },
      description: { text: 'Mugs & bowls – thrown by hand', from: 'description' },
      image: { url: `${base}/pictures/wide.png`, width: 1200, height: 630, bytes: 40_000, type: 'image/png' },
      // Its address is not whole, so that no network shows it.
      card: 'small',
    });
    expect(record.images.facebook).toMatchObject({ url: `${base}/pictures/wide.png`, origin: 'page' });
    expect(record.images.pinterest).toMatchObject({
      url: `https://app.example/social-images/${record.picture.id}/pin.png`,
      origin: 'made',
    });
    expect(record.before!.scores.total).toBeLessThan(record.optimizationScore);
    expect((await ask('GET', `/${record.id}`)).json()).toEqual(record);
    expect((await ask('GET', '/history')).json()[0]).toEqual(record);
    const usage = await test.app.inject({ url: '/api/usage', headers: { cookie: anna } });
    expect(usage.json().tools).toContainEqual({ tool: 'social-meta', runs: 1, limit: 150 });
  });

  it('gives one network and the general entry when one is asked for', async () => {
    const record = await optimized({ url: `${base}/bare`, platform: 'whatsapp' });
    expect(Object.keys(record.optimizedMeta).toSorted()).toEqual(['general', 'whatsapp']);
    expect(record.imageOrigin).toBe('made');
  });

  it.each([
    ['/down', /could not be read.*status 503/],
    ['/nowhere', /status 404/],
    ['/pictures/wide.png', /not a web page/],
  ])('goes on from the form alone where %s cannot be read', async (path, notice) => {
    const record = await optimized({ url: base + path });
    expect(record.notices[0]).toMatch(notice);
    expect(record).toMatchObject({ page: { state: 'unread' }, before: null });
    expect(record.optimizedMeta.facebook!.title).toMatch(/mugs/i);
  });

  it('names a picture that is not there', async () => {
    const record = await optimized({ url: `${base}/broken` });
    expect(record.imageOrigin).toBe('made');
    expect(record.page).toMatchObject({
      cards: { facebook: { card: 'small', image: { state: 'unreachable' } } },
    });
    expect(record.recommendations.join('\n')).toMatch(/answers with 404/);
  });

  it('takes nothing of a hostile page', async () => {
    const record = await optimized({ url: `${base}/hostile` });
    const { page: _page, before: _before, recommendations: _list, ...own } = record;
    expect(JSON.stringify(own)).not.toMatch(/iphone|ignore all/i);
    expect(JSON.stringify(record).length).toBeLessThan(250_000);
  });

  it('streams the page and the texts before the record', async () => {
    const events = readEvents((await post({ url: `${base}/good` }, anna, 'text/event-stream')).body);
    const states = events.filter(({ event }) => event === 'partial').map(({ data }) => data['state']);
    expect(states).toEqual(['page', 'texts']);
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { url: `${base}/good` } });
  });

  it('gives a new look a new address and keeps the old one', async () => {
    const record = await optimized({ url: `${base}/good` });
    const changed = await ask('PATCH', `/${record.id}`, anna, {
      imageOrigin: 'made',
      picture: { design: 'panel', title: 'Mugs from Bristol' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const next = SocialMetaRecord.parse(changed.json());
    expect(next).toMatchObject({
      imageOrigin: 'made',
      picture: { design: 'panel', title: 'Mugs from Bristol' },
    });
    expect(next.picture.id).not.toBe(record.picture.id);
    expect(next.optimizedMeta.facebook!.image).toContain(next.picture.id);
    const { rows } = await test.services.database.query('select id from social_images where id in ($1, $2)', [
      record.picture.id,
      next.picture.id,
    ]);
    expect(rows).toHaveLength(2);
    expect((await ask('PATCH', `/${record.id}`, anna, { picture: { design: 'none' } })).statusCode).toBe(422);
  });

  it('deletes with a way back, and shows nobody what is another’s', async () => {
    const { id } = await optimized({ url: `${base}/bare` });
    const ben = await test.signIn('ben@example.com');
    for (const [method, path, payload] of [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`, { imageOrigin: 'made' }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restore`],
    ] as const)
      expect((await ask(method, path, ben, payload)).statusCode).toBe(404);
    expect((await ask('GET', '/history', ben)).json()).toEqual([]);
    expect((await ask('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect((await ask('GET', `/${id}`)).statusCode).toBe(404);
    expect((await ask('POST', `/${id}/restore`)).json().id).toBe(id);
  });

  it.each<[object, string, string]>([
    [{ url: '' }, 'url', 'URL is required'],
    [{ url: 'shop' }, 'url', 'Please enter a valid URL'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Please enter a valid URL'],
    [{ url: 'https://a.example', platform: 'myspace' }, 'platform', 'Choose one of the platforms'],
    [{ url: 'https://a.example', contentType: 'poem' }, 'contentType', 'Choose one of the content types'],
    [{ url: 'https://a.example', businessName: ' ' }, 'businessName', 'Business name is required'],
    [{ url: 'https://a.example', industry: '' }, 'industry', 'Industry is required'],
    [
      { url: 'https://a.example', description: '  short   ' },
      'description',
      'Description must be at least 10 characters',
    ],
    [
      { url: 'https://a.example', description: undefined },
      'description',
      'Description must be at least 10 characters',
    ],
    [{ url: 'https://a.example', logoUrl: 'logo.png' }, 'logoUrl', 'Please enter a valid URL'],
    [
      { url: 'https://a.example', primaryKeywords: ['x'.repeat(101)] },
      'primaryKeywords.0',
      'A keyword has at most 100 characters',
    ],
  ])('refuses %j', async (payload, path, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toContainEqual({ path, message });
  });

  it('stops at 150 runs a day', async () => {
    const cora = await test.signIn('cora@example.com');
    await optimized({ url: `${base}/bare` }, cora);
    const { start } = dayOf(test.services.clock.now());
    await test.services.database.query(
      `insert into usage_history (user_id, action, generation_count, created_at)
       select u.id, 'social-meta', 1, $1::timestamptz from users u, generate_series(1, 149)
       where u.email = 'cora@example.com'`,
      [start.toISOString()],
    );
    const answer = await post({ url: `${base}/bare` }, cora);
    expect(answer.json()).toMatchObject({ code: 'daily_limit' });
  });
});
