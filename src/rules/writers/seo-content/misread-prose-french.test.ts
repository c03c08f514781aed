import { phrasesOf, saidOfThing, verbsSaid } from '#rules/ledger/said-in-sentences.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const sold = { platform: 'ebay' } as const;
const page = { platform: 'website', businessName: 'Kelsow', industry: 'Other' } as const;
const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;
const app = { platform: 'appstore', businessName: 'Kelsow', industry: 'Apps' } as const;

describe('a French brief in whole sentences gives what short clauses give', () => {
  expectReadings([
    [
      'what it holds and has, and a thing that keeps its article without its seller',
      'Gourde isotherme',
      "Notre gourde est fabriquée en acier inoxydable 18/8 et contient 750 ml. Elle est équipée d'un bouchon étanche et d'une anse de transport. La gourde ne contient pas de BPA et passe au lave-vaisselle.",
      amazon,
      /^Kelsow Gourde isotherme, acier inoxydable, 750 ml, bouchon étanche$[\s\S]*^La gourde est fabriquée/mu,
      /^Gourde est|ne contient$|^contient$/mu,
    ],
    [
      'a verb behind its pronoun is no participle of the name',
      'Nappe en lin lavé',
      'Notre nappe est confectionnée en lin lavé et mesure 140 x 240 cm. Elle est disponible en quatre couleurs et se lave à 40 °C.',
      { platform: 'shopify' },
      /^Nappe en lin lavé, 140 x 240 cm, quatre couleurs$[\s\S]*se lave à 40 °C/mu,
      /se lavé/u,
    ],
    [
      'a stuff behind the way it is made, and its scents as one phrase',
      'Bougie parfumée',
      'Cette bougie est coulée à la main avec de la cire de soja 100 % végétale. Elle sent la figue et le cèdre et brûle pendant environ 45 heures. La mèche est en coton.',
      {},
      /^Bougie parfumée, cire de soja, coulée à la main, figue et cèdre$/mu,
      /bougie de la cire|^Bougie.*coton/mu,
    ],
    [
      'a pronoun of the other gender does not speak of the part before it',
      'Coussin de voyage',
      'Le coussin est rempli de mousse à mémoire de forme. Sa housse en velours est amovible et lavable à 30 °C. Il pèse 350 g. Il est disponible en gris, en bleu marine et en noir.',
      amazon,
      /^Kelsow Coussin de voyage,.* 350 g$[\s\S]*^Sa housse en velours est amovible et lavable à 30 degrés$[\s\S]*[Gg]ris, bleu marine ou noir/mu,
      /Entretien : sa housse|degrés C|^Kelsow Coussin.*amovible|coussin (?:de|en) mousse$/mu,
    ],
    [
      'what is said of several agrees with the one that the title names',
      "Savon à l'huile d'olive",
      "Nos savons sont fabriqués à froid à Marseille avec 72 % d'huile d'olive. Ils conviennent aux peaux sensibles. Chaque savon pèse 100 g.",
      { platform: 'shopify' },
      /^Savon à l'huile d'olive, fabriqué à froid/mu,
      /Savon.*, fabriqués|Who is it for/u,
    ],
    [
      'what the seller does with her hands is a way of the thing',
      'Écharpe en laine mérinos',
      "J'ai tricoté cette écharpe à la main avec une laine mérinos filée en France. Elle mesure 180 cm de long. Elle se lave à la main à l'eau froide.",
      {},
      /^Écharpe en laine mérinos, 180 cm de long, faite main$/mu,
      /^j'ai tricoté$|^lave à la main$|cleaned or looked after/mu,
    ],
    [
      'a list of the parcel stands behind its label, and a sentence behind none',
      'Lisseur sans fil',
      "Ce lisseur chauffe en 60 secondes et atteint 200 degrés. Il est si petit qu'il tient dans un sac à main et il est livré avec une housse.",
      { platform: 'tiktokshop' },
      /Lisseur sans fil, chauffe en 60 secondes, jusqu’à 200 degrés$/mu,
      /Contenu : il est|lisseur sans fil chauffe$/mu,
    ],
    [
      'halves of clauses are no searches',
      'Robot cuiseur',
      "Le robot a été conçu pour les familles qui veulent cuisiner sans y passer des heures. Il pèse les ingrédients grâce à une balance intégrée. L'appareil dispose de douze programmes automatiques et mesure 38 x 32 x 30 cm. Toutes les pièces amovibles passent au lave-vaisselle.",
      amazon,
      /^Kelsow Robot cuiseur, 38 x 32 x 30 cm, douze programmes automatiques$/mu,
      /robot pour passer|robot à une balance|^Kelsow Robot.*lave-vaisselle/mu,
    ],
    [
      'with what a board is oiled it is not made of',
      'Planche à découper en chêne',
      "Je fabrique chaque planche à la main en chêne massif. La planche est huilée à l'huile de lin. Elle mesure 40 cm de long.",
      {},
      /^Planche à découper en chêne, 40 cm de long, faite main/mu,
      /^lin$|^planche à la main$/mu,
    ],
    [
      'what is left of a boast with a reason is a sentence',
      "Collier en perles d'eau douce",
      "Mon collier est monté à la main. Il mesure 42 cm. Chaque collier est unique, car les perles ont toutes une forme différente. Je l'emballe dans un papier de soie.",
      {},
      /\. Les perles ont toutes une forme différente\./u,
      /Car les perles|^papier de soie$/mu,
    ],
    [
      'two sides that are one figure are a measure all the same',
      'Coussin en lin',
      'Nos coussins en lin sont cousus à Angers et remplis de plumes de canard. Ils mesurent 45 x 45 cm. Ils existent en sable, en vert amande et en bleu ardoise.',
      {},
      /^Coussin en lin, 45 x 45 cm, rempli de plumes de canard$/mu,
      /, remplis/u,
    ],
    [
      'for what it is stands in a title whole or not at all',
      'Épilateur',
      'Cet épilateur possède 32 pinces et deux vitesses. Il convient aux jambes, aux aisselles et au maillot.',
      { platform: 'tiktokshop' },
      /Épilateur, 32 pinces, deux vitesses, pour jambes, aisselles et maillot$/mu,
      /pour jambes$/mu,
    ],
    [
      'how big it is stands before the noun of a thing',
      'Mini ventilateur portable',
      'Ce mini ventilateur offre trois vitesses et fonctionne pendant huit heures avec une seule charge. Il pèse 150 g et se recharge par USB-C.',
      { platform: 'tiktokshop' },
      /Mini ventilateur portable, trois vitesses, rechargeable, 150 g$[\s\S]*^mini ventilateur rechargeable$/mu,
      /^mini(?: portable| rechargeable)?$|seule charge, /mu,
    ],
  ]);
});

