import { afterAll, beforeAll, expect, it } from 'vitest';
import { enoughReviews, mostReviews, type NewReview } from '#contract/reviews.ts';
import { runOperatorCommand } from '#server/operations/operator-command.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const review: NewReview = {
  rating: 5,
  title: 'It <b>counts</b> for me',
  review: 'Every field came back under its limit.',
  platform: 'etsy',
  businessType: 'Potter',
  isPublic: true,
};

eachDatabase('reviews', (open) => {
  let test: TestApp;
  let anna = '';
  let ben = '';
  let visitor = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open() });
    anna = await test.signIn('anna@example.com', { active: true });
    ben = await test.signIn('ben@example.com', { active: true });
    visitor = await test.signIn('eve@example.com', { active: false });
  });
  afterAll(() => test.close());

  async function call(
    cookie: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) {
    const response = await test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }
  const operate = (...words: string[]) =>
    runOperatorCommand(test.services.database, ['reviews', ...words], new Date());
  const published = async () => (await call('', 'GET', '/api/reviews/public')).body;

  it('are written by subscribers only, within bounds', async () => {
    expect((await call('', 'POST', '/api/reviews', review)).status).toBe(401);
    expect((await call(visitor, 'POST', '/api/reviews', review)).body.code).toBe('subscription_required');
    for (const change of [
      { rating: 6 },
      { rating: 0 },
      { title: ' ' },
      { review: 'x'.repeat(401) },
      { platform: 'x' },
    ])
      expect((await call(anna, 'POST', '/api/reviews', { ...review, ...change })).status).toBe(422);
    expect((await operate('list')).output).toBe('Nobody has written a review yet.');
  });

  it('belong to their writer', async () => {
    const { status, body } = await call(anna, 'POST', '/api/reviews', review);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...review, isVerified: false })]);
    expect((await call(anna, 'GET', '/api/reviews/mine')).body).toEqual([body]);
    expect((await call(ben, 'GET', '/api/reviews/mine')).body).toEqual([]);
    expect((await call(ben, 'PUT', `/api/reviews/${body.id}`, review)).status).toBe(404);
    expect((await call(ben, 'DELETE', `/api/reviews/${body.id}`)).status).toBe(404);
  });

  it('are public once verified and enough, with initials only, until hidden or changed', async () => {
    const ids: number[] = (await call(anna, 'GET', '/api/reviews/mine')).body.map(
      ({ id }: { id: number }) => id,
    );
    while (ids.length < enoughReviews) ids.push((await call(anna, 'POST', '/api/reviews', review)).body.id);
    const hushed = (await call(ben, 'POST', '/api/reviews', { ...review, isPublic: false })).body.id;
    expect((await operate('verify', String(hushed))).output).toContain('stays private');
    for (const id of ids.slice(1)) await operate('verify', String(id));
    expect(await published()).toEqual([]);

    expect((await operate('verify', String(ids[0]))).output).toBe(
      `Review ${ids[0]} is verified and is published.`,
    );
    const { body, headers } = await call('', 'GET', '/api/reviews/public');
    expect(body).toHaveLength(enoughReviews);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/anna|@/);

    await operate('hide', String(ids[0]));
    expect(await published()).toEqual([]);
    await operate('verify', String(ids[0]));
    const changed = await call(anna, 'PUT', `/api/reviews/${ids[0]}`, { ...review, rating: 1 });
    expect(changed.body).toMatchObject({ rating: 1, isVerified: false });
    expect(await published()).toEqual([]);
  });

  it('are bounded for each account, and go when their writer deletes them', async () => {
    for (let count = enoughReviews; count < mostReviews; count += 1)
      expect((await call(anna, 'POST', '/api/reviews', review)).status).toBe(200);
    expect((await call(anna, 'POST', '/api/reviews', review)).status).toBe(409);
    const [first] = (await call(anna, 'GET', '/api/reviews/mine')).body;
    expect((await call(anna, 'DELETE', `/api/reviews/${first.id}`)).body).toEqual({ success: true });
    expect((await call(anna, 'GET', '/api/reviews/mine')).body).toHaveLength(mostReviews - 1);
  });

  it('are listed for the operator without what would move a terminal', async () => {
    await call(ben, 'POST', '/api/reviews', { ...review, title: 'Red \u001B[31m title' });
    const { output } = await operate('list');
    expect(output).not.toContain('\u001B');
    expect(output).toContain('ben@example.com');
    for (const [code, words] of [
      [1, ['verify', '999999']],
      [1, ['hide', 'x']],
      [2, ['verify']],
      [2, []],
    ] as const)
      expect((await operate(...words)).exitCode).toBe(code);
  });

  it('stand beside success stories, which are kept the same way', async () => {
    const story = {
      businessName: 'Kiln & Co.',
      industry: 'Ceramics',
      challenge: 'Thirteen tags for each of forty mugs.',
      solution: 'One brief for the range, one run for each shop.',
      results: 'Every tag is filled, and none is too long.',
      isPublic: true,
    };
    expect((await call(visitor, 'POST', '/api/success-stories', story)).status).toBe(403);
    expect((await call(anna, 'POST', '/api/success-stories', { ...story, results: 'x' })).status).toBe(422);
    const { body } = await call(anna, 'POST', '/api/success-stories', story);
    expect(body).toEqual({ ...story, id: body.id, isFeatured: false });
    const address = `/api/success-stories/${body.id}`;
    const stories = async () => (await call('', 'GET', '/api/success-stories/public')).body;
    expect(await stories()).toEqual([]);
    expect((await operate('list')).output).toContain(
      `s${body.id}  waits, may be published  (Kiln & Co., Ceramics)`,
    );
    expect((await operate('verify', `s${body.id}`)).output).toContain('is published');
    expect(await stories()).toEqual([expect.not.objectContaining({ userId: expect.anything() })]);

    expect((await call(ben, 'PUT', address, story)).status).toBe(404);
    expect((await call(ben, 'DELETE', address)).status).toBe(404);
    expect((await call(anna, 'PUT', address, story)).body).toMatchObject({ isFeatured: false });
    expect(await stories()).toEqual([]);
    expect((await call(anna, 'DELETE', address)).body).toEqual({ success: true });
    expect((await call(anna, 'GET', '/api/success-stories/mine')).body).toEqual([]);
  });
});
