import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', businessName: 'Paper Owl', etsyShopName: 'Paper Owl' } as const;
const ebay = {
  platform: 'ebay',
  businessName: 'shed',
  ebayStoreName: 'shed',
  itemCondition: 'Used',
} as const;
const amazon = { platform: 'amazon', businessName: 'Milldown', amazonBrand: 'Milldown' } as const;
const tiktok = { platform: 'tiktokshop', businessName: 'GlowJar', tiktokShopName: 'GlowJar' } as const;

/** Briefs of a seventh set, written in every way that sellers write: rows, capitals, points, and one long story. */
expectReadings([
  [
    'the letters that end a part’s number are no Italian word',
    'Ford Focus MK2 alternator',
    'GENUINE BOSCH\nPART NO 3N1110300AE\nFITS 1.6 TDCI 2005-2011\nTESTED OUTPUT 14.2V\nPULLEY INCLUDED\nUSED GOOD CONDITION\n90 DAY WARRANTY',
    ebay,
    /fits 1\.6 TDCI 2005-2011[\s\S]*In the box: pulley/u,
    /Usato|3n1110300ae/u,
  ],
  [
    'the name of a dog is no shade of its bed, and what the dog did is nothing of the bed',
    'Dog calming bed',
    'So this bed came about because our own rescue, Biscuit, shook through every firework night. Ours is 90 cm across. It is for dogs up to 25 kg. Grey or pink.',
    amazon,
    /for dogs up to 25 kg/u,
    /bed, Biscuit|bed: biscuit|^Biscuit, shook/imu,
  ],
  [
    'a row of a data sheet is no search, its hopper is no weight of the mill, and its years no title',
    'Electric grain mill',
    'Power: 350 W\nHopper: 1.2 kg\nStones: corundum ceramic\nHousing: beech wood\nWeight: 7.1 kg\nWarranty: 5 years\nIn the box: mill, brush, manual',
    amazon,
    /^In the box: mill, brush, manual\.$/mu,
    /^(?:housing|electric housing|stones): |, 5 Years|, 1\.2 kg/mu,
  ],
  [
    'who asks whether a mask is vegan and says no sells no vegan mask',
    'Turmeric clay mask',
    '100 g, kaolin clay, turmeric, honey powder. 10 minutes on the face. Vegan? No, honey. Patch test first.',
    tiktok,
    /Not vegan: honey\./u,
    /vegan clay mask|#vegan|has 10 minutes/u,
  ],
  [
    'what to laminate is an order',
    'Printable bedtime routine cards',
    '16 cards with pictures, 6 x 6 cm, PDF. Boys and girls versions. Laminate for use with a pen.',
    etsy,
    /Laminate for use with a pen\./u,
    /have a laminate/u,
  ],
  [
    'gas behind a stove is what it burns',
    'Camping stove butane',
    '7650 BTU, one burner, piezo ignition. Carry case. Uses 8 oz butane, not included. Outdoor use only.',
    { platform: 'walmart', businessName: 'CampMate' },
    /The camping stove uses 8 oz butane/u,
    /^stove butane$/mu,
  ],
  [
    'a camera with its lens is no lens',
    'Olympus OM-1 with 50mm f1.8',
    'Meter works with a 1.35v cell. Small ding by the prism, glass is clean, no fungus. Strap and cap. No battery.',
    ebay,
    /^Olympus OM-1 Camera with 50mm f1\.8[\s\S]*Type: Camera/mu,
    /Type: Lens|f1\.8 (?:Lens|Camera)/u,
  ],
  [
    'a land in the name of an app is not what it is',
    'Live bus times Scotland',
    'Live times for 9,000 stops. Save favourites, alerts before your stop, night buses. Works with Lothian, First and Stagecoach.',
    { platform: 'playstore', businessName: 'Bus Beacon', appName: 'Bus Beacon' },
    /^live bus times scotland$/mu,
    /scotland for |^scotland app$/u,
  ],
  [
    'boards of exams keep their letters',
    'Maths tutor GCSE and A level',
    'Qualified teacher, 11 years. £35 an hour. AQA, Edexcel, OCR. DBS checked.',
    { platform: 'facebookmarketplace', businessName: 'Raj', facebookLocation: 'Leith' },
    /AQA, Edexcel, OCR/u,
    /Aqa|Ocr/u,
  ],
  [
    'a question has room for the shortest of what answers it',
    'Sole trader or limited company in 2026?',
    'Worked example at £40k profit. National insurance, dividends, pension, accountant fees. Not advice for your own case.',
    { platform: 'youtube', businessName: 'The Tax Desk', channelName: 'The Tax Desk' },
    /^Sole Trader or Limited Company in 2026\? Dividends, Pension$/mu,
    /in 2026\?:/u,
  ],
  [
    'what a film looks at stands behind its why',
    'Why Britain’s trains are so expensive',
    'We look at fares, subsidies, rolling stock leasing and track charges, and compare with Germany, Spain and Japan.',
    { platform: 'youtube', businessName: 'Inside Rail', channelName: 'Inside Rail' },
    /Expensive: Fares, Subsidies$/mu,
    /so Expensive$/mu,
  ],
  [
    'a set of bits has, and what is posted free is no part of a valve',
    'Bosch SDS drill bit set',
    '7 BITS 5 - 12 MM\nSDS PLUS\nFREE POST\nPART NO 0020132682E\nNEW',
    ebay,
    /7 bits 5 - 12 mm[\s\S]*0020132682E|0020132682E[\s\S]*7 bits 5/u,
    /set have|has a free post|0020132682e/u,
  ],
  [
    'how long a light charges stands in no title',
    'Bike light set',
    'Lumens: 800 front, 50 rear\nBattery: 2000 mAh\nCharging: USB-C, 2.5 h\nWeight: 110 g',
    amazon,
    /^Milldown Bike Light Set, 2000 mAh Battery, USB-C, 110 g$/mu,
    /Set, .*2\.5 h/u,
  ],
  [
    'shades to choose from are no colour of a frame',
    'Pressed flower frame',
    'Floated between two panes of glass in a brass frame. You can ask for a colour (pinks, blues or whites). Keep it out of strong sun.',
    etsy,
    /^pressed flower frame$/mu,
    /frame, pinks|^(?:pinks|blues|whites) (?:flower )?frame$/mu,
  ],
]);
