import { expectReadings } from '#tests/golden/readings.ts';

/** How a part looks, which of several is meant, since when a thing is used: none of it is said of the whole. */
expectReadings([
  [
    'a part with its stuff behind it is told as it stands',
    'Insulated lunch bag',
    'Lunch bag, holds 6 cans. Outer 600D polyester, lining PEVA. Front pocket.',
    { platform: 'amazon', amazonBrand: 'Velden' },
    /Outer 600D polyester, lining PEVA/u,
    /has lining|made of outer/u,
  ],
  [
    'a coat in a colour is nothing that is had',
    'Water bottle 32oz',
    '32 oz double wall water bottle, lid BPA free plastic with straw. Powder coat navy.',
    { platform: 'walmart' },
    /Powder coat navy/u,
    /has a powder|has lid/u,
  ],
  [
    'how firm a pillow is, it is',
    'Memory foam pillow 2 pack',
    '2 pack memory foam pillows 16 x 24 in. Medium firm. Let it air for a day.',
    { platform: 'walmart' },
    /medium firm/iu,
    /have a medium/u,
  ],
  [
    'which of the bowls has faded is no boast, and one of three sizes no size',
    'Vintage Pyrex mixing bowls set of 3',
    'Set of 3 nesting bowls, 1970s. Sizes 15cm, 18cm, 21cm. some dishwasher fading to largest, no chips. Milk glass',
    { platform: 'ebay', itemCondition: 'Used' },
    /[Ss]ome dishwasher fading to largest/u,
    /Sizes 15cm(?!, 18cm, 21cm)|^Size: 18cm/mu,
  ],
  [
    'the largest range stays a boast',
    'Mixing bowls',
    'Steel mixing bowls from the largest range in town. Dishwasher safe.',
    { platform: 'ebay', itemCondition: 'New' },
    /Dishwasher safe/iu,
    /largest/iu,
  ],
  [
    'since when it is used is no time that it runs',
    'Dyson V8 absolute cordless vacuum',
    'dyson v8 absolute, used 2 years, battery lasts about 20 mins. Comes with wall dock & charger. bin has scratches.',
    { platform: 'ebay', itemCondition: 'Used' },
    /used 2 years/u,
    /Run Time: 2 years/u,
  ],
  [
    'how tea is made stands in one breath, and in no title',
    'Loose leaf chamomile tea 100g',
    'Whole chamomile flowers, 100 g resealable pouch. Caffeine free. 1 tsp per cup, boil, 5 min.',
    { platform: 'amazon', amazonBrand: 'Mellowfen' },
    /1 tsp per cup, boil, 5 min/u,
    /Tea.*, 1 Tsp|, boil,(?! 5 min)/iu,
  ],
  [
    'what a thing is ideal for is one row, and what comes with it needs one verb',
    'Beech drawer knobs 40mm',
    '10 beech wood drawer knobs. Supplied with M4 x 25mm screws. ideal for pine chest of drawers, kitchen',
    { platform: 'ebay', itemCondition: 'New' },
    /[Ii]deal for pine chest of drawers, kitchen/u,
    /In the box: supplied|, Kitchen$/mu,
  ],
]);
