import { expectReadings } from '#tests/golden/readings.ts';

/** Tags that would stay empty say a wider word that holds because a narrower one does. */
expectReadings([
  [
    'a gem is a gemstone',
    'Labradorite Stacking Ring',
    'Sterling silver ring set with a 6 mm labradorite cabochon. Band 1.5 mm, sizes 5 to 10.',
    { platform: 'etsy' },
    /^gemstone ring$/mu,
    /gemstone (?:silver|cabochon)/iu,
  ],
  [
    'oak is wood, once and in no other stuff',
    'Oak tray',
    'Oak tray, 12 in wide, 2 in deep. Oiled.',
    { platform: 'etsy' },
    /^wood tray$/mu,
    /wood(?:en)? (?:oak|wood)|oak wooden/iu,
  ],
  [
    'the pine of a green is no wood',
    'Polymer clay earrings',
    'Light as a feather: 5 g the pair. Stainless steel posts. Colour: pine green. Wipe with alcohol.',
    { platform: 'etsy' },
    /^pine green earrings$/mu,
    /wood/iu,
  ],
  [
    'a bird by its name, and no other maker’s word',
    'Puffin brooch',
    'Brooch of a puffin, cut from birch plywood and painted by hand. 4 cm.',
    { platform: 'etsy' },
    /^bird brooch$/mu,
    /bird (?:puffin|birch)/iu,
  ],
  [
    'rose gold is no pink, olive oil no green',
    'Rose gold hoops',
    'Hoops of rose gold filled wire, 20 mm. Polished with olive oil.',
    { platform: 'etsy' },
    /rose gold hoops/iu,
    /pink|green/iu,
  ],
  [
    'what a thing is not made of widens nothing',
    'Wool felt coaster',
    'Coaster of wool felt, 10 cm, unlike the oak coasters of the other makers. It is not made of stoneware.',
    { platform: 'etsy' },
    /felt coaster/iu,
    /^(?:wood|wooden|ceramic|pottery) /mu,
  ],
]);