describe('who sells a thing of hers in French', () => {
  expectReadings([
    [
      'names its model behind its noun, how old it is and what comes with it',
      'Perceuse Bosch',
      "Je vends ma perceuse Bosch GSR 18V-55 car j'ai acheté un nouveau modèle. Elle a deux ans et fonctionne parfaitement. Elle est livrée avec deux batteries de 4 Ah, un chargeur et la mallette d'origine.",
      sold,
      /^Perceuse Bosch GSR 18V-55$[\s\S]*Contenu : deux batteries de 4 Ah, un chargeur/mu,
      /Contenu : elle|How old is it/u,
    ],
    [
      'names the maker behind its model, and folds it',
      'Poussette',
      'Nous vendons notre poussette Yoyo de Babyzen, car notre fils marche maintenant. Elle a trois ans et présente une petite déchirure. Elle se plie facilement et rentre dans tous les coffres.',
      { platform: 'facebookmarketplace' },
      /^Poussette Yoyo de Babyzen, pliable$/mu,
      /^Poussette,? pliable$/mu,
    ],
    [
      'tells how much a telephone stores, and whose box it is is no trait',
      'iPhone 13',
      'Je vends mon iPhone 13 de 128 Go en couleur minuit, car je suis passé à un modèle plus récent. Il est débloqué tout opérateur. Il est vendu avec sa boîte et un câble de charge.',
      sold,
      /^iPhone 13 de 128 Go en couleur minuit, débloqué tout opérateur$/mu,
      /^Sa boîte$/mu,
    ],
    [
      'tells a flaw without the joint before it, and counts nothing by half of a sentence',
      'Lot de BD Astérix',
      'Je vends un lot de douze albums. Deux couvertures présentent des coins usés. La boîte est en parfait état, mais le dos porte une petite bosse. Le lot pèse 4 kg.',
      sold,
      /(?:^|\. )Le dos porte une petite bosse\.|parfait état, mais le dos porte une petite bosse\./mu,
      /^Lot de BD[^.\n]*présentent|^Mais le dos|État : mais/mu,
    ],
    [
      'says the size of a garment beside its state',
      'Veste en cuir homme',
      "Cette veste en cuir de la marque Schott est en taille L et elle est en très bon état. Elle est en cuir d'agneau noir et doublée en satin. Elle possède quatre poches zippées.",
      sold,
      /^Veste en cuir homme Schott, quatre poches zippées, taille L, doublée en satin$/mu,
      /How big is it|^Veste.*elle possède/u,
    ],
  ]);
});

