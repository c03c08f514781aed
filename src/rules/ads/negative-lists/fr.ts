import type { NegativeList } from './negative-list.ts';

/** Usual negatives in French; singular and plural, since negatives know no close variants. */
export const fr: NegativeList = {
  common: `jobs: emploi, emplois, salaire, stage, recrutement, cv
meaning: signification, définition, wikipedia
files: pdf, modèle, exemple`,
  ofType: {
    restaurant: `diy: recette, recettes, comment cuisiner
facts: calories, valeur nutritionnelle
goods: franchise, matériel, uniforme, à vendre
other: clipart`,
    retail: `diy: faire soi-même, patron, réparation
goods: grossiste, location, notice, pièces détachées
other: contrefaçon, réplique`,
    service: `diy: comment faire, tutoriel, youtube, soi-même
study: formation, certification, diplôme
goods: logiciel, outils, kit`,
    healthcare: `study: études de médecine, école infirmière
facts: symptômes, images, statistiques, étude scientifique
diy: remède maison, remède de grand-mère
other: vétérinaire, procès, bénévolat`,
    automotive: `other: jouet, jeu, fond d’écran, rappel, simulateur, permis de conduire
diy: comment faire, manuel pdf
goods: casse auto, ferraille`,
    home_services: `diy: comment faire, tutoriel, youtube, bricolage
goods: outils, pièces, location, grossiste
study: cap, examen
other: syndicat`,
    professional_services: `files: calculateur, excel
goods: logiciel gratuit
study: formation, examen, diplôme, certification
other: forum`,
    fitness: `goods: matériel, vêtements, application
diy: à la maison, vidéo, youtube, programme pdf
study: certification
other: stéroïdes`,
    beauty: `diy: à la maison, tutoriel, soi-même
study: école, formation, diplôme
goods: grossiste, kit, droguerie
facts: photos`,
    education: `files: corrigé, corrigés, fiche de révision, fiche, télécharger
other: triche, espace élève, anciens élèves, reddit, quiz`,
    real_estate: `study: examen, formation, bts
files: modèle de contrat, modèle de bail
facts: commission agent, bulle
other: jeu, simulateur, monopoly`,
    legal: `study: école de droit, examen du barreau, licence de droit
files: lettre type, modèle de lettre
facts: dictionnaire, code civil
other: aide juridictionnelle, série, mots croisés`,
    other: `diy: comment faire, tutoriel, youtube, soi-même
facts: images, clipart
other: reddit, jeu, paroles`,
  },
};
