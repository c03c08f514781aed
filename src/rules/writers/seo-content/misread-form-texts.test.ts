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
  [
    'a name ends before what its parts are joined by',
    'Coping saw with 5 blades',
    '6.5 inch coping saw with beech handle. Comes with 5 spare blades, 15 TPI. For wood and plastic.',
    amazon,
    /The (?:coping )?saw comes with 5 spare blades/u,
    /saw with (?:is|comes|has)/u,
  ],
  [
    'what is packed in bags is no bag',
    'Salted maple popcorn 6 bags',
    'Popcorn popped in small kettles with maple syrup. 6 bags of 30 g. Gluten free. Made in Vermont.',
    { platform: 'tiktokshop', tiktokShopName: 'fenwold' },
    /The popcorn is made in Vermont/u,
    /maple bag|popcorn bags? (?:is|are)|vegan bag|A popcorn/u,
  ],
  [
    'what is perfect of a used thing is not marked',
    'Ocarro pram',
    'Pushchair in navy with carrycot. Small mark on the hood, brakes and wheels perfect. Collection only.',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds', facebookCondition: 'Used' },
    /Small mark on the hood, brakes and wheels perfect/u,
    /hood, brakes and wheels\.|^Brakes and wheels$/mu,
  ],
  [
    'a value behind its own name, and a side with what hangs on it, are no parts',
    'Woven wall hanging',
    'Woven by hand from merino. 40 cm wide, 70 cm long with fringe. One of a kind, colours terracotta, cream and mustard.',
    etsy,
    /terracotta, cream and mustard/u,
    /has an? (?:70 cm|colours)/u,
  ],
]);
