import { expect, it } from 'vitest';
import { shownTexts } from '#tests/golden/output-texts.ts';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

/** Briefs that were misread, each with what it says and what it never said. */
const cases: [
  what: string,
  name: string,
  description: string,
  fields: Fields,
  says: RegExp,
  never: RegExp,
][] = [
  [
    'stamps of chapters on one line count nothing',
    'Why your sourdough is dense',
    'Four loaves, one change each. 0:00 the dense loaf 2:10 hydration 5:45 bulk fermentation 9:20 oven heat.',
    { platform: 'youtube', channelName: 'Slow Loaf' },
    /^2:10 hydration$/mu,
    /00 the dense\)|10 hydration \|/iu,
  ],
  [
    'an app whose name has a tail gets no second one',
    'Droplet: Plant Care',
    'Reminds you when each plant needs water, measures light with the camera. 1,200 species. Works offline.',
    { platform: 'appstore', appName: 'Droplet', appFeatures: 'watering reminders, light meter, photo diary' },
    /^Droplet: Plant Care$/mu,
    /Care: App/u,
  ],
  [
    'what a candle smells of is no material of it',
    'Fig and cedar soy candle',
    '220 g soy wax candle in an amber glass jar. Burns 45 hours. Fig, cedar and black pepper. Cotton wick.',
    { platform: 'etsy', etsyShopName: 'lumenwick' },
    /^(?:fig|black pepper) candle$/mu,
    /^cedar$|(?:^|\s)g candle|candle in cedar/mu,
  ],
  [
    'what comes with a thing is not the thing',
    'Rose quartz gua sha stone',
    'Hand-cut rose quartz, 8 x 5 cm, comes with a velvet pouch and a printed guide. Use with any face oil.',
    { platform: 'tiktokshop', tiktokShopName: 'Glowlane' },
    /Rose Quartz Gua Sha Stone/u,
    /Stone Pouch|^pouch$/imu,
  ],
  [
    'a shelf whose top has marks is a shelf',
    'IKEA Kallax shelf 4x4 white',
    'White Kallax, 147 x 147 cm, some marks on the top, all screws there, already taken apart.',
    { platform: 'facebookmarketplace', facebookLocation: 'Bristol', facebookCondition: 'Used - good' },
    /Kallax Shelf 4x4 White/u,
    /White Top/u,
  ],
  [
    'silver is the colour of a turntable',
    'Technics SL-1200MK2 turntable',
    'Fully working direct drive turntable, silver, serviced in 2025. Two light scratches on the lid.',
    { platform: 'ebay', ebayStoreName: 'bench', itemCondition: 'Used' },
    /^Colour: Silver$/mu,
    /^Material: Silver/mu,
  ],
  [
    'what the business does is no kind of the thing',
    'Maple pecan granola',
    'Rolled oats, maple syrup, pecans and sea salt, baked slowly. 400 g pouch. Contains nuts.',
    {
      platform: 'shopify',
      shopifyStoreName: 'Oat',
      description: 'We bake granola in small trays in Galway.',
    },
    /^pecan granola$/mu,
    /(?<!We )bake[ -](?:granola|muesli)/u,
  ],
  [
    'what comes off a price stays with it',
    'Boiler repair',
    'Same-day boiler repair in Leeds. Diagnosis 60 pounds, taken off the repair. All brands.',
    { platform: 'website', website: 'https://aldergate.example', location: 'Leeds' },
    /60 pounds, taken off the repair/u,
    /^Taken off the repair/mu,
  ],
  [
    'a name that begins as the brand does names it once',
    'Torvik folding camp stool',
    'Aluminium frame, 600D polyester seat, holds 110 kg, weighs 790 g, folds to 33 x 10 cm.',
    { platform: 'amazon', amazonBrand: 'Torvik Outdoor' },
    /^Torvik Outdoor Folding Camp Stool/mu,
    /Torvik Outdoor Torvik/u,
  ],
  [
    'a name is no part, an order is no weight and a past participle tells what was done',
    'Barbour Bedale waxed jacket C42 navy',
    'Barbour Bedale, navy, size C42 / 107cm. Pit to pit 58 cm, length 76 cm. Rewaxed in October 2025. Brew 3 g in 200 ml.',
    { platform: 'ebay', ebayStoreName: 'threadagain', itemCondition: 'Pre-owned' },
    /was rewaxed in October 2025/u,
    /has a Barbour|has a barbour|Pit to Pit 58|Weight: brew|is rewaxed/u,
  ],
  [
    'shouted text keeps its months and codes',
    'HONDA IZY LAWN MOWER',
    'HONDA IZY PETROL MOWER SERVICED APRIL 2026. NEW BLADE. BOUGHT 2018. COLLECT CF14.',
    { platform: 'facebookmarketplace', facebookLocation: 'Cardiff', facebookCondition: 'used' },
    /April 2026/u,
    /april 2026|cf14/u,
  ],
  [
    'what costs extra stands in no title and no tag',
    'Letterpress wedding invitation suite',
    'Printed by hand on 600 gsm cotton paper. Minimum order 25 sets. Ink in any Pantone colour. Gold foil costs extra.',
    {},
    /Ink in any Pantone colour/u,
    /^gold foil costs$|suite[^\n]*(?:costs|minimum order)[^.\n]*$|has an ink/mu,
  ],
  [
    'yarn for socks is yarn',
    'Sock yarn in kelp green',
    '75% merino, 25% nylon. 100 g skein, 400 m, 4-ply. One skein makes a pair of adult socks.',
    { platform: 'etsy', etsyShopName: 'tidewool' },
    /^green sock yarn$/mu,
    /^(?:green |adult )*socks$/mu,
  ],
  [
    'the top rack is that of the dishwasher',
    'Slow feeder dog bowl',
    'BPA-free polypropylene, 28 cm across, holds 3 cups of dry food. Dishwasher safe, top rack. Blue.',
    { platform: 'amazon', amazonBrand: 'Pawlin' },
    /dishwasher safe \(top rack\)/iu,
    /has a top rack|^top rack/imu,
  ],
  [
    'what cooks in five minutes does so',
    'Organic rolled oats 42 oz',
    'Whole grain oats. 42 oz canister. 5 g of protein per serving. Cooks in 5 minutes. No added sugar.',
    { platform: 'walmart', businessName: 'Farmstead' },
    /cooks? in 5 minutes/iu,
    /have cooks|has cooks/u,
  ],
  [
    'the letters of a part number are no unit',
    'Front brake pads Golf Mk6 1.6 TDI',
    'Set of 4, OE number 5K0698151, ceramic compound, fits VW Golf VI 2009-2013. With wear sensor.',
    { platform: 'ebay', ebayStoreName: 'partsbay', itemCondition: 'New' },
    /5K0698151/u,
    /(?:^|[\s:,])5K(?:[\s,]|$)/mu,
  ],
  [
    'the number of a record keeps its capitals, and ring wear is a flaw',
    'Kate Bush Hounds of Love LP 1985',
    'EMI KAB 1. Plays without skips. Sleeve VG, small ring wear, corner bumped. Original inner.',
    { platform: 'ebay', ebayStoreName: 'spin', itemCondition: 'Used' },
    /^Used\.[^\n]*ring wear/mu,
    /Emi [Kk]ab/u,
  ],
  [
    'embroidered eyes make no embroidery of a toy',
    'Amigurumi de zorro',
    'Zorro tejido a ganchillo en algodón, 22 cm de alto, ojos bordados, apto desde 0 meses. Se puede personalizar con un nombre.',
    { platform: 'etsy', etsyShopName: 'hilodeluna', language: 'es' },
    /^ojos bordados$/mu,
    /zorro bordados|^bordados$|, un nombre/mu,
  ],
  [
    'an apostrophe parts words of a French thing',
    "Boucles d'oreilles pendantes en laiton",
    'Laiton doré, pierres de lune, longueur 4 cm, 6 g la paire. Crochets en argent 925.',
    { platform: 'etsy', etsyShopName: 'atelierlune', language: 'fr' },
    /^boucles d'oreilles en laiton$/mu,
    /laiton laiton/u,
  ],
  [
    'German nouns keep their capitals in an alt text',
    'Pendelleuchte aus Papier',
    'Schirm aus Reispapier, Durchmesser 45 cm. Kabel 2 m, textilummantelt. Fassung E27.',
    { platform: 'shopify', shopifyStoreName: 'Haus Nord', language: 'de' },
    /Schirm aus Reispapier/u,
    /\bschirm aus|\bkabel 2 m/u,
  ],
];

it.each(cases)('%s', (_what, name, description, fields, says, never) => {
  const text = shownTexts(written(name, description, fields))
    .map((shown) => shown.text)
    .join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
