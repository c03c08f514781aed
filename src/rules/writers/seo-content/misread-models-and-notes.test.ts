import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;

describe('A maker and a model without a noun', () => {
  expectReadings([
    [
      'a bicycle by its parts, of which one was renewed',
      'Brompton M6L 2018 orange',
      'Serviced in March, new brake pads and chain. Small scratch near hinge. Brooks saddle not included. Mudguards + Eazy wheels.',
      used,
      /^Brompton M6L 2018 Folding Bike Orange/mu,
      /Brake Pads|Type: Brake/u,
    ],
    [
      'a camera by its parts, of which the meter works',
      'Canon AE-1 with 50mm 1.8',
      'Shutter fires at all speeds, meter works, light seals replaced last yr. No fungus in lens. Film tested.',
      used,
      /^Canon AE-1 Film Camera with 50mm 1\.8/mu,
      /works, light(?! seals)/iu,
    ],
    [
      'a lens beside a camera stays a lens',
      'Canon EF 50mm f1.8 lens',
      'No fungus, shutter of the camera not included. Film tested on my AE-1.',
      used,
      /Type: Lens/u,
      /Type: (?:film )?camera/iu,
    ],
    [
      'what coffee tastes of has no colour',
      'Single origin Ethiopia Guji',
      'washed, 1900-2100m, notes of peach, jasmine, bergamot. Light roast. 250g / 1kg whole bean.',
      { platform: 'shopify', shopifyStoreName: 'haldis' },
      /notes of peach, jasmine, bergamot/iu,
      /Colou?r: notes/iu,
    ],
  ]);
});
