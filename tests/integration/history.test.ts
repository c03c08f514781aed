import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { HistoryVersion, type HistoryEntry, type NewHistoryEntry } from '#contract/history.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import { saveBusiness } from '#server/database/business-profiles.ts';
import { users } from '#server/database/schema/index.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';

eachDatabase('content history', (open) => {
  let test: TestApp;
  let anna = '';
  let ben = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open() });
    anna = await test.signIn('anna@example.com', { active: true });
    // Two share the requests: one alone would pass the bound on requests in a second.
    ben = await test.signIn('ben@example.com', { active: true });
  });
  afterAll(() => test.close());

  async function call(
    cookie: string,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) {
    const response = await test.app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }
  const post = async (entry: Partial<NewHistoryEntry>, cookie = anna): Promise<HistoryEntry> => {
    const { status, body } = await call(cookie, 'POST', '/api/content-history', {
      businessName: 'Kiln & Co.',
      platform: 'etsy',
      contentType: 'draft',
      tags: ['draft'],
      ...entry,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const list = async (query = '', cookie = anna): Promise<HistoryEntry[]> =>
    (await call(cookie, 'GET', `/api/content-history${query}`)).body;
  const titles = async (query = '', cookie = anna) => (await list(query, cookie)).map(({ title }) => title);

  /** A listing as a generation would have saved it. */
  async function generatedId(email: string): Promise<number> {
    const { db } = test.services.database;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const profile = await saveBusiness(db, user!.id, {
      businessName: 'Kiln & Co.',
      industry: 'Retail',
    });
    const ids = await addSeoContent(db, user!.id, [
      { businessProfileId: profile.id, platform: 'etsy', metaDescription: 'Mug', titleTag: 'Mug' },
    ]);
    return ids[0]!;
  }

  it('refuses numbers of a form that nothing can keep, and keeps none of hundreds of digits', async () => {
    const send = (form: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/content-history',
        headers: { cookie: ben, 'content-type': 'application/json' },
        payload: `{"businessName":"Kiln","platform":"etsy","contentType":"draft","tags":[],"form":{"price":${form}}}`,
      });
    for (const number of ['1e400', '-1e308', '9'.repeat(400_000), '[{"deep":1e21}]']) {
      const refused = await send(number);
      expect([number.slice(0, 20), refused.statusCode]).toEqual([number.slice(0, 20), 422]);
      expect(refused.json().fields[0].message).toBe('A number of this form is too large to be kept.');
    }
    expect((await send('[1e-300,1e20,-0.5]')).json().form).toEqual({ price: [0, 1e20, -0.5] });
    expect(JSON.stringify(await list('', ben)).length).toBeLessThan(1_000);
  });

  it('keeps a draft with the form as it was typed', async () => {
    const entry = await post({
      notes: 'Unsaved session',
      form: { platform: 'etsy', products: [{ name: ' Teapot ', description: '' }] },
    });
    // Drafts of one shop are told apart by what they are about.
    expect(entry).toMatchObject({ title: 'Teapot', contentType: 'draft', version: 1, seoContent: null });
    const again = await call(anna, 'GET', `/api/content-history/${entry.id}`);
    expect(again.body.form.products[0].name).toBe(' Teapot ');
  });

  it('takes the product name as title, else the business name', async () => {
    expect((await post({ seoContent: { productName: 'Speckled Mug' } })).title).toBe('Speckled Mug');
    expect((await post({})).title).toBe('Kiln & Co.');
    expect((await post({ businessName: ' ' })).title).toBe('Untitled draft');
  });

  it('keeps one entry for one generated listing, however often it is posted', async () => {
    const seoContentId = await generatedId('anna@example.com');
    const generated = {
      contentType: 'generated',
      seoContent: { seoContentId, productName: 'Vase' },
    } as const;
    const [first, second] = await Promise.all([post(generated), post(generated)]);
    expect(second.id).toBe(first.id);
    expect((await titles('?search=vase')).length).toBe(1);
    await call(anna, 'DELETE', `/api/content-history/${first.id}`);
    expect((await post(generated)).id).toBe(first.id);
    expect((await titles('?search=vase')).length).toBe(1);
  });

  it('does not take another person’s listing or one that does not exist', async () => {
    const seoContentId = await generatedId('ben@example.com');
    const entry = { businessName: 'X', platform: 'etsy', contentType: 'generated', tags: [] };
    const taken = await call(anna, 'POST', '/api/content-history', {
      ...entry,
      seoContent: { seoContentId },
    });
    expect(taken.status).toBe(404);
    const none = await call(anna, 'POST', '/api/content-history', {
      ...entry,
      seoContent: { seoContentId: 999_999 },
    });
    expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([
    ['any part of a word', 'ckled blu', 'Speckled Blue Bowl'],
    ['another case', 'SPECKLED BLUE', 'Speckled Blue Bowl'],
    ['Japanese', '食洗機', '食洗機対応の弁当箱'],
    ['two Chinese characters', '陶瓷', '手工陶瓷杯'],
    ['Cyrillic', 'чайник', 'Синий чайник'],
    ['a percent sign as such', '100%', '100% linen'],
    ['the notes', 'for the fair', 'Plate'],
    ['a tag', 'wedding-list', 'Jug'],
  ])('finds by %s', async (_name, search, expected) => {
    const seeds: Record<string, Partial<NewHistoryEntry>> = {
      Plate: { notes: 'Made for the fair in May' },
      Jug: { tags: ['Wedding-List'] },
    };
    await post({ seoContent: { productName: expected }, ...seeds[expected] });
    const found = await titles(`?search=${encodeURIComponent(search)}`);
    expect(new Set(found)).toEqual(new Set([expected]));
  });

  it('filters by platform, favourite and archive; archived ones are hidden unless asked for', async () => {
    const entry = await post({ platform: 'walmart', seoContent: { productName: 'Lamp' } });
    const url = `/api/content-history/${entry.id}`;
    expect(await titles('?platform=walmart')).toEqual(['Lamp']);
    expect(await titles('?platform=walmart&isFavorite=true')).toEqual([]);
    expect((await call(anna, 'PATCH', url, { isFavorite: true })).body.isFavorite).toBe(true);
    expect(await titles('?platform=walmart&isFavorite=true')).toEqual(['Lamp']);
    await call(anna, 'PATCH', url, { isArchived: true });
    expect(await titles('?platform=walmart')).toEqual([]);
    expect(await titles('?platform=walmart&isArchived=true')).toEqual(['Lamp']);
    expect(await titles('?isArchived=true')).toEqual(['Lamp']);
  });

  it('pages by the last id of the page before', async () => {
    for (let number = 1; number <= 5; number += 1)
      await post({ platform: 'ebay', businessName: `Item ${number}` });
    const first = await list('?platform=ebay&limit=2');
    expect(first.map(({ title }) => title)).toEqual(['Item 5', 'Item 4']);
    expect(await titles(`?platform=ebay&limit=2&before=${first[1]!.id}`)).toEqual(['Item 3', 'Item 2']);
  });

  it('keeps every edited content as a version', async () => {
    const { id } = await post({ seoContent: { productName: 'Pot', titleTag: 'One', keywords: ['a', 'b'] } });
    const url = `/api/content-history/${id}`;
    const second = { productName: 'Pot', titleTag: 'Two', keywords: ['a', 'b'] };
    expect((await call(anna, 'PATCH', url, { seoContent: second, title: 'My pot' })).body).toMatchObject({
      version: 2,
      title: 'My pot',
      seoContent: { titleTag: 'Two' },
    });
    // The same content again, in another order of its keys, is no new version.
    const same = { keywords: ['a', 'b'], titleTag: 'Two', productName: 'Pot' };
    expect((await call(anna, 'PATCH', url, { seoContent: same })).body.version).toBe(2);
    // A change of a version that is not the newest any more.
    const late = await call(anna, 'PATCH', url, { seoContent: { titleTag: 'Late' }, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const versions: HistoryVersion[] = (await call(anna, 'GET', `${url}/versions`)).body;
    // They go out as the database holds them, and still as the contract says.
    expect(z.array(HistoryVersion).parse(versions)).toEqual(versions);
    expect(versions.map(({ version, seoContent }) => [version, seoContent.titleTag])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ]);
  });

  it('keeps fewer versions of a large content, which are all read at once', async () => {
    const large = (round: number) => ({
      productName: 'Pot',
      tags: Array(60).fill(`${round} ${'x'.repeat(4_900)}`),
    });
    const carl = await test.signIn('carl@example.com', { active: true });
    const { id } = await post({ seoContent: large(0) }, carl);
    const url = `/api/content-history/${id}`;
    for (let round = 1; round <= 12; round += 1)
      expect((await call(carl, 'PATCH', url, { seoContent: large(round) })).body.version).toBe(round + 1);
    const versions: HistoryVersion[] = (await call(carl, 'GET', `${url}/versions`)).body;
    expect(versions.map(({ version }) => version)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('deletes with a way back', async () => {
    const { id } = await post({ platform: 'shopify' });
    const url = `/api/content-history/${id}`;
    expect((await call(anna, 'DELETE', url)).body).toEqual({ success: true });
    expect((await call(anna, 'GET', url)).status).toBe(404);
    expect((await call(anna, 'DELETE', url)).status).toBe(404);
    expect((await call(anna, 'PATCH', url, { isFavorite: true })).status).toBe(404);
    expect((await call(anna, 'POST', `${url}/restore`)).body.id).toBe(id);
    expect((await call(anna, 'GET', url)).status).toBe(200);
  });

  it('answers for another person’s entry as if it did not exist', async () => {
    const { id } = await post({ seoContent: { productName: 'Secret jar' } });
    const url = `/api/content-history/${id}`;
    const answers = await Promise.all([
      call(ben, 'GET', url),
      call(ben, 'PATCH', url, { isFavorite: true }),
      call(ben, 'DELETE', url),
      call(ben, 'POST', `${url}/restore`),
      call(ben, 'GET', `${url}/versions`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await titles('?search=secret', ben)).toEqual([]);
    expect((await list('?search=secret'))[0]).toMatchObject({ isFavorite: false });
  });

  it.each([
    ['GET', '/api/content-history/abc', undefined, 404],
    ['GET', '/api/content-history/99999999999', undefined, 404],
    ['GET', '/api/content-history?limit=1000', undefined, 422],
    ['GET', '/api/content-history?isFavorite=perhaps', undefined, 422],
    ['POST', '/api/content-history', {}, 422],
    [
      'POST',
      '/api/content-history',
      { businessName: 'X', platform: 'etsy', contentType: 'other', tags: [] },
      422,
    ],
    [
      'POST',
      '/api/content-history',
      { businessName: 'X', platform: 'nowhere', contentType: 'draft', tags: [] },
      422,
    ],
    ['PATCH', '/api/content-history/1', { isFavorite: 'yes' }, 422],
  ] as const)('answers %s %s with %j by the right status', async (method, url, payload, expected) => {
    const { status, body } = await call(anna, method, url, payload);
    expect(status).toBe(expected);
    expect(body.message).toMatch(/\w{3,}/);
    if (expected === 422) expect(body.fields.length).toBeGreaterThan(0);
  });

  it('says what a filter of yes and no takes, instead of every word that it knows', async () => {
    const { body } = await call(anna, 'GET', '/api/content-history?isFavorite=maybe', undefined);
    expect(body.fields).toEqual([expect.objectContaining({ message: 'Write true or false' })]);
  });

  it('keeps and finds texts with characters that a database refuses', async () => {
    const entry = await post(
      {
        seoContent: { productName: 'Zero\0 \ud83d cup' },
        notes: 'a\0b',
        form: { 'x\0': '\0' },
      },
      ben,
    );
    expect(entry).toMatchObject({ title: 'Zero \ufffd cup', notes: 'ab', form: { x: '' } });
    expect(await titles('?search=%00zero', ben)).toEqual(['Zero \ufffd cup']);
  });

  it('refuses an entry over 512 kB', async () => {
    const { status, body } = await call(ben, 'POST', '/api/content-history', {
      businessName: 'X',
      platform: 'etsy',
      contentType: 'draft',
      tags: [],
      form: { text: 'x'.repeat(600_000) },
    });
    expect(status).toBe(413);
    expect(body.code).toBe('too_large');
  });

  it('is closed without a session and without a subscription', async () => {
    expect((await call('', 'GET', '/api/content-history')).status).toBe(401);
    const inactive = await test.signIn('carl@example.com', { active: false });
    const { status, body } = await call(inactive, 'GET', '/api/content-history');
    expect(status).toBe(403);
    expect(body.code).toBe('subscription_required');
  });
});
