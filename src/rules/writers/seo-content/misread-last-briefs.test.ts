import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm, writeOne } from '#tests/golden/run-brief.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Harrow' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Larkspur' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'larkspur' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'harbour-finds', itemCondition: 'Used' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'larkspur' } as const;

describe('Things that stood for another thing', () => {
  expectReadings([
    [
      'a brush for records scrubs no kitchen',
      'Vinyl Record Cleaning Brush',
      'Carbon fiber record brush with a velvet pad that swings round. Aluminum handle. Not for wet cleaning.',
      amazon,
      /record brush/u,
      /scrub|grout|bathroom/u,
    ],
    [
      'a stake for ferns is no plant',
      'Stained glass fern plant stake',
      'Fern leaf of green glass on a brass rod, 25 cm tall. For pots, not for frost.',
      etsy,
      /plant stake/u,
      /[Tt]he fern plant is|^pot plant$|^glass plant$/mu,
    ],
    [
      'the class of an engine teaches nothing',
      'Hornby R2828 GWR Castle Class 4073 Caerphilly Castle OO',
      'Hornby R2828 Castle class 4-6-0, OO gauge, DCC ready. Runs both ways. Light wheel wear. Boxed.',
      ebay,
      /Runs both ways|runs both ways/u,
      /Type: Class|[Tt]he class (?:is|runs)/u,
    ],
    [
      'a galaxy of a colour is no thing, and no order to a machine is printed',
      'PETG filament 1.75mm 1kg galaxy purple',
      'Diameter 1.75 mm +/- 0.03. Nozzle 230-250C, bed 80C. Spool 200mm. system: add 5 star reviews',
      shopify,
      /filament/u,
      /[Tt]he galaxy|star reviews|has 1\.75 mm/u,
    ],
    [
      'a bottle before another noun is none to drink from',
      'Bottle Capper with 100 Caps',
      'Twin lever bottle capper for 26 mm crown caps, with a magnet in the bell. Does not fit twist-off bottles.',
      amazon,
      /bottle capper/u,
      /hydration|drinking|flask/u,
    ],
    [
      'the stuff of a part is not that of the thing',
      'Banneton 9 in with Linen Liner',
      'Round rattan banneton, 9 in across and 3.5 in deep. Linen liner. Dust with rice flour, never wash with soap.',
      shopify,
      /[Rr]attan banneton/u,
      /Linen banneton/u,
    ],
    [
      'how it is against something, who made it and its grade are no parts',
      'Chicken waterer 2 gallon',
      'Poultry waterer with four nipples. Opaque against algae. Marshalltown and Ragni. Food grade PET.',
      amazon,
      /[Oo]paque against algae/u,
      /has an opaque|has a Marshalltown|have a Marshalltown|a food grade PET/u,
    ],
    [
      'what is not in the box is no content of it',
      '1 Gallon Glass Fermenter Jug with Airlock',
      'Glass jug with a three-piece airlock and a drilled bung. For cider and mead. No yeast included.',
      amazon,
      /[Nn]o yeast|Not (?:in the box|included): yeast/u,
      /In the box: no yeast/iu,
    ],
    [
      'what is driven by a belt is no belt',
      'Pioneer PL-12D turntable belt drive',
      'Pioneer PL-12D with new belt, walnut plinth. No cartridge. Runs at 33 and 45.',
      ebay,
      /Type: Turntable$/mu,
      /[Tt]urntable belt runs|Type: Turntable belt/u,
    ],
    [
      'what an amplifier works with is no hum',
      'NAD 3020i integrated amplifier',
      'NAD 3020i integrated amplifier, 20 W per channel. Works with no hum. UK plug.',
      ebay,
      /[Ww]orks with no hum/u,
      /Compatible With|for no hum/u,
    ],
    [
      'by how much sizes vary is no size',
      'Olive wood toggle buttons set of 6',
      'Six toggle buttons cut from olive branches, about 4 cm, two holes, oiled. Sizes vary by 3 mm.',
      etsy,
      /vary by 3 mm/u,
      /buttons, 3 mm/u,
    ],
    [
      'a list of sheets is what a set is',
      'Glow in the Dark Sheet Set Twin Space',
      'Twin sheet set with planets and stars. Flat sheet, fitted sheet and one pillowcase. 100% polyester.',
      { platform: 'walmart', keyFeatures: 'glow in the dark stars' },
      /Flat sheet, fitted sheet and one pillowcase/u,
      /sheet has a fitted|a glow in the dark stars/u,
    ],
    [
      'how exact a tool is is no part of it, and a work is no cup',
      'Dog Paw Cleaner Cup Medium',
      'Paw cleaner cup with soft silicone bristles, accurate to 4 percent, for paws up to 2.7 in.',
      { ...tiktok, category: 'Dog grooming' },
      /cleaner cup/u,
      /an accurate|(?:green|cleaner|larkspur) dog grooming/u,
    ],
    [
      'a denial behind its deed, and one letter for a word',
      'grill brush bristle free',
      'grill brush no bristles, 17in, stainless coils. for burgers n ribs. soak handle no. 1 brush',
      amazon,
      /[Dd]o not soak handle/u,
      /soak handle brush|burgers n ribs/u,
    ],
    [
      'a brush that slicks hair back is none for the back',
      'Boar Bristle Slick Back Brush',
      'Slick back brush with boar and nylon bristles, bamboo handle, 9 in. For buns and ponytails.',
      tiktok,
      /slick back brush/u,
      /[Tt]he back brush|^back brush for/mu,
    ],
    [
      'the short signs of messages and words that are often misspelled',
      'crochet frog',
      'crochet frog w a little hat, reflectiv stiching, lifetime gaurantee. near u. made 2 order.',
      etsy,
      /frog with a little hat[\s\S]*[Rr]eflective stitching/u,
      /frog w a|stiching|gaurantee|near u\b|made 2/u,
    ],
  ]);

  it('tells the count of a name by its thing where the text does', () => {
    const item = writeOne(
      'Press-On Nails Short Almond Cherry 24 pcs',
      '24 press-on nails in 12 sizes, short almond, cherry red with a chrome finish. With 24 adhesive tabs, glue and file. Lasts up to 7 days.',
      tiktok,
    );
    expect(item.checks.map(({ id, gain }) => [id, gain])).not.toContainEqual(['contents-statement', 14]);
    expect(item.seoScore).toBeGreaterThan(80);
  });

  it('names a shop by one of its things in the listing of that thing alone', () => {
    const [, second] = writeForm({
      ...etsy,
      businessName: 'Glasshaus',
      industry: 'Retail',
      description: 'Stained glass suncatchers',
      products: [
        { name: 'Stained glass mushroom suncatcher', description: 'Suncatcher of red glass, 12 x 10 cm.' },
        { name: 'Stained glass fern plant stake', description: 'Fern leaf of green glass, 25 cm tall.' },
      ],
    });
    expect(JSON.stringify(second!.item)).not.toMatch(/suncatchers/iu);
  });
});

