import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Ravna' } as const;
const film = { platform: 'youtube', businessName: 'Ravna', videoType: 'Tutorial' } as const;

// Ordinary pages, films and goods, mostly abroad: halves of rows, the other of two things, and whose it is.
expectReadings([
  [
    'the trade of a page is no ware of the same name',
    'Couvreur zingueur à Lannion et Trégor',
    "Nous refaisons les toitures en ardoise et en zinc à Lannion. Recherche de fuites, remplacement d'ardoises, pose de gouttières.",
    { ...page, location: 'Lannion', category: 'Couverture', industry: 'Services' },
    /^couvreur Lannion$/mu,
    /plaid/u,
  ],
  [
    'a firm treats all that stands in its row, and its practice is no heading',
    'Tierarztpraxis für Kleintiere in Hameln',
    'Unsere Praxis behandelt Hunde, Katzen und Heimtiere. Röntgen und Labor sind im Haus. Bitte vereinbaren Sie einen Termin.',
    { ...page, location: 'Hameln' },
    /^Unsere Praxis behandelt Hunde, Katzen und Heimtiere$/mu,
    /^Katzen und Heimtiere$|Hameln, Katzen|^Tierarztpraxis: Unsere/mu,
  ],
  [
    'regions of a name and its town, and when one has to say so',
    'Marquee hire in Shropshire and the Marches',
    'We hire out and put up marquees for weddings in Shropshire and Herefordshire. Our tents seat 20 to 250 people. Book two weeks in advance.',
    { ...page, location: 'Ludlow' },
    /^Marquee hire in Shropshire and the Marches, Ludlow$/mu,
    /Marches in Ludlow/u,
  ],
  [
    'notice is no trait of a visit, and its opening no heading',
    'Visita a bodega con cata en Laguardia',
    'Abrimos la bodega los viernes, sábados y domingos. La visita dura hora y media. Hay que reservar con un día de antelación.',
    { ...page, location: 'Laguardia' },
    /Hay que reservar con un día de antelación/u,
    /, día de antelación|bodega: abrimos/u,
  ],
  [
    'what is sewn into a jacket is what is sewn in',
    'Reißverschluss in eine Jacke einnähen',
    'Ich trenne den alten heraus, messe die Länge und nähe einen teilbaren Reißverschluss ein. Du siehst, wie man ihn ohne Wellen steckt.',
    film,
    /^Reißverschluss einnähen$/mu,
    /^Jacke einnähen$/mu,
  ],
  [
    'at home is where it is made, and nothing behind it is cut',
    'Faire une tomme de vache à la maison',
    'Dix litres de lait cru, de la présure et un ferment : voici ma tomme. Je chauffe le lait à 32 degrés et je presse la tomme pendant la nuit.',
    film,
    /^faire une tomme de vache$/mu,
    /à la$/mu,
  ],
  [
    'why something falls apart is asked of the thing',
    'Why your Caro-Kann falls apart on move eight',
    'I look at twelve of my own games in the Advance Variation and show the two plans that work for Black.',
    film,
    /^caro-kann$/mu,
    /falls apart tutorial|^caro-kann falls apart$/mu,
  ],
  [
    'who organises runs holds no drawers',
    'Packmate: run club organiser',
    'Packmate is for people who organise a running club. Post a run with its route and meeting point, and members tap to say they are coming.',
    {
      platform: 'appstore',
      businessName: 'Ravna',
      appName: 'Packmate',
      appFeatures: 'group runs, pace groups',
    },
    /^Packmate: Run Club Organiser$/mu,
    /storage|tidy|holder/u,
  ],
  [
    'the wood of its cabinet is none of a machine',
    'Máquina de costura Singer 1960',
    'Máquina de costura Singer a pedal, dos anos 60, com móvel em madeira. Funciona e foi afinada este ano.',
    { platform: 'ebay', businessName: 'Ravna', itemCondition: 'Usado' },
    /^Marca: Singer$/mu,
    /^Material: Madeira$/mu,
  ],
  [
    'what a Dutch maker does to each of them is no search',
    'Broodplank van notenhout',
    'Broodplank van massief notenhout. De plank meet 38 x 24 cm. Ik schaaf en olie elke plank met de hand in mijn werkplaats.',
    { platform: 'etsy', businessName: 'Ravna' },
    /^Broodplank$/mu,
    /^olie elke plank$/mu,
  ],
]);
