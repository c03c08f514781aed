import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Corvale' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Corvale' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Corvale' } as const;

/** Short clauses that were told as what a thing has or is, each with what was printed. */
expectReadings([
  [
    'oiling now and then is care',
    'Gnocchi board',
    'Beech board with a rolling stick, 20 x 7 cm. For gnocchi and garganelli. Hand wash, oil now and then.',
    amazon,
    /^Care: hand wash, oil now and then$/mu,
    /^Oil now and then$/mu,
  ],
  [
    'where a mug may go is no look of it',
    'Enamel Camping Mug',
    'White enamel mug with a blue rim, 350 ml. Fine on the fire, not in the microwave.',
    shopify,
    /Fine on the fire, not in the microwave/u,
    /Blue Rim, Fine on|rim, fine on/u,
  ],
  [
    'heavy alone stands in no title',
    'Le Creuset 24cm round casserole volcanic orange',
    'Used cast iron casserole, 4.2 litre. Chip on the rim 3 mm. Heavy, 4.5 kg. Collection from York.',
    ebay,
    /Volcanic Orange, 4\.2 Litre, 4\.5 kg/u,
    /Litre, Heavy/u,
  ],
  [
    'a rack for pasta dries no clothes',
    'Pasta drying rack',
    'Beech drying rack with 16 arms, folds flat, 42 cm high. Holds 2 kg of pasta. Wipe clean.',
    amazon,
    /noodle/u,
    /laundry|clothes/iu,
  ],
]);
