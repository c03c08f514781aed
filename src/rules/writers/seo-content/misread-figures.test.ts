import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Fenwold' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Fenwold' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Fenwold' } as const;

/** Figures, seasons, colours and ingredients that were told of the wrong thing, each with what was printed. */
expectReadings([
  [
    'a square is the thing behind one word, and a blade that locks is no lock',
    'Combination square 300mm',
    '300mm stainless blade, zinc head, level vial. Blade locks with a knurled nut. Accurate to 0.1mm over 300mm.',
    amazon,
    /Blade locks with a knurled nut/u,
    /has blade locks|^combination$/mu,
  ],
  [
    'an oil contains squalane and has none',
    'Overnight facial oil 30 ml',
    'Squalane from olives, cold pressed rosehip and a little vitamin E. Suits dry skin. Glass dropper bottle.',
    shopify,
    /squalane from olives, cold pressed rosehip/u,
    /has a squalane/u,
  ],
  [
    'behind a colour words alone are its others',
    'Oversized cotton hoodie',
    '400 gsm brushed cotton, drop shoulder, no drawcords. XS to 3XL. Washed black, oat, moss. Pre-shrunk.',
    { platform: 'tiktokshop', tiktokShopName: 'Fenwold' },
    /washed black, oat, moss/iu,
    /, Oat, (?:Moss, )?XS/u,
  ],
  [
    'the largest of several has its own measure',
    'Wooden rainbow stacker',
    'Hand cut from lime wood. 7 arches, largest 28 cm. Sanded smooth by hand. Gift boxed.',
    etsy,
    /7 arches, largest 28 cm[\s\S]*sanded smooth by hand/u,
    /measures 28 cm|has a sanded|In the box: gift boxed/u,
  ],
  [
    'a label holds for its own sentence, and a bag of cotton makes no cotton balls',
    'Wool dryer balls 6 pack',
    'Felted from pure New Zealand wool.\nSIZE: 7 cm each, 240 g the set. Comes in a cotton bag.',
    amazon,
    /cotton bag/u,
    /Balls[^\n]*, Cotton$/mu,
  ],
  [
    'what is counted stands with its count, and a lamp that lasts less in winter is for no season',
    'Solar string lights outdoor 48 ft',
    '24 shatterproof S14 bulbs plus 2 spares. IP65. Lights 8 to 10 hours in summer, less in winter.',
    { platform: 'walmart' },
    /24 shatterproof S14 bulbs/u,
    /24 Shatterproof(?! S14)|Less in Winter|(?:summer|winter) string lights/u,
  ],
  [
    'a price in words is a price',
    'Boys bundle 18-24 months',
    '12 tops, 6 trousers, 2 coats, mostly Next. Good used condition, some bobbling. 20 pound the lot.',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /20 pound the lot/u,
    /has a 20 pound/u,
  ],
  [
    'a measure is no second of how it was made',
    'Oak barrel lid clock',
    'Made from a barrel head, 50 cm across. Silent quartz movement. Weighs about 4 kg, so use a proper wall fixing.',
    shopify,
    /made from a barrel head and is 50 cm across/u,
    /Weight: weighs/u,
  ],
  [
    'a remover of both is no stain',
    'Enzyme pet stain and odor remover 32 oz',
    'Enzyme formula breaks down urine, vomit and feces stains and the odors they leave. Works on carpet and tile. Made in USA.',
    { platform: 'walmart' },
    /The (?:odor )?remover works on carpet/u,
    /[Tt]he stain (?:works|is|has)|Enzyme formula breaks down urine$/mu,
  ],
  [
    'a gel of sea salt is no salt',
    'Maple & sea salt energy gel (12 pack)',
    'Each 40 g gel delivers 25 g of carbohydrates from maple syrup, with 120 mg of sodium from sea salt. Vegan.',
    shopify,
    /^energy gel$/mu,
    /^sea salt for|The sea salt is/mu,
  ],
  [
    'a protection lies in no box, and motifs stay together',
    'Electric kettle with fox, bear and deer motifs',
    'A 0.8L kettle showing fox, bear and deer motifs. 1200W. Auto shut-off and boil-dry protection included.',
    amazon,
    /auto shut-off and boil-dry protection/iu,
    /In the box: auto/u,
  ],
  [
    'an app is named by the last word of its own name, and its first sentence is cut at a joint',
    'MindfulMinutes: Daily Meditation',
    'Short guided meditations for busy people. Sleep sounds and streaks. Works offline.',
    { platform: 'appstore', appName: 'MindfulMinutes', appFeatures: 'Breathing exercises, Sleep sounds' },
    /^MindfulMinutes: Meditation$/mu,
    /^MindfulMinutes: Breathing$/mu,
  ],
  [
    'what stands before the chapters is no sentence',
    'How to grow tomatoes on a balcony',
    'I grow tomatoes in buckets on a small balcony. Timestamps: 0:00 Intro, 1:05 Choosing varieties, 3:20 Soil mix.',
    { platform: 'youtube', channelName: 'Tiny Gardener' },
    /^1:05 Choosing varieties$/mu,
    /Timestamps\./u,
  ],
]);
