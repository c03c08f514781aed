import { inFrenchPlace } from '#rules/text/french-place.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { inTurn } from './in-turn.ts';
import { type Lexicon, listFormat } from './lexicon.ts';

const join = listFormat('fr');

/** French, with the space before the colon. Templates need no gender. */
export const french: Lexicon = {
  labels: {
    material: ['Matière', 'En quoi', 'Matière'],
    size: ['Dimensions', 'Quelle taille', 'La taille'],
    capacity: ['Contenance', 'Ça contient', 'Contenance'],
    weight: ['Poids', 'Combien ça pèse', 'Poids'],
    quantity: ['Quantité', 'Combien de pièces', 'Quantité'],
    colour: ['Couleur', 'Couleur', 'Couleur'],
    care: ['Entretien', 'Comment l’entretenir', 'Pour l’entretenir'],
    contents: ['Contenu', 'Ce que vous recevez', 'Vous recevez'],
    exclusion: ['Non inclus', 'Ce qui n’est pas inclus', 'Non inclus'],
    audience: ['Convient à', 'Pour qui', 'Pour qui'],
    use: ['Utilisation', 'Comment l’utiliser', 'Utilisation'],
    limit: ['À noter', 'Bon à savoir', 'À savoir avant l’achat'],
    caution: ['Précaution', 'Attention', 'Précaution'],
    origin: ['Origine', 'D’où ça vient', 'Origine'],
    method: ['Fabrication', 'Comment c’est fait', 'Comment c’est fait'],
    power: ['Alimentation', 'Alimentation', 'Alimentation'],
    duration: ['Durée', 'Combien de temps', 'Durée'],
    makingTime: ['Délai de fabrication', 'Quand c’est prêt', 'Délai de fabrication'],
    compatibility: ['Compatible avec', 'Va avec', 'Compatible avec'],
    certificate: ['Labels et agréments', 'Labels et agréments', 'Labels et agréments'],
    features: ['Caractéristiques', 'Les détails', 'Ce que ça offre'],
    functions: ['Fonctions', 'Ce que ça fait', 'Ce que ça fait'],
    delivery: ['Livraison', 'Comment ça arrive', 'Livraison'],
    place: ['Lieu', 'Où', 'Lieu'],
    hours: ['Horaires', 'Quand nous joindre', 'Horaires'],
    price: ['Prix', 'Combien ça coûte', 'Prix'],
    story: ['Histoire', 'L’histoire', 'L’histoire'],
    condition: ['État', 'État', 'État'],
    age: ['Âge', 'Quel âge', 'Âge'],
    occasion: ['Occasions', 'Quand l’offrir', 'Occasions'],
    ingredients: ['Ingrédients', 'Ce qu’il y a dedans', 'Ingrédients'],
    guarantee: ['Garantie', 'En cas de souci', 'Garantie'],
    problem: ['Le problème', 'Pourquoi ça existe', 'Le problème de départ'],
    difference: ['La différence', 'Ce qui change', 'Pourquoi ce choix'],
    details: ['Fiche', 'En bref', 'En un coup d’œil'],
    channel: ['Chaîne', 'La chaîne', 'Chaîne'],
    schedule: ['Nouvelles vidéos', 'Nouvelles vidéos', 'Nouvelles vidéos'],
    length: ['Durée', 'Durée', 'Durée'],
    series: ['Série', 'Dans la série', 'Série'],
    version: ['Version', 'Version', 'Version'],
    devices: ['Appareils', 'Fonctionne sur', 'Fonctionne sur'],
    collection: ['Collection', 'Dans la collection', 'Collection'],
    contact: ['Contact', 'Écrivez-nous', 'Contact'],
    chapters: ['Chapitres', 'Dans cette vidéo', 'Dans cette vidéo'],
    steps: ['Étapes', 'Comment ça se passe', 'Étapes'],
    thumbnail: ['Sur l’image', 'Sur l’image', 'Sur l’image'],
    service: ['Services', 'Ce que nous faisons', 'Ce que vous pouvez réserver'],
    variation: ['Variations', 'Chaque pièce diffère', 'Variations'],
  },
  colon: ' : ',
  list: join,
  inMaterial: (type, material) => `${type} en ${material}`,
  forWhom: (audience) => `pour ${audience}`,
  inPlace: inFrenchPlace,
  sentences: {
    audience: (_name, list) => [`Pour ${list}.`, `Pour qui : ${list}.`, `Public : ${list}.`],
    occasion: (name, list) => [
      `Occasions pour ${name} : ${list}.`,
      `${name} à offrir : ${list}.`,
      `Quand offrir ${name} : ${list}.`,
    ],
    problem: (name, list) => [
      `Le problème de départ de ${name} : ${list}.`,
      `Pourquoi ${name} existe : ${list}.`,
      `Ce que ${name} veut éviter : ${list}.`,
    ],
    from: (name, maker) => [
      `${name} vient de ${maker}.`,
      `Derrière ${name}, il y a ${maker}.`,
      `${maker} vend ${name}.`,
    ],
    place: (name, place) => [
      `Lieu : ${place} (${name}).`,
      `${name}, lieu : ${place}.`,
      `Lieu de vente : ${place} (${name}).`,
    ],
    about: (name, text) => [
      `À propos de ${name} : ${text}`,
      `Encore sur ${name} : ${text}`,
      `${name}, en bref : ${text}`,
    ],
    nextStep: (name, contact) => [
      `Pour toute question (${name}) : ${contact}.`,
      `En savoir plus (${name}) : ${contact}.`,
      `Contact et détails (${name}) : ${contact}.`,
    ],
  },
  video: {
    shot: (kind, name, text) => {
      const thing = name === '' ? '' : `${name}, `;
      return {
        contents: `${thing}tout ce qu’il y a dans le paquet, posé côte à côte : ${text}`,
        use: `${thing}à l’usage : ${text}`,
        close: `${thing}de près, avec ce texte : « ${upperFirst(text)} »`,
        size: `${thing}un mètre à côté : ${text}`,
        weight: `${thing}sur la balance : ${text}`,
        colours: `${thing}les couleurs côte à côte : ${text}`,
        last: `${thing}pour finir, ce texte : « ${upperFirst(text)} »`,
      }[kind];
    },
    film: (shots) => inTurn(shots, ['D’abord : ', 'Ensuite : ', 'Enfin : ']),
    say: (line) => `Dire : « ${line} »`,
  },
  altView: (thing, seen) => (seen === '' ? thing : `${thing}, ${seen}`),
};
