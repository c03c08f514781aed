import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in French', () => {
  expectOffers([
    [
      'Le Fournil de Jeanne',
      'Food & Beverage',
      "Pains au levain, kouign-amann et galettes de blé noir cuits au feu de bois. Farine bio d'un moulin à 8 km. Commandez vos gâteaux d'anniversaire 48 h avant.",
      'pains au levain | kouign-amann | galettes de blé noir',
    ],
    [
      'Cabinet Morel',
      'Healthcare',
      'Ostéopathe pour nourrissons, sportifs et femmes enceintes. Mal de dos, migraines, entorses. Rendez-vous le samedi matin possible.',
      'mal de dos | migraines | entorses | ostéopathe',
    ],
    [
      'Gîte La Bergerie',
      'Tourisme',
      'Gîte pour 8 personnes dans une ancienne bergerie, piscine chauffée et vue sur le viaduc. Draps fournis. Location à la semaine ou au week-end.',
      'gîte',
    ],
    [
      'Atelier Vélo Rémy',
      'Other',
      'Je répare tous les vélos, même les électriques. Révision complète, dévoilage de roue, remplacement de chaîne et de plaquettes. Vélo de prêt pendant la réparation.',
      'révision complète | dévoilage de roue | remplacement de chaîne | remplacement de plaquettes | réparation de vélos',
    ],
    [
      'Facturo',
      'Technology',
      'Logiciel de facturation pour artisans et auto-entrepreneurs : devis, factures et relances en deux clics. Compatible avec la loi anti-fraude.',
      'logiciel de facturation | logiciel de facturation pour artisans | logiciel de devis | logiciel de factures | logiciel de relances',
    ],
    [
      'Brasserie des Trois Ponts',
      'Food & Beverage',
      'On brasse des bières blondes, ambrées et une stout, toutes non filtrées. Bar à bières le vendredi, visite de la brasserie sur réservation.',
      'bières blondes | ambrées | stout | brasserie',
    ],
    [
      'Clinique vétérinaire des Tilleuls',
      'Healthcare',
      'Consultations, vaccins, stérilisation et urgences pour chiens, chats et NAC. Radiologie et analyses sur place. Parking gratuit.',
      'vaccins | stérilisation | urgences | clinique',
    ],
    [
      "Les Jardins d'Amélie",
      'Other',
      "Paysagiste. Je crée des massifs, taille les haies et pose des clôtures en bois. Entretien à l'année avec crédit d'impôt.",
      'massifs | taille de haies | pose de clôtures | paysagiste',
    ],
    [
      'Hôtel de la Plage',
      'Tourisme',
      'Petit hôtel familial face à la mer, 18 chambres, petit-déjeuner buffet et location de vélos. Chiens acceptés. Fermé en janvier.',
      'hôtel',
    ],
    [
      'Toitures Lemoine',
      'Construction',
      'Nous refaisons les toitures en ardoise et en tuile, posons des Velux et nettoyons les gouttières. Recherche de fuite sous 24 h.',
      'réfection de toitures | pose de velux | nettoyage de gouttières | toitures',
    ],
    [
      'Cabinet Roussel Expertise',
      'Professional Services',
      "Expert-comptable pour restaurants, commerces et professions libérales. Tenue comptable, paie, bilans et création d'entreprise.",
      "tenue comptable | paie | bilans | création d'entreprise | expert-comptable",
    ],
    [
      'Élec Services 35',
      'Construction',
      'Électricien à Rennes depuis 12 ans. Mise aux normes, tableaux électriques, bornes de recharge et VMC. Dépannage 7j/7.',
      'mise aux normes | tableaux électriques | bornes de recharge | vmc | électricien',
    ],
    [
      'Domaine des Roches Blanches',
      'Food & Beverage',
      'Vigneron indépendant, nous produisons des chinons rouges et rosés en bio. Dégustation au caveau tous les jours sauf dimanche. Livraison dès 12 bouteilles.',
      'chinons rouges | rosés',
    ],
    [
      'Cabinet Dentaire Faidherbe',
      'Healthcare',
      'Soins, couronnes, implants et orthodontie invisible. Prise en charge des enfants. Ascenseur et accès fauteuil.',
      'soins dentaires | couronnes dentaires | implants dentaires | orthodontie invisible | cabinet dentaire',
    ],
    [
      'Les Yourtes du Causse',
      'Tourisme',
      "Dormez dans une yourte au milieu des chênes. Trois yourtes chauffées, bain nordique et panier repas le soir. Ouvert toute l'année.",
      'yourtes',
    ],
    [
      'SOS Serrure 13',
      'Other',
      'Ouverture de porte, changement de serrure et blindage. Nous arrivons en 30 minutes, prix annoncé au téléphone. Agréé assurances.',
      'ouverture de porte | changement de serrure | blindage',
    ],
    [
      'Planéo',
      'Technology',
      'Application de planning pour les salons de coiffure. Réservation en ligne, rappels et caisse réunis. Essai de 30 jours.',
      'application de planning',
    ],
    [
      "La Table d'Anaïs",
      'Food & Beverage',
      "Restaurant de cuisine du marché avec terrasse sur la Vézère. Menu du midi à 18 €, brunch le dimanche, repas de groupe jusqu'à 40 couverts.",
      'restaurant',
    ],
    [
      'Kiné des Halles',
      'Healthcare',
      "Rééducation du genou et de l'épaule, kiné du sport et drainage lymphatique. Cabinet de trois praticiens, prise de rendez-vous en ligne.",
      'rééducation du genou | kiné du sport | drainage lymphatique | cabinet de trois praticiens',
    ],
    [
      'Déménagements Roux',
      'Other',
      'On déménage particuliers et entreprises dans toute la France. Garde-meubles, monte-meubles et vente de cartons. Devis après visite.',
      'garde-meubles | monte-meubles | cartons | déménagements',
    ],
    [
      'Savonnerie Garrigue',
      'Manufacturing',
      "Savons à l'huile d'olive, shampoings solides et bougies parfumées, fabriqués à la main. Boutique à l'atelier et envoi partout.",
      "savons à l'huile d'olive | shampoings solides | bougies parfumées",
    ],
    [
      'Optimia Conseil',
      'Professional Services',
      'Nous aidons les PME à recruter, former et garder leurs équipes. Bilans de compétences et coaching de dirigeants.',
      'bilans de compétences | coaching de dirigeants',
    ],
    [
      'Coopilot',
      'Technology',
      'Coopilot aide les agriculteurs à suivre leurs parcelles : météo, traitements et stocks sur une seule application.',
      'logiciel pour agriculteurs',
    ],
    [
      'Ébénisterie Lacaze',
      'Manufacturing',
      "Restauration de meubles anciens, cuisines en bois massif et bibliothèques sur mesure. Devis après visite de l'atelier.",
      'restauration de meubles anciens | cuisines en bois massif',
    ],
    [
      'Orthophoniste Claire Denis',
      'Healthcare',
      'Bégaiement, dyslexie, retard de langage et troubles de la déglutition. Je reçois enfants et adultes sur ordonnance.',
      'bégaiement | dyslexie | retard de langage | troubles de la déglutition | orthophoniste',
    ],
    [
      'Nettoyage Azur',
      'Other',
      'Nettoyage de bureaux, vitrerie, remise en état après travaux et entretien de copropriétés. Équipe salariée, produits écolabel.',
      'nettoyage de bureaux | vitrerie | remise en état après travaux | entretien de copropriétés',
    ],
    [
      'Camping Le Moulin',
      'Tourisme',
      'Camping familial au bord de la Dordogne : emplacements ombragés, mobil-homes et tentes lodges. Piscine, snack et location de canoës.',
      'camping | camping familial',
    ],
    [
      'Relaya',
      'Technology',
      'Relaya est un outil de prise de rendez-vous pour les garages : le client choisit son créneau, le mécano reçoit la fiche.',
      'outil de prise de rendez-vous',
    ],
  ]);
});
