import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Lumevo', businessName: 'Lumevo' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Grips', itemCondition: 'New' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'Snap' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Tulsa, OK',
  facebookCondition: 'Used - Good',
} as const;

/** What a bound is of, what a line has room for, and where it is said whom a thing suits. */
expectReadings([
  [
    'a bound says what it is of, and is no weight of the thing; a folded size is not its size',
    'Folding hand truck aluminium',
    'Folding sack truck, aluminium. Max: 45 kg. Folded: 66 x 39 x 6 cm. Plate 28 x 39 cm. Weight: 2.9 kg. Colour silver black.',
    ebay,
    /Maximum load: 45 kg[\s\S]*Folded size: 66 x 39 x 6 cm[\s\S]*Plate: 28 x 39 cm[\s\S]*Item Weight: 2\.9 kg|Item Weight: 2\.9 kg/u,
    /Item Weight: 45|^Size: 66|Max: 45|Colour Silver/mu,
  ],
  [
    'units in a row are a list, and a time is nothing that a scale has',
    'Digital luggage scale',
    'Digital luggage scale with hook. Max 50 kg, min 0.5 kg, division 10 g. Units kg lb oz. Auto off 2 min. Hold function. Size 15 x 3 x 2.6 cm.',
    ebay,
    /Units: kg, lb, oz/u,
    /has an? (?:units|auto off)|\bMax: 50|Min: 0/u,
  ],
  [
    'a figure behind a part and its verb makes a sentence, and no phrase of a title',
    'Folding scooter with kickstand',
    'Steel kickstand folds to 20 cm. Battery 400mAh runs 90 min. Handle locks at 2 heights. Tires 8 in. 12 kg. Black.',
    tiktok,
    /runs 90 min/u,
    /has (?:an? )?(?:steel kickstand folds|handle locks|battery 400mAh runs)|Runs 90 min|Locks at/u,
  ],
  [
    'heats in some seconds is what a sealer does',
    'Chip bag sealer mini',
    'heats in 3 secs and seals chip bags. usb c charge. has cutter on the other side. works on plastic bags, not on paper.',
    tiktok,
    /^The [^\n]*heats in 3 secs and seals[\s\S]*bag sealer/imu,
    /heats come|sealer mini heats|^#?bag$/imu,
  ],
  [
    'letters that are filled with something are several',
    'Stamped spoon plant markers',
    'Vintage spoons flattened by hand. Stamped letters filled with black enamel. Each 8 in long.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /stamped letters filled with black enamel/iu,
    /a stamped letters/u,
  ],
  [
    'what is included keeps its verb, and what is not stands apart',
    'Brooks B17 saddle honey',
    'Leather saddle in honey. 275 x 170 mm, 520 g. Tension spanner is included, no rain cover.',
    { ...ebay, itemCondition: 'Used' },
    /No rain cover/u,
    /spanner is,|is included, no/u,
  ],
  [
    'whom a light suits takes no line from what it is and does',
    'Motion Sensor Closet Light, 2 Pack',
    'Stick-on closet light with motion sensor. 60 LEDs, 4000K. Turns on when you open the door. Battery 1200mAh runs 90 min always on or about 6 weeks in motion mode. Charge by USB-C, cable in the box. Aluminum bar with magnetic strip and 3M tape. In the box: 2 lights, 4 magnetic strips, 1 cable. Detects up to 10 ft. 12 x 2 in.',
    { ...amazon, targetAudience: 'renters', keyFeatures: 'magnetic mount, rechargeable, no wiring, 3 modes' },
    /bar with magnetic strip and 3M tape[^\n]*(?:detects up to 10 ft|; )[\s\S]*for renters/iu,
    /^(?:Suited to|Who it’s for): renters/mu,
  ],
  [
    'whom a freezer suits is no paragraph of its own',
    'Frigidaire chest freezer 7 cu ft',
    '7 cubic foot chest freezer, Frigidaire, white. 2 wire baskets. Works great. 37 in wide, 22 in deep, 34 in tall. Drain plug in front.',
    { ...facebook, targetAudience: 'first-time homeowners' },
    /(?:tall|front)\. [^\n]*first-time homeowners/u,
    /\n\nThe freezer (?:suits|is for) first-time homeowners\.\n/u,
  ],
  [
    'a light with a sensor is no sensor, and a filter cartridge no shower head',
    'Shower Head Filter Cartridge',
    'Replacement cartridge with 15 stages. Fits most housings. Change it every 6 months. White. 2 pieces.',
    amazon,
    /filter cartridge/u,
    /(?:^|, )shower head(?:,|$)/imu,
  ],
  [
    'a seat is searched by no half of what describes it, and not by what it goes on',
    'Slow Close Toilet Seat for Elongated Bowls, White',
    'Fits elongated bowls 18.5 inch. Slow close lid and seat, no slamming. Wall mounted holder included. 18.9 x 14.2 in.',
    amazon,
    /slow close toilet seat/u,
    /^(?:close toilet seat|elongated bowls|mounted holder)$/mu,
  ],
  [
    'behind the number of a model stands the thing, and its maker is no part of it',
    'Record No 4 plane',
    'Record No 4 smoothing plane made in Sheffield. Sole flat. Weighs 1.7 kg. Length 245 mm. Sharpened.',
    { ...ebay, itemCondition: 'Used' },
    /Type: Plane|smoothing plane/u,
    /The record plane|Type: Record/u,
  ],
  [
    'a handmade thing is titled by how it was made, and mint is no condition of herbs',
    'Fern tea towel',
    'Linen tea towel screen printed with a sleeping fox. 50 x 70 cm, hanging loop. Set of 2: basil, mint.',
    { platform: 'etsy', etsyShopName: 'Moss' },
    /Fern tea towel, linen, 50 x 70 cm, screen printed with a sleeping fox/u,
    /(?:condition|state): set of/iu,
  ],
  [
    'shares of a stuff are told together, and a figure behind what it is for is of that',
    'Merino belt for Husqvarna 42 inch',
    'Knitted from 71% merino, 21% nylon and 8% elastane. 15mm x 1/2" buckle. Strap can be replaced. Grey.',
    ebay,
    /knitted from 71% merino, 21% nylon and 8% elastane/iu,
    /^Size: (?:42|15mm x 1$)|Material: 21%|Husqvarna, 42/mu,
  ],
]);
