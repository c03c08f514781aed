import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api, type ApiKey, type Endpoint } from '#contract/api.ts';
import { addSiteCrawl } from '#server/database/site-crawls.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';

const keys = Object.keys(api) as ApiKey[];
const [methodOf, pathOf] = [0, 1].map((part) => (key: ApiKey) => key.split(' ')[part] ?? '') as [
  (key: ApiKey) => HTTPMethods,
  (key: ApiKey) => string,
];

/** Calls for who is not signed in: the way to an account, buying, and what everybody may read. */
const openToAll = new Set<ApiKey>([
  'GET /api/auth/user',
  'POST /api/auth/logout',
  'GET /api/auth/provider',
  'GET /api/config',
  'POST /api/create-subscription',
  'POST /api/verify-payment',
  'GET /api/purchase',
  'POST /api/test-payments/confirm',
  'POST /api/test-payments/authenticate',
  'GET /api/reviews/public',
  'GET /api/success-stories/public',
  'POST /api/support-chat',
]);

/** Calls that stay with an account whose subscription is over: its money, its data, its own words. */
const withoutSubscription = new Set<ApiKey>([
  'GET /api/billing',
  'GET /api/invoices',
  'POST /api/cancel-subscription',
  'POST /api/reactivate-subscription',
  'POST /api/change-plan',
  'POST /api/billing-portal',
  'GET /api/settings',
  'PUT /api/settings',
  'GET /api/sessions',
  'DELETE /api/sessions/:id',
  'POST /api/sessions/end-others',
  'GET /api/account/deletion',
  'POST /api/account/deletion',
  'GET /api/reviews/mine',
  'PUT /api/reviews/:id',
  'DELETE /api/reviews/:id',
  'GET /api/success-stories/mine',
  'PUT /api/success-stories/:id',
  'DELETE /api/success-stories/:id',
]);

const review = {
  rating: 5,
  title: 'Does what it says',
  review: 'Titles come out inside the limits, each time.',
  platform: null,
  businessType: null,
  isPublic: false,
};
const passage = 'Twenty characters or more of plain words.';
const story = {
  businessName: 'Kiln',
  industry: 'Retail',
  challenge: passage,
  solution: passage,
  results: passage,
  isPublic: false,
};
const draft = { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: [] };
const template = { name: 'Mugs', platform: 'etsy', industry: 'Retail', form: { businessName: 'Kiln' } };
const brief = { businessName: 'Kiln', industry: 'Retail', description: 'Stoneware mugs, thrown by hand.' };

/** Bodies that pass the schemas of the calls with an id. */
const bodies: Partial<Record<ApiKey, object>> = {
  'PUT /api/reviews/:id': review,
  'PUT /api/success-stories/:id': story,
  'PATCH /api/content-history/:id': { notes: 'Taken over' },
  'PATCH /api/google-ads/campaigns/:id': { campaignName: 'Taken over' },
  'PATCH /api/social-meta/:id': { imageOrigin: 'made' },
};

let test: TestApp;
let owner = '';
let stranger = '';

async function send(key: ApiKey, cookie: string, { id = '1', payload = bodies[key], headers = {} } = {}) {
  return test.app.inject({
    method: methodOf(key),
    url: pathOf(key).replace(':id', id),
    headers: { ...(cookie && { cookie }), ...headers },
    ...(payload && { payload }),
  });
}

