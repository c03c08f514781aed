import { describe } from 'vitest';
import type { BriefFields } from '#tests/golden/run-brief.ts';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay: BriefFields = { platform: 'ebay' };
const shopify: BriefFields = { platform: 'shopify' };

describe('Titles name what the thing is, whole and once', () => {
  expectReadings([
    [
      'a stuff that lines it is called its lining',
      'Hand embroidered linen baby bib',
      'Bib sewn from washed linen. Lined with cotton terry. Closes with a wooden button. Wash at 30 degrees.',
      {},
      /^Hand embroidered linen baby bib, cotton terry lining/mu,
      /bib, cotton terry, /u,
    ],
    [
      'three of a set of three are told once',
      'Leather cord organizer, set of 3',
      'Three cable tidies cut from vegetable tanned leather offcuts, each with a brass snap. 12 x 2 cm.',
      {},
      /^Leather cord organizer, set of 3, 12 x 2 cm, brass snap$/mu,
      /set of 3.*three cable tidies$/imu,
    ],
    [
      'of several colours none stands for all',
      'Crochet bucket hat',
      'Cotton bucket hat in cream, rust or forest green. One size, 56-59 cm. Foldable.',
      {},
      /^Crochet bucket hat, cotton, cream, rust or forest green/mu,
      /hat, cotton, cream, \d/iu,
    ],
    [
      'what costs extra is in no title',
      'A5 recipe journal',
      'Linen bound recipe book, 160 pages, ribbon marker. Foil name on the cover optional.',
      {},
      /^A5 recipe journal, .*160 pages/mu,
      /^A5 recipe journal.*foil name/mu,
    ],
    [
      'a relation to other goods names nothing',
      'Refill pouch 220g',
      'Wax refill in a paper pouch, fits our 220 g jars. Melt in a pan of hot water. Same scents as the jars.',
      { ...shopify, businessName: 'Northlight Candles' },
      /^Refill Pouch, 220g, Paper$/mu,
      /^Refill Pouch.*Same Scents/imu,
    ],
    [
      'what is not fitted is told in the text alone',
      'Nintendo Game Boy Color Atomic Purple',
      'Used Game Boy Color in atomic purple. Tested. New glass lens not fitted. Console only, no games.',
      ebay,
      /^Nintendo Game Boy Color Atomic Purple, Console Only/mu,
      /^Nintendo.*Purple.*, New Glass Lens Not Fitted$/mu,
    ],
    [
      'a code beside a figure keeps its capitals',
      'Makita DHP453 combi drill body only',
      '18V LXT. Used, works well, chuck grips fine. Paint marks on casing. No battery or charger.',
      ebay,
      /^Makita DHP453 Combi Drill Body Only, 18V LXT/mu,
      /Lxt/u,
    ],
    [
      'the kinds of a food are named together',
      'Granola variety pack',
      '6 bags x 10 oz. Maple pecan, cocoa almond, and berry. Contains tree nuts. Made with oats.',
      { platform: 'walmart' },
      /Maple Pecan, Cocoa Almond and Berry/u,
      /Maple Pecan, 6 Bags/u,
    ],
  ]);
});

describe('What the text of an image tells', () => {
  expectReadings([
    [
      'in what a candle is seen, and nothing that it smells of',
      'Peat Smoke & Heather Candle 220g',
      'Soy wax candle with peat smoke and heather fragrance. Cotton wick, amber glass jar with tin lid.',
      shopify,
      /^Soy wax candle in an amber glass jar with tin lid, cotton wick$/mu,
      /candle with cotton wick, peat smoke/u,
    ],
    [
      'a part that does something is seen',
      'Wick trimmer',
      'Matt black steel wick trimmer, 18 cm, angled head catches the trimmings.',
      shopify,
      /^Matt black steel wick trimmer with angled head, 18 cm$/mu,
      /^Wick trimmer: /mu,
    ],
    [
      'the thing is named once',
      'Merino fisherman beanie',
      'Ribbed merino hat, double cuff, knitted in Donegal. One size. Ink blue, oatmeal or bottle green.',
      shopify,
      /^Merino fisherman beanie with double cuff$/mu,
      /beanie with ribbed merino hat/u,
    ],
    [
      'what is mixed in is not seen',
      'Oat Hand Balm 60ml',
      'Thick balm with sea buckthorn oil and shea butter. Scented with sweet orange. Aluminium tin.',
      shopify,
      /^Oat Hand Balm in an aluminium tin$/mu,
      /balm with sea buckthorn oil, sweet orange$/mu,
    ],
  ]);
});

describe('What ends in a thing, and what does not', () => {
  expectReadings([
    [
      'a bath towel for babies is no bath',
      'Baby bath towel hooded',
      'Bamboo cotton terry, 30 x 30 in, bear ears hood. For newborn to toddler. Machine washable. Gray.',
      { platform: 'walmart' },
      /^baby bath towel$/mu,
      /^(?:gray |washable )?baby bath$/mu,
    ],
    [
      'slides are worn',
      'Cloud slides women',
      'EVA slides, 1.6 inch thick sole, waterproof, non slip. Sizes 5-11. Colors: beige, lilac, black.',
      { platform: 'tiktokshop' },
      /^(?=[\s\S]*^womens slides$)[\s\S]*^black slides$/mu,
      /^women slides$/mu,
    ],
    [
      'a desert without its boots is searched by nobody',
      'Clarks desert boots UK 9 sand suede',
      'Worn maybe five times. Crepe sole has light dirt. Original box. Sand suede.',
      ebay,
      /^clarks desert boots$/mu,
      /^clarks desert$/mu,
    ],
    [
      'coral beside navy is a colour',
      'Rope dog lead',
      'Spliced from 12mm marine rope, 1.5 m, with trigger clip. Navy, coral or sage. Leather collar sleeve.',
      {},
      /^coral lead$/mu,
      /^coral$/mu,
    ],
    [
      'a tray is searched by its handles',
      'Resin serving tray',
      'Ocean blue and white resin poured on acacia, with black handles. 50 x 30 cm. Wipe clean.',
      {},
      /^tray with handles$/mu,
      /handle tray/u,
    ],
    [
      'the maker behind the thing is searched before it',
      'Electric lawn mower Bosch Rotak 34',
      '1400W, 34 cm cut, 40L box. Blade sharpened. Cable has a repair. Works.',
      { platform: 'facebookmarketplace', facebookLocation: 'Kendal' },
      /^(?=[\s\S]*^bosch rotak$)[\s\S]*^bosch lawn mower$/mu,
      /^electric bosch$/mu,
    ],
    [
      'a grinder of nails mills nothing',
      'Dog nail grinder',
      'Quiet 2 speed grinder, USB rechargeable, 4 hour run time. For small, medium and large dogs. LED light.',
      { platform: 'amazon' },
      /^dog nail grinder$/mu,
      /^(?:mill|milling|crusher)$/mu,
    ],
    [
      'rust on a sole is nothing that is looked for',
      'Stanley No 4 smoothing plane',
      'Made in England, rosewood handles, iron freshly ground. Light rust spots on sole. 2 inch cutter.',
      ebay,
      /^stanley no 4 smoothing plane$/mu,
      /^light rust spots$/mu,
    ],
    [
      'a seal for letters is no gift for them',
      'Wax seal kit',
      'Brass stamp with your initial, beech handle, 2 sticks of burgundy wax. For wedding invites & letters.',
      {},
      /^wedding seal kit$/mu,
      /^(?:letter|wedding invite) gift$/mu,
    ],
  ]);
});
