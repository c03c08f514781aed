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
  expect(intros.filter((intro) => intro.includes('spring?'))).toHaveLength(1);
});
