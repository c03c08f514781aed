import type { GoldenBrief } from '#tests/golden/brief.ts';

const duplicate = {
  name: 'Dellwood turntable TT-40, belt drive',
  category: 'Turntables',
  description:
    'Used Dellwood TT-40 turntable, belt drive, 33 and 45 rpm, walnut finish. New belt fitted in 2025. Tested with two records, runs at the right speed. Scratch on the left side of the plinth, dust cover has a hairline crack. Comes with the original cartridge and power adapter. No RCA cables. 42 x 35 x 12 cm, 4.1 kg.',
};

export const ebayBriefs: readonly GoldenBrief[] = [
  {
    id: 'ebay-lens',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'Second Light Cameras',
      ebayStoreName: 'second_light',
      industry: 'Retail',
      description: 'We clean, test and sell film cameras and lenses from Norwich.',
      itemCondition: 'Used',
      shippingDetails: 'Posted from Norwich within 2 working days, tracked. Returns accepted within 30 days.',
      products: [
        {
          name: 'Veltar 85mm f/2 portrait lens, M42 mount',
          category: 'Camera lenses',
          description:
            'Manual focus portrait lens by Veltar, 85mm f/2, M42 screw mount, made about 1974. Glass is clean with no fungus or haze; a few dust specks inside. Aperture blades dry and snappy, focus smooth. Tested on film and on a mirrorless body with an adapter. Paint worn off the aperture ring, small ding on the filter thread but 55mm filters still screw in. Includes both caps and a leather case. No hood. 310 g.',
        },
      ],
    },
  },
  {
    id: 'ebay-headlight',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'Northgate Breakers',
      ebayStoreName: 'northgate-breakers',
      industry: 'Automotive',
      description: 'Used car parts from our yard in Doncaster. All parts are tested before they are sold.',
      itemCondition: 'Used',
      targetKeywords: 'ford focus headlight, driver side headlight',
      products: [
        {
          name: 'Ford Focus MK3 headlight right driver side 2011-2014 halogen',
          category: 'Headlights',
          description:
            'Genuine Ford headlight, right hand driver side, halogen, fits Ford Focus Mk3 from 2011 to 2014. Part number BM51-13W029-AE. Taken from a 2012 car with 61,000 miles. All brackets intact. Light scratches on the lens, one connector clip broken but it still locks. Bulbs not included. For UK right hand drive cars only.',
        },
      ],
    },
  },
  {
    id: 'ebay-turntable-duplicates',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'Groove Attic',
      ebayStoreName: 'groove_attic',
      industry: 'Retail',
      description: 'Vintage hi-fi, serviced by me in Sheffield.',
      itemCondition: 'Used',
      products: [duplicate, duplicate],
    },
  },
  {
    id: 'ebay-bohrmaschine',
    language: 'de',
    form: {
      platform: 'ebay',
      businessName: 'Werkzeug-Reuter',
      ebayStoreName: 'werkzeug-reuter',
      industry: 'Retail',
      description: 'Gebrauchte Maschinen, geprüft und gereinigt. Versand aus Kassel.',
      itemCondition: 'Gebraucht',
      shippingDetails: 'Versand mit DHL innerhalb von 2 Werktagen',
      products: [
        {
          name: 'Harkon SB 750 Schlagbohrmaschine',
          category: 'Bohrmaschinen',
          description:
            'Schlagbohrmaschine Harkon SB 750, 750 W, 13 mm Schnellspannbohrfutter, Rechts- und Linkslauf. Baujahr 2018, wenig benutzt. Geprüft: läuft in beiden Gängen, Schlagwerk arbeitet. Gebrauchsspuren am Gehäuse, Kabel 4 m ohne Schäden, Tiefenanschlag fehlt. Mit Zusatzgriff und Koffer. Ohne Bohrer. Gewicht 2,3 kg.',
        },
      ],
    },
  },
  {
    id: 'ebay-velo-enfant',
    language: 'fr',
    form: {
      platform: 'ebay',
      businessName: 'La Remise à Vélos',
      ebayStoreName: 'remise-velos',
      industry: 'Retail',
      description: 'Vélos d’occasion révisés dans notre atelier à Tours.',
      itemCondition: 'Occasion',
      products: [
        {
          name: 'Vélo enfant Ribelle 20 pouces bleu',
          category: 'Vélos enfant',
          description:
            'Vélo enfant Ribelle 20 pouces, bleu, cadre en aluminium, 6 vitesses. Pour 6 à 8 ans, de 115 à 130 cm. Acheté en 2022, révisé en avril 2026 : freins réglés, chaîne neuve. Rayure de 4 cm sur le tube du bas, poignée gauche usée. Béquille et garde-boue inclus, pas de panier. Poids 10,4 kg.',
        },
      ],
    },
  },
  {
    id: 'ebay-vinyl',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'Marsh Lane Records',
      ebayStoreName: 'marshlanerecords',
      industry: 'Retail',
      description: 'Second-hand records graded by ear and eye.',
      itemCondition: 'Used',
      style: 'concise',
      products: [
        {
          name: 'The Low Tides - Harbour Songs LP 1979 first pressing',
          category: 'Vinyl records',
          description:
            'The Low Tides, Harbour Songs, LP, 1979, first pressing on Gannet Records, catalogue number GAN 112. Vinyl VG+: light surface marks, plays through without skips. Sleeve VG: ring wear on the front, 2 cm split at the top seam. Original inner sleeve with lyrics. 12 inch, 33 rpm, folk rock. Cleaned on a record machine before the listing.',
        },
      ],
    },
  },
  {
    id: 'ebay-phone-typos',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'daves phones',
      ebayStoreName: 'davesphones22',
      industry: 'Technology',
      description: 'i buy and sell used phones',
      itemCondition: 'used',
      products: [
        {
          name: 'iphone 11 64gb black unlockd',
          description:
            'apple iphone 11 64gb black unlocked to any netwrok gud conditon small scrach on screen top left corner you cant see it when its on batery health 84% face id works all cameras work comes with usb cable no charger plug no box reset and removed from icloud',
        },
      ],
    },
  },
  {
    id: 'ebay-reloj',
    language: 'es',
    form: {
      platform: 'ebay',
      businessName: 'Relojes del Rastro',
      ebayStoreName: 'relojesdelrastro',
      industry: 'Retail',
      description: 'Relojes antiguos revisados por un relojero en Madrid.',
      itemCondition: 'Usado',
      products: [
        {
          name: 'Reloj Candil automático años 70',
          category: 'Relojes de pulsera',
          description:
            'Reloj de pulsera Candil automático de los años 70, caja de acero de 36 mm, esfera azul con fecha. Revisado y engrasado en marzo de 2026, atrasa unos 10 segundos al día. Correa de piel marrón nueva de 18 mm. Cristal con dos arañazos finos, una muesca en el asa inferior. Sin caja ni papeles. No es sumergible.',
        },
      ],
    },
  },
  {
    id: 'ebay-camera',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'Second Shutter',
      ebayStoreName: 'SecondShutter',
      itemCondition: 'Used - good',
      industry: 'Retail',
      shippingDetails: 'Posted from Hull in 2 days, tracked',
      products: [
        {
          name: 'Olympus OM-1n 35mm film camera with 50mm f1.8 Zuiko',
          category: 'Film cameras',
          description:
            'Olympus OM-1n, black, serial 1432211. Shutter fires at all speeds, tested with a film in August 2026. Meter reads about one stop under. Foam seals renewed in 2024. Small ding on the top plate, brassing on the edges. Lens glass clear, a little dust inside, no fungus. Comes with the lens, strap and rear cap. No battery, no case.',
        },
      ],
    },
  },
  {
    id: 'ebay-lichtmaschine',
    language: 'de',
    form: {
      platform: 'ebay',
      businessName: 'Teilehof Nord',
      ebayStoreName: 'teilehof-nord',
      itemCondition: 'Gebraucht',
      industry: 'Automotive',
      products: [
        {
          name: 'Lichtmaschine Bosch 0124525035 VW Golf 4 1.9 TDI 120A',
          category: 'Autoteile',
          description:
            'Gebrauchte Lichtmaschine Bosch, Teilenummer 0124525035, OE 038903023L. 14 V, 120 A. Ausgebaut aus VW Golf 4 1.9 TDI, Bj. 2002, 148.000 km. Geprüft auf dem Prüfstand am 3.9.2026. Leichter Rost am Gehäuse. Riemenscheibe mit Freilauf ist dabei. Ohne Kabel und Schrauben.',
        },
      ],
    },
  },
  {
    id: 'ebay-drill-table',
    language: 'en',
    form: {
      platform: 'ebay',
      businessName: 'ToolTrade Outlet',
      ebayStoreName: 'tooltrade',
      itemCondition: 'New',
      industry: 'Retail',
      products: [
        {
          name: 'Makita DHP486Z 18V LXT brushless combi drill body only',
          category: 'Power tools',
          description:
            '<table><tr><td>Brand</td><td>Makita</td></tr><tr><td>Model</td><td>DHP486Z</td></tr><tr><td>Voltage</td><td>18 V</td></tr><tr><td>Max torque</td><td>130 Nm</td></tr><tr><td>Chuck</td><td>13 mm</td></tr><tr><td>No load speed</td><td>0-550 / 0-2100 rpm</td></tr><tr><td>Weight</td><td>2.3 kg</td></tr></table><p>Body only: no battery, no charger. Side handle and depth gauge included. New in box.</p>',
        },
      ],
    },
  },
];
