import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Harvest Ridge' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'retro', itemCondition: 'Used' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Austin',
  facebookCondition: 'Used - Good',
} as const;

describe('Uses, packages and states', () => {
  expectReadings([
    [
      'an ailment takes what it is said of with it',
      'Jar opener under cabinet',
      'V shaped steel teeth, screws included. Good for arthritis hands.',
      amazon,
      /^Jar opener under cabinet: V shaped steel teeth, screws included\.$/mu,
      /[Gg]ood hands|The cabinet|arthritis/u,
    ],
    [
      'inch marks behind each side are one row',
      'Gel seat cushion',
      'Honeycomb gel, 16.5" x 14.5" x 1.6". Blue.',
      amazon,
      /16\.5 x 14\.5 x 1\.6 in/u,
      /How big is it|16\.5"/u,
    ],
    [
      'a gift box is what it comes in',
      'Wine aerator pourer',
      'Pours and aerates at once. Acrylic & silicone. Gift box.',
      amazon,
      /comes in a gift box/u,
      /has a gift box/u,
    ],
    [
      'parts of the same name open no text',
      'Bamboo bath tray',
      'Extends 29.5 to 43 in. 2 removable side trays. Silicone grips.',
      { platform: 'walmart' },
      /The bamboo bath tray extends/u,
      /^2 removable side trays\. It/mu,
    ],
    [
      'two words of a name keep their capitals behind a colon',
      'Job lot 25 spanners',
      'King Dick, Gordon, Bedford etc. Approx 4kg. Surface rust on some.',
      ebay,
      /^King Dick, Gordon, Bedford etc\./mu,
      /: king Dick/u,
    ],
    [
      'laces are no stuff, and how often it was worn is no fault',
      'Dr Martens 1460 boots UK 7 cherry red',
      'Worn maybe 10 times, soles v good. Creasing across toes. Laces new.',
      ebay,
      /Worn maybe 10 times[\s\S]*Flaws: Creasing across toes/u,
      /Material: Laces|Flaws: Worn/u,
    ],
    [
      'what comes with a bicycle lies in no box, and what could use a tune is told with its state',
      'Trek FX 2 hybrid bike',
      'Black, disc brakes, 24 speed. Rear derailleur could use a tune. Lock included.',
      facebook,
      /Rear derailleur could use a tune\.\n\n/u,
      /In the box|^Rear derailleur could use a tune$/mu,
    ],
  ]);
});
