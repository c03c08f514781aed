import { describe, expect, it } from 'vitest';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

const cases: [
  what: string,
  name: string,
  description: string,
  fields: Fields,
  says: RegExp,
  never: RegExp,
][] = [
  [
    'a colour with what is on it is no part',
    'Kids Rain Boots',
    'Rubber rain boots for kids with easy-on handles. Yellow with dinosaurs. Waterproof. Cotton lining.',
    { platform: 'walmart' },
    /come in yellow with dinosaurs/u,
    /has? an? yellow|have a yellow/u,
  ],
  [
    'three shares of a cloth are one list',
    'Merino Wool Hiking Socks',
    'Cushioned crew socks, 72% merino wool, 26% nylon, 2% elastane. Sizes S to XL. Machine wash cold.',
    { platform: 'shopify', shopifyStoreName: 'Trail' },
    /made of 72% merino wool, 26% nylon and 2% elastane/u,
    /and are made of/u,
  ],
  [
    'a share takes no article',
    'Vitamin C Serum 30 ml',
    'Face serum with 15% vitamin C, hyaluronic acid and vitamin E. Glass dropper bottle, 30 ml.',
    { platform: 'tiktokshop', tiktokShopName: 'Dew', tiktokCategory: 'Beauty' },
    /has 15% vitamin C/u,
    /a 15%/u,
  ],
  [
    'words that take no verb stay where the seller put them',
    'Cast Iron Dutch Oven 6 qt',
    'Enameled cast iron dutch oven with lid, 6 quart, red. Oven safe to 500 F. Works on induction, gas and electric.',
    {
      platform: 'amazon',
      amazonBrand: 'Emberfold',
      amazonCategory: 'Kitchen',
      keyFeatures: 'chip resistant enamel',
    },
    /(?=[\s\S]*orks on induction, gas and electric)[\s\S]*dutch oven with lid, 6 quart, red\./u,
    /has a lid, 6 quart|made of chip resistant enamel/u,
  ],
  [
    'an app that costs something keeps the name of what costs it',
    'Penny Jar',
    'Budget app for couples. Split bills, set saving goals, see charts by month. Free, premium 3.99 a month.',
    {
      platform: 'playstore',
      appName: 'Penny Jar',
      appCategory: 'Finance',
      appFeatures: 'bill splitting, charts',
    },
    /(?=[\s\S]*^- Set saving goals$)[\s\S]*premium 3\.99 a month/mu,
    /Free, 3\.99/u,
  ],
  [
    'what is made for a thing is not the thing',
    'Silicone Air Fryer Liners 2 Pack',
    'Reusable silicone liners for air fryers, 7.5 inch round. Heat resistant to 450 F. Dishwasher safe.',
    { platform: 'walmart' },
    /liners/u,
    /the air fryer (?:is|has|comes)/iu,
  ],
  [
    'when something was done is told by no “has”',
    'Trek FX 2 hybrid bike',
    'Trek FX 2 hybrid bike, size M, 2021. Disc brakes. New chain last month. Some scuffs on the frame.',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds', facebookCondition: 'Used - Good' },
    /New chain last month/u,
    /has a new chain last month/u,
  ],
  [
    'what is in the box is said once',
    'Wireless Mouse',
    'Wireless mouse with 2.4 GHz USB receiver, 1600 DPI, silent clicks. Paper packaging. Battery included.',
    { platform: 'ebay', itemCondition: 'New' },
    /In the box: battery/u,
    /battery included|Material: paper/iu,
  ],
  [
    'what is not in the box is not said to be in it',
    'Ford Focus headlight right',
    'Genuine Ford headlight, right hand driver side, halogen. All brackets intact. Bulbs not included.',
    { platform: 'ebay', itemCondition: 'Used' },
    /bulbs/iu,
    /In the box: bulbs\.?\n/u,
  ],
  [
    'a variant behind the thing is no thing',
    'Kids Backpack Dinosaur',
    'Kids backpack with dinosaur print, polyester, two side pockets. For ages 3 to 6. Wipe clean.',
    { platform: 'walmart' },
    /kids backpack has a dinosaur print[\s\S]*(?:The backpack|It) is for ages 3 to 6/u,
    /backpack dinosaur is/u,
  ],
  [
    'a case is no phone',
    'iPhone 15 Case Clear',
    'Clear case for iPhone 15. TPU and polycarbonate, raised edges around camera, works with wireless charging.',
    { platform: 'amazon', amazonBrand: 'Shelly', amazonCategory: 'Phones', keyFeatures: 'raised edges' },
    /clear case is for iPhone 15/u,
    /The iPhone (?:is|has|works)/u,
  ],
  [
    'a converter is no desk',
    'Standing Desk Converter 32"',
    'Sit-stand desk converter, 32 x 16 in, holds up to 33 lb. Height from 4.7 to 19.7 in, gas spring. Black.',
    { platform: 'shopify', shopifyStoreName: 'Uprise' },
    /desk converter/u,
    /The standing desk (?:is|has|holds|measures)/u,
  ],
  [
    'whom a shop aims at is no age limit, and what the label says is said once',
    'Magnetic Under Desk Cable Tray',
    'Magnetic cable tray for metal desks. 15 x 4 inches, steel, white or black. Four cable clips in the box.',
    { platform: 'tiktokshop', tiktokShopName: 'nook', tiktokAudience: '18-34' },
    /(?=[\s\S]*^15 x 4 inches, steel)[\s\S]*In the box: four cable clips\.$/mu,
    /18-34|Size: 15/u,
  ],
  [
    'what a thing does is told by its verb',
    'Swirl Portable Blender 14 oz',
    'Portable blender with USB-C charging, 14 oz jar. Blends a smoothie in 40 seconds. Self-cleaning with a drop of soap.',
    { platform: 'walmart' },
    /(?=[\s\S]*t blends a smoothie in 40 seconds)[\s\S]*is self-cleaning with a drop of soap/u,
    /has a blends|has self-cleaning/u,
  ],
  [
    'a face gel is no face',
    'Cucumber Face Gel 50 ml',
    'Light face gel with cucumber water and 2% niacinamide. 50 ml tube. For normal and oily skin.',
    { platform: 'tiktokshop', tiktokShopName: 'Dew', tiktokCategory: 'Beauty' },
    /face gel/u,
    /The face (?:is|suits|has)/u,
  ],
  [
    'the cut of the sleeves is no thing',
    'Mens Linen Shirt Long Sleeve',
    'Mens long sleeve shirt of 100% European linen, 160 gsm. Regular fit. Sizes S to XXL.',
    { platform: 'amazon', amazonBrand: 'Hollin', amazonCategory: 'Shirts', keyFeatures: 'pure linen' },
    /The shirt /u,
    /shirt long sleeve (?:is|has|comes)/u,
  ],
  [
    'French hand work is no care',
    'Bougie parfumée figuier',
    'Bougie artisanale à la cire de soja, parfum figuier, 180 g. Mèche en coton. Coulée à la main à Lyon.',
    { platform: 'shopify', shopifyStoreName: 'Figue' },
    /à la main à Lyon/u,
    /Entretien/u,
  ],
];

