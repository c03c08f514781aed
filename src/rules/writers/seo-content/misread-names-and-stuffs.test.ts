import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Brightgarth', businessName: 'Brightgarth' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;
const facebook = { platform: 'facebookmarketplace' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Hue Lab' } as const;

/** Names that keep their capital, and stuffs by the words that the seller wrote together. */
expectReadings([
  [
    'a maker and his model keep their capitals behind a colon',
    'Mountain bike 26" mens',
    'Carrera Vengeance 26 inch wheels 18 inch frame. new chain and brake pads. back tyre worn.',
    facebook,
    /mens: Carrera Vengeance/u,
    /carrera/u,
  ],
  [
    'the maker of the name keeps its capital in the text',
    'Singer 99K sewing machine',
    'Singer 99K hand crank from 1954. Sews well. Wooden base.',
    ebay,
    /Singer 99K hand crank/u,
    /singer 99K hand/u,
  ],
  [
    'a foam is one stuff with the word before it, and the pad is made from it',
    'Kneeling pad',
    'Kneeling pad from EVA foam, 17 x 11 in, 1.5 in thick. Handle slot.',
    amazon,
    /^(?=[\s\S]*Kneeling Pad, EVA Foam, 17 x 11 in$)[\s\S]*kneeling pad is made from EVA foam/mu,
    /EVA, Foam|is from EVA/u,
  ],
  [
    'two words of a wood stand together in a title',
    'Pepper mill',
    'Acacia wood mill with ceramic grinder. 8 inches tall.',
    amazon,
    /Pepper Mill, Acacia Wood/u,
    /Acacia, Wood/u,
  ],
  [
    'a lip stain comes in its shade and is made of no wood',
    'Coral Rosewood Lip Stain',
    'Lip stain in coral rosewood. 4 ml. Vegan. Lasts through lunch.',
    shopify,
    /lip stain comes in coral rosewood/u,
    /made of coral|Material: (?:coral|rosewood)/iu,
  ],
  [
    'fine mesh of a steel basket is no stuff of its own',
    'Infuser basket',
    'Stainless steel infuser basket for mugs. Fine mesh.',
    amazon,
    /fine mesh/iu,
    /made of fine mesh|Material: fine mesh/iu,
  ],
  [
    'the colour of a knight is none of his castle',
    "Lego 6086 Black Knight's Castle",
    'Lego set 6086 from 1992, complete with instructions. All 12 minifigs.',
    ebay,
    /Black Knight's Castle/u,
    /^Color: Black|^black (?:toy|plaything)$/mu,
  ],
  [
    'a couple of scuffs is written once',
    'VW Golf Mk5 wing mirror',
    'Electric, heated. Black. A couple of scuffs on the cover, couple small chips on the edge, glass fine.',
    ebay,
    /couple of scuffs/iu,
    /of of|a a couple/iu,
  ],
  [
    'nobody asks for the watts of a floor mat',
    'Rubber floor mats for Ford F-150',
    'Front and rear rubber floor mats, fits 2015 to 2023 SuperCrew. Black.',
    amazon,
    /floor mats/u,
    /How is it powered/u,
  ],
  [
    'a cloth is told with its weave',
    'Dog bandana',
    'Tie on bandana, cotton gingham, red or blue. S to L.',
    { platform: 'etsy' },
    /^Dog bandana, cotton gingham/mu,
    /^gingham$/mu,
  ],
]);
