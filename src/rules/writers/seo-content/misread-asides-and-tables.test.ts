import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Ottershaw', businessName: 'Ottershaw' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Bramble', businessName: 'Bramble' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Tarn' } as const;
const walmart = { platform: 'walmart', walmartBrand: 'Pawson', businessName: 'Pawson' } as const;

/** What sellers say as they talk, paste as a table or type in one row of commas. */
expectReadings([
  [
    'a shelf of toys and games says of no thing that it is a game',
    'Corgi 267 Batmobile',
    '1960s one with red bat hubs. Paint chips on the roof, chain works.',
    { ...ebay, category: 'Toys & Games' },
    /^Type: Batmobile$/mu,
    /Batmobile Game|^Type: Game|^(?:corgi )?game$/mu,
  ],
  [
    'where a part is fitted is no thing and nothing that it has',
    'VW T5 sliding door roller lower right',
    'fits transporter T5 2003-2015, part number 7H0843398, with the bolts. drivers side',
    ebay,
    /^Type: Door roller$/mu,
    /^Type: Right|has a drivers/mu,
  ],
  [
    'who had it and what he did with it is no subtitle',
    'Stanley No 4 plane',
    'English made, Sheffield. Blade has plenty left. No box, he kept washers in it.',
    ebay,
    /English Made/u,
    /^he kept/imu,
  ],
  [
    'behind a row of commas what is missing is a sentence of its own',
    'Raised bed kit 4x4 ft',
    '17 in tall, 12 panels with rubber edge, no drill needed, open bottom for drainage, does not include soil, plants or liner',
    walmart,
    /Not included: Soil, plants or liner/u,
    /Not included: does not/u,
  ],
  [
    'the last of a row of denials has a line of its own where its row is full',
    'Dog raincoat reflective, large',
    'waterproof, chest 26-30 in, back 20 in, leash hole, belly strap, yellow, machine wash cold, not insulated, no hood, no boots',
    walmart,
    /^No hood, no boots/mu,
    /boots boots/u,
  ],
  [
    'a heading of paper is no stuff, and a sentence goes on behind its breath',
    'Letterpress Christmas cards pack of 8',
    'Right, so my press is older than me.\n\n~ PAPER ~\nThick cotton card, 600gsm\n\n~ POSTING DATES ~\nLast UK order 18 December.',
    etsy,
    /My press is older/u,
    /PAPER|made of paper|Posting dates/u,
  ],
  [
    'a bowl is safe behind the plug that is missing',
    'Cat water fountain 2.1L',
    'quiet pump, usb cable no plug, dishwasher safe bowl (not pump), bpa free. white.',
    amazon,
    /Care: dishwasher safe bowl \(not pump\)/u,
    /Care: bowl/u,
  ],
  [
    'a tool beside the thing says nothing of its stuff',
    'Proofing basket 9 inch round',
    'rattan, linen liner incl, plastic scraper, holds 1kg dough.',
    amazon,
    /lastic scraper/u,
    /Material: [^\n]*scraper/u,
  ],
  [
    'a bare name tells in which sizes the thing comes',
    'Recycled silver wave ring',
    'A stacking ring cast in recycled sterling silver. Available in UK sizes H to T, please tell me yours.',
    etsy,
    /Recycled silver wave ring, UK sizes H to T/u,
    /sizes H to T, sizes/u,
  ],
  [
    'how old the whole is sorts no stuff of it',
    'Bell tent 5m canvas',
    'old canvas bell tent, used 3 summers, one patch by the door. all poles and pegs',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /^Bell Tent 5m Canvas/mu,
    /5m Old Canvas/u,
  ],
  [
    'a fraction without its unit stands in no title',
    'Pizza steel 14 x 14 inch',
    '1/4 inch thick carbon steel, pre seasoned, 14.5 lb, rounded corners. wipe and oil after use.',
    amazon,
    /Pizza Steel, 14 x 14 Inch, /u,
    /Inch, 1\/4(?: ?,|$)/mu,
  ],
  [
    'degrees keep their letter in a heading',
    'Hammock underquilt',
    '【WARM DOWN TO 40°F】Filled with 10 oz of insulation.\n\n【FITS MOST HAMMOCKS】82 x 50 inches.\n\n【PACKS SMALL】Weighs 2.1 lb. Hammock not included.',
    amazon,
    /40°F/u,
    /40°f|The hammock (?!underquilt)/u,
  ],
  [
    'a model that would be praise elsewhere keeps its name',
    'Hardy Perfect fly reel 3 3/8',
    '1950s, lead finish mostly gone, check works. collectors piece',
    ebay,
    /Hardy Perfect Fly Reel/u,
    /has a collectors|^Features: [^\n]*gone/mu,
  ],
  [
    'what is nothing else stands behind what it is',
    'Blackcurrant leaf tea',
    '40 g loose leaf. Just blackcurrant leaves, nothing else, grown in Herefordshire.',
    shopify,
    /Just blackcurrant leaves, nothing else/u,
    /<li>Nothing else/u,
  ],
  [
    'a row with a clause about it is no list of traits',
    'Balance board',
    'Bridge, boat, slide, shop counter – they’ll think of more. Steam bent beech, 7 layers.',
    shopify,
    /Bridge, boat, slide, shop counter/u,
    /Board, [^\n]*Bridge, Boat/u,
  ],
  [
    'headings between signs head what stands below',
    'Linen apron',
    '✦ SIZES ✦\nS/M – fits UK 6-12, length 88 cm\nL/XL – fits UK 14-20, length 92 cm\n\n✦ CARE ✦\nMachine wash 40°.\n\n✦ GIFT ✦\nCan be sent straight to the cook.',
    etsy,
    /S\/M \(fits UK 6-12, length 88 cm\), L\/XL/u,
    /Sizes\. |Gift\. |apron, length 88/u,
  ],
]);
