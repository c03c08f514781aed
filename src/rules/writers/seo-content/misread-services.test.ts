import { expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeByRules } from './prepared.ts';

// What firms offer on their pages: where they work, what they ask their readers, and several offers with one description.
expectReadings([
  [
    'a question to the reader is no trait',
    'Garage door repair',
    'Broken spring? We replace springs, cables and openers the same day. Locally owned since 1998.',
    { platform: 'website', businessName: 'Summit Garage Doors', location: 'Boise, Idaho' },
    /^Garage door repair in Boise$/mu,
    /, broken spring/u,
  ],
  [
    'when no fee is asked is not when somebody works',
    'Emergency plumber',
    'We are with you in under 90 minutes, day and night. No call-out fee between 8 am and 6 pm. All work is guaranteed for 12 months.',
    { platform: 'website', businessName: 'Torrance Plumbing', location: 'Glasgow' },
    /^Price: no call-out fee between 8 am and 6 pm$/mu,
    /Hours:/u,
  ],
  [
    'where a German firm says that it works',
    'Dachreinigung',
    'Wir entfernen Moos und Algen mit Heißwasser, ohne Chemie. Festpreis nach kostenloser Besichtigung. Wir arbeiten in Münster und im Umkreis von 40 km.',
    { platform: 'website', businessName: 'Moosfrei' },
    /^Dachreinigung in Münster$/mu,
    /Dachreinigung, Wir/u,
  ],
  [
    'where it learned what it does says nothing of that',
    'Dachreinigung',
    'Wir entfernen Moos mit Heißwasser. Ich habe in Münster studiert. Festpreis nach kostenloser Besichtigung.',
    { platform: 'website', businessName: 'Moosfrei' },
    /^Dachreinigung: Wir entfernen Moos mit Heißwasser$/mu,
    /in Münster$/mu,
  ],
  [
    'where a Spanish firm says that it works',
    'Reformas de baños',
    'Cambiamos la bañera por un plato de ducha en dos días. Trabajamos en Zaragoza y alrededores desde 2004.',
    { platform: 'website', businessName: 'Pilar' },
    /^Reformas de baños en Zaragoza/mu,
    /Zaragoza en Zaragoza/u,
  ],
  [
    'a French title says its town once',
    'Cours de poterie',
    "Trois heures au tour pour débutants, le samedi matin, six personnes au plus. L'atelier se trouve à Nantes, près de la gare.",
    { platform: 'website', businessName: 'Atelier Terre Vive' },
    /^Cours de poterie à Nantes/mu,
    /Nantes, .*Nantes$/mu,
  ],
  [
    'a first sentence behind the offer goes on small',
    'Plombier à Lyon',
    'Dépannage 7 j/7 dans tous les arrondissements. Devis gratuit avant toute intervention, déplacement 39 €.',
    { platform: 'website', businessName: 'Martel', location: 'Lyon' },
    /^Plombier à Lyon : dépannage 7 j\/7 dans tous les arrondissements$/mu,
    /Plombier à Lyon, Dépannage/u,
  ],
  [
    'one word with two stems stands by nobody',
    'Expert-comptable',
    'Expert-comptable pour restaurants, commerces et professions libérales. Tenue comptable, paie et bilans.',
    { platform: 'website', businessName: 'Cabinet Roussel' },
    /^Expert-comptable, Cabinet Roussel$/mu,
    /^Expert-comptable$/mu,
  ],
  [
    'how often it is says nothing of what it is',
    'Forest school every week',
    'Forest school every week, cooked lunches and a big garden. Open 7.30 to 6.',
    { platform: 'website', businessName: 'Toddle Inn' },
    /^forest school$/mu,
    /^every$/mu,
  ],
]);

