import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Harrow', businessName: 'Harrow' } as const;
const ebay = { platform: 'ebay', businessName: 'Harrow', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', businessName: 'Harrow' } as const;
const shopify = { platform: 'shopify', businessName: 'Harrow' } as const;
const tiktok = { platform: 'tiktokshop', businessName: 'Harrow' } as const;
const marketplace = {
  platform: 'facebookmarketplace',
  businessName: 'Harrow',
  facebookLocation: 'Leeds',
  facebookCondition: 'Used - good',
} as const;

// What buyers are told to do, and what stands between two stops without the words around it.
expectReadings([
  [
    'what is done again and again is no trait, and a mask no use',
    'Chimney brush set',
    'Sweep twice a year. Set has an 8 inch poly brush and six 3 ft rods that screw together. For masonry flues. Wear a mask.',
    tiktok,
    /^In the box: an 8 inch poly brush and six 3 ft rods/imu,
    /Twice a Year|use: wear/u,
  ],
  [
    'an order with what it is done to',
    'Cat window perch',
    'Holds cats up to 40 lb. 4 suction cups, steel cable. Needs clean glass, re-press cups once a month.',
    amazon,
    /^Harrow Cat Window Perch, .*Steel Cable/mu,
    /Re-Press/u,
  ],
  [
    'nobody sleeps in the bed of a truck, and who loads a pickup ships nothing',
    'Truck bed net',
    'Cargo net for pickup beds. 12 carabiners metal. Not for holding people.',
    amazon,
    /cargo net is for pickup beds[\s\S]*12 metal carabiners/u,
    /sleep|resting/u,
  ],
  [
    'for whom it is, is nothing that it has',
    'Fidget ring set',
    'Set of 5 stainless spinner rings, sizes 6-10. adults.',
    tiktok,
    /are for adults/u,
    /have adults/u,
  ],
  [
    'colours that no comma parts',
    'Oversized hoodie',
    'Heavyweight 380gsm cotton. black bone forest. Wash inside out',
    tiktok,
    /Black, bone and forest/u,
    /a black bone/u,
  ],
  [
    'a choice of colours in more than four words',
    'Boot tray',
    'Powder coated steel tray. Moss green, black or oat. 75 x 36 cm',
    shopify,
    /<li>Color: moss green, black or oat<\/li>/u,
    /<p>Moss green/u,
  ],
  [
    'how high water may stand is no size',
    'Kids rain jacket',
    'PU coated recycled polyester, 5000mm. Taped seams.',
    shopify,
    /polyester, 5000mm/u,
    /measures 5000/u,
  ],
  [
    'shorthand for without',
    'Running belt',
    'Fits phones up to 6.7 in. 140g w/out flasks.',
    shopify,
    /140g without flasks/u,
    /without ut/u,
  ],
  [
    'years and months keep their letters',
    'Desk calendar 2027',
    'Flip desk calendar, Jan 2027 to Dec 2027. Twin wire, US holidays.',
    amazon,
    /Jan 2027 to Dec 2027/u,
    /jan 2027/u,
  ],
  [
    'about a year, in its small letter',
    'Mourning brooch',
    'c1880s whitby jet, carved hand holding a wreath, 4.5cm.',
    etsy,
    /: c1880s whitby jet/u,
    /C1880s/u,
  ],
  [
    'a movement is no measure',
    'Seiko 5 watch',
    'Automatic 37mm, black dial. Light swirls on case back.',
    ebay,
    /Automatic 37mm/u,
    /Automatic: 37mm/u,
  ],
  [
    'a name in marks is nothing that a figure has',
    'Royal Doulton figurine',
    '"Top o the Hill" HN1834, red dress, 7 1/4 inches.',
    ebay,
    /^"Top o the Hill" HN1834, red dress/mu,
    /has a "/u,
  ],
  [
    'faults behind what is whole, and a battery that holds less',
    'Cordless drill',
    'Comes with charger and 2 batteries. All tabs intact but lens is hazy and theres a stone chip. One battery holds less charge.',
    ebay,
    /^Flaws: Lens is hazy, a stone chip/mu,
    /theres/u,
  ],
  [
    'loose bricks are no fault',
    'Lego bundle',
    'Box of lego: city, technic, loose bricks about 3kg. A baseplate is cracked',
    marketplace,
    /^Used - good\. A baseplate is cracked\.$/mu,
    /^Used - good\. Box/mu,
  ],
  [
    'why it is sold, without a word before it',
    'Kids bike 16 inch',
    'Apollo 16 inch boys bike, blue. son outgrown. Bring a spanner.',
    marketplace,
    /^Kids Bike, 16 Inch, Used, Good, Blue$/mu,
    /^Bring a spanner$/mu,
  ],
]);
