import { describe, expect, it, test } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { platforms } from '#rules/platforms/index.ts';
import { fillKeywordFields } from './fill.ts';
import { findKeywords } from './find.ts';

function filledFor(platform: PlatformId, name: string, description: string): Record<string, string[]> {
  const form = SeoForm.parse({
    platform,
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description }],
  });
  const brief = briefsOf(form)[0]!;
  const ledger = extractLedger(brief);
  const keywords = findKeywords(brief, ledger, platforms[platform]);
  const { listing } = fillKeywordFields({ productTitle: name }, keywords, platforms[platform], ledger);
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  return {
    tags: list(listing.tags),
    keywords: list(listing.keywords),
    searchTerms: list(listing.searchTerms),
  };
}

describe('Etsy tags of a brief of two lines', () => {
  const briefs: readonly (readonly [name: string, description: string, least: number, expected: string[]])[] =
    [
      [
        'Speckled stoneware mug',
        'Handmade 350 ml mug, cream glaze, thrown in Leeds. Dishwasher safe.',
        13,
        ['350 ml mug', 'handmade mug', 'stoneware drinkware'],
      ],
      [
        'Silver moon necklace',
        'Sterling silver moon pendant on a 45 cm chain. Gift for my sister, or for bridesmaids.',
        13,
        ['moon necklace', 'silver jewelry', 'bridesmaid gift', 'gift for sister'],
      ],
      [
        'Chunky knit blanket',
        'merino wool, grey, 120x150cm, hand knitted. for sofa or bed in winter',
        13,
        ['sofa blanket', 'hand knitted blanket', 'merino wool blanket'],
      ],
      [
        'Pressed flower phone case',
        'Real pressed flowers in clear resin. For iPhone 13 to 16 and Samsung S23.',
        7,
        ['iphone 13 case', 'samsung s23 case', 'pressed flower case'],
      ],
      [
        'Letterpress thank you cards set of 6',
        'A6, printed in navy ink on 600 gsm cotton paper. Blank inside.',
        6,
        ['letterpress cards', 'greeting cards'],
      ],
      [
        'Wooden name puzzle',
        'Birch plywood, up to 9 letters. For first birthdays and christenings.',
        9,
        ['birthday gift', 'christening gift'],
      ],
      [
        'Wooden house sign',
        'Oak sign with your house number, laser engraved, oiled, 30 x 15 cm, for the front door.',
        13,
        ['front door sign', 'laser engraved sign'],
      ],
      [
        'Cuenco de cerámica azul',
        'Cuenco hecho a mano de cerámica, 15 cm, esmalte azul. Apto para lavavajillas.',
        12,
        ['cuenco azul', 'cuenco hecho a mano', 'vajilla cerámica'],
      ],
      [
        'Schlüsselanhänger aus Leder',
        'Handgenäht, braunes Rindsleder, mit Gravur, 10 cm. Geschenk zum Vatertag.',
        8,
        ['Anhänger handgenäht', 'Anhänger mit Gravur', 'Geschenk Vatertag', 'Anhänger braun'],
      ],
      [
        'Bougie parfumée figue',
        'Bougie à la cire de soja, 180 g, mèche coton, coulée à la main à Lyon.',
        8,
        ['bougie parfumée', 'bougie figue', 'coulée à la main'],
      ],
    ];
  it.each(briefs)('%s', (name, description, least, expected) => {
    const { tags = [] } = filledFor('etsy', name, description);
    expect(tags.length).toBeGreaterThanOrEqual(least);
    expect(tags).toEqual(expect.arrayContaining(expected));
    for (const tag of tags) expect(Array.from(tag).length, tag).toBeLessThanOrEqual(20);
  });

  it('names no gift, room or season that the seller denies or does not say', () => {
    const { tags = [] } = filledFor(
      'etsy',
      'Stoneware mug',
      'Hand thrown mug, 350 ml, not dishwasher safe. Not for the office. Gift wrap is not included.',
    );
    expect(tags.join(' / ')).not.toMatch(/gift|office|dishwasher|winter|birthday/u);
  });

  it('sells nothing as made of its jar or its wick', () => {
    const { tags = [], keywords = [] } = filledFor(
      'etsy',
      'Lavender soy candle',
      'Soy wax candle in amber glass jar, 220 g, burns 45 hours, cotton wick.',
    );
    expect(tags).toContain('lavender candle');
    expect([...tags, ...keywords].join(' / ')).not.toMatch(
      /glass (?:candle|decor)|amber candle|cotton candle/u,
    );
  });
});

test('a bare noun is no keyword while phrases are left', () => {
  const { keywords = [] } = filledFor(
    'amazon',
    'Telescopic fishing pole 7 ft',
    'Carbon fiber pole, folds to 17 inch, EVA handle, for freshwater and saltwater.',
  );
  expect(keywords).not.toContain('pole');
  expect(keywords).toContain('fishing rod');
});
