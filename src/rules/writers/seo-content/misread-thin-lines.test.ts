import { expectReadings } from '#tests/golden/readings.ts';

const walmart = { platform: 'walmart', businessName: 'BoltHaven' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Luma Paws', businessName: 'Luma Paws' } as const;
const market = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Leeds',
  businessName: 'Private',
} as const;

/** Lines with little room: what they leave out, and what a search may not be made of. */
expectReadings([
  [
    'a fraction of an inch is a whole figure, which measures nothing by itself, and a thin brief loses no feature',
    'Heavy Duty Tarp 10x12 ft',
    '10 ft x 12 ft blue tarp, 8 mil, 1/4 in rope in hem, grommets every 3 ft. Waterproof.',
    walmart,
    /^Grommets every 3 ft, waterproof$/mu,
    /(?<!1\/)\b4 in\b|measures 1\/4|^duty tarp$/mu,
  ],
  [
    'a list too long for a line is told without what stands before it',
    'Sandbox Toys 12 Piece Set',
    '12 piece beach and sand toy set with bucket, shovel, rake, sieve, watering can, 6 animal molds and a mesh bag. Ages 3 and up.',
    walmart,
    /^Bucket, shovel, rake, sieve, watering can, 6 animal molds and a mesh bag$/mu,
    /^12 piece beach and sand toy set with bucket$/mu,
  ],
  [
    'two measures in one unit repeat nothing, and a ramp is no car',
    'Dog Car Ramp Folding',
    'FOLDING DOG RAMP FOR CAR SUV TRUCK!!! 62 INCH LONG, 16 INCH WIDE, NON SLIP SURFACE, HOLDS UP TO 200 LBS, WEIGHS 11 LBS.',
    amazon,
    /^(?=[\s\S]*^Luma Paws Dog Car Ramp Folding, 62 Inch Long, Holds up to 200 lbs$)[\s\S]*for car SUV truck/imu,
    /folding car(?! ramp)|car suv/u,
  ],
  [
    'flaws have their place in the text, and none among what speaks for the thing',
    'Bike, 26 inch',
    'Blue kids bike. Stabilisers included. Tyres fine. New chain. Fits 4 to 6 years. Bell. Bit of rust on the handlebar. Seat is torn.',
    market,
    /^Tyres fine\. Bit of rust on the handlebar\. Seat is torn\.$/mu,
    /^(?:Bit of rust on the handlebar|Seat is torn)$/mu,
  ],
  [
    'a season of use describes no saddle',
    'Brooks B17 saddle honey',
    'Brooks B17 leather saddle, honey brown. Used one summer. Tuned in spring 2025.',
    { platform: 'ebay', ebayStoreName: 'Wheelhouse', businessName: 'Wheelhouse' },
    /brooks saddle/iu,
    /summer saddle|spring saddle/iu,
  ],
  [
    'a dress for the summer stays searched as one',
    'Summer dress linen',
    'Linen summer dress with pockets. Worn two summers.',
    { platform: 'ebay', ebayStoreName: 'Wheelhouse', businessName: 'Wheelhouse' },
    /summer dress/iu,
    /undefined/u,
  ],
  [
    'Turkey is a country where something is made',
    'Fig bars',
    'fig bars with oats. made in turkey. 200g',
    walmart,
    /made in Turkey/iu,
    /made in turkey/u,
  ],
  [
    'a cake of soap is no bread in French',
    'Pain de savon dentifrice menthe',
    'Dentifrice solide à la menthe poivrée, 20 g. Carbonate de calcium, argile blanche. Sans fluor.',
    { platform: 'shopify', shopifyStoreName: 'Causse', businessName: 'Savonnerie Causse' },
    /^pain-de-savon$/mu,
    /^pain$|pain sans fluor|pain-argile/mu,
  ],
  [
    'one of several colours is no colour of the set, in German too',
    'Eierwärmer aus Filz 4er Set',
    '4 Eierwärmer aus Wollfilz in Senf, Petrol, Beere und Grau. Höhe 9 cm. Von Hand genäht in Kassel.',
    { platform: 'etsy', etsyShopName: 'Lena', businessName: 'Filzwerkstatt Lena' },
    /in Senf, Petrol, Beere und Grau/u,
    /Set,[^\n]*, Petrol$/mu,
  ],
  [
    'what it is sent in is no part of it',
    'Märklin 3047 Dampflok BR 44 analog',
    'Märklin H0 3047 Dampflok, läuft, Licht geht. ohne ovp. versand im karton',
    { platform: 'ebay', ebayStoreName: 'Scheune', businessName: 'Sammlerscheune' },
    /Märklin 3047 Dampflok/u,
    /Lieferumfang=?:? ?Versand|analog,[^\n]*Versand im Karton/u,
  ],
]);
