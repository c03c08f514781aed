import { SeoForm } from '#contract/seo-content.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';
import { writeByRules } from './prepared.ts';

// English goods of careful sellers, in whole sentences, read at first sight.
expectReadings([
  [
    'in which state a board is thin, and what is sold beside it, stand in one sentence',
    'Folding Ironing Board',
    'The ironing board has a steel mesh top of 54 x 15 inches. Folded, the board is 2.5 inches thick and hangs on a door hook, which is sold separately.',
    { platform: 'walmart', category: 'Ironing Boards' },
    /Folded, the board is 2\.5 inches thick and hangs on a door hook, which is sold separately/u,
    /^Which is sold|Board, Folded/mu,
  ],
  [
    'pounds and ounces are one weight',
    'Down sleeping bag',
    'It is filled with 850+ goose down and weighs 1 lb 13 oz. The shell is blue nylon. Used for 15 nights.',
    { platform: 'ebay', category: 'Sleeping Bags' },
    /^Item Weight: 1 lb 13 oz$/mu,
    /^Item Weight: 1 lb$/mu,
  ],
  [
    'what it bakes, and how fast, is told in one breath',
    'Belgian Waffle Maker',
    'It bakes two round waffles, 7 inches wide and 1 inch thick, in about four minutes. The housing is brushed stainless steel. The power cord is 32 inches long.',
    { platform: 'amazon', category: 'Waffle Irons' },
    /two round waffles, 7 inches wide and 1 inch thick, in about four minutes/u,
    /^In about four minutes|waffles, in about/mu,
  ],
  [
    'a colour of the name goes before what the features say, and a range has two ends',
    'BrightNest Blackout Curtains 84 Inch Long, 2 Panels, Navy',
    'Two blackout curtain panels in navy, each 52 inches wide and 84 inches long. The triple-weave polyester blocks light. Fits rods between 0.6 and 1.5 inches thick. Wash them in cold water.',
    {
      platform: 'walmart',
      category: 'Curtains',
      businessName: 'BrightNest',
      keyFeatures: 'thermal, grommet top',
    },
    /^BrightNest Blackout Curtains.*Navy/mu,
    /^BrightNest Blackout Curtains.*1\.5 Inches Thick/mu,
  ],
  [
    'it is the cover that zips off, and a stuff is told though an edge of it is gentle',
    'Foam Mattress Topper 3 Inch, Queen',
    'The topper softens a firm mattress. The cover is knitted bamboo viscose with elastic straps; it zips off and goes in the washing machine. The clips are made of stainless steel with an edge that is gentle on sheets.',
    { platform: 'shopify', category: 'Mattress Toppers' },
    /The cover zips off and goes in the washing machine/u,
    /It zips off/u,
  ],
  [
    'an iron presses cloth, and no towel is made of it',
    'Block Printed Linen Tea Towel',
    'A linen tea towel printed by hand. I use water-based fabric ink that I heat set with an iron. The towel measures 18 x 28 inches.',
    { platform: 'etsy', category: 'Tea Towels' },
    /^linen$/mu,
    /^iron$/mu,
  ],
  [
    'cats of a household are no part of a quilt, and a firm ends no sentence',
    'Handmade Baby Quilt',
    'Ruth & Co. began in 2009 with one frame. A baby quilt in gray and mint. It measures 36 x 42 inches. The top is 100% cotton. It comes from a smoke-free home with two cats.',
    { platform: 'etsy', category: 'Baby Quilts' },
    /^Handmade Baby Quilt, .*36 x 42 inches/mu,
    /^Handmade Baby Quilt.*two cats|(?:^|\. )Began in 2009/mu,
  ],
  [
    'how a lens is sent is nothing that it is, nor is a figure before its inches a model',
    'Delta 15-090 12 inch bench drill press',
    'Delta model 15-090 drill press, used in a home shop. The motor runs on 115 volts. The housing is gray cast iron and weighs most of it. It weighs about 85 lb.',
    { platform: 'ebay', category: 'Drill Presses', shippingDetails: 'Fully insured USPS Priority Mail' },
    /^Model: 15-090$[\s\S]*^Housing: Gray cast iron$/mu,
    /^Model: 15-090 12$|press is fully insured/mu,
  ],
  [
    'what the seller says first of it opens the text, and together they is no part',
    'Live Edge Maple Bookends, Pair',
    'A pair of bookends cut from one piece of maple with the bark edge left on. Each bookend is about 6 inches high and 5 inches wide. Together they weigh 5 lb.',
    { platform: 'etsy', category: 'Bookends' },
    /^A pair of bookends cut from one piece of maple/mu,
    /^Each bookend|have together|has together/mu,
  ],
  [
    'features without a verb stand in one row, and what bothers people behind its label',
    'Vegetable Chopper 8 in 1',
    'A vegetable chopper with eight stainless steel blades. Press the lid once and the pieces fall into the container. The body is ABS plastic.',
    {
      platform: 'walmart',
      category: 'Kitchen Tools',
      keyFeatures: 'hand guard, top rack safe, quick release',
      customerPainPoints: 'chopping takes too long, tears from onions',
    },
    /The problem it answers: chopping takes too long/u,
    /(?:^|[.] )(?:Chopping takes|Quick release[.]|Hand guard[.])/mu,
  ],
  [
    'half of a figure is searched by nobody, and a half is told with its whole',
    'Dehumidifier 50 pint hOmeLabs',
    'hOmeLabs 50 pint dehumidifier for rooms of up to 4,500 square feet. It holds one gallon and a half of water. On wheels.',
    { platform: 'ebay', category: 'Dehumidifiers' },
    /^hOmeLabs 50 Pint Dehumidifier|^Dehumidifier 50 Pint/mu,
    /^pint dehumidifier$|^dehumidifier 50$|^air dryer$|^.*Dehumidifier.*Holds One Gallon$/mu,
  ],
  [
    'what a buyer may have engraved stands in a concise text too',
    'Cherry Wood Book Page Holder',
    'A page holder made of cherry that keeps a book open with one hand. It is 2.75 inches wide and comes in sizes S, M and L. I engrave up to 12 letters on the front. It is rubbed with oil.',
    { platform: 'etsy', category: 'Book Accessories', style: 'concise' },
    /I engrave up to 12 letters on the front/u,
    /unengraved/u,
  ],
]);

