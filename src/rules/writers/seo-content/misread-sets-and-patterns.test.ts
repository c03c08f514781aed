import { expectReadings } from '#tests/golden/readings.ts';

/** Sets, patterns and joined names that were read as something else. */
expectReadings([
  [
    'what is joined to another word is no colour of the name',
    'Nettle & Mint',
    'Nettle leaf, spearmint. Caffeine free. Resealable pouch.',
    { platform: 'shopify', businessName: 'Copper Kettle Tea', shopifyProductType: 'Herbal tea' },
    /Nettle & Mint/u,
    /Nettle & [^M]/u,
  ],
  [
    'what lies first in a French set is no name of it',
    'Coffret naissance',
    'Un doudou lapin, un bavoir, une boîte kraft. Prénom brodé possible.',
    { platform: 'etsy', language: 'fr' },
    /^Coffret naissance/mu,
    /Doudou Coffret|^doudou$/mu,
  ],
  [
    'sizes take no time, and a pattern has no yarn',
    'Baby bonnet knitting pattern PDF',
    'instant download. sizes newborn to 12 months. DK yarn, 4mm needles. US terms',
    { platform: 'etsy' },
    /Sizes newborn to 12 months\./u,
    /Making time|It has (?:DK|US)/u,
  ],
  [
    'a maker of the name keeps its capital',
    '1970s Hornsea Saffron storage jar',
    'Hornsea pottery Saffron pattern storage jar with wooden lid, 1970s. Small chip to the base rim. 15 cm tall',
    { platform: 'etsy' },
    /Hornsea pottery Saffron/u,
    /A hornsea/u,
  ],
]);
