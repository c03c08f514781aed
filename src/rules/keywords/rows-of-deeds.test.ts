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
    'two works of two words each, and what stands behind them',
    'Dog walking Norwich',
    'Solo and group walks for dogs in Norwich NR1 to NR4. Puppy visits and cat feeding too. Insured, DBS checked.',
    page,
    /^(?=[\s\S]*^puppy visits norwich$)[\s\S]*^cat feeding norwich$/mu,
    /^insured/mu,
  ],
  [
    'German works with how they are done behind them; languages that are spoken are no offer',
    'Zahnarzt in Ulm',
    'Zahnarztpraxis am Münsterplatz in Ulm. Prophylaxe, Implantate, Wurzelbehandlung unter dem Mikroskop und Zahnersatz aus dem eigenen Labor. Wir sind ein Team, die Ärzte sprechen Deutsch, Türkisch und Arabisch.',
    { ...page, language: 'de', location: 'Ulm' },
    /^(?=[\s\S]*^Implantate Ulm$)(?=[\s\S]*^Wurzelbehandlung Ulm$)[\s\S]*^Zahnersatz Ulm$/mu,
    /^(?:Türkisch|Arabisch)/mu,
  ],
  [
    'French works behind the colon of what they are',
    'Garage automobile à Toulouse',
    'Entretien et réparation toutes marques : révision, freins, embrayage, distribution, climatisation. Véhicule de prêt gratuit.',
    { ...page, language: 'fr', location: 'Toulouse' },
    /^(?=[\s\S]*^freins Toulouse$)[\s\S]*^révision Toulouse$/mu,
    /^toutes marques/mu,
  ],
  [
    'the work that a French text opens with, and no capital inside a line',
    'Photographe de mariage à La Rochelle',
    "Reportage de mariage en lumière naturelle, à La Rochelle, sur l'île de Ré et en Vendée. De la préparation à la première danse, 10 heures de présence.",
    { ...page, language: 'fr', location: 'La Rochelle' },
    /^reportage de mariage La Rochelle$/mu,
    /[,;] À La Rochelle/u,
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
