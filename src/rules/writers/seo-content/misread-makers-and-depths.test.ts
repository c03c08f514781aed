import { expectReadings } from '#tests/golden/readings.ts';

// A second set of ordinary goods at first sight: who speaks, deep pans, makers before the thing, what a thing fits.
expectReadings([
  [
    'who made it speaks, and takes no article',
    'Crochet baby blanket',
    'I crocheted this baby blanket in a shell stitch from soft acrylic yarn, cream with a sage border. It measures 80 x 100 cm.',
    { platform: 'etsy', etsyShopName: 'Kelsow' },
    /^I crocheted this baby blanket/mu,
    /An I crocheted/u,
  ],
  [
    'a deep pan is no car',
    'Sartén honda',
    'Sartén honda de 28 cm de aluminio fundido. Mango desmontable.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /^Kelsow Sartén honda,/mu,
    /Honda/u,
  ],
  [
    'the maker before the thing',
    'Kaffeevollautomat',
    "De'Longhi Magnifica S Kaffeevollautomat, 4 Jahre alt, regelmäßig entkalkt. Mahlwerk etwas laut.",
    { platform: 'ebay', itemCondition: 'Used' },
    /^De'Longhi Kaffeevollautomat/mu,
    /^Magnifica/mu,
  ],
  [
    'for what it is right has one preposition',
    'Brotbackform',
    'Kastenform aus Gusseisen mit Deckel, 30 cm lang, emailliert. Für Backofen bis 250 Grad und alle Herdarten.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /^Kelsow Brotbackform/mu,
    /für Für/u,
  ],
  [
    'how thick a yarn is hides no stuff',
    'Makramee Wandbehang',
    'Wandbehang aus 4 mm Baumwollgarn, geknüpft an einem Treibholz von der Ostsee. 45 cm breit.',
    { platform: 'etsy', etsyShopName: 'Kelsow' },
    /^Baumwollgarn$/mu,
    /^4 mm$/mu,
  ],
  [
    'a yard is no town',
    'Pflasterreinigung',
    'Wir reinigen Pflaster in Hof und Garten mit Heißwasser. Ab 6 Euro je Quadratmeter.',
    { platform: 'website', businessName: 'Kelsow' },
    /^Pflasterreinigung \| Kelsow$/mu,
    /Pflasterreinigung (?:in )?Hof/u,
  ],
]);