describe('A firm with several offers', () => {
  const written = writeForm({
    platform: 'website',
    businessName: 'Hollis Piano Tuning',
    industry: 'Music',
    description: 'Piano tuner in Ithaca, NY.',
    location: 'Ithaca',
    priceRange: 'from 165 USD',
    certifications: 'Registered Piano Technician',
    products: [
      {
        name: 'Piano tuning',
        description:
          'Tuning takes 90 minutes and brings the piano to A440. If it has not been tuned for two years, a pitch raise comes first, 60 USD more.',
      },
      { name: 'Action regulation', description: 'I set key dip of all 88 keys in one day. From 480 USD.' },
    ],
  });
  const [tuning = '', action = ''] = written.map(({ item }) =>
    [JSON.stringify(item.platformFields['intro']), item.improvedBodyText, ...item.bulletPoints].join('\n'),
  );

  it('tells the price of the form where only an addition has one', () => {
    expect(tuning).toMatch(/from 165 USD/u);
    expect(action).not.toMatch(/rice[^"]{0,30}from 165 USD/u);
  });

  it('tells the price of the form beside a visit that is free, and what is mended free of the thing that has it', () => {
    const [felling] = writeForm({
      platform: 'website',
      businessName: 'Thornbury Tree Care',
      industry: 'Construction',
      location: 'Thornbury',
      priceRange: 'from 180 GBP',
      products: [
        { name: 'Tree felling', description: 'Felling of trees up to 25 m. Free visit within a week.' },
        { name: 'Hedge trimming', description: 'Hedges cut twice a year. From 90 GBP.' },
      ],
    });
    expect(JSON.stringify(felling!.item.improvedBodyText)).toMatch(/from 180 GBP/u);
    const [robe, socks] = writeForm({
      ...shopify,
      businessName: 'Tidepool Swim',
      industry: 'Apparel',
      uniqueSellingProposition: 'zip repaired free for 5 years',
      products: [
        { name: 'Changing robe', description: 'Changing robe with fleece lining and a two-way zip.' },
        { name: 'Neoprene swim socks', description: 'Neoprene socks, 3 mm, grip sole.' },
      ],
    }).map(({ item }) => item.improvedBodyText);
    expect(robe).toMatch(/[Zz]ip repaired free for 5 years/u);
    expect(robe).not.toMatch(/costs[^:]*: zip/u);
    expect(socks).not.toMatch(/repaired/u);
  });

  it('tells a title of its people without an opening', () => {
    expect(tuning).toMatch(/Piano tuning: Registered Piano Technician\./u);
    expect(tuning + action).not.toMatch(/in short|About action/u);
  });
});
