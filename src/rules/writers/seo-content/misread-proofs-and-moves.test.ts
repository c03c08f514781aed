import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;

/** What is proved, what a thing is treated with, and why it is sold. */
expectReadings([
  [
    'what a toy was tested by is told without a label that claims more',
    'Wooden baby gym',
    'Beech A frame baby gym with 3 hanging toys: ring, bell, crochet star. 60 cm tall, folds flat. EN71 tested. From birth.',
    { platform: 'shopify', shopifyStoreName: 'Acorn' },
    /<li>EN71 tested<\/li>/u,
    /Certif\p{L}+: EN71/u,
  ],
  [
    'lemon that brass is polished with is no colour and no motif',
    'Raw brass hair stick',
    'Hammered from solid raw brass rod, 6 inches long. For thick or long hair. Will darken over time, polish with lemon.',
    { platform: 'etsy' },
    /^brass hair stick$/mu,
    /^lemon/mu,
  ],
  [
    'a rolling pin is no pin',
    'Engraved rolling pin',
    'Beech rolling pin laser engraved with cats. 43 cm incl handles, roller 20 cm. Hand wash only.',
    { platform: 'etsy' },
    /^cat rolling pin$/mu,
    /^(?:cat|engraved|engraved beech|laser engraved) pin$/mu,
  ],
  [
    'why a machine is sold is no fact of it, and that it works perfect is',
    'Bosch washing machine 8kg',
    'bosch series 4 8kg 1400 spin. 3yrs old works perfect, moving house. bit of rust on the drum door. £120 ovno',
    { platform: 'facebookmarketplace', facebookLocation: 'Leith', facebookCondition: 'Used - Good' },
    /3yrs old works perfect/u,
    /Moving House|Rust on the Drum/u,
  ],
  [
    'what is included and what is not are two things',
    'Nintendo DS Lite console pink',
    'Pink DS lite, hinge cracked, top screen has yellow tint. Touch works. Charger included no stylus.',
    ebay,
    /^(?=[\s\S]*^Items Included: Charger$)[\s\S]*In the box: charger, no stylus/mu,
    /Included No Stylus/iu,
  ],
  [
    'a doll house is a toy before it is incomplete, and marker on a slide is a flaw',
    'Barbie Dreamhouse 2018 incomplete',
    'Dreamhouse from 2018, missing elevator and some accessories. Sounds work. Slide has marker on it. Collection preferred.',
    { ...ebay, category: 'Toys' },
    /^(?=[\s\S]*Toy Incomplete)[\s\S]*^Used\. [^\n]*Slide has marker on it/mu,
    /Incomplete Toy|Incomplete, Collection Preferred/u,
  ],
  [
    'a flaw opens no text where no state is named',
    'Two-person tent',
    'Green dome tent, 2.8 kg, pitched three times. One peg is bent. Comes with poles, pegs and bag.',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /^Green dome tent, 2\.8 kg, pitched three times\.\n+One peg is bent\.$/mu,
    /^One peg is bent\.\n+Green/mu,
  ],
  [
    'a state that is named opens it still',
    'Oak bookcase',
    'Oak bookcase, 180 x 80 cm, five shelves. A scratch on one side. Collection only.',
    { platform: 'facebookmarketplace', facebookCondition: 'Used - Good', facebookLocation: 'Leeds' },
    /^Used - Good\. [^\n]*scratch on one side/mu,
    /^A scratch/mu,
  ],
]);
