import type { GoldenBrief } from '#tests/golden/brief.ts';

export const facebookmarketplaceBriefs: readonly GoldenBrief[] = [
  {
    id: 'facebookmarketplace-washing-machine',
    language: 'en',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Private sale',
      industry: 'Other',
      description: 'Selling because we move house.',
      facebookLocation: 'Cardiff, Roath',
      facebookCategory: 'Appliances',
      facebookCondition: 'Used - Good',
      facebookDeliveryMethod: 'Pick-up only, ground floor, help with lifting',
      products: [
        {
          name: 'Norhelm washing machine 8 kg',
          category: 'Washing machines',
          description:
            'Norhelm washing machine, 8 kg, 1400 spin, white, bought in 2021. Works, was in use until last week. Dent on the right side and the drawer is a bit stiff. 85 x 60 x 55 cm. Hoses included, no manual. £110. Cash or bank transfer. Can be seen running until Sunday.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-bookcase',
    language: 'en',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Nell',
      industry: 'Other',
      description: 'Clearing my flat before moving abroad.',
      facebookLocation: 'Portland, OR, Sellwood',
      facebookCondition: 'Used - Like New',
      facebookDeliveryMethod: 'Porch pick-up, elevator in the building',
      products: [
        {
          name: 'Solid pine bookcase',
          category: 'Furniture',
          description:
            'Bookcase in solid pine with 5 shelves, 72 x 32 x 11 in. Bought 2024, hardly used. One small water ring on the top shelf. Shelves are adjustable. Comes apart with an Allen key, included. Smoke-free home, no pets. $95, Venmo or cash.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-kinderwagen',
    language: 'de',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Privat',
      industry: 'Other',
      description: 'Verkauf aus Familie, Nichtraucherhaushalt.',
      facebookLocation: 'Dresden Neustadt',
      facebookCondition: 'Gebraucht - gut',
      facebookDeliveryMethod: 'Abholung in der Neustadt, Versand nicht möglich',
      products: [
        {
          name: 'Kombikinderwagen Lunaro Trio',
          category: 'Kinderwagen',
          description:
            'Kombikinderwagen Lunaro Trio in Dunkelgrau mit Babywanne und Sportsitz, gekauft 2023. Von Geburt bis 22 kg. Luftreifen, Handbremse. Gefaltet 82 x 60 x 40 cm. Leichte Kratzer am Gestell, Griffband etwas abgenutzt. Regenschutz und Wickeltasche dabei. Bezug bei 30 Grad gewaschen. 220 Euro, Barzahlung oder Überweisung.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-mesa',
    language: 'es',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Particular',
      industry: 'Other',
      description: 'Vendo por mudanza.',
      facebookLocation: 'Zaragoza, Delicias',
      facebookCondition: 'Usado - buen estado',
      facebookDeliveryMethod: 'Recogida en Delicias, segundo piso con ascensor',
      products: [
        {
          name: 'Mesa de comedor extensible de roble',
          category: 'Muebles',
          description:
            'Mesa de comedor extensible en chapa de roble, 140 x 90 x 75 cm, abierta 180 cm. Comprada en 2020. Un arañazo de 5 cm en el tablero y una pata con un golpe pequeño. Para 6 a 8 personas. Las patas se desmontan. Casa sin humo. 130 €, efectivo o Bizum. Sillas no incluidas.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-lave-linge-tondeuse',
    language: 'fr',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Particulier',
      industry: 'Other',
      description: 'Je vends car je n’ai plus de jardin.',
      facebookLocation: 'Grenoble, Île Verte',
      facebookCondition: 'Occasion - bon état',
      facebookDeliveryMethod: 'Retrait sur place, rez-de-chaussée',
      products: [
        {
          name: 'Tondeuse électrique Verdano 1400 W',
          category: 'Jardin',
          description:
            'Tondeuse électrique Verdano 1400 W, largeur de coupe 34 cm, bac de 40 litres. Achetée en 2021, lame affûtée en mars. Le bac a une fissure réparée, le câble fait 12 m. Hauteur de coupe de 20 à 60 mm. Poids 13 kg. Pliable. 60 €, espèces ou virement. Notice fournie.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-three',
    language: 'en',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Mo and Kit',
      industry: 'Other',
      description: 'Baby things our son has grown out of.',
      facebookLocation: 'Leeds, Headingley',
      facebookCondition: 'Used - Good',
      facebookDeliveryMethod: 'Pick-up from Headingley, evenings and weekends',
      products: [
        {
          name: 'Wooden high chair',
          category: 'Baby',
          description:
            'Beech high chair with tray and straps, adjustable footrest, for 6 months to 10 years. Bought 2022. Pen marks on the tray that do not come off. 87 cm high, 46 cm wide. £35.',
        },
        {
          name: 'Baby monitor with camera',
          category: 'Baby',
          description:
            'Orbley baby monitor with a 5 in screen and camera, night vision, two-way sound. Works, tested yesterday. Battery of the screen lasts about 4 hours now. Both chargers and the wall bracket included. Bought 2023. £30.',
        },
        {
          name: 'Balance bike 12 inch red',
          category: 'Bikes',
          description:
            'Red balance bike with 12 inch air tyres, steel frame, seat from 33 to 43 cm. For 2 to 4 years. Rust spots on two bolts, paint chipped on the fork. 4.2 kg. Bell included. £20.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-mowing',
    language: 'en',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Dale Garden Care',
      industry: 'Other',
      description: 'One gardener with van and tools, insured up to £2 million, working since 2017.',
      facebookLocation: 'Harrogate',
      facebookCondition: 'New',
      facebookDeliveryMethod: 'We come to you within 10 miles of Harrogate',
      facebookCommunityFocus: 'local gardens',
      products: [
        {
          name: 'Lawn mowing and hedge trimming',
          category: 'Gardening services',
          description:
            'Lawn mowing from £25 a visit for up to 100 m2, hedge trimming £18 an hour. Every week or every two weeks, April to October. Green waste taken away for £5 a bag. Replies the same evening. Own tools and fuel. No tree felling.',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-caps-no-punctuation',
    language: 'en',
    neverSay: ['TIME WASTERS', 'time wasters', '07700'],
    form: {
      platform: 'facebookmarketplace',
      businessName: 'STEVE',
      industry: 'Other',
      description: 'NO TIME WASTERS',
      facebookLocation: 'HULL',
      facebookCondition: 'Used - Fair',
      facebookDeliveryMethod: 'PICK UP HU5',
      products: [
        {
          name: 'MENS MOUNTAIN BIKE RADLOW 26 INCH',
          description:
            'RADLOW MENS MOUNTAIN BIKE 26 INCH WHEELS 18 INCH FRAME BLACK 21 SPEED FRONT SUSPENSION NEEDS NEW BACK TYRE AND BRAKES ADJUSTING RUST ON CHAIN BOUGHT 2019 40 POUNDS CASH NO TIME WASTERS CALL 07700 900123',
        },
      ],
    },
  },
  {
    id: 'facebookmarketplace-sofa',
    language: 'en',
    form: {
      platform: 'facebookmarketplace',
      businessName: 'Nadia',
      facebookLocation: 'Sheffield S7',
      facebookCondition: 'Used - Good',
      facebookDeliveryMethod: 'collection only, two people needed',
      industry: 'Other',
      products: [
        {
          name: 'green velvet corner sofa',
          category: 'Sofas',
          description:
            'Green velvet corner sofa from Made, bought 2021, 250cm x 170cm, 80cm high. Comes apart in 2 pieces. Little cat scratch on the back left corner and one cushion is a bit faded. No smokers. £250 ono call 07700900456. no time wasters',
        },
      ],
    },
  },
];
