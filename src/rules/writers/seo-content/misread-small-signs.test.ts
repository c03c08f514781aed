import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Ember' } as const;
const walmart = { platform: 'walmart', businessName: 'GearUp' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Bradford',
  facebookCondition: 'Used - Fair',
} as const;

describe('Small signs in briefs of goods', () => {
  expectReadings([
    [
      'how far a reading may be off is no trait, and a text that begins with a verb names its thing',
      'Meat thermometer instant read',
      'Reads in 3 sec, -58 to 572F, +/-1F. Foldable probe, backlit.',
      amazon,
      /[Mm]eat thermometer instant read: reads in 3 sec|[Tt]hermometer reads in 3 sec/u,
      /Read, 1F/u,
    ],
    [
      'how many pieces there are is not had',
      'All weather floor mats',
      '3 pcs front and 2nd row. TPE. Raised edges. Black.',
      walmart,
      /3 pcs front and 2nd row/u,
      /have 3 pcs|key figure/u,
    ],
    [
      'bare words in a row may be what it is for',
      'Lint remover rechargeable',
      '3 blades, 2 speeds. Sweaters, sofas. Not for silk.',
      { platform: 'tiktokshop', tiktokShopName: 'tidy' },
      /Sweaters, sofas/u,
      /has sweaters/u,
    ],
    [
      'mould is a fault, and years that are told are asked no more',
      'Bosch washing machine 7kg',
      'Works fine, door seal has some mould, small dent on top. 4 yrs old.',
      facebook,
      /door seal has some mould/u,
      /^Door seal has some mould$|How old/mu,
    ],
    [
      'from which age is told by a span',
      'Silicone bibs set',
      'Food catcher pocket, BPA free. 6-36 months.',
      amazon,
      /6-36 months/u,
      /which age/u,
    ],
  ]);
});
