import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'SaltReeds', businessName: 'Salt Reeds' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Garrick', businessName: 'Garrick' } as const;

/** What a thing smells of, how it is treated and used, and what stands in its colour are no things that it has. */
expectReadings([
  [
    'notes of a scent are no materials and no motifs, and how long it lasts is no time of making',
    'Reed diffuser sea salt & sage 100ml',
    '100 ml amber glass bottle with 8 rattan reeds. Top notes: sea salt, bergamot. Heart: sage. Base: driftwood, amber. Lasts 8 to 10 weeks.',
    etsy,
    /^(?=[\s\S]*^sea salt diffuser$)[\s\S]*It lasts 8 to 10 weeks\./mu,
    /Making time: lasts|The sea salt lasts|heart diffuser|sea reed diffuser|^salt reed diffuser$|^amber$/mu,
  ],
  [
    'gold satin is no gold, and what shines in the lining is satin',
    'Tarot bag velvet',
    'Drawstring bag for tarot cards or dice, purple crushed velvet with gold satin lining, 15 x 20 cm',
    etsy,
    /^satin$/mu,
    /^gold$/mu,
  ],
  [
    'oak tan is how leather is tanned',
    'Leather guitar strap, oak tan',
    'Cut from 3.5 mm veg tan leather, hand stitched. 6 cm wide.',
    etsy,
    /^leather$/mu,
    /^oak$|guitar belt/mu,
  ],
  [
    'a side that is treated is nothing that the tarp has',
    'Heavy Duty Tarp 12x16',
    '16 mil thick poly tarp, 12 x 16 ft, silver and brown. UV treated both sides. For boats and wood piles.',
    amazon,
    /UV treated both sides/u,
    /has UV treated/u,
  ],
  [
    'what it lacks is nothing that it has',
    'Hornby R2089 Class 37 diesel loco OO gauge boxed',
    'hornby r2089 class 37 diesel, BR green, runs well both directions, box is tatty. dcc ready no decoder',
    { platform: 'ebay', ebayStoreName: 'Loft', businessName: 'Loft Trains' },
    /^Type=Diesel loco$|^Diesel loco$|diesel loco/mu,
    /has a dcc ready/u,
  ],
  [
    'drops after the shower are how it is used',
    'Cedar beard oil',
    '30ml bottle with pipette. Jojoba, argan and grapeseed oil. 4 drops after the shower. Patch test first.',
    { platform: 'shopify', shopifyStoreName: 'Kin', businessName: 'Kin' },
    /4 drops after the shower/u,
    /has 4 drops/u,
  ],
  [
    'food in food takes no article',
    'Pistachio chocolate bar 200g',
    'milk chocolate bar with pistachio cream and crispy kadayif. 200g. contains milk.',
    { platform: 'tiktokshop', tiktokShopName: 'snackhaus', businessName: 'snackhaus' },
    /pistachio cream and crispy kadayif/u,
    /has a pistachio cream/u,
  ],
  [
    'what was done in a spring is past',
    'Upright piano Chappell',
    'Chappell upright piano, mahogany, about 1930. Tuned in spring 2025. 145 x 60 x 120 cm.',
    { platform: 'facebookmarketplace', facebookLocation: 'Norwich', businessName: 'Private' },
    /was tuned in spring 2025|Tuned in spring 2025/u,
    /is tuned in spring/u,
  ],
  [
    'a measure with its stuff behind it stands in no sentence as the name',
    'Telescopic Fishing Rod 2.4m carbon',
    'Carbon fibre telescopic rod, 2.4 m open and 45 cm closed. EVA handle, stainless guides. 210 g.',
    amazon,
    /weighs 210 g/u,
    /Rod 2\.4m carbon weighs/u,
  ],
]);
