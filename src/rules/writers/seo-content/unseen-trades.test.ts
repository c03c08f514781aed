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
  [
    'an app opens with what it is, not with its devices',
    'Glyphfall',
    'For iPhone and iPad. A daily word puzzle. Match falling tiles. Streaks, a monthly calendar. Plays offline. No ads.',
    { platform: 'appstore', appName: 'Glyphfall', appCategory: 'Games' },
    /^Glyphfall: Word Puzzle[\s\S]*^Glyphfall is a daily word puzzle\./mu,
    /^Plays offline\.$/mu,
  ],
  [
    'the short description of an app is its own first sentence',
    'Pebble Match',
    'Daily puzzle game: match three stones, clear the beach. 600 levels. Play offline. No timer. Ads only if you want an extra life.',
    { platform: 'playstore', appName: 'Pebble Match', appCategory: 'Puzzle' },
    /^Daily puzzle game: match three stones, clear the beach$/mu,
    /life and no timer|Clear the beach, ads/u,
  ],
  [
    'a German condition keeps its second half',
    'Putzi',
    'Putzplan für WGs. Aufgaben verteilen sich jede Woche neu. Wer fertig ist, hakt ab. Punkte für jede Aufgabe. Einkaufsliste für alle.',
    { platform: 'playstore', appName: 'Putzi', appCategory: 'Haushalt' },
    /Putzi: Putzplan[\s\S]*Wer fertig ist, hakt ab/u,
    /(?<!ist, )hakt ab/iu,
  ],
  [
    'what a part does not fit is no part of it',
    'Front brake pads set OE 34116850568',
    'Set of 4 ceramic brake pads, front axle. Replaces OE numbers 34116850568, 34116858047. Does not fit cars with M Sport brakes. New in box.',
    { platform: 'amazon', amazonBrand: 'Karsten' },
    /(?=[\s\S]*34116858047)[\s\S]*do not fit cars with M Sport/u,
    /have does|has a new|have a new/u,
  ],
  [
    'care and what is missing are told apart from the rest of their list',
    'Mini milk frother',
    'Handheld milk frother, stainless steel whisk, 2 AA batteries not included, 22 cm long, black.',
    { platform: 'tiktokshop', tiktokShopName: 'Frothly' },
    /is 22 cm long/u,
    /In the box: handheld|whisk and black/iu,
  ],
  [
    'a plant has no root in two weeks and no “non-toxic”',
    'String of hearts',
    'Plant in a 12 cm hanging pot. Bright spot near a window. Non-toxic to cats. Cuttings root in water in two weeks.',
    { platform: 'shopify', shopifyStoreName: 'Leaf & Loam' },
    /Cuttings root in water/u,
    /ha(?:s|ve) (?:an? )?(?:cuttings|non-toxic|bright spot near)/u,
  ],
  [
    'a pasted table keeps its labels',
    'Makita DHP486Z 18V brushless combi drill body only',
    '<table><tr><td>Max torque</td><td>130 Nm</td></tr><tr><td>Chuck</td><td>13 mm</td></tr></table><p>Body only: no battery, no charger. New in box.</p>',
    { platform: 'ebay', ebayStoreName: 'tooltrade', itemCondition: 'New' },
    /Max torque: 130 Nm/u,
    /Only Tool|has a (?:model|max|chuck|new)/iu,
  ],
  [
    'waiting times, warnings and the sides of a box are no attributes of a title',
    'Halskette mit Blüte',
    'Anhänger aus Gießharz, Durchmesser 18 mm. Vor Parfüm schützen. Jede Blüte ist anders. Fertig in 7 Werktagen. Boîte de 30 x 30 x 7 cm.',
    { language: 'de' },
    /Halskette mit Blüte/u,
    /^Halskette mit Blüte[^.:\n]*(?:schützen|Werktagen|anders|de 30$)/mu,
  ],
  [
    'labels are said once and never of a part',
    'Suspension en rotin Ondine',
    'Suspension tressée en rotin, diamètre 45 cm. Poignée de cuir. Ampoule non fournie. Visserie incluse.',
    { platform: 'shopify', shopifyStoreName: 'Luciole', language: 'fr' },
    /Ampoule|ampoule/u,
    /: (?:ampoule non fournie|visserie incluse|poignée de cuir)/iu,
  ],
  [
    'an item of a list is no sentence with “it has”',
    'Leather phone case',
    'Leather case for iPhone 15. Card slot for two cards. Works with MagSafe. Darkens with use. 1.2 mm thick, raised edge around the camera.',
    { platform: 'shopify', shopifyStoreName: 'Caseline' },
    /(?=[\s\S]*<li>Card slot for two cards)[\s\S]*<p>[\s\S]*aised edge around the camera/u,
    /<li>It has|15\. 1\.2/u,
  ],
  [
    'lines of a pasted data sheet are specifics under their own names',
    'Lenovo ThinkPad T480 Notebook 14"',
    'Prozessor: Intel Core i5-8350U\nArbeitsspeicher: 16 GB DDR4\nFestplatte: 512 GB SSD\nZustand: Kratzer auf dem Deckel\nLieferumfang: Notebook, Netzteil 65 W',
    { platform: 'ebay', ebayStoreName: 'pcboerse', itemCondition: 'Generalüberholt' },
    /^Arbeitsspeicher: 16 GB DDR4$/mu,
    /^Besonderheiten: Prozessor/mu,
  ],
  [
    'dings, tears and foxing are flaws; “no page missing” is none',
    'Atlas des champignons, édition 1978',
    'Atlas illustré, 240 pages. Jaquette déchirée en haut. Pas de page manquante. Quelques rousseurs sur les tranches.',
    { platform: 'ebay', ebayStoreName: 'bouquinerie', itemCondition: 'Occasion', language: 'fr' },
    /^Occasion\.[^\n]*Jaquette déchirée en haut/mu,
    /Défauts: Pas de/u,
  ],
  [
    'how many there are is told where only the name says it',
    'Magnetic cable clips 6 pack',
    'Stick-on magnetic cable holders for cables up to 5 mm. Adhesive back, silicone top. Peel, stick, press for 10 seconds.',
    { platform: 'tiktokshop', tiktokShopName: 'DeskPals' },
    /Quantity: 6 pack\./u,
    /Peel, Stick,|, Stick$/mu,
  ],
  [
    'bullets of Amazon write degrees in the language of the brief',
    'Mopp mit Eimer',
    'Wischmopp mit Eimer, 10 Liter. Bezug aus Mikrofaser, waschbar bei 60 °C. Stiel von 90 bis 130 cm.',
    { platform: 'amazon', amazonBrand: 'Lucente', language: 'de' },
    /60 Grad C/u,
    /degrees/u,
  ],
];

it.each(cases)('%s', (_what, name, description, fields, says, never) => {
  const text = shownTexts(written(name, description, fields))
    .map((shown) => shown.text)
    .join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
