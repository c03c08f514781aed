import { describe, expect, it } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { ToldSentences } from '#rules/listing/told-sentences.ts';
import { brokenLimits } from '#tests/golden/limits.ts';
import { proseSentences } from '#tests/golden/output-texts.ts';
import { finishApart, listingByRules, prepare, writeByRules } from './prepared.ts';

const mug = {
  name: 'Speckled Stoneware Mug',
  description:
    'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol. 9 cm tall, 8 cm wide. Dishwasher safe. Made to order in 2 weeks.',
};
const bowl = {
  name: 'Ash Grey Bowl',
  description:
    'A stoneware bowl with an ash grey glaze, 22 cm wide and 7 cm deep. Thrown on the wheel in Bristol. Dishwasher safe.',
};
const repair = {
  name: 'Rohrbruch',
  description:
    'Hilfe bei Rohrbruch in Freiburg im Umkreis von 15 km. Rückruf in 1 Stunde. Meisterbetrieb seit 2009.',
};
const cup = {
  name: '信楽焼 湯呑み 白',
  description: '信楽焼の湯呑みです。容量180ml。直径8cm、高さ9cm。電子レンジ使用可。',
};
const oil = {
  name: 'زيت زيتون بكر 1 لتر',
  description:
    'زيت زيتون بكر ممتاز معصور على البارد. زجاجة لتر واحد. قطاف أكتوبر 2025 من عجلون. مناسب للسلطة.',
};

const formOf = (platform: SeoFormInput['platform'], products: SeoFormInput['products']): SeoForm =>
  SeoForm.parse({ platform, businessName: 'Kiln & Co.', industry: 'Retail', appName: 'Kiln', products });

function expectApart(items: ReturnType<typeof writeByRules>): void {
  const seen = new Set<string>();
  for (const item of items) {
    const told = new Set(proseSentences(item));
    expect([...told].filter((sentence) => seen.has(sentence))).toEqual([]);
    expect(brokenLimits(item, ['hard'])).toEqual([]);
    for (const sentence of told) seen.add(sentence);
  }
}

describe.each(platformIds)('three doubles of a product on %s', (platform) => {
  it.each([mug, repair, cup, oil])('share no sentence: $name', (product) => {
    const items = writeByRules(formOf(platform, [product, product, product]));
    expectApart(items);
    expect(items[0]!.recommendations.join('\n')).not.toContain('the same as product');
    expect(items[2]!.recommendations[0]).toMatch(/^Product 3 is the same as product 1 of your form, /u);
  });
});

it('names a product that has the name of an earlier one and another text', () => {
  const other = { ...mug, description: 'A 500 ml stoneware mug in blue, 11 cm tall. Dishwasher safe.' };
  const [, second] = writeByRules(formOf('etsy', [mug, other]));
  expect(second!.recommendations[0]).toMatch(/^Product 2 has the same name as product 1 of your form\. /u);
});

describe('a proposal that tells what another listing of its form tells', () => {
  const shared = 'Thrown on the wheel in Bristol and safe in the dishwasher.';
  const finished = (platform: SeoFormInput['platform'], fields: Record<string, string | string[]>) => {
    const told = new ToldSentences();
    return briefsOf(formOf(platform, [mug, bowl])).map((brief) => {
      const prepared = prepare(brief);
      return finishApart(prepared, { ...listingByRules(prepared), ...fields }, 'model', told);
    });
  };

  it.each(platformIds)('is told apart in every text of %s', (platform) => {
    const texts = { improvedBodyText: `${shared}\n\n${shared}`, metaDescription: shared, intro: shared };
    const lists = { bulletPoints: [shared, shared], keyFeatures: [shared], sellingPoints: [shared] };
    expectApart(finished(platform, { ...texts, ...lists }));
  });

  it('names the product, and keeps the text of the one that was finished first', () => {
    const [first, second] = finished('etsy', { metaDescription: shared });
    expect(first!.metaDescription).toBe(shared);
    expect(second!.metaDescription).toBe(
      'Ash Grey Bowl: thrown on the wheel in Bristol and safe in the dishwasher.',
    );
  });

  it('joins it with a sentence of its own', () => {
    const [first] = finished('etsy', {});
    const bodies = ['9 cm tall.', '22 cm wide.'];
    const told = new ToldSentences();
    const [, second] = briefsOf(formOf('etsy', [mug, bowl])).map((brief, at) => {
      const prepared = prepare(brief);
      const metaDescription = `${bodies[at]} ${shared}`;
      return finishApart(prepared, { ...listingByRules(prepared), metaDescription }, 'model', told);
    });
    expect(first!.writer).toBe('model');
    expect(second!.metaDescription).toBe(
      '22 cm wide; thrown on the wheel in Bristol and safe in the dishwasher.',
    );
  });
});
