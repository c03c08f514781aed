/**
 * Single words that people search a French app by, in the form and by the rule of `related-words-apps.ts`: what such an app
 * deals with and what one does with it.
 */
export const frenchApps = `
accordeur: note instrument musique
agenda: calendrier rendez-vous planning
allaitement: bébé tétée biberon
allemand: langue apprendre vocabulaire
anglais: langue apprendre vocabulaire
animaux: chien chat vétérinaire
anniversaires: dates calendrier cadeaux
arbres: arbre feuille forêt nature
arrosage: plantes jardin eau
bac: révision lycée examen
belote: cartes partie jouer
biberon: bébé tétée
boussole: direction navigation nord
brocantes: puces antiquités occasion vide-grenier
broderie: fil point motif
budget: argent dépenses finances épargne comptes revenus économies
bus: arrêt horaires transport
bébé: nourrisson
café: mouture espresso
calcul: maths nombres exercices
calendrier: date agenda
calories: repas nutrition régime poids
camping: aire fourgon voyage
carte: itinéraire position
cartes: partie jouer
cave: vin bouteilles dégustation
champignons: forêt cueillette espèces
chant: voix musique
chantier: travaux bâtiment devis
chat: chaton animal vétérinaire
cheval: équitation écurie
chien: chiot animal vétérinaire
chorale: chant voix répétition
chronomètre: temps minuteur
colocation: colocataires dépenses loyer
colocs: colocataires dépenses loyer
comptes: argent dépenses partage
conjugaison: verbes grammaire français
contes: histoires lecture lire
couple: duo foyer
courir: course allure distance footing
courses: liste supermarché
couture: patrons tissu coudre
crochet: laine fil maille pelote
cuisine: recettes repas plat
cycle: règles période ovulation
dessin: dessiner croquis
devis: facture client chantier
devises: monnaie change argent
devoirs: école élève agenda
diabète: glycémie sucre sang santé
dictée: orthographe français mots
documents: pdf scanner fichiers
douleur: symptômes santé
dépenses: argent budget finances comptes épargne revenus
enceinte: grossesse bébé semaine
enfants: famille école jeu
entraînement: exercice sport fitness
entretien: voiture véhicule kilométrage
espagnol: langue apprendre vocabulaire
essence: carburant voiture station
facture: devis client
factures: devis client
fermes: cueillette producteurs fruits légumes
fiches: révision mémoriser cours
foot: équipe match ligue
football: équipe match ligue
frigo: aliments péremption courses
glycémie: diabète sucre sang santé
golf: trou handicap parcours
grossesse: bébé semaine
guitare: accords cordes musique
habitude: routine objectif quotidien
habitudes: routine objectif quotidien
histoires: contes lecture lire
humeur: émotion journal
italien: langue apprendre vocabulaire
jardin: plantes potager arrosage
jeu: niveaux partie jouer
jeux: niveaux partie jouer
jeûne: régime heures poids
journal: écrire notes quotidien
lecture: lire livres
livres: lecture lire bibliothèque
loyer: location logement
lune: phases calendrier astronomie
marche: pas podomètre santé
marée: mer coefficient port côte
marées: mer coefficient port côte
maths: calcul nombres exercices
mer: marée vagues côte
migraine: douleur tête crise
minuteur: chronomètre
mots: lettres vocabulaire
multiplication: tables maths calcul
musculation: exercice muscle séries salle
musique: chansons audio
médicaments: médicament comprimé prise dose
méditation: respiration calme
métro: stations lignes transport
métronome: tempo rythme musique
météo: prévision pluie température vent
natation: nager piscine longueurs
neige: ski montagne station
notes: carnet texte mémo
oiseaux: oiseau chant ornithologie nature
orthographe: dictée français mots
parking: place voiture stationnement
partitions: notes musique instrument
pas: podomètre marche santé
pdf: documents scanner fichiers
permis: conduite code route
photo: image appareil
photos: images album
piano: clavier notes partition
planning: agenda horaires équipe
plantes: arrosage jardin plante
pluie: radar nuages prévision
podcast: audio écouter épisodes
podomètre: pas marche santé distance
poids: balance régime santé
pointage: heures travail planning
potager: jardin légumes semis graines
poubelle: déchets collecte tri recyclage
poubelles: déchets collecte tri recyclage
prière: prier bible église
puzzle: logique niveaux
péremption: aliments frigo gaspillage
pétanque: boules score partie
pêche: poisson prise appât
quiz: question réponse culture
radio: stations musique écouter
randonnée: sentier marche montagne gpx
rappel: alarme alerte
rappels: alarme alerte
recette: cuisine repas plat ingrédients
recettes: cuisine repas plat ingrédients
repas: menu cuisine semaine
respiration: calme relaxation stress
reçus: tickets dépenses
ruche: abeilles apiculture miel
ruches: abeilles apiculture miel
règles: cycle période ovulation
régime: repas nutrition calories poids
révision: examen cours fiches
révisions: examen cours fiches
santé: forme suivi
scanner: pdf documents numériser
semis: jardin potager légumes graines
ski: neige piste station
sommeil: dormir nuit bruit
sous-titres: transcription parole texte conversation
stationnement: parking place voiture
stress: calme relaxation respiration
sudoku: chiffres logique grille
surf: vagues mer vent
tables: multiplication maths calcul
tennis: match court score
tension: artérielle santé mesure
thé: infusion minuteur
tickets: reçus dépenses
tissu: couture patrons
train: horaires gare transport
tram: arrêt horaires transport
travaux: chantier maison mesures
tricot: laine aiguille maille pelote tricoter
tâches: liste organisation agenda
valise: bagage voyage
verbes: conjugaison grammaire
vidéo: montage clips
vin: cave cépage dégustation
vocabulaire: mots langue apprendre
voiture: véhicule entretien kilométrage
voyage: itinéraire vacances
vélo: cyclisme itinéraire kilomètres
yoga: posture étirement
échecs: tactique plateau stratégie
école: élève classe devoirs
économies: épargne argent budget
énigmes: logique puzzle réflexion
épargne: argent économies budget
équipe: match joueurs entraîneur
étirements: souplesse exercice dos
étoiles: ciel nuit astronomie planètes
`;
