import { expectReadings } from '#tests/golden/readings.ts';

/** What a part does by now, what goes into a thing, and other nouns for it. */
const ebay = { platform: 'ebay', ebayStoreName: 'attic', itemCondition: 'Used' } as const;

expectReadings([
  [
    'a hinge that squeaks is no trait of a stove',
    'Wood burner',
    'A stovax wood burning stove, 5 kW, multifuel. One door hinge squeaks. Flue pipe not included.',
    { platform: 'facebookmarketplace' },
    /^One door hinge squeaks\.$/mu,
    /, One Door|has one door hinge/u,
  ],
  [
    'nor are a slat that wobbles and an arm that creaks',
    'Garden bench',
    'Teak bench, 4 ft. One slat wobbles. The left arm creaks.',
    { platform: 'facebookmarketplace' },
    /^Garden Bench, Teak, 4 ft$/mu,
    /^The left arm creaks$/mu,
  ],
  [
    'what never squeaks is as it was',
    'Garden gate',
    'Oak gate, 90 cm wide. The hinge never squeaks. Made to order.',
    { platform: 'facebookmarketplace' },
    /never squeaks/u,
    /How old is it\?/u,
  ],
  [
    'the laptop that goes into a bag is no size of the bag, and its maker stands in the title',
    'Camera bag',
    'Lowepro ProTactic 450 AW camera backpack in black. It holds a body, five lenses and a 15 inch laptop.',
    ebay,
    /^Lowepro ProTactic 450 AW Camera Bag/mu,
    /^15 inch$|, 15 Inch|Holds a Body/mu,
  ],
]);
