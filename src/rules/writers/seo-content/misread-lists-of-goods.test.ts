import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Northpine' } as const;
const walmart = { platform: 'walmart', businessName: 'Sunny Acre' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'attic', itemCondition: 'Used' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Cardiff',
  facebookCondition: 'Used - Good',
} as const;

describe('Lists and last nouns of goods', () => {
  expectReadings([
    [
      'a noun behind a known thing that the text does not name is what is sold',
      'Camp Stove Windscreen',
      '9 aluminum panels, folds flat. Weighs 8 oz.',
      amazon,
      /camp stove windscreen has 9 aluminum panels/u,
      /The camp stove has/u,
    ],
    [
      'what stands behind a thing and only describes it is none',
      'Bathroom Scale Digital',
      'Up to 400 lb, glass. Easy to read.',
      amazon,
      /bathroom scale/u,
      /scale digital (?:has|is|comes)/u,
    ],
    [
      'what a thing is good for is one list',
      'Self-watering planter pots 3 pack',
      'White plastic. Good for herbs, african violets.',
      amazon,
      /good for herbs, african violets/u,
      /have african violets|^African violets$|cookware/mu,
    ],
    [
      'a pattern in a colour is what it comes in',
      'Flannel shirt jacket',
      'Snap front. Red plaid. Machine wash.',
      walmart,
      /comes in red plaid/u,
      /has a red plaid/u,
    ],
    [
      'a hood that stows is not had',
      'North Face puffer black L',
      'Armpit to armpit 24". Hood stows in collar.',
      ebay,
      /Hood stows in collar/u,
      /has hood/u,
    ],
    [
      'paperbacks are books already',
      'Bundle of 12 Agatha Christie paperbacks',
      'Fontana editions 1970s, spines creased.',
      ebay,
      /Christie Paperbacks/u,
      /Paperbacks Book/u,
    ],
    [
      'letters stay letters in a sentence',
      'LED Book Light Rechargeable',
      '3 colors x 5 brightness. USB C. 80 hours.',
      amazon,
      /LED Book Light Rechargeable: 3 colors x 5 brightness/u,
      /led book light has|has a USB C/u,
    ],
    [
      'a joined name takes no word between its parts',
      'Niacinamide 10% + Zinc Serum 30ml',
      'Water based serum with 10% niacinamide and 1% zinc PCA.',
      { platform: 'tiktokshop', tiktokShopName: 'glow' },
      /Niacinamide 10% \+ Zinc Serum/u,
      /\+ Water/u,
    ],
    [
      'marks and a stick that drifts are faults',
      'Xbox One S 500gb',
      'White, 2 controllers. Left stick on 1 pad drifts a bit. Few marks on top.',
      facebook,
      /^Used - Good\. Left stick on 1 pad drifts a bit\. Few marks on top\.$/mu,
      /^(?:Left stick|Few marks).*$/mu,
    ],
  ]);
});
