import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/error-body.ts';
import { platformIds } from '#contract/platforms.ts';
import { SeoResult, type SeoFormInput } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { readEvents } from '#tests/setup/events.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const mug = {
  name: 'Speckled Stoneware Mug',
  category: 'Home & Living',
  description:
    'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol. 9 cm tall. Dishwasher safe.',
};

/** A form with every required field of its platform. */
function formOf(platform: SeoFormInput['platform'], change: Partial<SeoFormInput> = {}): SeoFormInput {
  const required = platforms[platform].form
    .filter((field) => field.required)
    .map(({ name }) => [name, 'Kiln & Co.']);
  return {
    platform,
    businessName: 'Kiln & Co.',
    industry: 'Retail',
    description: 'Stoneware for the table, made to order in 2 weeks.',
    ...Object.fromEntries(required),
    products: [mug],
    ...change,
  };
}

eachDatabase('POST /api/generate-seo', (open) => {
  let test: TestApp;
  let anna = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open() });
    anna = await test.signIn('anna@example.com', { active: true });
  });
  afterAll(() => test.close());

  async function generate(payload: unknown, cookie = anna, accept = 'application/json') {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie, accept, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }
  async function refused(payload: unknown, cookie = anna): Promise<ErrorBody & { status: number }> {
    const { status, text } = await generate(payload, cookie);
    const body: ErrorBody = JSON.parse(text);
    return { ...body, status };
  }
  const count = async (table: string) =>
    Number((await test.services.database.query(`select count(*)::int as n from ${table}`)).rows[0]?.['n']);
  const saved = async () => ({
    listings: await count('seo_content'),
    profiles: await count('business_profiles'),
    products: await count('products'),
    usage: await count('usage_history'),
  });
  const counters = async (cookie = anna) => {
    const response = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
    const { totalGenerations, successfulGenerations } = response.json();
    return { totalGenerations, successfulGenerations };
  };

  it.each(platformIds)('writes for %s, and keeps what it wrote', async (platform) => {
    const before = await saved();
    const { status, text } = await generate(formOf(platform));
    expect(status, text).toBe(200);
    const result: SeoResult = JSON.parse(text);
    expect(result).toMatchObject({ totalProducts: 1, writer: 'rules' });
    expect(result.notice).toContain('no AI model connected');
    const [item] = result.products;
    expect(item).toMatchObject({ platform, productName: mug.name, language: 'en' });
    expect(item!.productTitle.length).toBeGreaterThan(3);
    expect(item!.checks.length).toBeGreaterThan(5);
    expect(item!.seoContentId).toBeGreaterThan(0);
    expect((await saved()).listings).toBe(before.listings + 1);
    expect((await saved()).usage).toBe(before.usage + 1);
    const row = await test.services.database.query('select * from seo_content where id = $1', [
      item!.seoContentId,
    ]);
    expect(row.rows[0]).toMatchObject({ platform, title_tag: item!.titleTag, seo_score: item!.seoScore });
  });

  it('keeps the order of many products and gives each its own row', async () => {
    const before = await counters();
    const products = Array.from({ length: 12 }, (_, index) => ({
      ...mug,
      name: `Stoneware Mug No ${index + 1}`,
    }));
    const { text } = await generate(formOf('etsy', { products }));
    const result: SeoResult = JSON.parse(text);
    expect(result.products.map(({ productName }) => productName)).toEqual(products.map(({ name }) => name));
    expect(new Set(result.products.map(({ seoContentId }) => seoContentId)).size).toBe(12);
    expect(await counters()).toEqual({
      totalGenerations: before.totalGenerations + 12,
      successfulGenerations: before.successfulGenerations + 12,
    });
  });

  it('gives the same listing for the same form', async () => {
    const [first, second] = await Promise.all([generate(formOf('ebay')), generate(formOf('ebay'))]);
    const withoutIds = (text: string) => text.replaceAll(/"seoContentId":\d+/g, '');
    expect(withoutIds(first.text)).toBe(withoutIds(second.text));
  });

  it('streams progress, each finished product and the result', async () => {
    const products = [mug, { ...mug, name: 'Ash Grey Bowl' }, { ...mug, name: 'Tall Vase' }];
    const { status, headers, text } = await generate(
      formOf('shopify', { products }),
      anna,
      'text/event-stream',
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/event-stream');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const events = readEvents(text);
    expect(events[0]).toMatchObject({ event: 'progress', data: { done: 0, total: 3 } });
    const complete = events.filter(({ event, data }) => event === 'partial' && data['complete'] === true);
    expect(new Set(complete.map(({ data }) => data['index']))).toEqual(new Set([0, 1, 2]));
    expect(events.findLast(({ event }) => event === 'progress')?.data).toMatchObject({ done: 3, total: 3 });
    const last = events.at(-1);
    expect(last?.event).toBe('result');
    expect(last?.data).toMatchObject({ totalProducts: 3 });
    const saidProducts = SeoResult.parse(last?.data).products;
    expect(saidProducts.every(({ seoContentId }) => seoContentId !== null)).toBe(true);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['platform', 'businessName', 'industry', 'products']],
    ['no products', formOf('etsy', { products: [] }), ['products']],
    [
      'a short description',
      formOf('etsy', { products: [{ name: 'x', description: 'short' }] }),
      ['products.0.description'],
    ],
    ['a missing platform field', { ...formOf('etsy'), etsyShopName: ' ' }, ['etsyShopName']],
    ['an unknown platform', { ...formOf('etsy'), platform: 'myspace' }, ['platform']],
    ['wrong types', { ...formOf('etsy'), businessName: 5, products: 'mug' }, ['businessName', 'products']],
    ['51 products', formOf('etsy', { products: Array.from({ length: 51 }, () => mug) }), ['products']],
    ['a list as body', [], ['']],
  ])('answers %s with the fields at fault', async (_name, payload, paths) => {
    const before = await saved();
    const { status, code, message, fields } = await refused(payload);
    expect({ status, code }).toEqual({ status: 422, code: 'invalid_input' });
    expect(message).toMatch(/\w+/);
    expect(fields?.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    expect(fields?.every((field) => field.message.length > 3)).toBe(true);
    expect(await saved()).toEqual(before);
  });

  it('takes characters that a database refuses, and refuses endless nesting', async () => {
    const odd = 'Mug\0 \ud83d of \u202estoneware';
    const { status, text } = await generate(
      formOf('etsy', { businessName: odd, location: odd, products: [{ ...mug, name: odd, category: odd }] }),
    );
    expect(status, text).toBe(200);
    const nested = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie: anna, 'content-type': 'application/json' },
      payload: `{"platform":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect(nested.statusCode).toBe(400);
  });

  it('answers broken JSON, too much and another type with a sentence', async () => {
    const broken = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie: anna, 'content-type': 'application/json' },
      payload: '{"platform":',
    });
    expect(broken.statusCode).toBe(400);
    const large = await refused({ ...formOf('etsy'), description: 'x'.repeat(10 * 1024 * 1024) });
    expect(large).toMatchObject({ status: 413, code: 'too_large' });
    const form = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie: anna, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'platform=etsy',
    });
    expect(form.statusCode).toBe(415);
  });

  it('is closed without a session and without a subscription, whatever the body', async () => {
    expect(await refused({}, '')).toMatchObject({ status: 401, code: 'not_signed_in' });
    const inactive = await test.signIn('carl@example.com', { active: false });
    expect(await refused({}, inactive)).toMatchObject({ status: 403, code: 'subscription_required' });
  });

  it('slows down 60 posts at once, and serves the same person again afterwards', async () => {
    const dora = await test.signIn('dora@example.com', { active: true });
    const answers = await Promise.all(Array.from({ length: 60 }, () => generate(formOf('website'), dora)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 429]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect(statuses).toContain(429);
    const refusal = answers.find(({ status }) => status === 429)!;
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refusal.text)).toMatchObject({ code: 'too_many_requests' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await generate(formOf('website'), dora)).status).toBe(200);
    const written = statuses.filter((status) => status === 200).length + 1;
    expect((await counters(dora)).totalGenerations).toBe(written);
  });

  it('saves nothing at all when saving fails half-way', async () => {
    const { database } = test.services;
    const eve = await test.signIn('eve@example.com', { active: true });
    await database.query(
      "alter table usage_history add constraint no_runs check (action <> 'seo-content') not valid",
    );
    try {
      const before = await saved();
      const plain = await refused(formOf('amazon'), eve);
      expect(plain).toMatchObject({ status: 500, code: 'internal' });
      expect(plain.message).not.toMatch(/constraint|sql|insert/i);
      const streamed = readEvents((await generate(formOf('amazon'), eve, 'text/event-stream')).text);
      expect(streamed.at(-1)).toMatchObject({ event: 'error', data: { status: 500, code: 'internal' } });
      expect(await saved()).toEqual(before);
      expect(await counters(eve)).toEqual({ totalGenerations: 0, successfulGenerations: 0 });
    } finally {
      await database.query('alter table usage_history drop constraint no_runs');
    }
    expect((await generate(formOf('amazon'), eve)).status).toBe(200);
  });
});
