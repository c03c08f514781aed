import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';

/**
 * Single words that people search an app by, under a word of its name, its kind or its functions. Each holds for every
 * such app: what it deals with and what one does with it; never a rank, a price, an audience or an effect. Web-safe.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `
bedtime: kids reading night sleep tale goodnight
story: reading read tale kids book
stories: reading read tale kids book
knot: rope tie tying hitch bend loop
parking: car park meter spot location
metronome: tempo rhythm music practice bpm click
mood: feeling emotion journal log
diary: journal log entry note
journal: diary log entry note
habit: routine streak goal daily tracker
budget: money spending expense saving finance income
expense: money spending budget receipt finance
spending: money expense budget finance
invoice: bill receipt billing client estimate
bill: payment due invoice money
tide: sea ocean water level coast
weather: forecast rain temperature
recipe: cooking cook meal food kitchen ingredient
meal: food cooking recipe menu dinner
grocery: shopping food list supermarket
shopping: grocery list store
workout: exercise training fitness gym set
gym: exercise training fitness lifting workout
running: run runner jog pace distance training
cycling: bike ride cyclist route distance
knitting: yarn needle stitch row wool
crochet: yarn hook stitch row wool
walking: walk pedometer pace fitness exercise
yoga: pose stretch practice asana
meditation: meditate breathing mindfulness calm
sleep: bedtime night rest
sound: noise audio
fasting: fast intermittent window eating
medication: medicine pill drug dose tablet alarm
pill: medicine medication drug dose tablet
plant: houseplant garden leaf watering gardening
garden: gardening plant vegetable seed planting
bird: birding ornithology species song identify
chess: board tactic checkmate strategy
sudoku: number grid logic puzzle brain
puzzle: brain logic game level
crossword: word clue puzzle brain
quiz: trivia question answer knowledge
trivia: quiz question answer knowledge
farm: farming animal
idle: tycoon clicker incremental
vocabulary: word language learn flashcard study
flashcard: study learn memory card deck exam
translator: translate language phrase speak
guitar: chord fretboard string music tab
chord: guitar music fretboard song
piano: keyboard key note music lesson
metronome: tempo beat bpm rhythm practice
tuner: tuning pitch instrument note
music: song audio player track
podcast: episode audio listen show
radio: station listen live stream
photo: picture image camera gallery
video: clip movie footage edit
scanner: scan document paper copy
receipt: expense scan bill
pdf: document file page
calendar: schedule date event agenda
planner: schedule plan agenda organizer
reminder: alarm alert notification due
timer: countdown clock
alarm: clock wake morning
password: login vault security pin
map: navigation route location offline
parking: car park street garage spot
bus: transit stop timetable departure transport
flight: airline airport plane departure
hiking: trail hike mountain route gpx
fishing: fish angler catch lake bait
golf: course score handicap hole
baby: newborn infant
pet: dog cat vet
dog: puppy walk pet
fuel: car mileage gas petrol
inventory: stock item warehouse
novel: writing writer author plot chapter
scene: writing writer novel plot chapter
subtitle: caption transcribe speech text
caption: subtitle transcribe speech text
contraction: labor labour timer birth
`,
  de: `
wetter: vorhersage temperatur regen
regenradar: wetter regen niederschlag karte
vokabeln: wörter sprache lernen karteikarten wortschatz
vokabeltrainer: karteikarten lernen
rezept: kochen küche essen gericht zutaten
einkaufsliste: einkaufen liste lebensmittel supermarkt
haushaltsbuch: ausgaben einnahmen budget geld finanzen
ausgaben: geld budget finanzen haushaltsbuch
budget: geld ausgaben finanzen
tagebuch: journal eintrag notizen
notizen: notizbuch memo text
kalender: termine datum planung
timer: countdown
training: fitness übung workout sport
yoga: übung dehnen
schlaf: schlafen nacht geräusche einschlafen
pflanzen: garten gießen zimmerpflanze
garten: pflanzen gemüse aussaat beet
vögel: vogel vogelstimmen bestimmen natur
einmaleins: mathe rechnen malnehmen multiplikation lernen üben
mathe: rechnen zahlen aufgaben lernen
rechnen: mathe zahlen aufgaben
schach: taktik brett strategie
rätsel: knobeln logik denkspiel
quiz: fragen wissen rätsel
parken: parkplatz auto parkschein
medikamente: tabletten medizin einnahme erinnerung
erinnerung: wecker alarm benachrichtigung
fahrtenbuch: auto kilometer fahrt
scanner: scannen dokument
stundenplan: schule fächer unterricht
`,
  es: `
receta: cocina cocinar comida plato
recetas: cocina cocinar comida plato
gastos: dinero presupuesto finanzas ahorro
presupuesto: dinero gastos finanzas
ajedrez: táctica tablero estrategia mate
aves: pájaro pájaros ornitología naturaleza
italiano: idioma aprender vocabulario
inglés: idioma aprender vocabulario
entrenamiento: ejercicio gimnasio fitness rutina
yoga: postura estiramiento
meditación: respiración calma
dormir: sueño noche ruido
plantas: riego jardín maceta
huerto: siembra jardín cultivo plantas
medicamento: pastilla medicina toma dosis
medicamentos: pastilla medicina toma dosis
calendario: fecha agenda evento
recordatorio: alarma aviso
recordatorios: alarma aviso
mapa: ruta ubicación
aparcar: coche parking plaza
crucigrama: palabra letras pasatiempo
sudoku: números lógica pasatiempo
quiz: preguntas respuestas
`,
  fr: `
tricot: laine aiguille maille pelote tricoter
crochet: laine fil maille pelote
dépenses: argent budget finances
budget: argent dépenses finances
échecs: tactique plateau stratégie
oiseaux: oiseau chant ornithologie nature
météo: prévision pluie température vent
humeur: émotion journal
anglais: langue apprendre vocabulaire
entraînement: exercice sport fitness
yoga: posture étirement
méditation: respiration calme
sommeil: dormir nuit bruit
plantes: arrosage jardin plante
semis: jardin potager légumes graines
potager: jardin légumes semis graines
médicaments: médicament comprimé prise dose
calendrier: date agenda
rappel: alarme alerte
rappels: alarme alerte
minuteur: chronomètre
sous-titres: transcription parole texte conversation
quiz: question réponse culture
`,
  other: '',
};

const tablesRead = new Map<WrittenLanguage, ReadonlyMap<string, readonly string[]>>();

function tableOf(language: WrittenLanguage): ReadonlyMap<string, readonly string[]> {
  const known = tablesRead.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, readonly string[]>();
  for (const line of tables[language].split('\n')) {
    const [name = '', words = ''] = line.split(':');
    if (words !== '') table.set(stemOf(name.trim()), words.trim().split(' '));
  }
  tablesRead.set(language, table);
  return table;
}

/** Words that an app of these words is searched by, in the order of the text and without repeats. */
export function relatedToApp(text: string, language: WrittenLanguage): string[] {
  const table = tableOf(language);
  const words = text.split(/[^\p{L}-]+/u).flatMap((word) => [word, ...word.split('-')]);
  return [...new Set(words.flatMap((word) => table.get(stemOf(word)) ?? []))];
}

/** What many apps can do and people look for, where the app's own text says it. */
const said: readonly (readonly [RegExp, string])[] = [
  [
    /\boffline\b|\bwithout (?:an? )?(?:internet )?connection\b|(?<!\p{L})(?:sin conexión|sans connexion|hors ligne|ohne internet)(?!\p{L})/iu,
    'offline',
  ],
  [/\bwidgets?\b/iu, 'widget'],
  [/\bdark mode\b|\bnight mode\b|dunkelmodus|modo oscuro|mode sombre/iu, 'dark'],
  [/\bback-?ups?\b/iu, 'backup'],
  [/\bcsv\b/iu, 'csv'],
];

/** Plain functions that an app's text names without a noun of their own ("works offline"). */
export function saidOfApp(text: string): string[] {
  return said.flatMap(([pattern, word]) => (pattern.test(text) ? [word] : []));
}
