import { expect, it } from 'vitest';
import { shownTexts } from '#tests/golden/output-texts.ts';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

/** Briefs of trades that no other test knows, each for a sentence that once came out wrong. */
const cases: [
  what: string,
  name: string,
  description: string,
  fields: Fields,
  says: RegExp,
  never: RegExp,
][] = [
  [
    'what a purchase unlocks is a function and no boast',
    'Glyphfall',
    'A daily word puzzle. Plays offline. One purchase unlocks the archive of 365 boards. No ads.',
    { platform: 'appstore', appName: 'Glyphfall', appCategory: 'Games' },
    /unlocks the archive of 365 boards/u,
    /purchase the archive/u,
  ],
  [
    'a savings bank is a bank and no offer',
    'How a village bank survived 1931',
    'Historian Ruta Maskell tells how a savings bank in a Welsh village got through the crash of 1931.',
    { platform: 'youtube', channelName: 'Slow Ledger' },
    /a savings bank/u,
    /how a bank/u,
  ],
  [
    '“best gift ever” leaves nothing of itself in the name',
    'CUSTOM PET PORTRAIT!!! watercolour BEST GIFT EVER',
    'I paint your dog or cat in watercolour on A4 cotton paper.',
    {},
    /Custom Pet Portrait watercolour/iu,
    /gift ever/iu,
  ],
  [
    'an effect on wrinkles is told nowhere',
    'Niacinamide 10% serum',
    'Erases wrinkles in 7 days! 30 ml glass bottle with pipette. 10% niacinamide, 1% zinc PCA. Fragrance free.',
    { platform: 'shopify', shopifyStoreName: 'Ostrea' },
    /10% niacinamide/u,
    /wrinkle|7 days/iu,
  ],
  [
    'the French “ce” is no mark of conformity',
    'Lot de 6 chaises bistrot',
    'Six chaises bistrot en métal, assise bois, noires. Hauteur assise 45 cm. À venir chercher.',
    { platform: 'facebookmarketplace', facebookLocation: 'Rennes', language: 'fr' },
    /Rennes/u,
    /certificate|“ce”/iu,
  ],
  [
    'part numbers stay and are no telephone and no litres',
    'Lichtmaschine Bosch 0124525035 VW Golf 4 1.9 TDI 120A',
    'Gebrauchte Lichtmaschine, Teilenummer 0124525035, OE 038903023L. 14 V. Ausgebaut aus VW Golf 4, Bj. 2002, 148.000 km. Leichter Rost am Gehäuse.',
    { platform: 'ebay', ebayStoreName: 'teilehof', itemCondition: 'Gebraucht' },
    /Lichtmaschine Bosch 0124525035[\s\S]*Bj\. 2002/u,
    /Fassungsvermögen|OE L\b/u,
  ],
];

it.each(cases)('%s', (_what, name, description, fields, says, never) => {
  const text = shownTexts(written(name, description, fields))
    .map((shown) => shown.text)
    .join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
