import { describe, expect, it } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { writeByRules } from './prepared.ts';

type Platform = NonNullable<SeoFormInput['platform']>;

const fieldsOf: Partial<Record<Platform, Partial<SeoFormInput>>> = {
  etsy: { etsyShopName: 'Zed' },
  amazon: { amazonBrand: 'Kestrel', amazonCategory: 'Home & Kitchen' },
  ebay: { ebayStoreName: 'zed', itemCondition: 'Used' },
  tiktokshop: { tiktokShopName: 'zed', tiktokCategory: 'Snacks' },
  facebookmarketplace: { facebookLocation: 'Leicester', facebookCondition: 'Used - Good' },
};

function written(platform: Platform, name: string, description: string) {
  const form = seoFormSchema.parse({
    platform,
    businessName: 'Zed Trading',
    industry: 'Retail',
    ...fieldsOf[platform],
    products: [{ name, description }],
  });
  return writeByRules(form)[0]!;
}

describe('what is said in passing stands where it belongs', () => {
  it.each<[what: string, platform: Platform, name: string, description: string, has: RegExp, not: RegExp]>([
    [
      'how it is posted is no title, and what one line says is not told twice',
      'etsy',
      'Personalised family tree print',
      'Give me up to 24 names and I letter them on a hand drawn oak. Printed on 300gsm cotton paper, A3 or A4, unframed. Posted rolled in a tube.',
      /: printed on 300gsm cotton paper, A3 or A4, unframed\./u,
      /A3 or A4[^]*A3 or A4/u,
    ],
    [
      'a vessel is what food comes in',
      'tiktokshop',
      'Sour freeze dried candy',
      'Crunchy sour candy that pops. 100 g resealable pouch. Made in Ohio.',
      /comes in a 100 g resealable pouch/u,
      /has a 100 g/u,
    ],
    [
      'who sells plugs it in',
      'facebookmarketplace',
      'Ninja air fryer dual zone',
      'Bought in January, used maybe ten times. Both drawers and plates. Can plug it in to show it working.',
      /Can plug it in/u,
      /fryer can plug/u,
    ],
    [
      'what is included leaves no verb behind its label',
      'etsy',
      'Dried flower wreath, meadow',
      'Made on a willow ring. Do not hang in the bathroom. Ribbon to hang is included.',
      /ribbon to hang(?: is included)?\./iu,
      /to hang is\./u,
    ],
  ])('%s', (_what, platform, name, description, has, not) => {
    const { improvedBodyText } = written(platform, name, description);
    expect(improvedBodyText).toMatch(has);
    expect(improvedBodyText).not.toMatch(not);
  });

  it('what a thing is made in belongs to its title though the maker speaks before it', () => {
    const { productTitle, tags } = written(
      'etsy',
      'Limpet shell necklace',
      'Cast from a limpet I found on Holkham beach, in recycled sterling silver, with the ridges left as they were.',
    );
    expect(productTitle).toBe('Limpet shell necklace, sterling silver');
    expect(tags).toContain('silver necklace');
  });

  it('an order to the cook is no feature of the basket', () => {
    const { productTitle, bulletPoints } = written(
      'amazon',
      'Silicone Steamer Basket with Handle',
      'Steam vegetables, dumplings or fish in the pot you already own. Folds flat to 2 inches. Grey.',
    );
    expect(productTitle).not.toMatch(/Steam Vegetables/u);
    expect(bulletPoints.join('\n')).toMatch(/steam vegetables, dumplings or fish in the pot/iu);
  });

  it('a split and a crackle are flaws, and the bands of a radio fit nothing', () => {
    const { platformFields } = written(
      'ebay',
      'Roberts R300 transistor radio 1960s red',
      'Works on LW and MW. Teak ends, red leatherette with a 2cm split at the back corner. Some crackle on the volume knob until it warms up.',
    );
    expect(platformFields['conditionDescription']).toMatch(/split at the back corner.*crackle/u);
    expect(JSON.stringify(platformFields['itemSpecifics'])).not.toContain('Compatible');
  });
});
