import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Haldis' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'Haldis', tiktokCategory: 'Beauty' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const website = { platform: 'website', location: 'Boulder' } as const;

describe('Lists without an "and"', () => {
  expectReadings([
    [
      'what a thing is for stays one list',
      'Milk frother',
      'Battery operated milk frother for coffee, latte, cappuccino, matcha. Black.',
      amazon,
      /for coffee, latte, cappuccino, matcha/u,
      /coffee; latte|^• Matcha/mu,
    ],
    [
      'colour and stuff behind a use are the thing’s own',
      'Mug',
      'Mug for coffee, stoneware, navy. Holds 350 ml.',
      amazon,
      /stoneware/iu,
      /for coffee, stoneware, navy/u,
    ],
    [
      'a region stays behind its town',
      'Clear aligners',
      'Clear aligners in Boulder, Colorado. Free first scan. Evening appointments on Tuesdays.',
      website,
      /Boulder, Colorado/u,
      /^(?:• )?Colorado\.?$/mu,
    ],
  ]);
});

describe('Names that stand in the midst of a sentence', () => {
  expectReadings([
    [
      'behind a label',
      'Olympus OM-10 film camera',
      'Shutter fires at all speeds. Comes with Zuiko 50mm f/1.8 lens, strap and body cap. Small scuff on base plate.',
      ebay,
      /In the box: Zuiko 50mm/u,
      /zuiko/u,
    ],
    [
      'behind the firm',
      'Invisalign',
      'Dr. Lena Ortiz has treated 600 Invisalign patients since 2012. Plans from $119 a month.',
      website,
      /Invisalign in Boulder/u,
      /: invisalign in/u,
    ],
  ]);
});

describe('Orders that open with a noun', () => {
  expectReadings([
    [
      'are told as they stand',
      'Cedar hangers set of 24',
      'Wood hangers made of red cedar with chrome hooks. Sand lightly to bring back the scent. Wax yearly.',
      amazon,
      /Sand lightly to bring back the scent/u,
      /have a sand|a sand lightly/iu,
    ],
  ]);
});

describe('What comes with a thing', () => {
  expectReadings([
    [
      'is told once where the field says it shorter',
      'Milk frother',
      'Handheld milk frother. Includes stand and 2 AA batteries. Rinse under warm water.',
      { ...amazon, keyFeatures: 'batteries included, 19000 rpm' },
      /stand and 2 AA batteries/u,
      /comes with batteries/u,
    ],
    [
      'a pot with a spatula is what it comes in',
      'Lip mask',
      'Vegan lip mask with shea butter. 20 g pot with spatula.',
      tiktok,
      /comes in a 20 g pot with spatula/u,
      /has a 20 g pot/u,
    ],
  ]);
});
