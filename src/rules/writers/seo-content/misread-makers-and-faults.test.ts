import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'oldshed', itemCondition: 'Used' } as const;

describe('Makers of two names', () => {
  expectReadings([
    [
      'both halves are the brand',
      'Spear & Jackson tenon saw 10"',
      'Vintage Spear & Jackson tenon saw. Brass back, beech handle. Some rust spots on blade.',
      ebay,
      /^Brand: Spear & Jackson$/mu,
      /Brand: Spear$|spear tenon|jackson tenon/mu,
    ],
    [
      'a colour in a maker’s name is none of the thing',
      'Black & Decker Workmate WM301',
      'Folds flat. Jaws a bit marked, paint worn. No pegs.',
      ebay,
      /^The Black & Decker Workmate WM301 folds flat\.[\s\S]*^Brand: Black & Decker\nModel: Workmate WM301$/mu,
      /Colou?r: Black|black workbench|black & D|[Tt]he flat/u,
    ],
    [
      'two things are no maker',
      'Salt & Pepper Mills oak',
      'Pair of Salt & Pepper Mills, turned oak, 18 cm.',
      ebay,
      /Material: Oak/u,
      /Brand:/u,
    ],
  ]);
});

const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Nottingham',
  facebookCondition: 'Used - Good',
} as const;

describe('What speaks for a used thing', () => {
  expectReadings([
    [
      'faults, price and state are no selling points',
      'Carrera Vengeance mountain bike',
      'Carrera Vengeance MTB, hydraulic disc brakes, 24 gears. New chain last spring. Small rust spot on the frame, scratch on left fork. £140 ono.',
      facebook,
      /Small rust spot on the frame, scratch on left fork[\s\S]*^Hydraulic disc brakes$[\s\S]*^24 gears$[\s\S]*^New chain last spring$/mu,
      /^(?:Small rust spot.{0,20}|Scratch on left fork|£140 ono|Used - Good|Carrera Vengeance MTB)$/mu,
    ],
  ]);
});

describe('What comes with a thing', () => {
  expectReadings([
    [
      'is not the thing',
      'IKEA Kallax 4x4 white',
      '147x147cm, 16 cubes, 2 door inserts and 4 baskets incl. Small scratch on top.',
      facebook,
      /IKEA Kallax 4x4/u,
      /Kallax 4x4 Baskets|white basket|storage basket/iu,
    ],
  ]);
});

describe('Colours and numbers', () => {
  expectReadings([
    [
      'a colour with its code is no part, and no silver',
      'VW Golf Mk7 nearside wing mirror LA7W silver',
      'Genuine VW part 5G0857507. Colour code LA7W silver. Scuff on the lower edge.',
      ebay,
      /Colour code LA7W silver\.[\s\S]*^Colou?r: Silver$/mu,
      /has (?:a )?(?:colour code|genuine VW)|Material: Silver/u,
    ],
    [
      'a suitcase is not made of gold',
      'Cabin suitcase gold',
      '55 cm hard shell, gold. 4 wheels.',
      ebay,
      /Colou?r: Gold/u,
      /made of gold|Material: Gold/u,
    ],
    [
      'a spoon is made of silver',
      'Silver teaspoon Birmingham 1912',
      'Hallmarked silver teaspoon, 12 g.',
      ebay,
      /Material: Silver/u,
      /Colou?r: Silver/u,
    ],
    [
      'what stands before "of" is not counted',
      'Wool cardigan size 14',
      'Navy lambswool, 5 mother of pearl buttons. Pit to pit 52cm.',
      ebay,
      /5 mother of pearl buttons/u,
      /5 mother$/mu,
    ],
    [
      'a measure with more behind it is not had',
      'Catnip mice toys 6-pack',
      'Felt mice filled with organic catnip. 2.5" long + tail.',
      { platform: 'walmart' },
      /2\.5" long \+ tail/u,
      /have a 2\.5"/u,
    ],
  ]);
});
