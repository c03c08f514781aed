import { expect, it } from 'vitest';
import { shownTexts } from '#tests/golden/output-texts.ts';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

/** Briefs whose thing was taken for another, each with what it says and what it never said. */
const cases: [
  what: string,
  name: string,
  description: string,
  fields: Fields,
  says: RegExp,
  never: RegExp,
][] = [
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
    'yarn for socks is yarn',
    'Sock yarn in kelp green',
    '75% merino, 25% nylon. 100 g skein, 400 m, 4-ply. One skein makes a pair of adult socks.',
    { platform: 'etsy', etsyShopName: 'tidewool' },
    /^green sock yarn$/mu,
    /^(?:green |adult )*socks$/mu,
  ],
  [
    'the title of a book names no chair and no silver',
    'The Silver Chair C. S. Lewis 1953 first edition',
    "Geoffrey Bles, London 1953. Green boards, no dust jacket. Owner's name on the endpaper. 217 pages, complete.",
    { platform: 'ebay', ebayStoreName: 'bookbarn', itemCondition: 'Used' },
    /^Type: Book$/mu,
    /Material: Silver|The chair has|silver furniture/u,
  ],
  [
    'a grill with three burners is a grill',
    'Weber gas grill 3 burner',
    'Spirit E-310, natural gas, 2019. Cover included. Some rust on the legs. $220.',
    { platform: 'facebookmarketplace', facebookLocation: 'Portland', facebookCondition: 'Used - good' },
    /^gas grill$/mu,
    /^(?:weber |burner )?burner|the burner/imu,
  ],
  [
    'teeth whitening is no tray',
    'Teeth whitening',
    'Custom trays, two weeks at home, two check-ups. 295 pounds. Only after an examination.',
    { platform: 'website', website: 'https://harbour.example', location: 'Plymouth' },
    /^teeth whitening plymouth$/mu,
    /whitening trays|tray cost|home decor/iu,
  ],
  [
    'a fountain with a bowl is a fountain',
    'Cat water fountain 2 L',
    'Ceramic bowl, pump under 30 dB, carbon filter lasts a month. Adapter not included. White.',
    { platform: 'amazon', amazonBrand: 'Quietpaw' },
    /^white cat water fountain$/mu,
    /Fountain 2 L Bowl|^ceramic dish$|The bowl comes/mu,
  ],
  [
    'a kit in a jar is a kit',
    'Terrarium kit for beginners',
    'Glass jar with cork, 20 cm high, drainage stones, soil, moss and tongs. Plants not included.',
    { platform: 'etsy', etsyShopName: 'mossmade' },
    /^terrarium kit$/mu,
    /beginners jar|^storage jar$|^glass canister$/mu,
  ],
  [
    'a saddle in honey is a saddle',
    'Brooks B17 leather saddle honey',
    'Well broken in, no cracks, rails straight. Light scuffs on the left side. 175 mm wide.',
    { platform: 'ebay', ebayStoreName: 'barn', itemCondition: 'Used' },
    /^Type: Leather saddle$/imu,
    /bee honey|Type: Honey/iu,
  ],
];

it.each(cases)('%s', (_what, name, description, fields, says, never) => {
  const text = shownTexts(written(name, description, fields))
    .map((shown) => shown.text)
    .join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
