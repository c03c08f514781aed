import type { GoldenBrief } from '#tests/golden/brief.ts';

/** A description near the input's bound, in sentences that each carry something. */
const longTentDescription = [
  'The Kestrel 3 is a three-person tent for trips with a backpack, a bike or a canoe.',
  'It weighs 2.9 kg with pegs and poles and packs to 48 x 17 cm.',
  'The outer tent is 40D ripstop polyester with a 3,000 mm water column, the floor is 70D with 5,000 mm.',
  'All seams are taped.',
  'Two doors and two porches of 0.9 m2 each mean that nobody has to climb over anybody.',
  'The inner tent is 215 cm long, 170 cm wide at the head and 150 cm at the foot, and 115 cm high.',
  'Three aluminium poles of 8.5 mm are colour coded.',
  'One person can pitch it in about 8 minutes, inner and outer together.',
  'The set has 16 aluminium pegs, 6 guy lines, a repair sleeve and a stuff sack.',
  'A footprint is not included.',
  'Colours are olive green and burnt orange.',
  'Dry the tent before you pack it, and do not wash it in a machine.',
].join(' ');

export const amazonBriefs: readonly GoldenBrief[] = [
  {
    id: 'amazon-water-bottle',
    language: 'en',
    notMadeOf: ['silicone'],
    form: {
      platform: 'amazon',
      businessName: 'Brackwell Outdoor',
      amazonBrand: 'Brackwell',
      amazonCategory: 'Sports & Outdoors',
      industry: 'Retail',
      description: 'Bottles and flasks for people who walk and cycle.',
      keyFeatures:
        'double wall vacuum insulation, keeps drinks cold 24 hours and hot 12 hours, leak tested lid with carry loop, wide mouth fits ice cubes, powder coat finish',
      productDimensions: '10.4 x 2.9 x 2.9 in, 12.3 oz',
      targetAudience: 'hikers, cyclists, commuters',
      targetKeywords: 'insulated water bottle, steel water bottle, hiking water bottle',
      products: [
        {
          name: 'Insulated Water Bottle 25 oz',
          category: 'Water Bottles',
          description:
            'Insulated water bottle made of 18/8 stainless steel, 25 oz. Slate blue powder coat. The lid comes with a silicone seal and a carry loop. Bottle by hand, lid in the top rack of the dishwasher. Fits most car cup holders. Not for the freezer or microwave. In the box: bottle, lid and cleaning brush.',
        },
      ],
    },
  },
  {
    id: 'amazon-bike-light',
    language: 'en',
    form: {
      platform: 'amazon',
      businessName: 'Voltra Cycling',
      amazonBrand: 'Voltra',
      amazonCategory: 'Cycling',
      industry: 'Technology',
      description: 'Lights and locks for everyday cycling.',
      keyFeatures: '800 lumens, USB-C charging, 5 modes, IPX5, tool-free mount for 22 to 35 mm handlebars',
      targetAudience: 'commuters and road cyclists',
      products: [
        {
          name: 'Voltra Beam 800 Front Bike Light',
          category: 'Bike Lights',
          description:
            'Front light with 800 lumens on high, 300 on medium and 100 on low, plus two flashing modes. Runs 2 h on high and 11 h on low from a 2,600 mAh battery. Charges in 2.5 h by USB-C, cable included, wall plug not included. Aluminum body, 112 g, 98 x 32 x 30 mm. Rain rated IPX5. Battery level shown by a four-step display. 2-year warranty.',
        },
      ],
    },
  },
  {
    id: 'amazon-dog-three',
    language: 'en',
    form: {
      platform: 'amazon',
      businessName: 'Houndly',
      amazonBrand: 'Houndly',
      industry: 'Retail',
      description: 'Beds, bowls and leads for medium and large dogs.',
      products: [
        {
          name: 'Orthopedic Dog Bed Large',
          category: 'Dog Beds',
          description:
            'Dog bed with a 3 in memory foam base and a bolster on three sides. 36 x 28 x 9 in, for dogs up to 70 lb. Removable cover in charcoal gray plush polyester, machine washable. Non-slip bottom. Ships compressed; needs 48 hours to fill out.',
        },
        {
          name: 'Slow Feeder Dog Bowl',
          category: 'Dog Bowls',
          description:
            'Bowl with a maze pattern that makes dogs eat slower. Holds 3 cups of dry food. Polypropylene, teal, 11 in across and 2.8 in high. Rubber ring under the base. Top rack dishwasher. Not for the microwave. For medium and large breeds.',
        },
        {
          name: 'Rope Dog Leash 6 ft',
          category: 'Dog Leashes',
          description:
            'Climbing rope leash, 6 ft long and 0.5 in thick, with a padded handle and a 360 degree swivel clip. Reflective thread for walks at night. Orange and black. Weighs 7 oz. Tested to 480 lb pull. Wash by hand. For dogs over 30 lb.',
        },
      ],
    },
  },
  {
    id: 'amazon-brotdose',
    language: 'de',
    form: {
      platform: 'amazon',
      businessName: 'Kessin Haushalt',
      amazonBrand: 'Kessin',
      industry: 'Retail',
      description: 'Haushaltswaren aus Metall.',
      keyFeatures:
        'zwei Fächer, herausnehmbare Trennwand, Silikondichtung, Klickverschlüsse, ohne Kunststoff innen',
      productDimensions: '18 x 13 x 6,5 cm, 420 g',
      targetAudience: 'Kinder, Erwachsene im Büro',
      targetKeywords: 'Brotdose Edelstahl, Brotdose Kinder, Brotdose mit Fächern',
      products: [
        {
          name: 'Brotdose aus Edelstahl mit Trennwand',
          category: 'Brotdosen',
          description:
            'Brotdose aus Edelstahl 304 mit 1.200 ml. Die Trennwand lässt sich herausnehmen, so passt auch ein großes Brot hinein. Der Deckel schließt mit zwei Klickverschlüssen und einer Silikondichtung. Dose spülmaschinenfest, Deckel bitte von Hand spülen. Nicht für die Mikrowelle. Lieferumfang: Dose, Deckel, Trennwand. Für Schule, Kindergarten und Büro.',
        },
      ],
    },
  },
  {
    id: 'amazon-crema-manos',
    language: 'es',
    form: {
      platform: 'amazon',
      businessName: 'Olivana',
      amazonBrand: 'Olivana',
      industry: 'Beauty & Wellness',
      description: 'Cosmética con aceite de oliva de Jaén.',
      targetAudience: 'manos secas, personas que trabajan con las manos',
      targetKeywords: 'crema de manos, crema aceite de oliva',
      products: [
        {
          name: 'Crema de manos con aceite de oliva 75 ml',
          category: 'Cremas de manos',
          description:
            'Crema de manos para piel seca, tubo de 75 ml. Lleva un 12 % de aceite de oliva virgen extra, glicerina y cera de abejas. Sin perfume ni siliconas. Se absorbe en un minuto y no deja grasa. Aplicar después de lavarse las manos. Evitar el contacto con los ojos. Fabricada en Jaén. Lista completa de ingredientes en la caja.',
        },
      ],
    },
  },
  {
    id: 'amazon-tent-long',
    language: 'en',
    form: {
      platform: 'amazon',
      businessName: 'Kestrel Camp',
      amazonBrand: 'Kestrel Camp',
      industry: 'Retail',
      description: 'Tents and tarps.',
      targetAudience: 'backpackers',
      products: [
        {
          name: 'Kestrel 3 Backpacking Tent, 3 Person',
          category: 'Tents',
          description: Array.from({ length: 5 }, () => longTentDescription)
            .join('\n\n')
            .slice(0, 5_000),
        },
      ],
    },
  },
  {
    id: 'amazon-bands-emoji',
    language: 'en',
    neverSay: ['💪', '🔥', 'BEST', '#1', 'guaranteed'],
    form: {
      platform: 'amazon',
      businessName: 'FLEXORA',
      amazonBrand: 'Flexora',
      industry: 'Retail',
      description: 'Home fitness gear 💪',
      products: [
        {
          name: 'RESISTANCE BANDS SET OF 5 💪🔥 BEST QUALITY!!!',
          category: 'Exercise Bands',
          description:
            '🔥🔥 #1 BEST resistance bands, results guaranteed!!! 🔥🔥 Set of 5 loop bands, 12 x 2 in, natural latex. 5 resistance levels from 10 to 40 lb. 💪 Color coded: yellow, green, blue, red, black. Comes with a mesh carry bag and a printed exercise guide. ✅ For squats, glutes, physical therapy, pilates. Wipe with a damp cloth. Contains latex ⚠️',
        },
      ],
    },
  },
  {
    id: 'amazon-green-tea-ja',
    language: 'ja',
    form: {
      platform: 'amazon',
      businessName: '山霧茶園',
      amazonBrand: '山霧茶園',
      industry: 'Food & Beverage',
      description: '静岡県で三代続く茶園です。',
      targetKeywords: '深蒸し茶, 静岡茶, 緑茶 茶葉',
      products: [
        {
          name: '深蒸し煎茶 100g',
          category: '緑茶',
          description:
            '静岡県牧之原の自園で育てた深蒸し煎茶、茶葉100gです。一番茶のみ使用。チャック付きアルミ袋入り。70℃のお湯で1分蒸らしてください。賞味期限は製造から12か月。直射日光と高温多湿を避けて保存。急須用、水出しも可能。',
        },
      ],
    },
  },
  {
    id: 'amazon-brake-pads',
    language: 'en',
    form: {
      platform: 'amazon',
      businessName: 'Karsten Autoparts',
      amazonBrand: 'Karsten',
      industry: 'Automotive',
      keyFeatures: 'OE 34116850568; ceramic; includes wear sensor',
      products: [
        {
          name: 'Front brake pads set OE 34116850568',
          category: 'Car parts',
          description:
            'Set of 4 ceramic brake pads, front axle. Replaces OE numbers 34116850568, 34116858047, 34106859181. Fits BMW 3 Series F30 320i 2012-2018 and 4 Series F32 420i 2013-2018. Width 131.9 mm, height 63.9 mm, thickness 18.2 mm. With wear sensor and anti-rattle clips. ECE R90 approved. Does not fit cars with M Sport brakes. Check the OE number before you order.',
        },
      ],
    },
  },
  {
    id: 'amazon-katzenfutter',
    language: 'de',
    form: {
      platform: 'amazon',
      businessName: 'Pfotenküche GmbH',
      amazonBrand: 'Pfotenküche',
      industry: 'Food & Beverage',
      targetAudience: 'Halter ausgewachsener Katzen',
      products: [
        {
          name: 'Nassfutter Huhn mit Karotte 12 x 85 g',
          category: 'Katzenfutter',
          description:
            'Alleinfuttermittel für ausgewachsene Katzen. 62 % Huhn, 4 % Karotte, ohne Getreide, ohne Zuckerzusatz. 12 Beutel zu je 85 g. Rohprotein 11 %, Rohfett 5,2 %, Rohasche 2,1 %, Feuchtigkeit 80 %. Täglich 3 bis 4 Beutel für eine Katze von 4 kg. Nach dem Öffnen im Kühlschrank lagern und innerhalb von 24 Stunden verbrauchen. Zimmerwarm servieren.',
        },
      ],
    },
  },
  {
    id: 'amazon-supplement-claims',
    language: 'en',
    neverSay: ['cures', 'boosts immunity', 'clinically'],
    form: {
      platform: 'amazon',
      businessName: 'Northmoor Nutrition',
      amazonBrand: 'Northmoor',
      industry: 'Healthcare',
      products: [
        {
          name: 'Vitamin D3 + K2 drops',
          category: 'Supplements',
          description:
            'Liquid vitamin D3 (1000 IU per drop) with vitamin K2 MK-7 in MCT oil from coconut. 30 ml bottle with dropper, about 900 drops. Boosts immunity and cures tiredness, clinically proven! One drop a day with food. No added sugar, no gelatine. Suitable for vegetarians. Store below 25 °C. Do not exceed the daily dose. Not for children under 3.',
        },
      ],
    },
  },
];
