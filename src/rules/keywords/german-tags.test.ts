import { expectReadings } from '#tests/golden/readings.ts';

/** German shops whose tags come from their own words, in the form in which each is typed. */
expectReadings([
  [
    'the nouns of a name are typed with the thing, two at a time',
    'Makramee Eule Wandbehang',
    'Eule geknüpft aus Baumwollgarn, auf Ast aus dem Wald. 30 cm hoch. Holzperlen als Augen. Farbe natur oder grau.',
    { platform: 'etsy', etsyShopName: 'Knotenwerk', language: 'de' },
    /^Makramee Wandbehang$/mu,
    /^Holzperlen als Augen$/mu,
  ],
  [
    'what begins the description names the thing too',
    'Tauftorte Topper',
    'Cake Topper Taufe mit Namen, Birkensperrholz 3 mm, lasergeschnitten, 15 cm breit.',
    { platform: 'etsy', etsyShopName: 'Spanholz', language: 'de' },
    /^(?=[\s\S]*^Cake Topper$)[\s\S]*^Topper Taufe$/mu,
    /^Taufe Topper$/mu,
  ],
  [
    'a compound is also searched by its last part, with what the name says beside it',
    'Strickanleitung Pullover Nordlicht',
    'PDF Anleitung in Deutsch, 18 Seiten, Größen XS bis 4XL, Raglan von oben. Sofort-Download.',
    { platform: 'etsy', etsyShopName: 'Maschenacker', language: 'de' },
    /^(?=[\s\S]*^Anleitung Pullover$)[\s\S]*^PDF Anleitung$/mu,
    /^Pullover$/mu,
  ],
  [
    'places in a row are three places, and what it is made of stands without its joint',
    'Wandregal aus Altholz',
    'Schwebendes Regalbrett, gehobelt und geölt, mit sichtbaren Nagellöchern. Für Küche, Flur oder Bad.',
    { platform: 'etsy', etsyShopName: 'Balkenrest', language: 'de' },
    /^(?=[\s\S]*^Wandregal für Flur$)(?=[\s\S]*, mit sichtbaren Nagellöchern)[\s\S]*^Regal Altholz$/mu,
    /Altholz, sichtbaren/u,
  ],
  [
    'a colour with its ending stands before its noun',
    'Brautkleid-Anhänger Brosche',
    'Kleiner blauer Anhänger zum Anstecken ans Brautkleid, Emaille auf Messing, 2,5 cm.',
    { platform: 'etsy', etsyShopName: 'Emailwerk', language: 'de' },
    /^blauer Anhänger$/mu,
    /nhänger blauer/u,
  ],
  [
    'among herbs sage is no colour',
    'Stempel Kräutergarten Set',
    'Sechs Stempel aus Buche und Gummi: Basilikum, Minze, Thymian, Rosmarin, Salbei, Petersilie. Je 4 x 1,5 cm.',
    { platform: 'etsy', etsyShopName: 'Stempelbeet', language: 'de' },
    /^Stempel Buche$/mu,
    /Stempel salbei|Gummi, Salbei/u,
  ],
  [
    'an age from which on is no time that it takes to make',
    'Holzspielzeug Traktor',
    'Aus Buchenholz gedrechselt, mit Leinöl behandelt. 18 x 10 x 11 cm. Ab 18 Monaten. Lieferzeit 1 Woche.',
    { platform: 'etsy', etsyShopName: 'Drechselhof', language: 'de' },
    /^(?=[\s\S]*^Spielzeug Traktor$)[\s\S]*Ab 18 Monaten/mu,
    /Fertigungszeit: ab 18/u,
  ],
  [
    'a trait loses the ending that it has before its noun',
    'Hundehalsband Biothane',
    'wetterfestes halsband aus biothane 19mm, messing-beschläge, farbe petrol, senf, schwarz.',
    { platform: 'etsy', etsyShopName: 'Leinenlos', language: 'de' },
    /^Halsband wetterfest$/mu,
    /Biothane, (?:messing-beschläge, )?farbe petrol/u,
  ],
]);
