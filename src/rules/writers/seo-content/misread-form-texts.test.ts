import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Fenwold' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Fenwold' } as const;

/** Inches, one size of several, and what a maker says of all its goods, each with what was printed. */
expectReadings([
  [
    'an inch opens no list, and "one or two" counts nothing',
    'Bud vase',
    'Small vase, 5 in tall, for one or two stems. Waterproof inside.',
    etsy,
    /^Bud vase, .*5 in tall/mu,
    /Bud vase, .*two stems|Size: 5 in tall, for/u,
  ],
  [
    'one of three sizes is not that of the set',
    'Compression stuff sack set',
    'Set of 3 stuff sacks: 5 L, 10 L, 20 L. 20D silnylon, roll top.',
    amazon,
    /5 L, 10 L, 20 L/u,
    /Sack Set, 5 L/u,
  ],
  [
    'sides of one thing are no choice',
    'Oak tray',
    'Oak tray, 12 in wide, 2 in deep. Oiled.',
    etsy,
    /12 in wide/u,
    /^$a/mu,
  ],
  [
    'a maker speaks of all its goods, and not of the trimmer',
    'Wick trimmer',
    'Matt black steel wick trimmer, 18 cm, angled head catches the trimmings.',
    {
      ...etsy,
      businessName: 'Northlight Candles',
      brandStory: 'Poured in small batches in Leith since 2016.',
    },
    /Northlight Candles: poured in small batches in Leith since 2016/u,
    /(?:trimmer|It) (?:is|was|has been) poured|Been poured/u,
  ],
]);
