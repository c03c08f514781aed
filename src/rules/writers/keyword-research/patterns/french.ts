import type { Patterns } from './pattern.ts';

/** Nothing agrees with the thing, so no "meilleur" and no article before it (writing guide §4.6). */
export const french: Patterns = {
  web: {
    product: [
      'acheter {x}',
      'acheter {x} en ligne',
      '{x} prix',
      '{x} avis',
      '{x} comparatif',
      "{x} guide d'achat",
      'comment choisir {x}',
    ],
    service: ['{x} prix', '{x} tarif', 'devis {x}', '{x} avis', '{x} déroulement', 'prix moyen {x}'],
    person: ['{x} tarif', '{x} avis', '{x} devis', 'comment choisir {x}', '{x} rendez-vous'],
    software: ['{x} comparatif', '{x} prix', '{x} avis', '{x} fonctionnalités', 'comment choisir {x}'],
    venue: ['{x} prix', '{x} avis', 'réserver {x}'],
    property: ['{x} prix'],
    topic: ['{x} tutoriel', '{x} pour débutants', '{x} conseils', '{x} expliqué simplement'],
  },
  gift: ['{x} cadeau', 'idée cadeau {x}'],
  app: ['{x} hors ligne', '{x} comparatif'],
  video: [
    '{x} tutoriel',
    '{x} pour débutants',
    '{x} étape par étape',
    '{x} conseils',
    '{x} erreurs à éviter',
  ],
  audience: { goods: ['{x} pour {a}'], others: ['{x} pour {a}'] },
  local: {
    goods: ['{x} {p}', 'où acheter {x} à {p}', '{x} près de chez moi'],
    others: ['{x} {p}', '{x} près de chez moi', '{x} prix {p}', '{x} avis {p}'],
  },
  competitor: ['{c}', 'alternative à {c}', '{c} ou {b}', '{c} avis'],
  competitorOffer: '{x} {c}',
  brand: ['{b}', '{b} avis', '{b} contact'],
  brandOffer: '{x} {b}',
  brandLocal: ['{b} {p}', '{b} horaires'],
};
