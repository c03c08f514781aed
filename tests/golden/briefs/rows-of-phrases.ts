import type { GoldenBrief } from '#tests/golden/brief.ts';

/** Names that are rows of search phrases, and texts of points with a heading each, as most sellers on big marketplaces write. */
export const rowBriefs: readonly GoldenBrief[] = [
  {
    id: 'amazon-row-phone-mount',
    language: 'en',
    form: {
      platform: 'amazon',
      businessName: 'Veltra Direct',
      amazonBrand: 'VELTRA',
      industry: 'Technology',
      description: 'Accessories for cars.',
      products: [
        {
          name: 'VELTRA Car Phone Holder Mount, 2026 Upgraded Dashboard Windshield Air Vent Phone Stand for Car',
          description:
            '【Super Stable】Strong suction cup hold on dashboard, windshield. Don’t worry the phone fall off when drive on bumpy road.\n【360° Rotation】Ball joint can be adjust any angle, telescopic arm 4.9 to 7.8 inch.\n【Wide Compatible】Fit for all phones 4.7"-7" inch, iPhone 17 Pro Max 16 15, Samsung S26, Pixel.\n【One Hand Operation】Press side button, arms open automatically.\n【What you get】1x car mount, 1x vent clip, 1x dashboard disc, 18 months warranty, friendly customer service.',
        },
      ],
    },
  },
  {
    id: 'amazon-row-clothes-horse',
    language: 'de',
    form: {
      platform: 'amazon',
      businessName: 'Toldi Haushalt',
      amazonBrand: 'Toldi',
      industry: 'Retail',
      description: 'Haushaltswaren aus Edelstahl.',
      products: [
        {
          name: 'Toldi Wäscheständer Ausklappbar Flügelwäscheständer 18m Trockenlänge Edelstahl Wäschetrockner Standtrockner für Balkon Innen Außen',
          description:
            '【18 METER TROCKENLÄNGE】Genug Platz für zwei Waschmaschinenladungen. Stäbe aus Edelstahl, Gestell pulverbeschichtet.\n【PLATZSPAREND】Zusammengeklappt nur 7 cm breit, Maße aufgebaut 180 x 55 x 95 cm.\n【STABIL】Trägt bis 20 kg, rutschfeste Füße, Kindersicherung.\n【SOCKENHALTER】Inklusive 20 Klammern und Sockenhalter.\n【SERVICE】Bei Fragen kontaktieren Sie uns bitte jederzeit, 2 Jahre Garantie.',
        },
      ],
    },
  },
  {
    id: 'amazon-row-kitchen-scale',
    language: 'es',
    form: {
      platform: 'amazon',
      businessName: 'Rovena Hogar',
      amazonBrand: 'Rovena',
      industry: 'Retail',
      description: 'Menaje de cocina.',
      products: [
        {
          name: 'Rovena Báscula de Cocina Digital 10kg/1g Balanza Alimentos Acero Inoxidable Pantalla LCD Función Tara Alta Precisión Pilas Incluidas',
          description:
            '✅ ALTA PRECISIÓN: 4 sensores, de 1 g a 10 kg, unidades g, kg, oz, lb, ml.\n✅ ACERO INOXIDABLE: superficie fácil de limpiar, resistente a huellas.\n✅ FUNCIÓN TARA: pesa varios ingredientes en el mismo bol.\n✅ PANTALLA LCD retroiluminada, se apaga sola a los 2 minutos.\n✅ CONTENIDO: 1 báscula, 2 pilas AAA, manual. Medidas 21 x 16 x 1,8 cm.',
        },
      ],
    },
  },
  {
    id: 'amazon-row-garland',
    language: 'fr',
    form: {
      platform: 'amazon',
      businessName: 'Lumibel Déco',
      amazonBrand: 'Lumibel',
      industry: 'Retail',
      description: 'Éclairage de jardin.',
      products: [
        {
          name: 'Lumibel Guirlande Lumineuse Extérieure Solaire 12M 100 LED Étanche IP65 8 Modes Décoration Jardin Terrasse Balcon Noël Blanc Chaud',
          description:
            '☀【Énergie solaire】Panneau 1,2 W, batterie 800 mAh, 8 à 10 h d’éclairage après une journée de soleil.\n☀【100 LED, 12 m】10 m de lumière et 2 m de câble jusqu’au panneau.\n☀【Étanche IP65】Résiste à la pluie et à la neige.\n☀【8 modes】fixe, clignotant, fondu… avec fonction mémoire.\n☀【Usage】jardin, terrasse, balcon, mariage.',
        },
      ],
    },
  },
  {
    id: 'walmart-row-backpack',
    language: 'en',
    form: {
      platform: 'walmart',
      businessName: 'Truepeak',
      industry: 'Retail',
      description: 'Packs and bags for the trail.',
      products: [
        {
          name: 'TRUEPEAK Hiking Backpack 40L Waterproof Lightweight Daypack for Men Women with Rain Cover Camping Travel Outdoor',
          description:
            'Large Capacity: 40L with 1 main pocket, 2 side mesh pockets, 1 front zipper pocket and laptop sleeve up to 15.6".\nWaterproof: made of tear resistant nylon, rain cover is included.\nComfortable: S-shaped padded shoulder straps, breathable mesh back, chest strap with whistle buckle.\nLightweight: only 1.7 lb, size 20 x 13 x 8 inch.\nMultipurpose: suitable for hiking, camping, travel, school.',
        },
      ],
    },
  },
  {
    id: 'etsy-row-baby-blanket',
    language: 'en',
    form: {
      platform: 'etsy',
      businessName: 'Knot and Thread',
      etsyShopName: 'knotandthread',
      industry: 'Retail',
      description: 'Blankets knitted to order.',
      products: [
        {
          name: 'Personalised Baby Blanket, Milestone Blanket, New Baby Gift, Baby Shower Gift, Custom Name Blanket, Fox Nursery Decor, Newborn Photo Prop',
          description:
            'Soft cotton knit blanket with the name of your choice, 80 x 100 cm. Choose cream, sage or grey. Machine washable at 30. Made in Leeds within 5 days.',
        },
      ],
    },
  },
];
