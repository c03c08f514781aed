import { expectReadings } from '#tests/golden/readings.ts';

/** German, Spanish and French goods: colours of a stuff, sides of a part, departments of shops and forms in which things come. */
expectReadings([
  [
    'a thing has the colour that its text tells of its stuff, in a shade that every shop writes',
    'Windlicht aus mundgeblasenem Glas',
    'Dieses Windlicht blase ich in meiner Werkstatt. Das Glas ist rauchgrau mit kleinen Luftblasen. Der Boden ist geschliffen.',
    { platform: 'etsy', language: 'de' },
    /^Windlicht aus mundgeblasenem Glas, rauchgrau[\s\S]*^Windlicht rauchgrau$/mu,
    /geschliffenes Windlicht/iu,
  ],
  [
    'a colour before its noun loses its ending where it stands alone',
    'Vase aus mundgeblasenem Glas',
    'Grüne Vase, 14 cm hoch.',
    { platform: 'etsy', language: 'de' },
    /^Vase aus mundgeblasenem Glas, grün, 14 cm hoch$/mu,
    /Glas, Grüne/u,
  ],
  [
    'what one side is for is no clause without the other side',
    'Hundegeschirr mit Griff',
    'Geschirr aus reißfestem Nylon. Zwei Ösen: vorne an der Brust gegen Ziehen, hinten für normales Gassi gehen. Vier Verstellpunkte.',
    { platform: 'amazon', language: 'de' },
    /Zwei Ösen: vorne an der Brust gegen Ziehen, hinten für/u,
    /^Hinten für/mu,
  ],
  [
    'a department of a shop is no name of what stands in it, in Spanish',
    'Faro delantero derecho Seat Ibiza 6J',
    'Faro derecho original de Seat Ibiza 6J de 2008 a 2012, con motor de regulación. Probado en coche.',
    { platform: 'ebay', ebayStoreName: 'levante', language: 'es', category: 'Recambios' },
    /^faro derecho$/mu,
    /recambios derecho/u,
  ],
  [
    'nor in French',
    'Sécateur à enclume professionnel',
    'Sécateur à enclume pour bois sec jusqu’à 25 mm. Convient aux droitiers et aux gauchers.',
    { platform: 'amazon', language: 'fr', category: 'Jardinage' },
    /^sécateur à enclume$/mu,
    /jardinage pour/u,
  ],
  [
    'the form in which a thing comes stands before whom it is for',
    'Champú sólido de romero y ortiga',
    'Pastilla de 75 g para cabello graso. Lleva aceite esencial de romero y arcilla verde. Sin sulfatos.',
    { platform: 'shopify', language: 'es' },
    /^champú sólido para cabello graso$/mu,
    /^champú sólido de cabello/mu,
  ],
  [
    'a fault speaks for nothing, French',
    'Machine à café Delonghi Magnifica S',
    'Vends machine à café à grain Delonghi, achetée en 2021. Joint du groupe changé. Buse vapeur un peu entartrée mais fonctionne. Vendue avec notice.',
    { platform: 'facebookmarketplace', facebookLocation: 'Nantes', language: 'fr' },
    /^Joint du groupe changé$/mu,
    /^Buse vapeur un peu entartrée[^\n]*\n(?!\n)/mu,
  ],
  [
    'the stuff that is told of the short name belongs to the long one',
    'Bastones de trekking plegables 2 unidades',
    'Par de bastones de aluminio 7075 que se pliegan en tres tramos de 38 cm. Empuñadura de corcho.',
    { platform: 'walmart', language: 'es' },
    /^bastones de trekking aluminio$/mu,
    /^bastones de trekking corcho$/mu,
  ],
]);
