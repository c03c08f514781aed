import { expectReadings } from '#tests/golden/readings.ts';

/** What can be had, what a pair weighs, whom it fits, what is sprayed: none of it a part of the thing. */
expectReadings([
  [
    'what is made on wish is no part, and no title says it',
    'Vogeltränke Keramik frostfest',
    'Vogeltränke aus frostfestem Steinzeug, 28 cm, Rand in Blattform. Auf Wunsch mit Erdspieß. Gebrannt bei 1240 Grad.',
    { platform: 'etsy', businessName: 'TonUndTau', etsyShopName: 'TonUndTau' },
    /Auf Wunsch mit Erdspieß\./u,
    /^Vogeltränke.*, mit Erdspieß/mu,
  ],
  [
    'a pair weighs, and half of “self tailing” counts nothing',
    'Lewmar winch 16 pair',
    'Two speed self tailing chrome winches, serviced this spring with new pawls and springs. One handle 10 inch. 11 kg the pair.',
    { platform: 'ebay', businessName: 'marine', ebayStoreName: 'marine', itemCondition: 'Used' },
    /weighs 11 kg the pair/u,
    /has an 11 kg|Two Speed Self,/u,
  ],
  [
    'what is to be misted is an order',
    'Rush log basket',
    'Handwoven English bulrush, 42 cm across, 30 cm tall, two plaited handles. Mist with water in dry rooms. Woven in Somerset.',
    { platform: 'etsy', businessName: 'RushAndWillow', etsyShopName: 'RushAndWillow' },
    /Mist with water in dry rooms\./u,
    /has a mist|, water in dry rooms/u,
  ],
  [
    'a wrist that a watch fits is no kind of watch',
    'Seiko 5 7S26 watch',
    'Automatic, keeps time within a minute a day. Bracelet short, fits 17 cm wrist. No box or papers.',
    { platform: 'ebay', businessName: 'dial', ebayStoreName: 'dial', itemCondition: 'Used' },
    /^seiko watch$/mu,
    /wrist watch/u,
  ],
  [
    'who comes day and night has hours, and holidays lie in no box',
    'Desatascos urgentes',
    'Desatascos de tuberías con camión cuba y cámara. Respuesta en 1 hora en Reus y Tarragona. Desde 70 € con IVA. 24 horas, festivos incluidos.',
    {
      platform: 'website',
      businessName: 'Fontanería Ribas',
      industry: 'Professional Services',
      location: 'Reus',
    },
    /^Horario: 24 horas; festivos incluidos$/mu,
    /Qué recibes: festivos|Duración: 24 horas/u,
  ],
  [
    'colours between pictures are a row without their colon too',
    'personalised baby blanket',
    'super soft fleece blanket 75x100cm embroidered w name. colours pink 🩷 blue 🩵 grey 🤍 lemon 💛. takes 5-7 days. machine wash 30.',
    { platform: 'etsy', businessName: 'melly', etsyShopName: 'melly' },
    /Colours: pink, blue, grey, lemon\./u,
    /comes in blue/u,
  ],
  [
    'strokes part a list without prices',
    'Konvolut Playmobil Ritter',
    '2 Burgen (eine unvollständig) / 14 Figuren / 3 Pferde / Zubehör / Anleitung fehlt. Nichtraucherhaushalt.',
    { platform: 'ebay', businessName: 'fundgrube', ebayStoreName: 'fundgrube', itemCondition: 'Gebraucht' },
    /14 Figuren, 3 Pferde, Zubehör, Anleitung fehlt/u,
    /Figuren \//u,
  ],
]);
