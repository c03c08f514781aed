import { describe, expect, it } from 'vitest';
import { type BriefFields, writeForm } from '#tests/golden/run-brief.ts';
import { outputTexts } from '#tests/golden/output-texts.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';

type Product = [name: string, description: string];

const bakeware: readonly Product[] = [
  [
    'Loaf Pan Set of 2, 9x5 inch',
    'Two carbon steel loaf pans, 9 x 5 x 2.75 inches. Non-stick coating. Rolled rims resist warping.',
  ],
  [
    'Silicone Baking Mat Half Sheet',
    'Reusable silicone baking mat, 16.5 x 11.6 inches. Fiberglass mesh core. Roll it up to store.',
  ],
  ['Cooling Rack', 'Stainless steel cooling rack, 16 x 11 inch. Welded feet lift the rack. Dishwasher safe.'],
];
const shop = (fields: BriefFields, products: readonly Product[]) =>
  ({
    platform: 'amazon',
    businessName: 'Harbor & Pine',
    industry: 'Retail',
    ...fields,
    products: products.map(([name, description]) => ({ name, description })),
  }) as const;
const briefs = (fields: BriefFields, products: readonly Product[]) =>
  briefsOf(SeoForm.parse(shop(fields, products)));

/** What the form says once, and what of it each product may tell. */
const rows: readonly [
  what: string,
  fields: BriefFields,
  products: readonly Product[],
  field: string,
  kept: (string | undefined)[],
][] = [
  [
    'a material of one product',
    { keyFeatures: 'heavy gauge carbon steel' },
    bakeware,
    'keyFeatures',
    ['heavy gauge carbon steel', undefined, undefined],
  ],
  [
    'what only a thing with a battery has',
    { keyFeatures: 'IPX4, USB-C, red light, lifetime repairs' },
    [
      ['Rechargeable Headlamp', 'Headlamp with 800 lm, 1200 mAh battery, weighs 68 g. Fits helmets.'],
      ['Trekking Poles, Pair', 'Foldable aluminium 7075 poles with cork grips, tungsten tips.'],
    ],
    'keyFeatures',
    ['IPX4, USB-C, red light, lifetime repairs', 'lifetime repairs'],
  ],
  [
    'a sentence about the material of one product',
    { uniqueSellingProposition: 'Each pearl is wired by hand. We answer within a day.' },
    [
      ['Bridal hair comb', 'Hair comb with freshwater pearls on a 7 cm steel comb.'],
      ['Flower girl crown', 'Dainty crown of porcelain flowers on gold wire.'],
    ],
    'uniqueSellingProposition',
    ['Each pearl is wired by hand. We answer within a day.', 'We answer within a day.'],
  ],
  [
    'what one product tells itself',
    { keyFeatures: 'non-stick coating, rolled rims' },
    bakeware,
    'keyFeatures',
    ['non-stick coating, rolled rims', undefined, undefined],
  ],
  [
    'what nobody tells',
    { keyFeatures: 'lead free, made in Maine' },
    bakeware,
    'keyFeatures',
    ['lead free, made in Maine', 'lead free, made in Maine', 'lead free, made in Maine'],
  ],
  [
    'brackets stay whole',
    { keyFeatures: 'gift box (blue, green), rolled rims' },
    bakeware,
    'keyFeatures',
    ['gift box (blue, green), rolled rims', 'gift box (blue, green)', 'gift box (blue, green)'],
  ],
  [
    'a search for one product',
    { targetKeywords: 'bread pan, baking mat, kitchen gift' },
    bakeware,
    'targetKeywords',
    ['bread pan, kitchen gift', 'baking mat, kitchen gift', 'kitchen gift'],
  ],
  [
    'measures of one product',
    { productDimensions: '16.5 x 11.6 in' },
    bakeware,
    'productDimensions',
    [undefined, '16.5 x 11.6 in', undefined],
  ],
  [
    'measures where none tells its own',
    { productDimensions: '8 x 8 cm' },
    [
      ['Mug', 'A stoneware mug.'],
      ['Bowl', 'A stoneware bowl.'],
    ],
    'productDimensions',
    ['8 x 8 cm', '8 x 8 cm'],
  ],
  [
    'measures of the product that tells none, though the other tells one of its figures',
    { productDimensions: '9 x 9 x 31 in, 14 lb' },
    [
      ['Fireplace Tool Set 4 Piece', 'Poker, shovel, brush and stand of steel.'],
      ['Firewood Log Rack', 'Log rack, 48 x 14 x 46 in. Tubular steel.'],
    ],
    'productDimensions',
    ['9 x 9 x 31 in, 14 lb', undefined],
  ],
  [
    'a figure and a bare stuff that nobody tells stay with the first of several kinds',
    { keyFeatures: 'hot-forged aluminum, 24 kN, stitched by hand' },
    [
      ['Locking carabiner', 'Screw gate carabiner for a climbing rack.'],
      ['Nylon sling 60 cm', 'Sewn sling, nylon webbing, 11 mm wide.'],
    ],
    'keyFeatures',
    ['hot-forged aluminum, 24 kN, stitched by hand', 'stitched by hand'],
  ],
  [
    'what is done to a mixture is done to no cloth',
    { keyFeatures: 'cold extracted, stirred, Sheffield moorland' },
    [
      ['Raw heather honey 340 g', 'Honey from the moors, in a glass jar.'],
      ['Beeswax wraps, set of 3', 'Cotton wraps coated with beeswax.'],
    ],
    'keyFeatures',
    ['cold extracted, stirred, Sheffield moorland', undefined],
  ],
  [
    'one length of the product that is worn in no sizes, and a part of the other',
    { keyFeatures: 'stainless steel body, 4 in diameter, gift boxed' },
    [
      ['Bee Smoker', 'Smoker for calming hives.'],
      ['Beekeeping Jacket', 'Three-layer mesh jacket. Sizes S to 3XL.'],
    ],
    'keyFeatures',
    ['4 in diameter, gift boxed', 'gift boxed'],
  ],
  [
    'a figure of one product',
    { keyFeatures: 'holds 350 ml' },
    [
      ['Mug', 'Stoneware, 350 ml.'],
      ['Bowl', 'Stoneware, 600 ml.'],
    ],
    'keyFeatures',
    ['holds 350 ml', undefined],
  ],
  [
    'a sentence about one product',
    { uniqueSellingProposition: 'Every rack is welded by hand. We answer within a day.' },
    bakeware,
    'uniqueSellingProposition',
    [
      'We answer within a day.',
      'We answer within a day.',
      'Every rack is welded by hand. We answer within a day.',
    ],
  ],
  [
    'one material under two names',
    { keyFeatures: 'brushed steel' },
    [
      ['Tray', 'Stainless steel tray.'],
      ['Board', 'Oak board.'],
    ],
    'keyFeatures',
    ['brushed steel', undefined],
  ],
  [
    'the material of a part that no product names',
    { keyFeatures: 'stitched with nylon thread' },
    [
      ['Bag', 'Waxed canvas bag.'],
      ['Belt', 'Leather belt.'],
    ],
    'keyFeatures',
    ['stitched with nylon thread', 'stitched with nylon thread'],
  ],
  [
    'a part that no product of several kinds tells',
    { keyFeatures: 'YKK zippers, hand finished' },
    [
      ['Waxed canvas tool roll', 'Waxed 10 oz canvas.'],
      ['Titanium camp pot', 'Titanium, folding handles.'],
    ],
    'keyFeatures',
    ['hand finished', 'hand finished'],
  ],
  [
    'a part in the place of a sentence',
    { uniqueSellingProposition: 'Silicone feet' },
    [
      ['Cooling Rack', 'Steel, 40 x 25 cm, folds flat.'],
      ['Rolling Pin', 'Beech, 45 cm, no handles.'],
    ],
    'uniqueSellingProposition',
    [undefined, undefined],
  ],
  [
    'a German part of a compound',
    { keyFeatures: 'Messingscharniere, geölt' },
    [
      ['Gewürzregal', 'Aus Nussbaum, für 12 Gläser.'],
      ['Schmuckkästchen', 'Eiche, mit Samt ausgelegt.'],
    ],
    'keyFeatures',
    ['geölt', 'geölt'],
  ],
  [
    'German',
    { keyFeatures: 'Deckel aus Bambus, spülmaschinenfest' },
    [
      ['Brotdose', 'Edelstahl, Deckel aus Bambus.'],
      ['Trinkflasche', 'Flasche aus Glas, 500 ml.'],
    ],
    'keyFeatures',
    ['Deckel aus Bambus, spülmaschinenfest', 'spülmaschinenfest'],
  ],
  [
    'Spanish',
    { targetKeywords: 'taza de gres, cuenco hecho a mano' },
    [
      ['Taza de gres', 'Taza de gres de 300 ml.'],
      ['Cuenco', 'Cuenco de gres de 14 cm.'],
    ],
    'targetKeywords',
    ['taza de gres', 'cuenco hecho a mano'],
  ],
  [
    'kinds of one thing keep what they share',
    { keyFeatures: 'solid oak', targetKeywords: 'oak shelf' },
    [
      ['Oak shelf 60 cm', 'Wall shelf, 60 cm.'],
      ['Oak shelf 90 cm', 'Wall shelf, 90 cm.'],
    ],
    'targetKeywords',
    ['oak shelf', 'oak shelf'],
  ],
];

