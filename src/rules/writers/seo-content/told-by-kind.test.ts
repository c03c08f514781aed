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
      /Terracotta, sage or white/u,
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

describe('a line of facts', () => {
  expectReadings([
    [
      'is no part of a thing that it calls otherwise',
      'Leather passport holder personalised',
      'Passport cover hand stitched from full grain Italian leather. Two card slots and a boarding pass pocket. Dispatched in 3-4 days.',
      {},
      /: passport cover hand stitched from full grain/u,
      /has a passport cover|holder personalised (?:is|has)/u,
    ],
    [
      'keeps how many there are of a colour together',
      'Watering Globes 4 Pack',
      'Four hand blown glass globes that water a pot for up to two weeks. 10.5 in long, 3 in across. Fill, turn over, push into damp soil. Not for use in frost. Two blue, two green.',
      { platform: 'amazon', amazonBrand: 'Brightfern' },
      /[Tt]wo blue[,;] two green/u,
      /come in two blue|two blue$/mu,
    ],
    [
      'weighs without its batteries',
      'Camping Lantern',
      'Battery lantern with 1000 lumens and dimmer. Takes 3 D cells, not included. 7.5 in tall, 1.1 lb without batteries. Hook on top for hanging.',
      { platform: 'walmart' },
      /weighs 1\.1 lb without batteries/u,
      /has a 1\.1 lb/u,
    ],
    [
      'says one measure in one spelling',
      'Pour Over Kettle',
      'Stovetop gooseneck kettle in stainless steel with a thermometer in the lid. 1 litre. Works on gas, electric and induction. Hand wash.',
      { platform: 'amazon', amazonBrand: 'Kettle & Pine', keyFeatures: 'gooseneck spout, 1 L' },
      /1 litre/iu,
      /1 L;|holds 1 L[. ]|Gooseneck Kettle & Pine/u,
    ],
    [
      'opens a list of sizes with the things',
      'Dry Bag Set',
      'Set of three roll top bags: 5, 10 and 20 liters. 210D nylon with taped seams. Floats when closed right.',
      { platform: 'walmart' },
      /^Set of three roll top bags: 5, 10 and 20 liters\. They float/mu,
      /Dry Bag Set\. Set of/u,
    ],
    [
      'counts its pieces without its maker before the number',
      'Gel Pens Fine Point 0.5mm, 12 Count',
      'Twelve black gel pens with a 0.5 mm tip. Quick dry ink, smudge resistant. Minimal bleed. Refillable.',
      { platform: 'amazon', amazonBrand: 'Quill & Ember' },
      /^Twelve black gel pens with a 0\.5 mm tip\./mu,
      /Ember twelve|Quantity: 12|has? a minimal/u,
    ],
    [
      'is sold as what its first words call it, which is no part of it',
      'Puddle Suit',
      'Waterproof all in one with taped seams, 8,000 mm. Two way zip, elastic cuffs and foot straps. Sizes 1-2 to 5-6 years. Mustard or navy.',
      { platform: 'shopify' },
      /has a two way zip, elastic cuffs and foot straps/u,
      /has a waterproof all in one|Time: sizes|measures 8,000/u,
    ],
    [
      'gets no order for a deed done to it',
      'LED Strip Lights 32.8 ft',
      '300 RGB LEDs on two 16.4 ft reels. Remote and app control, music mode. Cut every 3 LEDs. Adhesive back. 24 V adapter included.',
      { platform: 'amazon', amazonBrand: 'Nordhaven' },
      /Cut every 3 LEDs/u,
      /are cut every/u,
    ],
    [
      'is not made of the laces that are new',
      'Clarks Desert Boots UK 9 sand suede',
      'Clarks Originals desert boot, sand suede, UK 9 G. Crepe soles have light wear. New laces. Boxed.',
      { platform: 'ebay', itemCondition: 'Used' },
      /New laces/iu,
      /made of new laces/u,
    ],
    [
      'measures once where nobody says which side the second is',
      'Foldable Yoga Mat 6mm',
      'TPE mat, 183 x 61 cm, 6 mm. Folds into 12 panels. Non slip both sides. 1 kg.',
      { platform: 'tiktokshop', tiktokShopName: 'FitLoop' },
      /183 x 61 cm, 6 mm/u,
      /and measures|has non slip/u,
    ],
    [
      'keeps the appliances of one list together',
      'Meal Prep Containers 10 Pack 2 Compartment',
      'Ten 34 oz containers with lids, black base and clear lid. Microwave, freezer and dishwasher safe (top rack). Vent lid before heating.',
      { platform: 'walmart', keyFeatures: 'BPA free, leak resistant, stackable' },
      /Microwave, freezer and dishwasher safe/u,
      /Microwave, BPA free/u,
    ],
    [
      'says once what is in the box',
      'Cat Water Fountain 2L',
      'Quiet pump under 30 dB, 2 litre tank, carbon filter included. Runs off USB, no plug. White.',
      { platform: 'tiktokshop', tiktokShopName: 'PawPals' },
      /[Cc]arbon filter/u,
      /In the box: carbon filter included/u,
    ],
    [
      'fills no field with what is missing, worn or the name itself',
      'Nintendo Game Boy Color Atomic Purple',
      'Used Game Boy Color in atomic purple. Tested with two cartridges. New glass lens not fitted. Grip rubber slightly loose. Smoke free home.',
      { platform: 'ebay', itemCondition: 'Used' },
      /^Type: Game Boy$/mu,
      /Material: |Condition: Used Game|Features: Smoke/u,
    ],
    [
      'denies once',
      'Aquarium gravel vacuum',
      'Siphon cleaner for tanks up to 55 gallons. 6 ft hose, clear tube 10 in. Bulb starts the siphon. Flow control clip. No batteries.',
      { platform: 'walmart' },
      /No batteries/u,
      /Not included: no/iu,
    ],
    [
      'calls no pack a size and no weight one',
      'Dyson V10 replacement filter',
      'Washable filter for Dyson V10 SV12 models. Pack of 2. Weighs 1.2 lbs. Fits Animal, Absolute and Motorhead.',
      { platform: 'ebay', itemCondition: 'New' },
      /[Pp]ack of 2/u,
      /Size: (?:pack of|1\.2 lbs)/iu,
    ],
    [
      'goes on since a year',
      'Refill pouch 220g',
      'Wax refill in a paper pouch, fits our 220 g jars. Poured in small batches in Leith since 2016.',
      { platform: 'shopify' },
      /oured in small batches in Leith since 2016/u,
      /is poured in small batches/u,
    ],
    [
      'joins what says little alone, and keeps what has its own label',
      'Cooling Rack',
      'Stainless steel cooling rack, 16 x 11 inch, fits half sheet pan. Grid 0.4 in. Welded feet lift the rack 1 in. Dishwasher safe. Oven safe to 575 F.',
      { platform: 'amazon' },
      /^Size: 16 x 11 inch, fits half sheet pan$/mu,
      /^Size: 16 x 11 inch$|^Care: dishwasher safe$/mu,
    ],
  ]);
});
