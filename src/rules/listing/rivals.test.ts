import { describe, expect, test } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { Listing } from './listing.ts';
import { rivalsNamed, withoutRivals } from './rivals.ts';

const knife: SeoFormInput = {
  platform: 'amazon',
  businessName: 'Brannock',
  industry: 'Retail',
  amazonBrand: 'Brannock',
  competitors: 'Wüsthof, Harkon Steel',
  products: [
    {
      name: 'Chef Knife 8 inch',
      description: 'Chef knife with a 20 cm blade. Fits the IKEA knife rail. Sharper than our first knife.',
    },
  ],
};

function freed(listing: Listing, form: SeoFormInput = knife) {
  const brief = briefsOf(seoFormSchema.parse(form))[0]!;
  const ledger = extractLedger(brief);
  const platform = platforms[form.platform];
  return {
    ...withoutRivals(listing, platform, brief, ledger),
    named: rivalsNamed(listing, platform, brief, ledger).map(({ name }) => name),
  };
}

describe('names of other makers', () => {
  test.each([
    ['Brannock Chef Knife like Wüsthof, 8-Inch Blade', 'Brannock Chef Knife, 8-Inch Blade'],
    ['Brannock vs Wüsthof: Chef Knife', 'Brannock: Chef Knife'],
    ['Sharper than Zwilling: 20 cm blade', '20 cm blade'],
    ['Chef Knife, a Harkon Steel Alternative', 'Chef Knife'],
    ['Chef Knife, 20 cm blade, better than Boos Blocks and Epicurean', 'Chef Knife, 20 cm blade'],
  ])('go from the title %j', (productTitle, left) => {
    expect(freed({ productTitle }).listing.productTitle).toBe(left);
  });

  test.each([
    ['It cuts. Unlike Victorinox knives it has a full tang.', 'It cuts.'],
    ['It cuts. As sharp as Shun.', 'It cuts.'],
    ['It cuts. Better than Mercer and Global knives.', 'It cuts.'],
    ['It cuts. Better than Boos Blocks, Epicurean and Totally Bamboo.', 'It cuts.'],
    ['It cuts. It is cheaper than Wüsthof’s.', 'It cuts.'],
  ])('go from the text %j', (improvedBodyText, left) => {
    expect(freed({ improvedBodyText }).listing.improvedBodyText).toBe(left);
  });

  test('go from lists with their entry, and are told', () => {
    const { listing, repairs, named } = freed({ searchTerms: ['wusthof', 'zwilling', 'gyuto'] });
    expect(listing.searchTerms).toEqual(['gyuto']);
    expect(repairs).toEqual([
      expect.objectContaining({ field: 'searchTerms', removed: 'wusthof, zwilling' }),
    ]);
    expect(named).toEqual(['wusthof']);
  });

  test('go from lists with what they are compared with', () => {
    const tags = ['Knife sharper than Boos Blocks', 'knife better than Epicurean', 'Alternative to Plastic'];
    expect(freed({ keywords: tags }).listing.keywords).toEqual(['Alternative to Plastic']);
  });

  test.each([
    'Fits the IKEA knife rail.',
    'A case for iPhone and Samsung phones.',
    'It feels like a tool, softer than it looks.',
    'Better Than Ever: a Knife Like No Other',
    'After a long trek, a knife like this is welcome.',
    'Brannock knives are sharper than most.',
    'Brannock knife vs SM7B knife on the same board',
  ])('are not seen in %j', (improvedBodyText) => {
    const { listing, named } = freed({ improvedBodyText });
    expect(listing.improvedBodyText).toBe(improvedBodyText);
    expect(named).toEqual([]);
  });
});
