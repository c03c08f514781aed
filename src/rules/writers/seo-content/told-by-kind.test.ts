import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

describe('a thing in its own text', () => {
  expectReadings([
    [
      'is what the seller calls it, where the name ends with something else',
      'Silicone Baking Mat Half Sheet',
      'Reusable silicone baking mat for half sheet pans, 16.5 x 11.6 inches. Use from -40 to 480 F. Printed with circles for 20 macarons.',
      { platform: 'amazon' },
      /The mat is printed with circles|It is printed with circles/u,
      /the (?:silicone baking mat half )?sheet (?:is|has)/iu,
    ],
    [
      'keeps the capitals of its name',
      'Nintendo Game Boy Color Atomic Purple',
      'Used Game Boy Color in atomic purple. Tested with two cartridges. Light scratches on the screen. Runs on 2 AA batteries.',
      { platform: 'ebay', itemCondition: 'Used' },
      /The Game Boy Color runs on 2 AA batteries/u,
      /game boy Color|The game boy runs/u,
    ],
    [
      'is several where its text counts the pieces of the set',
      'Loaf Pan Set of 2, 9x5 inch',
      'Two carbon steel loaf pans, 9 x 5 x 2.75 inches. Non-stick coating, free of PFOA. Oven safe to 450 F.',
      { platform: 'amazon', amazonBrand: 'Harbor & Pine' },
      /^Two carbon steel loaf pans, 9 x 5 x 2\.75 inches\. They have a non-stick coating and are free of PFOA/mu,
      /a free of|Set of 2, 9x5 inch: |Quantity: set of 2/u,
    ],
    [
      'is named once where the text opens with what was done to it',
      'Hand embroidered linen baby bib',
      'Bib sewn from washed Lithuanian linen with hand embroidered wild flowers. Lined with cotton terry.',
      {},
      /^A baby bib sewn from washed Lithuanian linen/mu,
      /bib: bib/iu,
    ],
    [
      'is named without the figure that follows',
      'Rechargeable Headlamp 400 Lumen',
      '400 lumens on high, 40 on low. Red light mode. Weighs 2.6 oz.',
      { platform: 'amazon', amazonBrand: 'Lumenaire', targetAudience: 'campers, hikers' },
      /Rechargeable Headlamp: 400 lumens on high, 40 on low/u,
      /400 Lumen: 400|^40 on low|Color: red light|a good fit/mu,
    ],
    [
      'is one colour among words that bend to no noun of colours',
      'Barbour Beaufort wax jacket C42',
      'Olive Barbour Beaufort, size C42/107cm. Rewaxed last winter. Zip works.',
      { platform: 'ebay', itemCondition: 'Used' },
      /Olive Barbour Beaufort, size C42/u,
      /has an olive Barbour/u,
    ],
    [
      'is how it is, and has no adverb',
      'IKEA Kallax 4x4 white',
      'White Kallax shelf unit 147x147 cm, 4 inserts with doors. Few scuffs on one side. Already dismantled with all screws.',
      { platform: 'facebookmarketplace', facebookCondition: 'Used - Good' },
      /lready dismantled with all screws/u,
      /has an already/u,
    ],
  ]);

  expectReadings([
    [
      'is no part of itself that its name counts',
      'Dualit 4 slot toaster chrome',
      'Dualit Classic 4 slot in polished chrome. All elements working, timer replaced 2022. Small dent on left side. Made in England.',
      { platform: 'ebay', itemCondition: 'Used - Good' },
      /Dualit Classic 4 slot in polished chrome\. The toaster is made in England/u,
      /The slot|has a dualit/u,
    ],
    [
      'is no living being of its name',
      'Baby bundle 0-3 months',
      'About 30 bits: sleepsuits, vests, 2 coats, hats. Mostly Next and M&S. Some milk stains on 3 vests. £15 the lot.',
      { platform: 'facebookmarketplace', facebookCondition: 'Used - Good', facebookLocation: 'Leeds LS8' },
      /Mostly Next and M&S/u,
      /The baby (?:is|has)|has a mostly/iu,
    ],
    [
      'keeps its letters',
      'USB C Hub 7 in 1',
      'Plug and play, no driver. Aluminum body, 6 in cable. Works with MacBook, iPad Pro and Windows laptops. Seven ports. Gets warm in use.',
      { platform: 'amazon', amazonBrand: 'Voltspan' },
      /The USB C hub/u,
      /USB c hub/u,
    ],
    [
      'comes with what is in the box, and is cared for apart from its stuff',
      'Command Center Whiteboard Calendar 24x18',
      'Dry erase monthly calendar with cork strip. Pure wool, hand wash. Comes with 4 markers, 1 eraser and 6 push pins. Mounting hardware in the box.',
      { platform: 'walmart' },
      /comes with mounting hardware/u,
      /has mounting hardware in the box|Care: pure wool/u,
    ],
    [
      'has colours behind no label of stuffs',
      'Self-Watering Pot 15cm',
      'Recycled plastic pot with a 500 ml reservoir and cotton wick. Fits nursery pots up to 13 cm. Terracotta, sage or white. Indoor use.',
      { platform: 'shopify' },
      /Colou?r: terracotta, sage or white/u,
      /Material: terracotta/iu,
    ],
  ]);

  it('tells a state, a place and an audience of each product in sentences', () => {
    const form = {
      platform: 'facebookmarketplace' as const,
      businessName: 'Dan',
      industry: 'Retail',
      facebookCondition: 'Used - Good',
      facebookLocation: 'Bristol BS7',
      targetAudience: 'young families',
      products: [
        {
          name: 'Wooden high chair',
          description: 'Beech high chair with tray, 87 cm high. Pen marks on the tray.',
        },
        { name: 'Kids balance bike', description: 'Balance bike, green, foam tyres. Scratches on frame.' },
      ],
    };
    const text = writeForm(form).map(({ item }) => item.improvedBodyText);
    expect(text[0]).toMatch(/The high chair is used, in good condition/u);
    expect(text[1]).toMatch(/The balance bike is for sale in Bristol BS7/u);
    expect(text.join('\n')).not.toMatch(/good fit|Condition of|comes from a seller|The seller of/u);
  });
});
