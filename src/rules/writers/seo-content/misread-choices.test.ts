import { describe, expect, it } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { writeByRules } from './prepared.ts';

function written(name: string, description: string, fields: Partial<SeoFormInput> = {}) {
  const form = seoFormSchema.parse({
    platform: 'etsy',
    etsyShopName: 'Zed',
    businessName: 'Zed Trading',
    industry: 'Retail',
    ...fields,
    products: [{ name, description }],
  });
  return writeByRules(form)[0]!;
}

const amazon: Partial<SeoFormInput> = {
  platform: 'amazon',
  amazonBrand: 'Haldis',
  amazonCategory: 'Kitchen & Dining',
};

describe('what is chosen, counted or made of a mixture', () => {
  it.each<[what: string, name: string, description: string, fields: Partial<SeoFormInput>, not: RegExp]>([
    [
      'one of six colours is no colour of the set',
      'Scrunchie set of 6 satin',
      'Six satin scrunchies: black, cream, sage, blush, navy and brown. Soft on curls.',
      { platform: 'tiktokshop', tiktokShopName: 'glint', tiktokCategory: 'Beauty' },
      /Black$|, Black,/u,
    ],
    [
      'an alloy is one material',
      'Garlic Press',
      'Zinc alloy press with a chrome finish. 18cm.',
      amazon,
      /Zinc, Alloy/u,
    ],
    [
      'a number belongs to the word behind it',
      '3 Tier Bamboo Shoe Rack',
      'Free-standing bamboo shoe rack with slatted shelves.',
      { platform: 'walmart' },
      /^Tier/u,
    ],
    [
      'what a soap is free of stands behind a comma',
      'Oat Soap',
      'Palm oil free soap with oats and honey. 100 g.',
      { platform: 'shopify', shopifyStoreName: 'Lather' },
      /Palm Oil Free Soap/u,
    ],
  ])('%s', (_what, name, description, fields, not) => {
    const { productTitle, titleTag } = written(name, description, fields);
    expect(productTitle).not.toMatch(not);
    expect(titleTag).not.toMatch(not);
  });

  it('a plating is no metal, and a colour to choose no material', () => {
    const { platformFields } = written(
      'Moonstone drop earrings',
      '14k gold filled hooks with a 6 mm moonstone. Silver plated brass chain. Choose gold, silver or rose gold.',
    );
    expect(platformFields['materials']).toEqual(['moonstone', 'gold filled', 'silver plated', 'brass']);
  });

  it('six in a box are no inches', () => {
    const { facts } = written('Sponge', 'Round sponges for gel polish. 6 in the box.');
    expect(facts.filter(({ kind }) => kind === 'size')).toEqual([]);
    const other = written('Bath towel', 'Two towels, 27 x 54 in each. Hem of 6 in.');
    expect(other.facts.filter(({ kind }) => kind === 'size').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['27 x 54 in']),
    );
  });

  it('a name of plain words is small inside a sentence', () => {
    const { improvedBodyText } = written('Dog Booster Seat', 'For dogs up to 12 kg. Four pockets.', amazon);
    expect(improvedBodyText).toMatch(/^The dog booster seat is for dogs up to 12 kg\./u);
  });

  it('devices stand as they were written, and a list of features is one though it opens with an order', () => {
    const { improvedBodyText } = written('Larder', 'Know what is in the cupboard. Works offline.', {
      platform: 'appstore',
      appName: 'Larder',
      appCategory: 'Food & Drink',
      appFeatures: 'scan barcodes, expiry reminders, shared shopping list',
      deviceCompatibility: 'iPhone and Apple Watch, iOS 17 or later',
    });
    expect(improvedBodyText).toContain('Devices: iPhone and Apple Watch, iOS 17 or later.');
    expect(improvedBodyText).toContain('- Scan barcodes\n- Expiry reminders\n- Shared shopping list');
  });
});
