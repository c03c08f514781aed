import { expectReadings } from '#tests/golden/readings.ts';

/** What a reader of a language that is not written in full would strike out of a listing, or miss in it. */
expectReadings([
  [
    'a pine that a candle smells of is no wood of it (Polish)',
    'Świeca sojowa Las po deszczu',
    'Świeca sojowa 180 ml w szklanym słoiku z drewnianą pokrywką. Zapach: mech, sosna, mokra ziemia. Czas palenia około 40 godzin.',
    { platform: 'shopify' },
    /Zapach: mech, sosna, mokra ziemia/u,
    /deszczu, sosna/u,
  ],
  [
    'nor is moss foam (French)',
    'Bougie de soja Sous-bois',
    'Bougie de soja de 180 ml en pot de verre avec couvercle en bois. Parfum : mousse, pin, terre mouillée. Brûle environ 40 heures.',
    { platform: 'shopify' },
    /Parfum : mousse, pin, terre mouillée/u,
    /bougie-en-mousse|Sous-bois, mousse/u,
  ],
  [
    'the jar that holds a candle is no stuff of it (Italian)',
    'Candela di soia Bosco',
    'Candela di soia da 180 ml in vasetto di vetro con coperchio di legno. Profumo: muschio, pino, terra bagnata. Dura circa 40 ore.',
    { platform: 'shopify' },
    /in vasetto di vetro con coperchio di legno/u,
    /Bosco, vetro|^candela-vetro$|^pino$/mu,
  ],
  [
    'between a maker and a number a colour is part of a model (Dutch)',
    'Gazelle Orange C7 damesfiets 53 cm',
    'Gebruikte Gazelle Orange C7 uit 2017, framemaat 53 cm, 7 versnellingen Shimano Nexus. Kras op de kettingkast.',
    { platform: 'ebay', itemCondition: 'Used' },
    /^damesfiets$/mu,
    /Kleur: Orange|^Orange$|damesfiets 7 damesfiets/mu,
  ],
  [
    'an app is searched by what it deals with, by none of its verbs and by nothing that it does without (Swedish)',
    'Stegräknare Fjäll',
    'Appen räknar steg och höjdmeter under fjällvandringar. Visar väder från SMHI när du har täckning. 120 vandringsleder i Sverige är inlagda. Inga annonser och inget konto. Exporterar GPX-filer.',
    { platform: 'appstore', appName: 'Stegräknare Fjäll' },
    /^väder$/mu,
    /^(?:annonser|räknar|inlagda|appen|Appen räknar steg)$/mu,
  ],
  [
    'の inside a word parts nothing (Japanese)',
    '藍染めのれん 麻100%',
    '麻100%の藍染めのれんです。サイズは幅85cm×丈150cm。徳島の工房で一枚ずつ手染めしています。洗濯は手洗いしてください。',
    { platform: 'etsy' },
    /^藍染めのれん$/mu,
    /^れん|\sれん/mu,
  ],
  [
    'a measure of two equal sides is one word of an address (Dutch)',
    'Linnen kussenhoes 50 x 50',
    'Kussenhoes van gewassen linnen met blinde rits. Afmeting 50 x 50 cm, zonder binnenkussen. Wasbaar op 40 graden.',
    { platform: 'shopify' },
    /linnen-kussenhoes-50x50/u,
    /kussenhoes-50-x/u,
  ],
]);
