import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history.ts';
import type { WalmartForm, WalmartResult } from '#contract/walmart.ts';
import { claimsIn } from '#rules/facts/claims-in.ts';
import { violations } from '#rules/fit/fit.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import type { DoubleReply } from '#tests/setup/model-double.ts';
import { modelDoubles } from '#tests/setup/model-run.ts';
import { brandOf } from './brand.ts';
import { partsOf } from './source.ts';

const lantern: WalmartForm = {
  productName: 'Rechargeable LED Camping Lantern',
  category: 'Camping Lanterns',
  keyFeatures:
    'Three brightness modes up to 1,000 lumens, runs 30 hours on low, charges by USB-C in 4 hours, IPX4 water resistant, folding hook for hanging, 7.4 in tall, 1.1 lb',
  targetAudience: 'families, campers',
  priceRange: '$29 to $35',
  brandInfo: 'Harrowgate makes lights for camping and power cuts.',
};
const prepared = prepare(partsOf(lantern)[0]!.brief);

let test: TestApp;
let cookie = '';
beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.signIn('walmart@example.com', { active: true });
});
afterAll(() => test.close());
const { connect } = modelDoubles(() => test);

const post = (payload: object, as = cookie) =>
  test.app.inject({ method: 'POST', url: '/api/walmart-generator', headers: { cookie: as }, payload });
async function generate(payload: object = lantern, as = cookie): Promise<WalmartResult> {
  const response = await post(payload, as);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function generateWith(answer: DoubleReply): Promise<WalmartResult> {
  return generate(lantern, await connect(() => answer));
}

/** What must be true of any answer, whoever wrote it. */
function expectSound({ listing, ...result }: WalmartResult) {
  const fields = listingOf(listing);
  expect(violations(fields, platforms.walmart, [prepared.ledger.brand])).toEqual([]);
  const ids = fieldRules(platforms.walmart).map(({ id }) => id);
  expect(claimsIn(fields, ids, prepared.ledger, listing.productName)).toEqual([]);
  expect(result).toMatchObject({
    title: listing.productTitle,
    description: listing.improvedBodyText,
    bulletPoints: listing.platformFields['keyFeatures'],
    keywords: listing.keywords,
    searchTerms: listing.searchTerms,
    seoScore: listing.seoScore,
  });
  expect(result.bulletPoints.length).toBeGreaterThanOrEqual(3);
  expect(result.checks.length).toBeGreaterThan(5);
  const title = result.title.toLowerCase();
  expect(result.searchTerms.filter((word) => /[\s,]/.test(word) || title.includes(word))).toEqual([]);
}

describe('the rules', () => {
  it('write the listing and say so', async () => {
    const result = await generate();
    expectSound(result);
    expect(result).toMatchObject({ writer: 'rules' });
    expect(result.notice).toContain('no AI model connected');
    expect(result.title).toMatch(/^Harrowgate .*Lantern/);
    expect(result.tips?.join(' ')).toContain('Product name:');
  });

  it('put no brand into the name when none was given', async () => {
    const { title } = await generate({ ...lantern, brandInfo: 'Family-owned since 1998' });
    expect(title).toMatch(/^Rechargeable LED/);
  });
});

describe('a connected model', () => {
  const good = {
    ...listingOf(finishItem(prepared, listingByRules(prepared), 'rules')),
    productTitle: 'Harrowgate Rechargeable LED Camping Lantern, 1.1 lb, 7.4 in Tall',
    evidence: [],
    questions: [],
  };

  it('writes the listing', async () => {
    const result = await generateWith({ text: JSON.stringify(good) });
    expectSound(result);
    expect(result).toMatchObject({ writer: 'model', notice: null, title: good.productTitle });
  });

  it.each<[string, DoubleReply, 'model' | 'rules']>([
    [
      'invents, sells and overruns',
      {
        text: JSON.stringify({
          ...good,
          productTitle: 'Best Seller!!! Award-Winning 9,000 Lumen Lantern at Walmart '.repeat(5),
          keyFeatures: Array.from({ length: 14 }, (_, n) => `FDA approved feature ${n} ${'x'.repeat(90)}`),
          improvedBodyText: '<script>alert(1)</script> Buy now at https://evil.example for $1! '.repeat(20),
        }),
      },
      'model',
    ],
    ['answers no JSON', { text: 'I cannot help with that.' }, 'rules'],
    ['is broken', { status: 500 }, 'rules'],
    ['falls silent', { silent: true }, 'rules'],
  ])('that %s does no harm', async (_name, reply, writer) => {
    const result = await generateWith({ chunkSize: 2_000, ...reply });
    expectSound(result);
    expect(result.writer).toBe(writer);
    if (writer === 'rules') expect(result.notice).toMatch(/^Written by rules, because /);
    const { listing: _listing, checks: _checks, ...shown } = result;
    expect(JSON.stringify(shown)).not.toMatch(/<script|alert\(|evil\.example|9,000|FDA|award/i);
  });
});

describe('a run', () => {
  it('is kept: listing, history entry with the form, and usage', async () => {
    const before = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
    const { historyId, listing } = await generate();
    const response = await test.app.inject({ url: `/api/content-history/${historyId}`, headers: { cookie } });
    const entry: HistoryEntry = response.json();
    expect(entry).toMatchObject({
      title: lantern.productName,
      platform: 'walmart',
      notes: 'Camping Lanterns',
      form: lantern,
      seoContent: { seoContentId: listing.seoContentId, productTitle: listing.productTitle },
    });
    const after = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(after.json().totalGenerations).toBe(before.json().totalGenerations + 1);
  });

  it.each([
    ['productName', 'Product name is required'],
    ['category', 'Category is required'],
    ['keyFeatures', 'Key features are required'],
  ])('without %s is refused with its sentence', async (field, sentence) => {
    for (const value of ['', '  ', undefined]) {
      const response = await post({ ...lantern, [field]: value });
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain(sentence);
    }
  });

  it('needs a session and an active subscription', async () => {
    expect((await post(lantern, '')).statusCode).toBe(401);
    const inactive = await test.signIn('visitor@example.com', { active: false });
    const response = await post(lantern, inactive);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('subscription_required');
  });
});

it.each([
  ['Harrowgate makes lights for camping.', 'Harrowgate'],
  ['Oat & Harbor, granola from Vermont', 'Oat & Harbor'],
  ['Brand: Bright Badger', 'Bright Badger'],
  ['Mistwell', 'Mistwell'],
  ['We make lights in Ohio.', ''],
  ['Family-owned since 1998', ''],
  ['made in small ovens', ''],
  ['', ''],
])('reads the brand out of “%s”', (text, brand) => {
  expect(brandOf(text)).toBe(brand);
});
