import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', businessName: 'Harrow', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', businessName: 'Harrow' } as const;
const shopify = { platform: 'shopify', businessName: 'Harrow' } as const;
const marketplace = {
  platform: 'facebookmarketplace',
  businessName: 'Harrow',
  facebookLocation: 'Leeds',
  facebookCondition: 'Used - good',
} as const;

// Sides with small letters, states that no title told, and nouns that read like verbs.
expectReadings([
  [
    'sides in small letters are no watts and no hours, and colours no stone',
    'Chef apron waxed canvas',
    '18oz waxed canvas, 3 pockets. 27w x 33h in. tobacco or slate',
    shopify,
    /Color: tobacco or slate[\s\S]*27 x 33 in \(W x H\)/u,
    /27w|Material: tobacco/u,
  ],
  [
    'what a buyer could do, and where it stands',
    'Chest of drawers pine',
    '5 drawers 90w x 45d x 110h cm. one knob different, top has cup rings. Drawers run smooth. could paint. upstairs flat',
    marketplace,
    /^Used - good\. One knob different, top has cup rings\.$/mu,
    /drawers could paint|^Upstairs flat$|Could Paint|110h/mu,
  ],
  [
    'to what it comes to, for spares',
    'Dyson V8 animal',
    'spares or repair - runs 5 sec then cuts out. Motor head spins. Bin clip broken. wall dock, no charger',
    ebay,
    /^Dyson V8 .*Spares or Repair$/mu,
    /Animal Repair/u,
  ],
  [
    'holes are drilled, and the bowl is none',
    'Ceramic berry bowl',
    'Colander bowl w/ saucer, stoneware, 6 in across. holes drilled by hand.',
    etsy,
    /Holes drilled by hand\./u,
    /bowl is holes/u,
  ],
  [
    'light as a feather, of no feather; a look that is a pattern',
    'Polymer clay earrings',
    'Terrazzo pattern arches, 4cm drop, light as feather (3g each). made by hand no two are same.',
    etsy,
    /Made by hand, no two are same/u,
    /materials: .*(?:feather|terrazzo)|^terrazzo$/imu,
  ],
  [
    'what the buyer can do, and colours with a sign between them',
    'Wool dryer balls',
    'Set of 6, felted wool, 2.75 in. natural gray & cream. can add oil drops.',
    etsy,
    /Can add oil drops/u,
    /They can add|a natural gray/u,
  ],
  [
    'a home without smoke is no part, and another listing no pet',
    'Log cabin quilt',
    'Cotton top, hand bound. smoke free cat home. Extra pillow see other listing.',
    etsy,
    /Smoke free cat home/u,
    /has (?:a smoke|extra)/u,
  ],
  [
    'how much of the frets is left, and how high the strings stand',
    'Yamaha FG800 acoustic guitar',
    '2018, solid spruce top. Fresh strings. Action a bit high. Frets 80%',
    ebay,
    /^Condition: used\. Action a bit high\.$/mu,
    /guitar frets/u,
  ],
  [
    'the fifth set, of which there is one, and its corners',
    'Meccano set 5 boxed',
    '1950s red/green. some plates bent. box corners blown. clockwork motor runs',
    ebay,
    /^Flaws: Some plates bent, box corners blown/mu,
    /Quantity: set 5/u,
  ],
  [
    'laces are of no lace, and a boot is of its size',
    'Dr Martens 1460 boots',
    'UK 6 EU 39 cherry red smooth. worn maybe ten times. Crease on toe. laces new yellow',
    ebay,
    /UK 6/u,
    /Material: Laces/u,
  ],
  [
    'what was lost, with the rest that works',
    'Treadmill JTX sprint 7',
    'folds up hydraulic, 18kph. console works but the chest strap lost. garage kept',
    marketplace,
    /^Used - good\. Console works but the chest strap lost\.$/mu,
    /^Console works/mu,
  ],
]);
