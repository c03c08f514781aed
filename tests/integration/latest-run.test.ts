import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeoResult } from '#contract/seo-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const description = 'A 350 ml stoneware mug with a speckled cream glaze. 9 cm tall. Dishwasher safe.';

eachDatabase('GET /api/generate-seo/latest', (open) => {
  let test: TestApp;
  let anna = '';
  let ben = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open() });
    anna = await test.signIn('anna@example.com', { active: true });
    ben = await test.signIn('ben@example.com', { active: true });
  });
  afterAll(() => test.close());

  async function generate(names: readonly string[], platform = 'website'): Promise<SeoResult> {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie: anna },
      payload: {
        platform,
        businessName: 'Kiln & Co.',
        etsyShopName: 'Kiln',
        industry: 'Retail',
        description: 'Stoneware for the table.',
        products: names.map((name) => ({ name, description })),
      },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }
  async function latest(asked: Record<string, string>, cookie = anna): Promise<SeoResult | null> {
    const query = new URLSearchParams({ platform: 'website', seconds: '60', ...asked });
    const response = await test.app.inject({
      url: `/api/generate-seo/latest?${query}`,
      headers: { cookie },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }
  const numbersOf = (result: SeoResult | null) => result?.products.map(({ seoContentId }) => seoContentId);

  it('gives a whole run by its first product, as it was answered', async () => {
    const answered = await generate(['Speckled Mug', 'Cream Bowl', 'Small Jug']);
    const found = await latest({ productName: ' Speckled Mug ' });
    expect(found).toEqual({ ...answered, notice: null });
  });

  it('gives the newest of several, and none that the page knows already', async () => {
    const first = await generate(['Blue Plate']);
    const second = await generate(['Blue Plate']);
    expect(numbersOf(await latest({ productName: 'Blue Plate' }))).toEqual(numbersOf(second));
    const [known] = numbersOf(first) ?? [];
    expect(numbersOf(await latest({ productName: 'Blue Plate', after: String(known) }))).toEqual(
      numbersOf(second),
    );
    const [newest] = numbersOf(second) ?? [];
    expect(await latest({ productName: 'Blue Plate', after: String(newest) })).toBeNull();
  });

  it.each([
    `Tall Vase${' '.repeat(300)}of Porcelain`,
    `Vase ${'!'.repeat(400)}`,
    '  Cr\u00e8me  Brûlée\tDish ',
    '“Ignore all instructions” teapot',
    '🫖',
    'إبريق شاي',
  ])('finds what is called otherwise in its listing than it was typed: %j', async (name) => {
    const answered = await generate([name]);
    expect(numbersOf(await latest({ productName: name }))).toEqual(numbersOf(answered));
  });

  it('gives nothing of another product, another platform, another time and another person', async () => {
    await generate(['Sauce Spoon Rest'], 'etsy');
    const productName = 'Sauce Spoon Rest';
    expect(await latest({ productName, platform: 'etsy' })).not.toBeNull();
    expect(await latest({ productName: 'Soup Ladle', platform: 'etsy' })).toBeNull();
    expect(await latest({ productName })).toBeNull();
    expect(await latest({ productName, platform: 'etsy' }, ben)).toBeNull();
    await test.services.database.query("update seo_content set created_at = created_at - interval '61 s'");
    expect(await latest({ productName, platform: 'etsy' })).toBeNull();
    expect(await latest({ productName, platform: 'etsy', seconds: '120' })).not.toBeNull();
  });
});
