import { expectReadings } from '#tests/golden/readings.ts';

/** Rows that one word governs stay whole, and what lies in the box, or was praised in passing, is not lost. */
expectReadings([
  [
    'what a pan works on is one row, and so is how it is washed',
    'Iron skillet',
    'Iron skillet 26 cm. Works on induction, gas, oven, bbq. Hand wash only, dry straight away and oil. Helper handle.',
    { platform: 'amazon', amazonBrand: 'Corrin' },
    /works on induction, gas, oven, bbq[\s\S]*hand wash only, dry straight away and oil/iu,
    /, Gas|Skillet.*Dry Straight|^Gas/mu,
  ],
  [
    'whom how much is fed stands in one line',
    'Dog chews',
    'Soft chews for dogs. Feeding: under 10 kg 1 chew a day, 10-25 kg 2 chews, over 25 kg 3 chews. Grain free.',
    { platform: 'amazon', amazonBrand: 'Pawvane' },
    /^Feeding: under 10 kg 1 chew a day, 10-25 kg 2 chews, over 25 kg 3 chews/mu,
    /^Over 25 kg/mu,
  ],
  [
    'the second model that a part fits is nothing that it has',
    'Replacement blade for Flymo FLY047',
    'Metal blade 28cm to fit Flymo Hover Vac 280, Micro Compact 300. Centre hole 16.5mm.',
    { platform: 'ebay', itemCondition: 'New' },
    /to fit Flymo Hover Vac 280, Micro Compact 300/u,
    /^Micro Compact/mu,
  ],
  [
    'a sentence loses its praise and nothing else',
    'Weighted blanket 15 lbs',
    'Weighted blanket. The blanket is filled with premium glass beads in 5 x 5 inch pockets with 7 layers. Warm tip: not for kids under 5.',
    { platform: 'walmart' },
    /filled with glass beads in 5 x 5 inch pockets with 7 layers/u,
    /premium|, Warm Tip/u,
  ],
  [
    'how high a bed stands is no clearance sale',
    'Queen bed frame',
    'Platform bed queen, wooden slats, 10 in under bed clearance. Holds 700 lb.',
    { platform: 'walmart' },
    /10 in under bed clearance/u,
    /under bed$/mu,
  ],
  [
    'what lies in the box is told whole, and the points in the order of their seller',
    'Cordless Hedge Trimmer 20V',
    '【20V Trimmer】Powerful 20V lithium-ion battery gives up to 45 minutes of run time per charge.\n【22-inch Blade】Laser cut blades cut branches up to 16 mm thick with less vibration.\n【Lightweight】Only 6.2 lbs with soft-grip wrap-around handle for any angle.\n【Safety First】Both the front bar and the trigger must be pressed before the blade starts. Hand guard and blade cover included.\n【Fast Charger】1-hour fast charger, battery LED shows remaining power.\n【What You Get】1 x hedge trimmer, 1 x 2.0Ah battery, 1 x fast charger, 1 x blade cover, 1 x manual.',
    { platform: 'amazon', amazonBrand: 'Taskara' },
    /^20V Trimmer: [^\n]*\n22-inch Blade: [\s\S]*^In the box: .*1 x blade cover, 1 x manual$/mu,
    /1 x fast charger$/mu,
  ],
  [
    'two sides with a unit each say the unit once more and nothing new, and stand in a title',
    'resistance bands set 5',
    '5 loop bands, 12 inch x 2 inch, natural latex. For yoga and home gym.',
    { platform: 'amazon', amazonBrand: 'Fornax' },
    /^Fornax Resistance Bands.*12 Inch x 2 Inch/mu,
    /Quantity:/u,
  ],
  [
    'pieces that the text counts are not counted again',
    'Wooden train track expansion pack 42 pcs',
    'Beech wood expansion set, 42 pieces: 16 straight, 14 curved, 12 others. No trains included.',
    { platform: 'amazon', amazonBrand: 'Tock' },
    /42 pieces/u,
    /Quantity: 42/u,
  ],
]);

/** What the thing is, where its name or its text says it in another order. */
expectReadings([
  [
    'the parts behind a set are none of its names',
    '4-Piece Patio Conversation Set',
    'Patio set: loveseat, two chairs and coffee table. PE wicker over steel frame. Holds 250 lb per seat.',
    { platform: 'walmart' },
    /^patio set$/mu,
    /Set Loveseat|[Tt]he loveseat/u,
  ],
  [
    'bars in a box are no box',
    'Protein Bars Box of 12 Salted Caramel',
    '12 x 55g protein bars, salted caramel flavour, 20 g protein per bar. Contains milk, soya, almonds.',
    { platform: 'amazon', amazonBrand: 'Oakfell' },
    /^protein bars$/mu,
    /bars box contains|^container$|(?:^|, )20 g(?:,|$)/mu,
  ],
  [
    'a holder for the car is no car, and a stressed word no capital',
    'Phone holder car',
    'air vent clip + dash pad 2 in 1, 6 N52 magnets, fits iphone 12 13 14 15 16 MagSafe and android with metal ring (ring included x2), 360 rotate, black, does NOT charge',
    { platform: 'amazon', amazonBrand: 'Gripsy' },
    /^car phone holder$/mu,
    /^holder car$|[Dd]oes Not/mu,
  ],
  [
    'a colour behind its word stands alone',
    'Camping chair',
    'Folding camp chair, steel frame. Color blue. Holds 300 lb.',
    { platform: 'walmart' },
    /comes in blue/u,
    /color blue/iu,
  ],
  [
    'who brought a book out keeps the capital, and what was done once is no trait',
    'Harry Potter and the Goblet of Fire hardback',
    'JK Rowling, Bloomsbury 2000, hardback with dustjacket. Was read on a train. 636 pages.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Bloomsbury 2000/u,
    /bloomsbury|, Was Read|has a hardback/u,
  ],
]);
