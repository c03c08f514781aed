/**
 * Single words that people search a French app by, in the form and by the rule of `related-words-apps.ts`: kinds of apps that no other
 * table knows.
 */
export const widerFrenchApps = `
infirmières: soins patients tournée
cotation: soins patients
vpn: proxy confidentialité sécurité réseau
rencontre: célibataire amour match
rencontres: célibataire amour match
célibataires: rencontre amour match
covoiturage: voiture trajet conducteur passager partage
vaccins: vaccination carnet santé doses
vaccination: vaccin carnet doses
vaccinal: vaccin carnet doses
pollens: allergie rhume
allergie: pollen allergène symptômes
coinchée: belote coinche cartes atout
coinche: belote cartes atout
tarot: cartes
rami: cartes
solitaire: cartes patience
dames: plateau pions
scrabble: lettres mots
mahjong: tuiles
colocataires: dépenses loyer partage
dette: argent remboursement amis
dettes: argent remboursement amis
remboursement: argent amis partage
impôts: déclaration fiscal revenus
justificatifs: reçus factures scanner
indemnités: kilomètres frais
auto-entrepreneur: facture devis chiffre
devis: facture client chantier
locataire: loyer bail logement
bail: loyer logement
crédit: taux mensualité prêt
bourse: actions portefeuille
crypto: bitcoin cours portefeuille
retraite: pension calcul
paie: salaire heures
salaire: paie heures brut
planning: horaires équipe travail
tramway: arrêt départ transport
bateau: port navigation mer
navette: horaires arrêt
bornes: recharge électrique
recharge: borne électrique voiture
carburant: essence prix station
stationner: parking voiture
avion: vol aéroport
vol: avion aéroport
camping-car: aire étape voyage
gîtes: vacances hébergement
vacances: voyage séjour
bagages: valise liste voyage
sentiers: randonnée marche
rando: randonnée marche gpx
montagne: randonnée sommet
avalanche: neige montagne
foudre: orage météo
champignon: cueillette forêt identifier
insectes: nature espèces identifier
papillons: insectes nature
oiseau: chant espèces ornithologie
arbre: feuille forêt identifier
potagers: jardin légumes semis
légumes: potager jardin semis
compostage: jardin déchets terre
poules: œufs poulailler
poulailler: poules œufs
vaches: troupeau élevage lait
chiot: chien éducation
aquarium: poissons eau
équitation: cheval écurie
lire: lecture lettres alphabet syllabes
arabe: langue alphabet apprendre
syllabes: lecture lettres mots
alphabet: lettres lecture
écriture: lettres écrire
dictées: orthographe mots
conjuguer: conjugaison verbes
grammaire: langue verbes
japonais: langue apprendre kanji
chinois: langue apprendre
portugais: langue apprendre
breton: langue apprendre
langue: vocabulaire apprendre
langues: vocabulaire apprendre
brevet: révision examen collège
collège: révision cours
lycée: révision cours
solfège: notes musique piano
ukulélé: accords musique cordes
violon: musique notes
karaoké: chanter paroles
chansons: musique paroles chanter
berceuses: bébé sommeil musique
conte: histoire enfants
comptines: enfants chansons
grossesses: enceinte bébé accouchement
sage-femme: grossesse accouchement bébé
contractions: grossesse accouchement
tétées: allaitement bébé
biberons: bébé lait
ovulation: cycle règles fertilité
tabac: cigarette fumer arrêt
fumer: cigarette tabac arrêt
alcool: sobriété compteur
migraines: douleur tête symptômes
douleurs: symptômes journal
asthme: respiration symptômes
pilule: rappel contraception
médicament: rappel comprimé traitement
imc: poids corps
pas: marche podomètre
marathon: courir entraînement
abdos: exercices musculation
étirement: souplesse exercices
respirer: respiration calme
cohérence: respiration cardiaque calme
relaxation: calme respiration
gratitude: journal
émotions: humeur journal
jeûner: jeûne intermittent heures
végétarien: recettes cuisine
pâtisserie: recettes gâteau cuisine
pain: levain farine boulangerie
levain: pain farine
bière: brassage brasserie
cocktails: bar recettes boisson
fromages: dégustation
œnologie: vin dégustation cave
congélateur: stock aliments
placard: stock aliments
aliments: nutrition cuisine
supermarché: courses liste
marchés: producteurs légumes
producteurs: fermes locaux marchés
brocante: vide-grenier puces
déménagement: cartons liste
bricolage: travaux outils maison
peinture: travaux couleur
ménage: tâches maison
rangement: maison objets inventaire
mariage: invités organisation
invités: mariage liste plan
anniversaire: cadeau rappel calendrier
cadeaux: liste anniversaire
bénévoles: association planning
association: membres adhérents
copropriété: immeuble voisins
voisins: quartier entraide
quartier: voisins entraide
immeuble: voisins syndic
artisans: devis chantier
coiffeur: rendez-vous salon
rendez-vous: agenda calendrier
restaurant: menu table
menus: repas semaine recettes
cantine: menu école
étudiants: cours révision
mathématiques: calcul maths exercices
fractions: maths calcul
géographie: pays capitales drapeaux
capitales: géographie pays drapeaux
drapeaux: pays géographie
constellations: étoiles ciel
planètes: étoiles ciel astronomie
aurores: ciel nord
généalogie: arbre famille ancêtres
mots-croisés: grille lettres
anagrammes: lettres mots
labyrinthe: jeu
coloriage: dessin couleurs
dessiner: dessin croquis
croquis: dessin
retouche: photo filtre
collage: photo cadre
scans: document pdf
boussoles: nord direction
chrono: chronomètre temps
minuteurs: temps
convertisseur: unités mesures
calculatrice: calcul
traducteur: langue traduction
`;