/** Makes one row of each kind for the owner, by the calls themselves where nothing outside is asked. */
const makers: Record<string, () => Promise<string | number>> = {
  '/api/sessions/': async () => (await send('GET /api/sessions', owner)).json<{ id: string }[]>()[0]!.id,
  '/api/reviews/': () => made('POST /api/reviews', review),
  '/api/success-stories/': () => made('POST /api/success-stories', story),
  '/api/content-history/': () => made('POST /api/content-history', draft),
  '/api/content-templates/': () => made('POST /api/content-templates', template),
  '/api/business-profiles/': async () => {
    const products = [{ name: 'Mug', description: 'Stoneware, thrown by hand.' }];
    await send('POST /api/generate-seo', owner, { payload: { ...brief, platform: 'website', products } });
    return (await send('GET /api/business-profiles', owner)).json<{ id: number }[]>()[0]!.id;
  },
  '/api/webpage-analyses/': () =>
    made('POST /api/analyze-webpage', { url: 'https://kiln.example/', html: '<title>Kiln</title><p>Mugs' }),
  '/api/keyword-research/': () => made('POST /api/keyword-research/generate', brief),
  '/api/google-ads/campaigns/': async () => {
    const form = { ...brief, location: 'Portland', primaryServices: 'Pottery classes', monthlyBudget: 500 };
    const answer = await send('POST /api/google-ads/generate', owner, { payload: form });
    return answer.json<{ campaign: { id: number } }>().campaign.id;
  },
  '/api/social-meta/': () =>
    made('POST /api/social-meta/optimize', { ...brief, url: 'https://kiln.invalid/' }),
  '/api/core-web-vitals/': async () => {
    const { rows } = await test.services.database.query(
      `insert into core_web_vitals_analysis (user_id, url, strategy)
       select id, 'https://kiln.example/', 'mobile' from users where email = $1 returning id`,
      ['owner@example.com'],
    );
    return Number(rows[0]!['id']);
  },
  '/api/site-crawls/': async () => {
    const { rows } = await test.services.database.query('select id from users where email = $1', [
      'owner@example.com',
    ]);
    const crawl = { url: 'https://kiln.example/', pageLimit: 5, createdAt: new Date() };
    return (await addSiteCrawl(test.services.database.db, String(rows[0]!['id']), crawl)) ?? 0;
  },
};

async function made(key: ApiKey, payload: object): Promise<number> {
  const answer = await send(key, owner, { payload });
  expect(answer.statusCode, `${key}: ${answer.body}`).toBe(200);
  return answer.json<{ id: number }>().id;
}

beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner@example.com');
  stranger = await test.signIn('stranger@example.com');
});
afterAll(() => test.close());

describe('Every call of the contract', () => {
  it.each(keys.filter((key) => !openToAll.has(key)))('%s wants a session', async (key) => {
    const answer = await send(key, '');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  });

  it('that is a tool wants a running subscription', async () => {
    const lapsed = await test.signIn('lapsed@example.com', { active: false });
    for (const key of keys.filter((each) => !openToAll.has(each) && !withoutSubscription.has(each))) {
      const answer = await send(key, lapsed);
      expect([key, answer.statusCode, answer.json().code]).toEqual([key, 403, 'subscription_required']);
    }
  });

  it.each(keys.filter((key) => methodOf(key) !== 'GET'))(
    '%s refuses the form of another site',
    async (key) => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const answer = await send(key, owner, { headers, payload: bodies[key] ?? {} });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
    },
  );
});

describe('A number that no id can be', () => {
  const beyond = 2_147_483_648;
  const lists = keys.filter((key) => {
    const { query }: Endpoint = api[key];
    return query instanceof z.ZodObject && 'before' in query.shape;
  });

  it('is refused by every list that goes on after an id, as nothing that a database was asked', async () => {
    expect(lists.length).toBeGreaterThanOrEqual(5);
    for (const key of lists) {
      const answer = await test.app.inject({
        method: methodOf(key),
        url: `${pathOf(key)}?before=${beyond}`,
        headers: { cookie: owner },
      });
      expect([key, answer.statusCode]).toEqual([key, 422]);
    }
  });

  it('is refused in a draft', async () => {
    const payload = { ...draft, seoContent: { seoContentId: beyond } };
    expect((await send('POST /api/content-history', owner, { payload })).statusCode).toBe(422);
  });
});

describe('What belongs to somebody else', () => {
  const named = keys.filter((key) => key.includes(':id'));
  const kinds = Object.groupBy(named, (key) => pathOf(key).slice(0, pathOf(key).indexOf(':id')));

  it('is tried for every kind of row that a call names', () => {
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(makers).toSorted());
  });

  it.each(Object.keys(makers))('%s:id is simply not found, and stays as it is', async (kind) => {
    const id = String(await makers[kind]!());
    const rowOf = () => send(`GET ${kind}:id` as ApiKey, owner, { id });
    const readable = `GET ${kind}:id` in api;
    const before = readable ? (await rowOf()).body : '';
    if (readable) expect((await rowOf()).statusCode, before).toBe(200);
    for (const key of kinds[kind] ?? []) {
      const answer = await send(key, stranger, { id });
      expect([key, answer.statusCode, answer.json().code]).toEqual([key, 404, 'not_found']);
    }
    if (readable) expect((await rowOf()).body).toBe(before);
  });
});
