import { expectReadings } from '#tests/golden/readings.ts';

/** Names that are rows of search phrases, and texts of points with a heading each, as the big marketplaces have them. */
expectReadings([
  [
    'a row of search phrases is told by its own name, and nowhere as a sentence',
    'VELTRA Car Phone Holder Mount, 2026 Upgraded Dashboard Windshield Air Vent Phone Stand for Car',
    '【Super Stable】Strong suction cup hold on dashboard, windshield. Don’t worry the phone fall off when drive on bumpy road.\n【360° Rotation】Ball joint can be adjust any angle, telescopic arm 4.9 to 7.8 inch.\n【Wide Compatible】Fit for all phones 4.7"-7" inch, iPhone 17, Samsung S26, Pixel.\n【One Hand Operation】Press side button, arms open automatically.\n【What you get】1x car mount, 1x vent clip, 18 months warranty, friendly customer service.',
    { platform: 'amazon', amazonBrand: 'VELTRA' },
    /^VELTRA Car Phone Holder Mount, 360° Rotation/mu,
    /2026 Upgraded|^Samsung S26|[Dd]on.t worry|customer service/mu,
  ],
  [
    'each point of a seller is a bullet',
    'Car phone holder',
    'STABLE: strong suction cup holds on dashboard and windshield\n360° ROTATION: ball joint turns, arm 4.9 to 7.8 inch\nWIDE COMPATIBLE: fits phones 4.7 to 7 inch, iPhone 17, Samsung S26, Pixel\nONE HAND: press the side button, arms open',
    { platform: 'amazon', amazonBrand: 'Veltra' },
    /^Wide compatible: fits phones 4\.7 to 7 inch, iPhone 17, Samsung S26, Pixel$/mu,
    /^Samsung S26|WIDE/mu,
  ],
  [
    'headings before a stroke are headings, and what a set holds lies in the box',
    '12 glass spice jars with bamboo lids',
    "COMPLETE SET - 12 glass jars (4 oz), 12 bamboo lids, 1 chalk marker\nFOOD GRADE GLASS - BPA free and lead free\nAIRTIGHT - silicone ring keeps moisture out\nGREAT GIFT - for housewarming, wedding, Mother's Day",
    { platform: 'amazon', amazonBrand: 'Kessvik' },
    /^Airtight: silicone ring keeps moisture out$/mu,
    /AIRTIGHT|Complete SET|[Gg]reat gift/u,
  ],
  [
    'other names in a row are searched',
    'Personalised Baby Blanket, Milestone Blanket, New Baby Gift, Baby Shower Gift, Custom Name Blanket, Fox Nursery Decor, Newborn Photo Prop',
    'Soft cotton knit blanket with the name of your choice, 80 x 100 cm. Choose cream, sage or grey. Machine washable at 30.',
    { platform: 'etsy', etsyShopName: 'knotandthread' },
    /^milestone blanket$/mu,
    /^Personalised Baby Blanket, Milestone, New Gift|Milestone Blanket, New Baby Gift/mu,
  ],
  [
    'what a case fits stands behind it',
    'For Samsung Galaxy S24 S25 Ultra Plus Case Magnetic Clear Shockproof Slim Cover',
    'Material: TPU bumper + hard PC back\nRaised edges 1.5mm for camera, 0.8mm screen\nAnti yellowing\nColour: clear, clear black, clear purple',
    { platform: 'ebay', ebayStoreName: 'uk-parts', itemCondition: 'New' },
    /^Case for Samsung Galaxy S24 S25 Ultra Plus/mu,
    /^For Samsung|a raised edges/mu,
  ],
  [
    'a German row is named by its first thing, and searched by the others',
    'Toldi Wäscheständer Ausklappbar Flügelwäscheständer 18m Trockenlänge Edelstahl Wäschetrockner Standtrockner für Balkon Innen Außen',
    '【18 METER TROCKENLÄNGE】Genug Platz für zwei Ladungen. Stäbe aus Edelstahl.\n【PLATZSPAREND】Zusammengeklappt nur 7 cm breit, Maße aufgebaut 180 x 55 x 95 cm.\n【STABIL】Trägt bis 20 kg, rutschfeste Füße, Kindersicherung.\n【SERVICE】Bei Fragen kontaktieren Sie uns bitte jederzeit.',
    { platform: 'amazon', amazonBrand: 'Toldi' },
    /^Flügelwäscheständer$/mu,
    /kontaktieren|^Standtrockner Balkon$/mu,
  ],
  [
    'units of a scale are one point',
    'Rovena Báscula de Cocina Digital 10kg/1g Balanza Alimentos Acero Inoxidable Pantalla LCD Función Tara Alta Precisión Pilas Incluidas',
    '✅ ALTA PRECISIÓN: 4 sensores, de 1 g a 10 kg, unidades g, kg, oz, lb, ml.\n✅ ACERO INOXIDABLE: superficie fácil de limpiar, resistente a huellas.\n✅ FUNCIÓN TARA: pesa varios ingredientes en el mismo bol.',
    { platform: 'amazon', amazonBrand: 'Rovena' },
    /^Rovena Báscula de Cocina Digital, /mu,
    /^Ml;|unidades g; oz|unidades g$/mu,
  ],
  [
    'a French row ends before its figures, and a maker before a name hides no search',
    'Lumibel Guirlande Lumineuse Extérieure Solaire 12M 100 LED Étanche IP65 8 Modes Décoration Jardin Terrasse Balcon Noël Blanc Chaud',
    '☀【100 LED, 12 m】10 m de lumière et 2 m de câble.\n☀【Étanche IP65】Résiste à la pluie et à la neige.\n☀【8 modes】fixe, clignotant, fondu avec fonction mémoire.',
    { platform: 'amazon', amazonBrand: 'Lumibel' },
    /^guirlande lumineuse$/mu,
    /IP65 8$|8 modes décoration/mu,
  ],
]);