describe('texts of briefs that were read wrongly once', () => {
  it.each(cases)('%s', (_what, name, description, fields, says, never) => {
    const { improvedBodyText } = written(name, description, fields);
    expect(improvedBodyText).toMatch(says);
    expect(improvedBodyText).not.toMatch(never);
  });

  it.each([
    [
      'Brightware Electric Kettle 1.7 L',
      'Electric kettle, 1.7 liters, 1500 watts, stainless steel. Boils a full kettle in about 7 minutes.',
      { platform: 'walmart' } as Fields,
      /Electric Kettle in Stainless Steel/u,
    ],
    [
      'Bougie parfumée Fleur d’oranger',
      'Bougie parfumée à la cire de colza, 220 g. Parfum fleur d’oranger et miel.',
      { platform: 'shopify', shopifyStoreName: 'Sauvine' } as Fields,
      /^Bougie parfumée en cire de colza/u,
    ],
  ])('keeps what describes “%s” in its title tag', (name, description, fields, titled) => {
    const { titleTag, keywords } = written(name, description, fields);
    expect(titleTag).toMatch(titled);
    expect(keywords.join('\n')).not.toMatch(/full /u);
  });

  it('tells a used lens by its glass, its figures and its state', () => {
    const { platformFields, keywords } = written(
      'Canon EF 85mm f/1.8 USM lens',
      'Canon EF 85mm f/1.8 USM lens, used, with front and rear caps. Glass is clean, no fungus. Light wear on the barrel. Filter thread 58 mm.',
      { platform: 'ebay', itemCondition: 'Used', description: 'Used photo gear, tested by hand.' },
    );
    const specifics = JSON.stringify(platformFields['itemSpecifics']);
    expect(specifics).toMatch(/"Focal Length","value":"85mm".*"Filter Thread","value":"58 mm"/u);
    expect(specifics).not.toMatch(/"Glass"|Tested by hand|"value":"Canon EF 85mm f\/1.8 USM lens"/u);
    expect(platformFields['conditionDescription']).toMatch(/Glass is clean, no fungus/u);
    expect(keywords).toContain('canon ef 85mm');
  });

  it('labels no thing as its own material, no sizes as sizes, no register as a certificate', () => {
    const { bulletPoints } = written('Mug', 'A mug of stoneware. 350 ml.', { platform: 'website' });
    expect(bulletPoints.join('\n')).not.toMatch(/Material: a mug/u);
    const shirt = written('Mens Linen Shirt', 'Mens shirt of linen, 160 gsm. Regular fit. Sizes S to XXL.', {
      platform: 'amazon',
      amazonBrand: 'Hollin',
    });
    expect(shirt.bulletPoints.join('\n')).not.toMatch(/Size: sizes|Suited to: mens shirt/u);
    const page = written('Boiler service', 'Yearly boiler service in Leeds. Fixed price of 89 pounds.', {
      platform: 'website',
      location: 'Leeds',
      description: 'Plumbing company in Leeds. Gas Safe registered.',
    });
    expect(page.bulletPoints).toContain('Gas Safe registered');
    expect(page.recommendations.join('\n')).not.toMatch(/Certification/u);
  });

  it('gives an app its subject and joins what it does once', () => {
    const { improvedBodyText, platformFields } = written(
      'Leafnote: plant diary',
      'Keeps track of house plants. Reminds you when to water, keeps a photo diary for each plant and works offline. No account needed.',
      { platform: 'playstore', appName: 'Leafnote', appFeatures: 'watering reminders, offline plant list' },
    );
    expect(improvedBodyText).toMatch(
      /^Leafnote keeps track .*when to water, keeps a photo diary .* and works/su,
    );
    expect(platformFields['shortDescription']).not.toMatch(/no account.*(?:reminders|list)/iu);
  });

  it('tells a video by its promise, not by the list behind it', () => {
    const { metaDescription, recommendations } = written(
      '7 Mistakes Beginners Make with Sourdough',
      'I show seven mistakes that beginners make with sourdough and how to fix each one: cold kitchen, starter that is not active, too much water, cutting too early, no scoring, a weak oven and no proof. 0:00 Intro 0:50 Cold kitchen 3:10 Weak starter',
      { platform: 'youtube', channelName: 'Slow Loaf', targetViewerAge: '18-34' },
    );
    expect(metaDescription).toMatch(/^I show seven mistakes that .* how to fix each one\.(?: |$)/u);
    expect(recommendations.join('\n')).not.toMatch(/0:00/u);
  });

  it('scores a page whose only next step is its own address', () => {
    const item = written(
      'Emergency plumber in Leeds',
      '24-hour emergency plumbing in Leeds and Bradford. Burst pipes, blocked drains. No call-out fee.',
      { platform: 'website', website: 'https://example.com', location: 'Leeds', industry: 'Construction' },
    );
    expect(item.seoScore).toBeGreaterThan(60);
    expect(item.platformFields['h1']).not.toMatch(/Leeds.*Leeds/u);
  });

  it('names no maker of what only fits a maker’s goods', () => {
    const { platformFields } = written(
      'Dyson V10 Replacement Battery',
      'Replacement battery for Dyson V10, 3000 mAh, 25.2V. Fits SV12. Not a Dyson product.',
      { platform: 'ebay', itemCondition: 'New' },
    );
    expect(JSON.stringify(platformFields['itemSpecifics'])).not.toMatch(/"Brand","value":"Dyson"/u);
  });
});
