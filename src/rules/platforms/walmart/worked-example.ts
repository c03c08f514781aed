import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const walmartExample: WorkedExample = {
  platform: 'walmart',
  productName: 'Millbrae cordless desk lamp',
  ledger: ledgerFrom([
    ['type', 'desk lamp', 'cordless desk lamp'],
    ['brand', 'Millbrae'],
    ['feature', 'cordless', 'cordless desk lamp, works without a cord'],
    ['feature', 'LED'],
    ['feature', '3 brightness levels', '3 brightness levels, three levels'],
    ['feature', '3 colour temperatures', '3 color temperatures (2700, 4000, 6000 K)'],
    ['power', 'USB-C charging', 'USB-C charging, cable included, no wall plug'],
    ['exclusion', 'no plug', 'USB-C charging, cable included, no wall plug'],
    ['duration', '10 h on low, 4 h on high', '10 hours on low, 4 hours on high'],
    ['size', '14 in tall, folded flat 9 in'],
    ['weight', '1.1 lb'],
    ['colour', 'white', 'white; 2700 K warm, 4000 K neutral, 6000 K cool white'],
    ['function', 'touch base', 'touch base: tap for on and brightness, second point for color'],
    ['contents', 'lamp, cable, manual', '1 lamp, 1 cable, 1 printed manual'],
    ['use', 'desk, dorm, bedside, reading and study', 'for desk, dorm room, bedside, reading and study'],
  ]),
  good: {
    productTitle: 'Millbrae Cordless LED Desk Lamp, 3 Brightness Levels, USB-C, White',
    titleTag: 'Cordless LED desk lamp with USB-C charging | Millbrae',
    metaDescription:
      'A cordless LED desk lamp in white with 3 brightness levels and 3 color temperatures. Runs 10 hours on low. Charges by USB-C, cable included.',
    keyFeatures: [
      'Runs 10 hours on the low setting, 4 hours on high',
      '3 brightness levels and 3 color temperatures: 2700, 4000 and 6000 K',
      'Charges by USB-C; cable included, wall plug not included',
      '14 in tall, folds flat to 9 in, weighs 1.1 lb',
      'In the box: lamp, USB-C cable, manual',
    ],
    improvedBodyText:
      'The Millbrae desk lamp works without a cord, so you can read at the desk, study in a dorm ' +
      'room or put it beside the bed with no outlet nearby. A full charge lasts up to 10 hours on ' +
      'the low setting and 4 hours on the high one. Tap the base to switch the light on and to step ' +
      'through three levels of brightness. A second touch point changes the color of the light: 2700 ' +
      'K is a warm evening light, 4000 K is neutral, and 6000 K is a cool white for close ' +
      'work.\n\nThe arm stands 14 in tall when it is open. It folds flat to 9 in and the whole lamp ' +
      'weighs 1.1 lb. Charging is by USB-C. The cable is in the box; a wall plug is not. Use it as a ' +
      'reading light, a study light or a small lamp for a room without a free outlet. The set ' +
      'contains one white lamp, one USB-C cable and a printed manual.',
  },
  spoiled: [
    {
      name: 'retail talk',
      change: { productTitle: 'BEST SELLER!! Clearance Lamp - Free Shipping at Walmart' },
      reasons: ['forbidden-content', 'title-wording', 'invented-claims'],
    },
    {
      name: 'thin description',
      change: {
        improvedBodyText:
          'The Millbrae desk lamp works without a cord. It charges by USB-C and the cable is in the box. It stands 14 in tall, folds flat to 9 in and weighs 1.1 lb. For reading and study.',
      },
      reasons: ['description-word-count'],
    },
    {
      name: 'features as paragraphs',
      change: {
        keyFeatures: [
          'Runs 10 hours on the low setting and 4 hours on the high setting and has 3 brightness levels and 3 color temperatures, charges by USB-C with the cable in the box, stands 14 in tall, folds flat to 9 in and weighs 1.1 lb',
        ],
      },
      reasons: ['bullet-length', 'bullet-count'],
    },
    {
      name: 'copied fields',
      change: {
        improvedBodyText:
          'Millbrae desk lamp. Runs 10 hours on the low setting, 4 hours on high. 3 brightness levels and 3 color temperatures: 2700, 4000 and 6000 K. Charges by USB-C; cable included, wall plug not included. 14 in tall, folds flat to 9 in, weighs 1.1 lb. In the box: lamp, USB-C cable, manual.',
      },
      reasons: ['description-novelty', 'description-word-count'],
    },
  ],
};
