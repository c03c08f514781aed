import { expectReadings } from '#tests/golden/readings.ts';

const ebay = {
  platform: 'ebay',
  businessName: 'attic',
  ebayStoreName: 'attic',
  itemCondition: 'Used',
} as const;

/** Single letters, rows without commas, orders and threads: each is what its seller means by it. */
expectReadings([
  [
    'a letter of a keyboard is no Italian word, and a used thing is named at once',
    'Olivetti Lettera 32 typewriter',
    '1960s portable, blue green. Types well, new ribbon fitted. Letter E sticks a bit in the cold. Case zip broken. QWERTY UK layout, pica.',
    ebay,
    /^Olivetti Lettera 32 typewriter: used\. Letter E sticks[\s\S]*^Type: Typewriter$/mu,
    /Usato|Tipo:/u,
  ],
  [
    'how long a soap cures is told, and how much there is without its name',
    'Pine tar soap bar',
    'Cold process soap with 20% pine tar, 120 g bar. Smoky smell that fades. Cures for 6 weeks before it ships. No dyes or perfume.',
    { platform: 'amazon', businessName: 'Fenbrook', amazonBrand: 'Fenbrook' },
    /^Fenbrook Pine Tar Soap Bar, .*120 g\b[\s\S]*cures for 6 weeks before it ships/mu,
    /120 g Bar\b/u,
  ],
  [
    'what is to be done first is an order',
    'Cider press 3 gallon',
    'Ratchet fruit press for apples, pears and grapes. Hardwood basket, cast iron frame. Crush fruit first. 31 inches tall, weighs 42 lb.',
    { platform: 'walmart', businessName: 'Ashcombe' },
    /Crush fruit first\./u,
    /^Ashcombe .*Crush Fruit/mu,
  ],
  [
    'a thing that no list knows takes the word which its seller always sets before it; a thread is no size, a plastic keeps its letters',
    'Home brew mash tun 30L',
    'Insulated mash tun with false bottom and ball valve. 30 litres. Food grade HDPE. Loses about 1 degree an hour. Thermometer pocket, 1/2 inch BSP.',
    { platform: 'shopify', businessName: 'Kettle & Cask', shopifyStoreName: 'Kettle & Cask' },
    /food grade HDPE[\s\S]*Thermometer pocket, 1\/2 inch BSP/u,
    /Hdpe|Size: 1\/2|^tun$/mu,
  ],
  [
    'colours shift',
    'Dichroic cabochons',
    'Fused glass cabochons for ring blanks, 18x13mm oval. Pack of 5 mixed. Flat back. Colours shift from green to violet.',
    { platform: 'etsy', businessName: 'PetraGlas', etsyShopName: 'PetraGlas' },
    /Colours shift from green to violet\./u,
    /^colours shift$|back, colours shift/mu,
  ],
  [
    'shouted letters of sizes stay, single colours in a row are parted, and a state has its capital',
    'LEATHER DOG COLLAR CUSTOM!!!',
    'HANDMADE FULL GRAIN LEATHER COLLAR 1" WIDE. SIZES S 10-13" M 13-16" L 16-20". COLORS BLACK BROWN TAN. NOT FOR CHEWERS. SHIPS 3-5 DAYS FROM MONTANA USA',
    { platform: 'etsy', businessName: 'GreatBear', etsyShopName: 'GreatBear' },
    /Colors: black, brown and tan\.[\s\S]*Sizes S 10-13" M 13-16" L 16-20"[\s\S]*from Montana/u,
    /colors black brown|sizes s /u,
  ],
  [
    'a row that names the product says nothing, and no standard counts',
    'Whole House Water Filter',
    "Product Name: Whole House Water Filter\nMax Flow: 15 GPM\nMax Pressure: 90 PSI\nFilter Life: 6-12 months\nWhat's Included: housing, carbon filter, wrench\nNSF 42 certified components",
    { platform: 'walmart', businessName: 'NuvoFlow' },
    /NSF 42 certified components/u,
    /Product Name|Filter, 42 Certified/u,
  ],
  [
    'marks of a list part its points, and a word that is shouted in the name alone is small',
    'RELOJ Casio F-91W nuevo',
    'Reloj digital NUEVO en caja ✓ Resistente al agua ✓ Luz ✓ Alarma diaria ✓ Pila 7 años aprox.',
    { platform: 'ebay', businessName: 'relojes', ebayStoreName: 'relojes', itemCondition: 'Nuevo' },
    /^Reloj Casio F-91W nuevo, [\s\S]*Luz\. Alarma diaria\./mu,
    /✓|RELOJ/u,
  ],
  [
    'a light that flickers is a fault',
    'Märklin 3021 V200 Lok',
    'H0, analog, dreilicht. Läuft vorwärts und rückwärts, Licht vorn flackert. Haftreifen neu. Ohne OVP.',
    { ...ebay, itemCondition: 'Gebraucht' },
    /^Gebraucht\..*Licht vorn flackert/mu,
    /dreilicht, Licht vorn flackert/u,
  ],
  [
    'the halves of a long compound are searched',
    'Wasserhahnverlängerung drehbar',
    'Messing verchromt, 1080 Grad drehbar, zwei Strahlarten. Für M22 und M24 Gewinde, Adapter liegt bei.',
    { platform: 'amazon', businessName: 'Gartenprofi', amazonBrand: 'Gartenprofi' },
    /^wasserhahn$[\s\S]*^verlängerung$/mu,
    /^hahnverlängerung$/mu,
  ],
]);
