import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { englishApps } from './related-words-apps-english.ts';
import { moreEnglishApps } from './related-words-apps-more.ts';

/**
 * Single words that people search an app by, under a word of its name, its kind or its functions. Each holds for every
 * such app: what it deals with and what one does with it; never a rank, a price, an audience or an effect. Web-safe.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `${englishApps}\n${moreEnglishApps}`,
  de: `
müllkalender: abfall mülltonne abfuhr tonne termine
abfallkalender: müll mülltonne abfuhr tonne termine
müll: abfall mülltonne abfuhr recycling
todo: aufgaben liste planer
dienstplan: schicht kalender arbeit planung
schichtplan: dienstplan kalender arbeit planung
stoppuhr: zeit timer
taschenlampe: licht lampe led
kompass: richtung navigation norden
wandern: wanderung tour route gpx berge
radfahren: fahrrad tour route strecke
laufen: joggen strecke tempo training
schwangerschaft: baby woche geburt
baby: säugling neugeborenes
hund: welpe haustier tierarzt
katze: haustier tierarzt
pilze: pilz wald sammeln bestimmen
bäume: baum blatt wald bestimmen natur
sterne: himmel nacht astronomie planeten
angeln: fisch fang köder gewässer
gitarre: akkorde saiten musik
stimmgerät: tonhöhe instrument musik
metronom: takt tempo rhythmus musik
zeichnen: malen skizze kunst
währungsrechner: geld kurs umrechnen
umrechner: einheiten umrechnen
rechnungen: angebot kunden büro
rechnung: angebot kunden büro
tanken: benzin auto verbrauch kilometer
spritpreise: benzin diesel tanken tankstelle
packliste: koffer reise urlaub gepäck
geschichten: märchen vorlesen hörspiel
märchen: geschichten vorlesen hörspiel
stricken: wolle maschen nadeln muster
häkeln: wolle maschen muster
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
cuentos: historias leer lectura noche fábulas
basura: residuos reciclaje contenedor
tareas: lista agenda pendientes
turnos: horario calendario trabajo
cronómetro: tiempo temporizador
temporizador: cronómetro alarma tiempo
linterna: luz
brújula: dirección navegación norte
senderismo: ruta montaña caminar gpx
correr: carrera ritmo distancia
embarazo: bebé semana parto
bebé: recién nacido
perro: mascota veterinario cachorro
gato: mascota veterinario
setas: bosque especies identificar
árboles: árbol hoja bosque especies identificar
estrellas: cielo noche astronomía planetas
pesca: pez captura cebo
guitarra: acordes cuerda música
afinador: tono instrumento música
metrónomo: ritmo compás música
dibujar: dibujo boceto arte
divisas: moneda cambio dinero
facturas: cliente presupuesto recibo
gasolina: combustible coche gasolinera
maleta: equipaje viaje
viaje: itinerario vacaciones
ganchillo: lana puntos patrón
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
histoires: contes lecture lire
contes: histoires lecture lire
poubelles: déchets collecte tri recyclage
poubelle: déchets collecte tri recyclage
tâches: liste organisation agenda
chronomètre: temps minuteur
boussole: direction navigation nord
randonnée: sentier marche montagne gpx
grossesse: bébé semaine
bébé: nourrisson
chien: chiot animal vétérinaire
champignons: forêt cueillette espèces
arbres: arbre feuille forêt nature
étoiles: ciel nuit astronomie planètes
pêche: poisson prise appât
guitare: accords cordes musique
accordeur: note instrument musique
métronome: tempo rythme musique
dessin: dessiner croquis
devises: monnaie change argent
factures: devis client
essence: carburant voiture station
valise: bagage voyage
voyage: itinéraire vacances
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

const mixed =
  /\b(?:glazes?|dyes?|soaps?|candles?|perfumes?|inks?|paints?|lotions?|resins?|concrete|Glasur|Seife)\b/iu;

/** Words that an app of these words is searched by, in the order of the text and without repeats. */
export function relatedToApp(text: string, language: WrittenLanguage): string[] {
  const table = tableOf(language);
  const words = text.split(/[^\p{L}-]+/u).flatMap((word) => [word, ...word.split('-')]);
  // The recipe of a glaze is eaten by nobody.
  const isMixed = mixed.test(text);
  return [
    ...new Set(
      words
        .filter((word) => !isMixed || !/^re[cz]/iu.test(word))
        .flatMap((word) => table.get(stemOf(word)) ?? []),
    ),
  ];
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