describe('fields of a form with several products', () => {
  it.each(rows)('%s', (_what, fields, products, field, kept) => {
    expect(briefs(fields, products).map((brief) => brief.fields[field])).toEqual(kept);
  });

  it('leaves the fields of a form with one product as they are', () => {
    const [brief] = briefs({ keyFeatures: 'copper, 350 ml' }, bakeware.slice(1, 2));
    expect(brief!.fields['keyFeatures']).toBe('copper, 350 ml');
  });

  it('prints nothing of one product in the listing of another, and says what it left out', () => {
    const written = writeForm(
      shop(
        { keyFeatures: 'heavy gauge carbon steel, non-stick coating', targetKeywords: 'loaf pan' },
        bakeware,
      ),
    );
    const [pan, mat] = written.map(({ item }) => item);
    expect(JSON.stringify(outputTexts(pan!))).toMatch(/coating/iu);
    expect(JSON.stringify(outputTexts(mat!))).not.toMatch(/carbon|coating|loaf/iu);
    expect(mat!.recommendations.join('\n')).toContain(
      'Left to the other products of your form, which it reads as said of: “heavy gauge carbon steel”, “non-stick coating”.',
    );
    expect(pan!.recommendations.join('\n')).not.toContain('Left to the other products');
  });

  it('tells what belongs to one product there, whichever turn it is in the form', () => {
    const form = shop(
      { platform: 'etsy', handmadeStory: 'I throw every mug on a kick wheel in my garage in Asheville.' },
      [
        ['Ramen bowl', 'Deep stoneware bowl with a notched rim.'],
        ['Speckled mug', 'Stoneware mug with an oatmeal glaze.'],
        ['Bud vase', 'Small stoneware vase for one or two stems.'],
      ],
    );
    const bodies = writeForm(form).map(({ item }) => item.improvedBodyText);
    expect(bodies.map((body) => body.includes('I throw every mug'))).toEqual([false, true, false]);
  });
});
