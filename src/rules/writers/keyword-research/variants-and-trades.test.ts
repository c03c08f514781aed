import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { readBrief } from './brief.ts';

const offersOf = (form: Partial<ResearchFormInput>) =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...form })).offers.map(
    ({ name }) => name,
  );

describe('What a business offers', () => {
  it.each<[what: string, form: Partial<ResearchFormInput>, wanted: string[], refused: string[]]>([
    [
      'recipes are of a thing',
      {
        industry: 'Pet food subscription',
        platform: 'shopify',
        description:
          'We cook fresh dog food in small batches. Recipes: beef & sweet potato, turkey & oats, grain-free salmon.',
      },
      ['pet food subscription', 'dog food'],
      ['recipe', 'sweet', 'oats', 'grain-free salmon'],
    ],
    [
      'sizes are of a thing',
      {
        industry: 'Handmade quilts',
        platform: 'etsy',
        description: 'Memory quilts sewn from your old t-shirts. Lap, twin and queen sizes.',
      },
      ['handmade quilt'],
      ['lap size', 'twin size', 'queen size'],
    ],
    [
      'what stands behind the first of a row, without its day',
      {
        industry: 'Yoga',
        description:
          'Clases de hatha y yin yoga en grupos de 8, yoga prenatal los sábados, retiros de fin de semana en la sierra.',
      },
      ['clases de hatha', 'clases de yin yoga', 'yoga prenatal', 'retiros de fin de semana'],
      ['en grupos'],
    ],
    [
      'a deed with its thing',
      { industry: 'Chimney services', products: ['chimney sweeping', 'yearly inspections'] },
      ['chimney sweeping', 'yearly chimney inspection'],
      ['yearly inspection'],
    ],
  ])('%s', (_what, form, wanted, refused) => {
    const offers = offersOf(form);
    expect(offers).toEqual(expect.arrayContaining(wanted));
    for (const name of refused) expect(offers).not.toContain(name);
  });

  it('few words are of the language of the trade', () => {
    const keywords = keywordsOfForm({
      businessName: 'Praxis am Markt',
      industry: 'Zahnarzt',
      location: 'Göttingen',
      products: ['Implantate', 'Prophylaxe', 'Bleaching'],
    });
    expect(keywords).toContain('Implantate Kosten');
    expect(keywords.join('\n')).not.toMatch(/ (?:cost|near me|reviews)$/mu);
  });
});
