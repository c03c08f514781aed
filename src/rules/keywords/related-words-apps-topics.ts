/**
 * Single words that people search apps of rarer topics by, in the form and by the rule of `related-words-apps.ts`: each holds for
 * every such app, and says what it deals with and what one does with it.
 */
export const topicsOfApps = {
  en: `
ringer: bell tower ringing
peal: bell tower ringing
kiln: pottery ceramic clay temperature
gecko: reptile lizard terrarium vivarium
reptile: lizard snake terrarium vivarium
cribbage: card score board pub
dialect: accent slang language pronunciation
dictionary: word meaning definition
lorry: truck driver hgv
fleet: vehicle truck driver
walkaround: inspection vehicle
parish: church congregation
compost: garden soil waste
composting: garden soil waste bin
worm: compost soil bin
lambing: sheep ewe flock farm
sheep: flock ewe farm
goat: herd farm milk
stall: market cash sale
theatre: actor stage rehearsal play
theater: actor stage rehearsal play
moth: insect butterfly wildlife identify
teeth: toothbrush brushing dentist
tooth: toothbrush brushing dentist
brushing: teeth toothbrush dentist
allotment: garden vegetable plot
caravan: campsite camping travel
hedgehog: wildlife garden animal
vinyl: record collection album
whisky: tasting distillery bottle
cigar: tasting humidor
darkroom: film photography develop enlarger
theremin: instrument music pitch
bagpipe: tune instrument music
hallmark: silver antique jewelry
migraine: neurologist medication aura
headache: medication aura doctor
epilepsy: seizure symptom medication carer
seizure: epilepsy symptom medication
arthritis: pain joint symptom flare
eczema: skin flare symptom allergy
bowel: ibs symptom stool food
ibs: bowel symptom gut food
tremor: parkinson symptom medication
dementia: memory carer family
autism: routine visual communication sensory
adhd: focus routine task
braille: blind read alphabet
deaf: hearing sign caption
boxing: sparring gym interval
sparring: boxing round bell gym
judo: grappling belt technique
karate: kata belt technique
bjj: grappling jiu jitsu
climber: climbing route grade
pickleball: court score match
squash: court score racket
padel: court score match
netball: team score coach
athletics: track sprint time coach
sprint: run track interval
caddie: golf course yardage
busker: music street tip
seller: stock sale inventory order
consignment: shop stock seller
landlord: rent tenant property lease
letting: landlord rent tenant property
joiner: carpenter wood cut
carpenter: wood joiner cut
woodworking: wood cut board carpenter
plumber: pipe plumbing job
electrician: wiring cable circuit
scaffold: inspection site safety
site: construction builder
allotments: plot plant sowing
sowing: seed planting garden calendar
herb: plant garden leaf
orchard: fruit tree apple
pond: fish water garden
snake: reptile terrarium feeding
ferret: pet cage feeding
rabbit: pet bunny feeding
tortoise: reptile pet terrarium
telescope: star sky astronomy planet
planet: star sky astronomy
sunset: sun light photography
knot: rope tie climbing sailing
wild: nature outdoor
lighthouse: coast sea map
canal: boat lock river
narrowboat: canal boat river
pilgrim: camino walk route
genealogist: family tree ancestor
grave: cemetery ancestor record
obituary: family ancestor record
riddle: brain quiz logic
domino: tile board
bridge: card bidding
euchre: card trick
magic: trick card
juggling: trick ball
origami: paper fold
crochet: yarn hook stitch
weaving: loom warp yarn
loom: weaving warp yarn
leather: craft pattern
candle: wax wick scent
soap: lye oil recipe
perfume: scent fragrance note
kombucha: ferment brew tea
ferment: brew culture recipe
pickle: ferment jar recipe
barbecue: grill smoker meat temperature
smoker: barbecue grill meat temperature
butcher: meat cut
locomotive: train railway rail
`,
  de: `
zahnputz: zähneputzen zahnbürste zähne zahnpflege
zähneputzen: zahnbürste zähne zahnpflege
zähne: zahnbürste zähneputzen zahnpflege
kinder: eltern familie
glocken: läuten kirche turm geläut
läuteordnung: glocken kirche geläut
mesner: kirche sakristei
gottesdienst: kirche gemeinde messe
gottesdienste: kirche gemeinde messe
brennkurve: keramik töpfern ton brennofen
glasur: keramik töpfern ton brennofen
töpferei: keramik töpfern ton
töpfer: keramik töpfern ton
dialekt: mundart sprache
mundart: dialekt sprache
wörterbuch: übersetzen nachschlagen sprache
fuhrpark: flotte fahrzeuge lkw transporter
abfahrtskontrolle: lkw fahrer fahrzeug
fahrzeuge: auto transporter flotte
kreuzworträtsel: wörter buchstaben denksport
schwedenrätsel: kreuzworträtsel wörter buchstaben denksport
lammbuch: schafe lämmer herde
schafe: herde lämmer stall
schafhalter: schafe herde lämmer
ziegen: herde milch stall
wäsche: waschen trocknen
kompost: garten erde biotonne
gecko: reptil terrarium echse
geckos: reptil terrarium echse
reptilien: terrarium echse schlange
theater: bühne probe text schauspiel
verein: mitglieder termine
briefmarken: sammlung sammler
schrebergarten: garten parzelle beet
whisky: verkostung destillerie flasche
feuerwehr: einsatz alarm übung
jagd: revier wild strecke
babyrassel: säugling rassel spielzeug
rassel: säugling spielzeug
fahrschule: führerschein prüfung theorie
fahrschulbögen: führerschein prüfung theorie
ahnenforschung: stammbaum familie vorfahren
`,
  fr: `
brossage: dents brosse hygiène dentiste
dents: brosse brossage hygiène dentiste
kilométriques: voiture véhicule indemnités trajet kilomètres
trajets: voiture route kilomètres
indépendants: freelance entreprise
potiers: poterie céramique argile four
potier: poterie céramique argile four
émail: céramique poterie
céramique: poterie argile four
compost: jardin déchets terre
agnelage: brebis agneaux troupeau élevage
moutons: brebis troupeau élevage
brebis: agneaux troupeau élevage
chèvres: troupeau lait élevage
dictionnaire: mots définition langue
patois: langue mots dialecte
paroisse: église messe bénévoles
cloches: église clocher
croisés: grille lettres énigme
reptiles: lézard serpent terrarium
gecko: reptile lézard terrarium
théâtre: scène répétition texte comédien
timbres: collection philatélie
pompiers: alerte intervention
`,
  es: `
dientes: cepillo cepillado dentista higiene
cepillado: dientes cepillo dentista higiene
geckos: reptil terrario lagarto
gecko: reptil terrario lagarto
reptiles: lagarto terrario serpiente
parroquia: iglesia misa voluntarios
catequesis: iglesia parroquia
cabras: rebaño leche ganado
ovejas: rebaño leche ganado
lechero: leche ganado rebaño
vacas: ganado leche granja
diccionario: palabras significado idioma
kilometraje: coche ruta trayectos
compost: huerto residuos tierra
cerámica: arcilla horno esmalte
teatro: escena ensayo guion actor
campanas: iglesia campanario
caza: coto jornada
`,
  other: '',
} as const;
