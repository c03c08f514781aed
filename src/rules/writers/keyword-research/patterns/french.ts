import type { Patterns } from './pattern.ts';

/** Nothing agrees with the thing, so no "meilleur", and an article only where the ending tells it (writing guide §4.6). */
export const french: Patterns = {
  web: {
    product: [
      'acheter {x}',
      'acheter {x} en ligne',
      '{x} prix',
      '{x} avis',
      '{x} comparatif',
      "{x} guide d'achat",
      'comment choisir {ux}',
    ],
    food: ['acheter {x}', 'commander {x} en ligne', '{x} prix', '{x} ingrédients', '{x} conservation'],
    service: ['{x} prix', 'combien coûte {ux}', '{x} tarif', 'devis {x}', '{x} avis', 'prix moyen {x}'],
    person: ['{x} tarif', '{x} avis', '{x} devis', 'comment choisir {ux}', '{x} rendez-vous'],
    software: ['{x} comparatif', '{x} prix', '{x} avis', '{x} fonctionnalités', 'comment choisir {ux}'],
    venue: ['{x} prix', '{x} avis', 'comment choisir {ux}'],
    property: ['{x} prix'],
    topic: ['{x} tutoriel', '{x} pour débutants', '{x} conseils', '{x} expliqué simplement'],
  },
  trouble: { any: ['{x} causes', '{x} que faire'], ailment: ['{x} traitement', '{x} spécialiste'] },
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
    food: ['{x} {p}', 'où acheter {x} à {p}', '{x} près de chez moi'],
    others: ['{x} {p}', '{x} près de chez moi', '{x} prix {p}', '{x} avis {p}'],
  },
  competitor: ['{c}', 'alternative à {c}', '{c} ou {b}', '{c} avis'],
  competitorOffer: '{x} {c}',
  brand: ['{b}', '{b} avis', '{b} contact'],
  brandOffer: '{x} {b}',
  brandLocal: ['{b} {p}', '{b} horaires'],
};