describe('an app, a page and a film that speak French in sentences', () => {
  expectReadings([
    [
      'an app is named by what it sends, and its line by what it shows',
      'Habitude',
      "Habitude est une application qui vous aide à créer de bonnes habitudes et à les garder. Vous choisissez vos objectifs et l'application vous envoie un rappel chaque jour. Des statistiques claires vous montrent vos progrès.",
      app,
      /^Habitude : Rappel chaque jour$[\s\S]*^Statistiques claires$/mu,
      /^Habitude$/mu,
    ],
    [
      'an app for many is named in the words of its reader, and no half of a sentence stands below',
      'Comptoir',
      "Comptoir permet aux petits commerçants de gérer leur stock depuis leur téléphone. Les alertes suivent ventes, retours et commandes. L'application crée des factures et les envoie par e-mail.",
      app,
      /^Comptoir : Gérer votre stock$/mu,
      /^Les alertes suivent ventes$|envoie,|,envoie/mu,
    ],
    [
      'what a firm does is searched by the nouns of its deeds with its town',
      'Plombier chauffagiste',
      'Plomberie Durand intervient à Nantes et dans toute la Loire-Atlantique depuis 2005. Nous réparons les fuites, débouchons les canalisations et installons des chaudières à condensation.',
      page,
      /^réparation de fuites Nantes$/mu,
      /Which places do you serve/u,
    ],
    [
      'a town keeps its article, and what is let is searched with it',
      'Location de vélos électriques',
      'Vélo Littoral loue des vélos électriques à La Rochelle depuis 2014. Nous louons des vélos de ville et des remorques pour enfants.',
      page,
      /^location de remorques La Rochelle$/mu,
      /électriques Rochelle/u,
    ],
    [
      'a language that is spoken is no deed in French either',
      'Cabinet dentaire',
      "Notre cabinet dentaire se trouve au centre de Grenoble et accueille les enfants. Nous proposons des détartrages, des implants et le blanchiment des dents. L'équipe parle français, anglais et italien.",
      page,
      /^blanchiment des dents Grenoble$/mu,
      /^anglais Grenoble$|équipe parle français Grenoble/mu,
    ],
    [
      'where a deed of a film is done',
      'Comment faire du pain au levain',
      'Dans cette vidéo, je vous montre comment faire du pain au levain à la maison, sans pétrin. La recette ne demande que de la farine.',
      film,
      /^Comment faire du pain au levain à la maison$/mu,
      /^Comment faire du pain au levain à la maison sans/mu,
    ],
    [
      'what a journey visits',
      'Une semaine au Japon en train',
      'Dans ce film, nous traversons le Japon en train. Nous visitons Kyoto, Nara et Osaka et nous goûtons la cuisine de rue.',
      film,
      /^Une semaine au Japon en train : Kyoto, Nara, Osaka$/mu,
      /nara, osaka$/mu,
    ],
  ]);
});

const told = (name: string, text: string): string[] => {
  const sentences = text
    .split(/(?<=[.!?])\s/u)
    .map((sentence) => ({ text: sentence.replace(/[.!?]+$/u, ''), tells: true }));
  return phrasesOf(saidOfThing(sentences, [name], 'fr'), 'fr', name).map((phrase) => phrase.text);
};

it.each([
  ['Théière', 'Le couvercle est amovible. Il est étanche.', []],
  ['Théière', 'Le couvercle est amovible. Elle est étanche.', ['étanche']],
  ['Tente', "La tente n'est pas imperméable et se plie facilement.", []],
  ['Sac', 'Le sac a une poche intérieure et sa doublure est imperméable.', ['poche intérieure']],
  ['Montre', 'Cette montre a été révisée. Elle possède une vitre rayée.', []],
  [
    'Gants',
    'Ces gants résistent à la pluie. Ils se lavent à 30 °C.',
    ['résistants à la pluie', 'lavables à 30 °C'],
  ],
])('of %s “%s” tells %j', (name, text, phrases) => {
  expect(told(name, text)).toEqual(phrases);
});

it('knows the verbs of sentences, and no noun that is written as one', () => {
  const verbs = verbsSaid(
    'La boîte ferme hermétiquement et contient un joint. Elle se lave. Vente à la ferme.',
    'fr',
  );
  expect([...verbs].toSorted()).toEqual(['contient', 'ferme', 'lave']);
});
