import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Kelsow & Son', industry: 'Other' } as const;

/** What a page counts up in a row is searched by each of its works. */
expectReadings([
  [
    'a row of works without a verb, each alone and with the town',
    'Tree surgery in Ludlow',
    'We prune, fell and plant trees in Ludlow and within 20 miles. Crown reduction, deadwooding, stump grinding and hedge trimming. Quotes are free and in writing.',
    page,
    /^(?=[\s\S]*^stump grinding ludlow$)(?=[\s\S]*^hedge trimming ludlow$)[\s\S]*^crown reduction ludlow$/mu,
    /^quotes/mu,
  ],
  [
    'a row of what a house has is no row of works',
    'Holiday cottage in Ludlow',
    'Two bedrooms, a log fire, parking, heating and a garden. Sleeps four.',
    page,
    /holiday cottage/iu,
    /^(?:parking|heating)/mu,
  ],
  [
    'German works behind a colon, and no offer behind "statt"',
    'Fenster reparieren statt ersetzen',
    'Wir reparieren Holzfenster aus der Zeit vor 1950: Kitt erneuern, Flügel richten, Dichtungen einfräsen, Scheiben tauschen. In Leipzig und Umgebung.',
    { ...page, language: 'de' },
    /^(?=[\s\S]*^Fenster reparieren$)(?=[\s\S]*^Kitt erneuern$)[\s\S]*^Scheiben tauschen$/mu,
    /^ersetzen$|reparieren statt$/mu,
  ],
  [
    'a French deed with each thing that it is done to',
    'Correction de mémoires et de thèses',
    'Relecture de mémoires, thèses et articles en français : orthographe, grammaire, typographie. Délai de cinq jours ouvrés pour 100 pages.',
    { ...page, language: 'fr' },
    /^(?=[\s\S]*^correction de thèses$)[\s\S]*^relecture de thèses$/mu,
    /^thèses et articles$/mu,
  ],
  [
    'a Spanish house in a region by its whole name, and how high it lies is no measure',
    'Casa rural en los Picos de Europa',
    'Casa de piedra para ocho personas en Sotres, a 1.050 metros. Cuatro dormitorios, dos baños, chimenea de leña y cocina completa. Se admiten perros.',
    { ...page, language: 'es' },
    /^casa rural picos de europa$/mu,
    /casa rural en los picos$|medidas: a 1\.050/imu,
  ],
]);