// A second and a third set: articles, numbers of firms, and what somebody brings along.
expectReadings([
  [
    'who leads is no lamp',
    'Yoga for pregnancy',
    'Classes of eight from the 14th week on, led by a midwife. Mats, bolsters and blankets are there. Six Thursdays at 6 pm cost £78.',
    { platform: 'website', businessName: 'Still Yoga' },
    /^Led by a midwife$/mu,
    /\bLED\b/u,
  ],
  [
    'what is brought along is no offer, and one row',
    'Mobile massage',
    'Deep tissue and pregnancy massage in your home in Brighton. 60 minutes £65; I bring table, towels and oils. I carry full insurance.',
    { platform: 'website', businessName: 'Hands on Hove' },
    /^I bring table, towels and oils$/mu,
    /^full insurance|^Mobile massage, towels/mu,
  ],
  [
    'who deals in cars is no car',
    'Used car dealer',
    'Forty cars under 10,000 euros, each with a fresh MOT and a 6-month warranty. Part exchange welcome.',
    { platform: 'website', businessName: 'Harrow Motors' },
    /^used car dealer$/mu,
    /^car$/mu,
  ],
  [
    'what is compared for a thing is not that thing',
    'Best compost for raised beds',
    'I tested eight peat-free composts over two summers in the same four beds. The article shows which held water.',
    { platform: 'website', businessName: 'Bed & Barrow' },
    /^compost$/mu,
    /^Bed & Barrow: compost/mu,
  ],
  [
    'a French guide is an article, and searched by what it asks',
    'Comment choisir son matelas',
    'Un guide en sept étapes : fermeté, épaisseur, poids, matière, budget. Rédigé par un ancien vendeur en literie.',
    { platform: 'website', businessName: 'Nuit Claire' },
    /^comment choisir matelas$/mu,
    /Nuit Claire : comment/u,
  ],
  [
    'a German question keeps the capitals of its nouns',
    'Wie oft gießt man Orchideen?',
    'Der Ratgeber erklärt, woran man Durst an den Wurzeln erkennt. Mit Bildern von gesunden und kranken Wurzeln.',
    { platform: 'website', businessName: 'Blattwerk' },
    /^wie oft gießt man Orchideen$/mu,
    /Blattwerk: Wie/u,
  ],
  [
    'with what a Spanish guide cleans is no trait of it',
    'Cómo limpiar una cafetera italiana',
    'Paso a paso con vinagre o con ácido cítrico, y cuándo hay que cambiar la junta. Incluye fotos de cada paso.',
    { platform: 'website', businessName: 'Café Lento' },
    /^cómo limpiar una cafetera italiana$/mu,
    /italiana, ácido/u,
  ],
  [
    'a number of a lawyer stands in no title, and her town does',
    'Abogada laboralista',
    'Despidos, bajas y reclamación de salarios. Primera consulta gratuita de 30 minutos, presencial en Sevilla o por videollamada. Colegiada número 12345.',
    { platform: 'website', businessName: 'Lucía Ortega' },
    /^Abogada laboralista en Sevilla$/mu,
    /laboralista, colegiada/iu,
  ],
  [
    'eight at most are not eight',
    'Taller de cerámica',
    'Talleres de cuatro horas para principiantes los sábados. Máximo ocho personas. Material y horno incluidos por 48 euros.',
    { platform: 'website', businessName: 'Barro Vivo', location: 'Granada' },
    /^Taller de cerámica en Granada$/mu,
    /cerámica(?: en Granada)?, ocho personas/u,
  ],
  [
    'how soon somebody answers is not when the firm is open',
    'Ostéopathe pour bébés',
    'Je reçois les nourrissons dès 10 jours, dans mon cabinet de Rennes, près du métro. La séance dure 45 minutes et coûte 55 €. Prise de rendez-vous en ligne, réponse sous 24 h.',
    { platform: 'website', businessName: 'Claire Le Goff' },
    /^Ostéopathe pour bébés à Rennes/mu,
    /Horaires|, Rennes$/mu,
  ],
]);

// A mixed set after all of it was put together.
expectReadings([
  [
    'a town has room where a trait has none left',
    'Fahrschule',
    'Klasse B, BE und A in Kassel. Theorie montags und mittwochs um 18:30, Intensivkurse in den Ferien. Unterricht auch auf Türkisch.',
    { platform: 'website', businessName: 'Vogt' },
    /^Fahrschule in Kassel, Intensivkurse in den Ferien$/mu,
    /Fahrschule, Intensivkurse/u,
  ],
  [
    'of what a box is made no stamp is',
    'Stempelset Waldtiere',
    'Sechs Stempel aus Naturkautschuk auf Holz: Fuchs, Reh, Eule, Hase, Igel und Dachs. In einer Schachtel aus Pappe, ohne Stempelkissen.',
    { platform: 'etsy', etsyShopName: 'Kelsow' },
    /^Naturkautschuk$/mu,
    /^Pappe$|Stempel aus Holz/mu,
  ],
  [
    'all hobs are searched without a preposition',
    'Cocotte Staub 24 cm',
    'Cocotte ronde Staub en fonte émaillée grenadine, 24 cm, 3,8 L. Tous feux dont induction.',
    { platform: 'ebay', itemCondition: 'Used' },
    /^cocotte tous feux$/mu,
    /pour Tous feux/u,
  ],
]);

it('several offers with one description each tell it, and ask nothing again', () => {
  const description =
    'Broken spring? We replace springs, cables and openers the same day. New garage doors installed in a day. Locally owned since 1998.';
  const form = SeoForm.parse({
    platform: 'website',
    businessName: 'Summit Garage Doors',
    industry: 'Construction',
    products: ['spring replacement', 'cable replacement', 'opener replacement'].map((name) => ({
      name,
      description,
    })),
  });
  const pages = writeByRules(form);
  expect(pages.map(({ metaDescription }) => metaDescription)).toEqual([
    'Spring replacement: new garage doors installed in a day.',
    'Cable replacement: new garage doors installed in a day.',
    'Opener replacement: new garage doors installed in a day.',
  ]);
  const intros = pages.map(({ platformFields }) => textOfField(platformFields['intro']));
  for (const { seoScore, productName } of pages) expect(seoScore, productName).toBeGreaterThan(80);
  expect(intros.filter((intro) => intro.includes('spring?'))).toHaveLength(0);
});

it('a name stands before a sentence whole where both begin with the same preposition and go on otherwise', () => {
  const description =
    'Alquiler de motos y scooters por horas o por días, casco incluido. También hacemos revisiones. No vendemos motos.';
  const form = SeoForm.parse({
    platform: 'website',
    businessName: 'Motos Levante',
    industry: 'Automotive',
    language: 'es',
    products: ['Alquiler de motos', 'Alquiler de scooters'].map((name) => ({ name, description })),
  });
  expect(writeByRules(form)[1]?.improvedBodyText).toMatch(
    /^Alquiler de scooters: alquiler de motos y scooters/u,
  );
});
