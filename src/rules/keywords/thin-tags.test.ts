import { expectReadings } from '#tests/golden/readings.ts';

/** Short briefs of small shops, whose tags are the seller's own words in an order that their language allows. */
expectReadings([
  [
    'a short German name is typed alone and with its count, and for no people at large',
    'Teelichter Bienenwachs',
    '12 Stück. Reines Bienenwachs vom Imker.',
    { platform: 'etsy', language: 'de', targetAudience: 'Menschen, die es gemütlich mögen' },
    /^(?=[\s\S]*^Teelichter$)[\s\S]*^Teelichter 12 Stück$/mu,
    /^\S+ für Menschen$/mu,
  ],
  [
    'a German trait behind another, and what opens with its joint',
    'Schlüsselanhänger Kork',
    'Mit Messingring. Leicht und vegan.',
    { platform: 'etsy', language: 'de' },
    /^Anhänger vegan$/mu,
    /Anhänger leicht und/u,
  ],
  [
    'the way a Turkish thing is made stays together',
    'El yapımı gümüş küpe',
    '925 ayar gümüş. Nar motifi.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^gümüş küpe$)(?=[\s\S]*^925 ayar gümüş$)[\s\S]*^el yapımı küpe$/mu,
    /^yapımı/mu,
  ],
  [
    'a Turkish noun with the ending of a compound stands with its first word',
    'Örme bebek battaniyesi',
    'Pamuk iplik, 80x90 cm. Elde yıkanır.',
    { platform: 'etsy' },
    /^bebek battaniyesi$/mu,
    /^battaniyesi$/mu,
  ],
  [
    'a Polish thing with its purpose and what agrees with it; no adjective alone',
    'Drewniana deska do krojenia',
    'Dąb, olejowana, 40 x 25 cm. Grawer na życzenie.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^deska do krojenia$)[\s\S]*^deska olejowana$/mu,
    /^olejowana$/mu,
  ],
  [
    'an Italian thing in the stuff that its first clause names, and of no other part',
    'Portachiavi',
    'Ritagli di pelle, anello in ottone.',
    { platform: 'etsy' },
    /^portachiavi in pelle$/mu,
    /portachiavi in ottone/iu,
  ],
  [
    'a Turkish scent behind the thing is none, and what it comes in is not what it is made of',
    'Soya mumu lavanta',
    'Cam bardakta, 200 gr. El yapımı.',
    { platform: 'etsy' },
    /^soya mumu$/mu,
    /^(?:mumu lavanta|cam lavanta)$/mu,
  ],
  [
    'an Italian candle is not made of its jar',
    'Candela di soia lavanda',
    'Vasetto in vetro, 180 g, 40 ore.',
    { platform: 'etsy' },
    /^Candela di soia$/mu,
    /^candela (?:in )?vetro$/imu,
  ],
]);
