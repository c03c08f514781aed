import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;

describe('Used things of two lines', () => {
  expectReadings([
    [
      'who shouts has a size and a colour',
      'Mens Barbour jacket',
      'MENS BARBOUR BEDALE WAX JACKET SIZE L OLIVE GREEN. Pit to pit 23", zip works. grab a bargain!!!',
      ebay,
      /^Barbour Mens .*Jacket, Size L, Olive Green/mu,
      /size l\b|bargain|OLIVE GREEN\./u,
    ],
    [
      'a size behind the thing',
      'Ladies Clarks boots',
      'Clarks ladies ankle boots size 6 tan leather. Worn twice. Will post asap',
      ebay,
      /^Clarks Ladies Ankle Boots, Size 6, Tan/mu,
      /Size: clarks|asap/iu,
    ],
    [
      'what is sold alone',
      'Makita DHP453 combi drill 18V',
      'Makita DHP453 18v combi drill. Body only, no battery or charger. Tested, works fine.',
      ebay,
      /^Makita DHP453 18V Combi Drill, Body Only/mu,
      /Body only: /u,
    ],
    [
      'a lens has no lens',
      'Canon EF 50mm lens',
      'Canon EF 50mm f1.8 STM. Mint optics. First to see will buy',
      ebay,
      /Canon EF 50mm f1\.8 STM\./u,
      /has a canon|will buy/u,
    ],
    [
      'a figurine has no figurine',
      'Royal Doulton figurine',
      'Royal Doulton lady figurine "Autumn Breezes" HN1911. No chips.',
      ebay,
      /Royal Doulton lady figurine/u,
      /has a Royal/u,
    ],
    [
      'cries of the market',
      'Levis 501 jeans',
      'LEVIS 501 JEANS W32 L34 BLACK. Hems worn. DON’T MISS OUT',
      ebay,
      /Hems worn/u,
      /miss out/iu,
    ],
    [
      'a first edition',
      'The Fen Keepers',
      'Paperback, 1st ed 1978, 312 pages. Spine creased.',
      ebay,
      /1st ed 1978/iu,
      /Features: Paperback/u,
    ],
  ]);
});

describe('Apps of two lines', () => {
  expectReadings([
    [
      'what it reminds of',
      'Leafwise',
      'Reminds you when to water each plant. Take a photo and keep a diary.',
      { platform: 'appstore', appName: 'Leafwise', appCategory: 'Lifestyle' },
      /^Leafwise: Plant Reminder$/mu,
      /Leafwise: Diary/u,
    ],
    [
      'the shelf is no name',
      'Clickbeat metronome',
      'Simple metronome. 20 to 300 bpm, odd time signatures, vibrates.',
      { platform: 'playstore', appName: 'Clickbeat', appCategory: 'Tools' },
      /^Clickbeat Metronome$/mu,
      /: Tool|vibrates and/u,
    ],
    [
      'what it teaches',
      'Knotbook',
      'Learn 60 knots step by step. Fishing, sailing and scouting. No account',
      { platform: 'playstore', appName: 'Knotbook', appCategory: 'Tools' },
      /^Knotbook: Learn Knots$/mu,
      /and no account/u,
    ],
    [
      'two sentences join',
      'Parkpin',
      'Remembers where you parked. Drop a pin, set a meter alarm. Free with ads',
      { platform: 'playstore', appName: 'Parkpin', appCategory: 'Tools' },
      /^Remembers where you parked; drop a pin, set a meter alarm$/mu,
      /parked and drop/u,
    ],
    [
      'a word said twice',
      'Bristlecone: Bedtime stories',
      'Short bedtime stories. Read aloud or read yourself. New story every week.',
      { platform: 'appstore', appName: 'Bristlecone', appCategory: 'Books' },
      /^Read aloud$/mu,
      /Read aloud yourself/u,
    ],
  ]);
});

describe('What is said once, and of the thing itself', () => {
  const etsy = { platform: 'etsy', etsyShopName: 'Haldis', seasonalRelevance: 'baby shower' } as const;
  const shopify = {
    platform: 'shopify',
    shopifyStoreName: 'Haldis Leather',
    shopifyVendor: 'Haldis Leather',
  } as const;
  expectReadings([
    [
      'an occasion',
      'Baby quilt',
      'Baby quilt with foxes. Great for a baby shower.',
      etsy,
      /great for a baby shower/u,
      /A thought for|Occasion/u,
    ],
    [
      'a maker named by the stuff',
      'Field folio A5',
      'Leather folio for notebooks. Full grain leather.',
      shopify,
      /A leather folio for notebooks/u,
      /Leather leather/u,
    ],
    [
      'notes of a coffee',
      'House blend coffee',
      'Medium roast coffee, chocolate and hazelnut notes.',
      shopify,
      /chocolate and hazelnut notes/u,
      /comes in chocolate/u,
    ],
    [
      'what a candle is poured into',
      'No. 4 candle',
      'Soy wax candle in amber glass. 220g.',
      shopify,
      /^No\. 4 Candle, Soy Wax, 220g$/mu,
      /Wax, Glass/u,
    ],
    [
      'when it was serviced',
      'Petrol lawn mower',
      'Serviced in spring, new blade. Starts first time.',
      { platform: 'facebookmarketplace', facebookLocation: 'Exeter', facebookCondition: 'Used - Good' },
      /^petrol lawn mower$/mu,
      /spring lawn/u,
    ],
    [
      'what a cable is not for',
      'USB C to HDMI cable 6ft',
      '4K at 60 Hz, braided nylon. Not for charging.',
      { platform: 'amazon', amazonBrand: 'Lintro' },
      /^connector$/mu,
      /^charger$/mu,
    ],
    [
      'half of an effect',
      'Marble effect cutting board',
      'Marble effect glass cutting board 16"L x 12"W. Heat resistant',
      { platform: 'walmart' },
      /^.*Marble Effect Cutting Board, Glass, 16 x 12 in/mu,
      /^Effect/mu,
    ],
    [
      'half of a wood',
      'Birch forest painting',
      'Acrylic painting on canvas, 30 x 40 cm.',
      etsy,
      /^Birch forest painting/mu,
      /^Forest painting in/mu,
    ],
    [
      'what varies',
      'Oat soap',
      'Soap with oats. 100g bar. Colours vary.',
      shopify,
      /^Oat Soap, 100g Bar$/mu,
      /Bar, Colours Vary/u,
    ],
    [
      'what counts nothing',
      'Vintage Denby bowls',
      '4 vintage Denby cereal bowls 16cm. Oven safe. Will wrap well',
      { platform: 'ebay', ebayStoreName: 'zed', itemCondition: 'Used' },
      /^Denby Vintage Bowls/mu,
      /^4 vintage$|wrap well/mu,
    ],
  ]);
});
