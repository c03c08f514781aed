import { expectReadings } from '#tests/golden/readings.ts';

/** Briefs of which one side, one half of a pair or another noun's word was said of the thing. */
expectReadings([
  [
    'the colour of the inside is not the thing’s',
    'Butterdose mit Deckel',
    'Butterdose aus Steinzeug, 16 x 11 cm, Deckel mit Holzknauf. Glasur Meerblau, innen weiß.',
    { platform: 'shopify', shopifyStoreName: 'Kiel', language: 'de' },
    /Glasur Meerblau, innen weiß/u,
    /^(?:Butterdose|Dose) innen weiß$|Farbe: Innen|innen-weiss/mu,
  ],
  [
    'the cloth of a thing is no way of making it',
    'Mochila portabebés ergonómica',
    'Mochila portabebés para niños. Tejido de algodón con malla transpirable. Cumple la norma EN 13209-2.',
    { platform: 'amazon', amazonBrand: 'Robusto', language: 'es' },
    /^mochila portabebés ergonómica$/mu,
    /^mochila tejido$/mu,
  ],
  [
    'a participle agrees with its thing, and two words of a shade never change',
    'Manta de bebé de punto',
    'Manta de bebé tejida a punto con lana merino 100 %, 80 x 100 cm. Colores: crudo, rosa palo, azul cielo y menta.',
    { platform: 'shopify', shopifyStoreName: 'Hilo', language: 'es' },
    /^manta de bebé azul cielo$/mu,
    /^bebé tejida|manta de bebé crudo$/mu,
  ],
  [
    'half of a pair is no offer',
    'Zahnbehandlung Hund und Katze',
    'Tierarztpraxis für Hunde, Katzen und Heimtiere in Erfurt. Impfung, Zahnbehandlung, Kastration, Ultraschall, digitales Röntgen. Blutuntersuchung vorab.',
    { platform: 'website', website: 'https://lenz.example', location: 'Erfurt', language: 'de' },
    /^Tierarztpraxis Erfurt$/mu,
    /Zahnbehandlung Hund für|^Hund für/mu,
  ],
  [
    'a shouted German text is German, and a code holds no Italian word',
    'Philips Hue White E27 Doppelpack',
    'PHILIPS HUE WHITE E27 DOPPELPACK NEU OVP, 9,5 W, WARMWEISS 2700 K, DIMMBAR PER APP, BLUETOOTH UND ZIGBEE, VERSAND ALS WARENSENDUNG',
    { platform: 'ebay', ebayStoreName: 'rest', itemCondition: 'Neu' },
    /^Marke: Philips$/mu,
    /^Marca:|Per App|Als Warensendung/mu,
  ],
  [
    'a place is no part of a print, and a tube no material of it',
    'Affiche botanique fougère A3',
    "Affiche botanique dessinée à l'encre, format A3. Vendue sans cadre, roulée dans un tube en carton. Impression à Lyon, signée au dos. Existe aussi en A4.",
    { platform: 'etsy', etsyShopName: 'fougere', language: 'fr' },
    /^affiche botanique$/mu,
    /avec impression à lyon|^existe aussi$|^carton$/mu,
  ],
]);
