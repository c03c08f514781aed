import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'Barro y Lumbre' } as const;

/** Goods and pages in German, Spanish and French: what hangs together stays so, and half a clause is no search. */
expectReadings([
  [
    'a wood with its tree is one stuff',
    'Mesa auxiliar redonda',
    'Mesa auxiliar de madera de haya, 40 cm de diámetro. Montada a mano. Aceite natural.',
    etsy,
    /madera de haya/u,
    /^madera$|^haya$|, madera, haya/mu,
  ],
  [
    'a compound of leather is no second stuff beside leather',
    'Lenkertasche Leder',
    'Tasche aus Sattelleder mit Messingschrauben. Passt auf Lenker von 25 bis 32 mm. Braun oder schwarz.',
    etsy,
    /Sattelleder/u,
    /^Leder$|Leder, Sattelleder/mu,
  ],
  [
    'the stuff of buttons is no material of the cover',
    'Housse de couette en lin lavé',
    'Housse de couette en lin lavé, tissée en Normandie. 220 x 240 cm. Fermeture par boutons en nacre. Blanc cassé, terracotta, vert sauge.',
    { platform: 'shopify', shopifyStoreName: 'Maison Tilleul' },
    /Fermeture par boutons en nacre/u,
    /Matière : fermeture|lavé, blanc cassé$|, Blanc/mu,
  ],
  [
    'what a price leaves out stays with it',
    'Divorce par consentement mutuel',
    'Nous rédigeons la convention de divorce. Honoraires forfaitaires de 1 400 € TTC par époux, hors frais de notaire. Premier rendez-vous offert, au cabinet ou en visio.',
    { platform: 'website', businessName: 'Cabinet Morvan', location: 'Quimper' },
    /par époux, hors frais de notaire/u,
    /^hors frais|mutuel, hors/imu,
  ],
  [
    'a flaw that does not matter is told with that',
    'Cafetière italienne Bialetti 6 tasses',
    "Cafetière italienne en aluminium. Poignée légèrement fondue sur un côté, n'empêche pas de s'en servir. Pas pour l'induction.",
    { platform: 'ebay', itemCondition: 'Occasion' },
    /sur un côté, n['’]empêche pas/u,
    /^n['’]empêche/imu,
  ],
  [
    'a French semicolon has its space, and what vegetables go without is no search',
    'Panier de légumes hebdomadaire',
    'Chaque jeudi, un panier de 6 à 8 légumes de saison cultivés sans pesticides à la ferme. 15 € le petit, 22 € le grand. Engagement de trois mois.',
    { platform: 'website', businessName: 'Ferme des Alisiers', location: 'Aurillac' },
    /15 € le petit ; 22 € le grand/u,
    /^pesticides/mu,
  ],
  [
    'what honey does is no part of it',
    'Miel cruda de romero 500 g',
    'Miel cruda de romero de La Alcarria, sin pasteurizar. Cristaliza con el frío, al baño María vuelve a ser líquida. Guardar en lugar seco.',
    { platform: 'tiktokshop', tiktokShopName: 'Miel de Tomé', industry: 'Food & Beverage' },
    /Cristaliza con el frío/u,
    /con cristaliza|, cristaliza/u,
  ],
  [
    'the town of the form has its capital behind a word of place',
    'Ouverture de porte',
    'ouverture de porte claquée ou fermée à clé, 7j/7, 30 min sur nimes. tarif annoncé au téléphone avant de partir.',
    { platform: 'website', businessName: 'Serrurerie Pons', location: 'Nîmes' },
    /30 min sur Nîmes/u,
    /nimes/u,
  ],
  [
    'an adjective in the case of its preposition is nobody’s search',
    'Manuelle Therapie',
    'Wir behandeln Beschwerden an Rücken und Nacken mit manueller Therapie. Eine Behandlung dauert 25 Minuten.',
    { platform: 'website', businessName: 'Physiotherapie am Wehr', location: 'Marburg' },
    /Manuelle Therapie Marburg/u,
    /^manueller Therapie$/mu,
  ],
  [
    'a shade that began its sentence is small inside a German line, and the last part of a name says what it is',
    'Kinderwagenorganizer aus Wollfilz',
    'Organizer aus Wollfilz für den Kinderwagen. Zwei Flaschenfächer. 35 x 16 cm. Hellgrau oder moosgrün. Handwäsche.',
    etsy,
    /^Organizer aus Wollfilz für den Kinderwagen\.[\s\S]*hellgrau oder moosgrün|hellgrau oder moosgrün[\s\S]*^Organizer aus Wollfilz für den Kinderwagen\./mu,
    /, Hellgrau|Wollfilz: Organizer/u,
  ],
]);
