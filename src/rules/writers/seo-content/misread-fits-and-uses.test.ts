import { expectReadings } from '#tests/golden/readings.ts';

// Parts with rows of models, how a thing is put on, and what is done by whom, read at first sight.
expectReadings([
  [
    'models of several makers are one list, also with Roman numbers, and stand behind the name of the part',
    'Bosch brake pads front',
    'Bosch 0 986 494 597 front brake pads for VW Golf Mk7 1.4 TSI 2013-2019, Audi A3 8V, Skoda Octavia III. With wear sensor. Set of 4.',
    { platform: 'ebay', itemCondition: 'New', businessName: 'Kelsow' },
    /^Bosch 0 986 494 597 Front Brake Pads for VW Golf Mk7 1\.4 TSI 2013-2019, Set of 4$[\s\S]*Manufacturer Part Number: 0 986 494 597/mu,
    /Features: (?:Audi|Skoda)/u,
  ],
  [
    'how a cream is used is no care of it',
    'Overnight lip mask',
    'Berry scented lip mask with shea butter and vitamin E. 20 g jar with spatula. Vegan. Apply before bed, wipe off in the morning.',
    { platform: 'tiktokshop', tiktokShopName: 'GlowLab', businessName: 'Kelsow' },
    /Apply before bed, wipe off in the morning/u,
    /Care: apply/u,
  ],
  [
    'what many come in is no order',
    'Sidamo Natural',
    'Ethiopian single origin, natural process, grown at 1,950 m. Notes of blueberry and bergamot. Light roast for filter. 250 g whole bean bag with valve.',
    { platform: 'shopify', businessName: 'Halden Coffee' },
    /<li>250 g whole bean bag with valve<\/li>/u,
    /<li>Come in/u,
  ],
  [
    'what somebody does is searched without its participle',
    'Invisalign',
    "Clear aligners fitted by Dr Amara Osei, 12 years' experience. Free consultation with 3D scan. From £1,900. Evening and Saturday appointments.",
    { platform: 'website', businessName: 'Brightside Dental', location: 'Leeds' },
    /^clear aligners$/mu,
    /^clear aligners fitted/mu,
  ],
  [
    'a name that says what it fits says it once',
    'Brake pads front Ford Fiesta MK7 2008-2017',
    'For Ford Fiesta Mk7. Set of 4. With wear sensor.',
    { platform: 'ebay', itemCondition: 'New', businessName: 'Kelsow' },
    /^Brake Pads Front Ford Fiesta MK7 2008-2017, Set of 4$/mu,
    /for Ford Fiesta Mk7/u,
  ],
  [
    'a side with its measure is how big the thing is there',
    'Frying pan',
    'Steel pan for the hob. Riveted handle.',
    { platform: 'amazon', businessName: 'Norrvik', productDimensions: '28 cm diameter, 6.5 cm deep, 1.3 kg' },
    /is 28 cm in diameter and 6\.5 cm deep, and weighs 1\.3 kg/u,
    /measures 28 cm diameter|has a 28 cm/u,
  ],
]);
