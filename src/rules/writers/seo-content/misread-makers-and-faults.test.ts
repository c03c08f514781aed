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
