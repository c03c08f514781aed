import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Tidewater', businessName: 'Tidewater' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'Snap' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Kiln' } as const;

/** What a thing is used on, coloured with, sold in and made into, each with what was read out of it wrongly. */
expectReadings([
  [
    'what a tool is for is one list, and nothing that it is made of',
    'Deburring Tool with 10 Blades',
    'Hand deburring tool, aluminum handle 5.5 in. M2 HSS blades. For steel, aluminum, copper, brass, PVC and 3D prints.',
    amazon,
    /for steel, aluminum, copper, brass, PVC and 3D prints/u,
    /made of (?:aluminum and copper|brass)|has PVC|brass deburring/u,
  ],
  [
    'iron in speckles is no stuff of a pot',
    'Stoneware teapot with wooden handle',
    'Wheel thrown teapot in iron speckled stoneware with a satin white glaze. Holds 900 ml. 18 cm tall.',
    etsy,
    /iron speckled stoneware/u,
    /iron (?:teapot|tea pot|tableware)|handle, iron|^iron$/imu,
  ],
  [
    'no sugar beside free of gluten denies one thing',
    'Freeze Dried Strawberry Slices',
    'Crunchy freeze dried strawberries. No added sugar, gluten free, kosher. Six 1.2 oz pouches.',
    { platform: 'walmart' },
    /No added sugar, gluten free/u,
    /sugar or gluten/u,
  ],
  [
    'what stands behind a box is its size and colour, and a box for cables is none',
    'Cable Management Box Large White',
    'hides your power strip and all the messy cords. 16 x 6.2 x 5.3 in, fits most 8 outlet strips. ABS plastic, rubber feet.',
    tiktok,
    /cable management box hides/iu,
    /The cable (?:hides|measures|suits)|^#?cable$/imu,
  ],
  [
    'a tumbler that keeps ice is no care',
    '40 oz Tumbler with Handle',
    '40oz stainless tumbler that keeps ice for 24 hrs. Handle with soft grip. Hand wash cup. BPA free.',
    tiktok,
    /^A 40oz stainless tumbler that keeps ice for 24 hrs/mu,
    /(?:Care|Looking after it): 40oz/u,
  ],
  [
    'silver plate on a lid is not what a barrel is of, and a smoke free cat home is one home',
    'Wedgwood Jasperware biscuit barrel',
    'Blue jasperware biscuit barrel. Silver plate lid and handle. 15cm high. From a smoke free, cat home.',
    ebay,
    /smoke free cat home/iu,
    /Material: Silver|Barrel[^\n]*Cat Home/u,
  ],
  [
    'leads are parts with their length, and a bound of heat says so',
    'LED driver 24V 60W IP67',
    'Driver for LED strip. Output DC 24V. Max: 50C ambient. Leads 20cm each side. Not dimmable. 460 g.',
    { ...ebay, itemCondition: 'New' },
    /Maximum temperature: 50C/u,
    /driver leads|Max: 50C/u,
  ],
  [
    'the figures of a list are told once, whatever unit the text has beside them, and a pack once',
    'Ratchet Strap with J Hooks 4 Pack',
    'Heavy duty ratchet straps, polyester webbing. WLL 3,333 lb. 2" x 27 ft. Blue. Pack of 4.',
    { ...amazon, keyFeatures: '2 inch wide, 27 ft long, 3333 lb working load, J hooks' },
    /WLL 3,333 lb/u,
    /is 2 inch wide|wide, 27 ft long|has a 3333 lb|\n\nPack of 4\./u,
  ],
  [
    'a fire pit table is no pit, and nothing is searched by the place of its rust',
    'Patio fire pit table propane',
    'Propane fire pit table, 44 inch x 32 inch, 50,000 BTU. Steel base, bit of rust on the bed. Has lid and cover.',
    { platform: 'facebookmarketplace', facebookLocation: 'Tulsa, OK', facebookCondition: 'Used - Good' },
    /fire pit table/u,
    /^(?:propane )?pit table$|bed (?:fire|table)/mu,
  ],
  [
    'what food is made into is the thing, and a seal is no garage',
    'Honey Mustard Dip',
    'Smooth and tangy. Mustard seed, honey, vinegar. 9 oz jar. Gluten free. Refrigerate after opening.',
    amazon,
    /mustard dip/u,
    /^(?:honey )?mustard$/mu,
  ],
  [
    'shades that close a list are no stuff, and half of a list stands in no title',
    'Felt baby name banner',
    'Wool felt bunting, letters hand cut and blanket stitched on pennants in sage, oat and clay. Each pennant 12 x 15 cm. Cotton cord.',
    etsy,
    /banner, stitched on pennants|stitched on pennants in sage, oat and clay/u,
    /^clay$|banner[^\n]*pennants in sage$/mu,
  ],
]);
