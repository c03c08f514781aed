import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Harrow' } as const;
const ebay = { platform: 'ebay', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'x' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Harrow' } as const;
const walmart = { platform: 'walmart' } as const;

describe('What stands behind a thing in its name', () => {
  expectReadings([
    [
      'a number behind a stop denies nothing',
      'Beard oil no.4',
      'No.4 beard oil. Sandalwood & black pepper. Jojoba, argan, sweet almond oil. 30 ml dropper bottle.',
      shopify,
      /Beard Oil no\.4/u,
      /not? oil|Do Not/iu,
    ],
    [
      'a norm is no bolt',
      '10x M8 x 40 Stainless Hex Bolts A2 DIN 933',
      'Pack of 10 M8 x 40mm fully threaded hex head set screws. A2 304 stainless steel, DIN 933. Pitch 1.25mm.',
      { platform: 'ebay', itemCondition: 'New' },
      /Type: Bolts/u,
      /^DIN$|the DIN/imu,
    ],
    [
      'a stuff before a measure is no paddle',
      'Pickleball paddle carbon 16mm',
      'T700 raw carbon face, 16mm polymer honeycomb core, 5.5" handle. Grip 4 1/4. Edge guard. Comes with neoprene cover.',
      amazon,
      /pickleball paddle comes with a neoprene cover/u,
      /The carbon (?:has|comes)/u,
    ],
    [
      'the title of a figurine is no top',
      'Royal Doulton figurine Top o the Hill HN1834',
      'Royal Doulton lady figurine "Top o\' the Hill" HN 1834, red dress. 18cm tall. Designed by Leslie Harradine.',
      ebay,
      /Type: Figurine/u,
      /^Top$|[Tt]he top (?:was|has)|^Women$/mu,
    ],
    [
      'the name of a candle is no fireside, and its scent no stuff',
      'Soy candle Fireside 220g',
      'Soy wax candle Fireside: cedar, clove, smoked vanilla. 220 g amber glass jar, cotton wick, approx 45 hours. Hand poured in Whitby. Vegan.',
      etsy,
      /The candle is hand poured in Whitby/u,
      /fireside is|christmas fireside|^cedar$/imu,
    ],
    [
      'a dripper that is poured over is no pour',
      'Ceramic pour-over dripper',
      'Ceramic pour over dripper, 1-2 cups. Speckled cream glaze. Dishwasher ok.',
      shopify,
      /ceramic dripper/u,
      /ceramic pour$/mu,
    ],
    [
      'a set without its box is no complete',
      'LEGO 10220 VW Camper T1 complete no box',
      'Lego Creator 10220 Volkswagen T1 Camper Van with instructions, no box. 1334 pcs. Displayed in cabinet.',
      ebay,
      /Type: Building set/u,
      /Type: Complete/u,
    ],
    [
      'the letter of years is small in a loud name',
      'RETRO 70S LAMP',
      'ORANGE 1970S GLASS LAMP WITH CHROME BASE. WORKING. REWIRED BY AN ELECTRICIAN.',
      ebay,
      /^Retro 70s Lamp/mu,
      /70S|Type: LAMP/u,
    ],
    [
      'what an old thing suffered heads no title',
      'Mid century teak nest of tables G Plan Quadrille',
      'G Plan Quadrille nest of three tables, teak. 1970s. Large 99 x 50 x 51cm. Small water mark on the smallest.',
      etsy,
      /Small water mark on the smallest/u,
      /Quadrille, [^\n]*water mark/u,
    ],
  ]);
});

describe('Rows, measures and what they belong to', () => {
  expectReadings([
    [
      'colours with strokes between are one row',
      'Kids balance bike 12 inch',
      '12" balance bike for 2-5 yrs. Aluminium frame 2.9 kg. Colours mint / coral / sky. Footrest.',
      shopify,
      /Colou?rs?: mint, coral, sky/iu,
      /^Colours mint|Material:[^<\n]*coral|colours-mint/mu,
    ],
    [
      'so many in one is no length',
      'USB C docking station 11 in 1',
      'USB C Docking Station, 11-in-1:\n- VGA 1080P\n- Gigabit Ethernet\n- SD / TF card reader\nAluminium shell.',
      amazon,
      /11-in-1/u,
      /measures 11|11-in-1:\./u,
    ],
    [
      'a sheet pasted as one line is told in rows',
      'Electric kettle gooseneck',
      'Specifications: Capacity: 0.9 L; Power: 1000 W; Voltage: 120 V; Material: 304 stainless steel; Color: matte black; Cord: 2.5 ft; For pour over coffee and tea.',
      walmart,
      /holds 0\.9 L/u,
      /0\.9 L, Power:/u,
    ],
    [
      'what is in a lot tells no condition',
      'Job lot 14 ladybird books',
      'Job lot of 14 vintage ladybird books. Well Loved Tales x5, Nature x3, How it works x2, others x4. No torn pages.',
      ebay,
      /How it works x2/u,
      /Condition: [^\n]*How it works/u,
    ],
    [
      'a wash of denim is no care',
      'Levis 501 jeans W32 L30',
      'Levis 501 made in USA 1992, mid wash, button fly. Faded hem.',
      etsy,
      /mid wash, button fly/u,
      /Care: mid wash/u,
    ],
    [
      'a repair for life is a promise, and what is free is the repair',
      'The Weekender Duffel',
      'Waxed canvas weekender, 42 L. Full grain leather handles. 52 x 28 x 26 cm.',
      { ...shopify, uniqueSellingProposition: 'Repaired for life, free of charge' },
      /[Rr]epaired for life, free of charge/u,
      /was repaired|is free of charge/u,
    ],
    [
      'how an instrument sounds is no condition',
      'Trumpet mute straight',
      'Straight mute for Bb trumpet, aluminium, cork pads. Bright sound, even in all registers. Weighs 90g.',
      amazon,
      /[Bb]right sound/u,
      /Condition:/u,
    ],
    [
      'letters of two norms bear no article',
      'Peugeot 208 wiper blades set front 2012-19',
      'Front wiper blades pair for Peugeot 208 2012-2019. 26" + 16". Flat aero type. LHD & RHD.',
      { platform: 'ebay', itemCondition: 'New' },
      /LHD & RHD/u,
      /an? LHD/u,
    ],
    [
      'a camera is named by what it is sold with',
      'Canon EOS M50 with 15-45mm lens',
      'Canon M50 mirrorless with 15-45 kit lens. Shutter approx 9k. Mark on the grip rubber. No box.',
      ebay,
      /Type: Camera/u,
      /the EOS|EOS have/u,
    ],
    [
      'a bracket goes with the praise before it',
      'Nikon D750 body',
      'Couple of small scuffs on the base plate, screen perfect (had protector on from new). Sensor cleaned in May.',
      ebay,
      /scuffs on the base plate\./u,
      /base plate \(had/u,
    ],
    [
      'a list of features repeats no selling point, and a price bears its article',
      'Folding camping wagon',
      'Collapsible utility wagon. Holds 220 lbs. 7 inch all terrain wheels. Adjustable handle.',
      {
        ...walmart,
        uniqueSellingProposition: 'Folds in 10 seconds with one pull',
        keyFeatures: '220 lb, folds in 10 seconds with one pull, removable fabric',
        customerPainPoints: 'price of a van',
      },
      /tired of the price of a van/u,
      /folds in 10 seconds[^\n]*folds in 10 seconds/iu,
    ],
  ]);
});