const textOf = (item: ReturnType<typeof writeByRules>[number]): string =>
  JSON.stringify([
    item.productTitle,
    item.improvedBodyText,
    item.bulletPoints,
    item.keywords,
    item.tags,
    item.platformFields,
  ]);

describe('two products of a careful form', () => {
  it('keep what was listed of the first from the spare part below it', () => {
    const [, spare] = writeByRules(
      SeoForm.parse({
        platform: 'amazon',
        businessName: 'Torvald Tools',
        amazonBrand: 'Torvald',
        industry: 'Manufacturing',
        keyFeatures: 'true color view, 4 arc sensors, shade 5 to 13, grind mode',
        products: [
          {
            name: 'Auto Darkening Welding Helmet True Color',
            category: 'Welding Helmets',
            description:
              'Auto darkening welding helmet with four arc sensors. The shade adjusts from 5 to 13. Suitable for welding and grinding.',
          },
          {
            name: 'Replacement Outer Lenses for Torvald Welding Helmet, Pack of 10',
            category: 'Welding Accessories',
            description:
              'Ten clear outer cover lenses made of polycarbonate, each 4.5 x 4 inches and 1 mm thick.',
          },
        ],
      }),
    );
    expect(textOf(spare!)).not.toMatch(/grind mode/iu);
  });

  it('are of what they are, though a field of the form names the first alone', () => {
    const [tree, post] = writeByRules(
      SeoForm.parse({
        platform: 'shopify',
        businessName: 'Brindle & Bay',
        industry: 'Retail',
        shopifyStoreName: 'Brindle & Bay',
        shopifyProductType: 'Cat Tree',
        shopifyCollections: 'Cats, New Arrivals',
        products: [
          {
            name: 'Rowan Modern Cat Tree 54 Inch',
            category: 'Cat Trees',
            description:
              'The Rowan is a 54 inch tall cat tree with three platforms. The frame is birch plywood.',
          },
          {
            name: 'Replacement Sisal Post for Rowan Cat Tree',
            category: 'Cat Tree Parts',
            description:
              'A replacement scratching post for the Rowan cat tree. Sold one at a time. Fits all Rowan trees made since 2021.',
          },
        ],
      }),
    );
    expect(textOf(post!)).not.toMatch(/cat tree (?:is|fits)|\(Replacement Sisal/iu);
    expect(textOf(tree!)).toContain('Cats, New Arrivals');
    expect(textOf(post!)).toContain('Cats, New Arrivals');
  });

  it('tell how they are handed over in a line that a person would write', () => {
    const given = (name: string, description: string) => ({ name, description });
    const items = writeByRules(
      SeoForm.parse({
        platform: 'facebookmarketplace',
        businessName: 'Dana P.',
        industry: 'Other',
        facebookLocation: 'Boise, ID',
        facebookDeliveryMethod: 'Local pickup',
        tone: 'friendly',
        products: [
          given('Twin over full bunk bed', 'A twin over full bunk bed of solid pine. It is 78 inches long.'),
          given('Kids desk with chair', 'A small white desk with a chair. The desk is 31 inches wide.'),
        ],
      }),
    );
    expect(items.map(textOf).join('\n')).not.toContain('How it gets to you of');
  });
});
