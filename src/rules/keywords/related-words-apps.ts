import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { frenchApps } from './related-words-apps-french.ts';
import { englishApps } from './related-words-apps-english.ts';
import { moreEnglishApps } from './related-words-apps-more.ts';
import { topicsOfApps } from './related-words-apps-topics.ts';
import { spanishApps } from './related-words-apps-spanish.ts';

/**
 * Single words that people search an app by, under a word of its name, its kind or its functions. Each holds for every
 * such app: what it deals with and what one does with it; never a rank, a price, an audience or an effect. Web-safe.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `${englishApps}\n${moreEnglishApps}`,
  de: `
weinkeller: wein flasche verkostung jahrgang rebsorte
wein: flasche verkostung jahrgang rebsorte
etikett: scannen foto
bier: brauen brauerei sorte
kaffee: bohnen espresso mahlgrad rezept
sauerteig: brot backen teig mehl
backen: teig kuchen brot rezepte
nähen: stoff schnittmuster projekte
bienen: imker volk honig stockkarte
imker: bienen volk honig stockkarte
hühner: eier stall legeliste
gassi: hund hunderunde spaziergang leine
hunderunden: hund gassi spaziergang leine
hundewiesen: hund gassi auslauf
babytagebuch: säugling stillen wachstum meilenstein
stillzeiten: stillen säugling fläschchen
windeln: säugling wickeln
putzplan: haushalt aufgaben wg reinigung
wg: mitbewohner haushalt kosten putzplan
mitbewohner: wg haushalt kosten
fasten: intervall stunden abnehmen essen
kalorien: essen ernährung abnehmen
blutdruck: messung puls werte
diabetes: blutzucker werte insulin
zyklus: periode eisprung kalender
migräne: kopfschmerz auslöser protokoll
umzug: kisten packliste wohnung
bücher: lesen bibliothek regal autor
filme: kino serie merkliste
musik: hören klang töne
lieder: singen melodie musik hören
instrumente: musik klang töne hören
chor: singen stimme probe noten
noten: musik instrument lesen
wasserstände: pegel fluss hochwasser
pegel: wasserstand fluss hochwasser
gezeiten: ebbe flut meer hafen
camping: stellplatz wohnmobil zelt reise
wohnmobil: stellplatz camping reise
segeln: boot wind törn hafen
motorrad: tour kurven strecke
auto: werkstatt wartung kilometer
geocaching: schatzsuche gps outdoor
flohmarkt: trödel termine gebraucht
pflanzentausch: ableger samen garten
führerschein: prüfung theorie fragen fahrschule
gebet: beten glaube kirche
bibel: verse glaube kirche
rechtschreibung: diktat wörter grammatik
gedichte: lyrik verse lesen
mensa: speiseplan essen uni
bahn: zug abfahrt verspätung fahrplan
bus: haltestelle abfahrt fahrplan
strom: verbrauch zähler kosten
kleiderschrank: outfit kleidung mode
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
ladesäulen: laden strom elektroauto ladestation
mahlzeiten: essensplan kochen rezepte wochenplan
müllabfuhr: abfall mülltonne tonne termine
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
pflanzen: garten gießen zimmerpflanze blumen
zimmerpflanze: pflanzen gießen garten blumen balkon
gießkalender: pflanzen gießen garten blumen
garten: pflanzen gemüse aussaat beet
vögel: vogel vogelstimmen bestimmen natur
einmaleins: mathe rechnen malnehmen multiplikation lernen üben
mathe: rechnen zahlen aufgaben lernen
rechnen: mathe zahlen aufgaben
schach: taktik brett strategie
rätsel: knobeln logik denkspiel
quiz: fragen wissen rätsel
fotografen: fotografie foto kamera
fotograf: fotografie foto kamera
sonnenstand: sonne sonnenaufgang sonnenuntergang fotografie
sonnenaufgang: sonne sonnenuntergang fotografie
medikament: tabletten medizin einnahme
worträtsel: buchstaben wörter rätsel denkspiel wortspiel
fahrten: auto kilometer strecke
parken: parkplatz auto parkschein
medikamente: tabletten medizin einnahme erinnerung
erinnerung: wecker alarm benachrichtigung
fahrtenbuch: auto kilometer fahrt
scanner: scannen dokument
stundenplan: schule fächer unterricht
`,
  es: spanishApps,
  fr: frenchApps,
  other: '',
};

const tablesRead = new Map<WrittenLanguage, ReadonlyMap<string, readonly string[]>>();

function tableOf(language: WrittenLanguage): ReadonlyMap<string, readonly string[]> {
  const known = tablesRead.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, readonly string[]>();
  for (const line of `${tables[language]}\n${topicsOfApps[language]}`.split('\n')) {
    const [name = '', words = ''] = line.split(':');
    if (words === '') continue;
    const key = stemOf(name.trim());
    // "Dépense" and "dépenses" have rows of their own.
    table.set(key, [...new Set([...(table.get(key) ?? []), ...words.trim().split(' ')])]);
  }
  tablesRead.set(language, table);
  return table;
}

const mixed =
  /\b(?:coffees?|brew(?:s|ing)?|espresso|cocktails?|glazes?|dyes?|soaps?|candles?|perfumes?|inks?|paints?|lotions?|resins?|concrete|Glasur|Seife)\b/iu;

/** Words whose row tells one sense of them, what a text says that means this one, and what holds in any: an hour's alarm wakes nobody, and dough has a hydration. */
const senses: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^alarms?$/iu, /\b(?:clock|wak\p{L}+|mornings?|sleep\p{L}*|bed\p{L}*|snooze)\b/iu, 'alert'],
  [
    /^hydration$/iu,
    /\b(?:drink\p{L}*|glass\p{L}*|bottles?|track\p{L}*|remind\p{L}*|daily|thirst\p{L}*|health)\b/iu,
    '',
  ],
  [/^scanners?$/iu, /\b(?:documents?|papers?|pages?|pdfs?|receipts?|letters?|contracts?)\b/iu, 'scan'],
  [
    /^maps?$/iu,
    /\b(?:navigat\p{L}*|routes?|trails?|roads?|streets?|driv\p{L}+|hik\p{L}+|gps|directions?|paths?)\b/iu,
    'location',
  ],
  // A purring cat among the sounds of an app, and coffee on a rota.
  [
    /^(?:cats?|dogs?)$/iu,
    /\b(?:pets?|vets?|feed\p{L}*|breed\p{L}*|owners?|walk\p{L}*|vaccin\p{L}*|puppy|puppies|kittens?|health|weight|training|litter)\b/iu,
    '',
  ],
  [
    /^coffees?$/iu,
    /\b(?:brew\p{L}*|espresso|beans?|grind\p{L}*|roast\p{L}*|baristas?|pour|recipes?|caf[eé]s?|cups?|v60|aeropress|caffeine)\b/iu,
    '',
  ],
  // "Discuter par chat" is done without a cat.
  [
    /^chats?$/iu,
    /(?<!\p{L})(?:félins?|croquettes|vétérinaires?|animal|animaux|chiens?|chatons?|chatte|litière|gamelle|compagnie|vaccins?|race)(?!\p{L})/iu,
    '',
  ],
  // "El Camino Portugués" is a way.
  [
    /^(?:portugués|francés|inglés|italiano|alemán|español|chino|japonés|árabe)$/iu,
    /(?<!\p{L})(?:aprend\p{L}+|idiomas?|vocabulario|clases?|lecciones|gramática|habla\p{L}*|palabras|traduc\p{L}+)(?!\p{L})/iu,
    '',
  ],
  // "Cuenta las vueltas" is a verb.
  [/^cuenta$/iu, /(?<!\p{L})(?:dinero|gastos?|banco|euros?|pagar|pagos?|dividir)(?!\p{L})/iu, ''],
];

function rowOf(word: string, text: string, table: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const row = table.get(stemOf(word)) ?? [];
  const sense = row.length === 0 ? undefined : senses.find(([of]) => of.test(word));
  if (sense === undefined || sense[1].test(text)) return row;
  return sense[2] === '' ? [] : [sense[2]];
}

/** "Lo que bebes" is no baby: what one does stands behind it. */
const whatOne = /(?<!\p{L})(?:lo que|ce que (?:tu|vous)|sons? de|bruits? de|sonidos? de)\s\p{L}+/giu;

/** Words that an app of these words is searched by, in the order of the text and without repeats. */
export function relatedToApp(text: string, language: WrittenLanguage): string[] {
  const table = tableOf(language);
  const words = text
    .replace(whatOne, ' ')
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => [word, ...word.split('-')]);
  // The recipe of a glaze is eaten by nobody.
  const isMixed = mixed.test(text);
  return [
    ...new Set(
      words.filter((word) => !isMixed || !/^re[cz]/iu.test(word)).flatMap((word) => rowOf(word, text, table)),
    ),
  ];
}

/** Words that mean something else where an app only mentions them: filler words that are counted, a pace that is measured. */
const inPassing = new Set(
  (
    'word measure allergy note symptom message grade paint script floor pattern font delivery quote ' +
    'dream history saving story photo document client email contact family event energy school travel ' +
    'video team car station diario tagebuch liste lista rappel rappels recordatorio recordatorios ' +
    'erinnerung notes notas notizen photo photos foto fotos documents documentos pdf santé salud ' +
    'scanner tickets vidéo vídeo vidéos vídeos calendrier calendario kalender agenda journal enfants niños équipe equipo mer mar ' +
    'tiempo test carte mapa baby bébé couple timer budget école colegio'
  )
    .split(' ')
    .map(stemOf),
);

/** Words that an app whose text goes on to name these things is searched by; none for a word that is only passed by. */
export function relatedInPassing(text: string, language: WrittenLanguage): string[] {
  return relatedToApp(
    text.replace(/\p{L}+/gu, (word) => (inPassing.has(stemOf(word)) ? '' : word)),
    language,
  );
}

/** "Recettes", "courses": the nouns of a text that apps are looked for by, as it spells them; each once. German, Spanish and French. */
export function appTopics(text: string, language: 'de' | 'es' | 'fr'): string[] {
  const table = tableOf(language);
  const found = new Map<string, string>();
  for (const word of text.split(/[^\p{L}-]+/u)) {
    const stem = stemOf(word);
    if (word.length > 3 && table.has(stem) && !inPassing.has(stem) && !found.has(stem)) found.set(stem, word);
  }
  return [...found.values()];
}

type Said = Readonly<Record<WrittenLanguage, string>>;
const everywhere = (word: string): Said => ({ en: word, de: word, es: word, fr: word, other: word });

/** What many apps can do and people look for, where the app's own text says it. */
const said: readonly (readonly [RegExp, Said])[] = [
  [
    /\boffline\b|\bwithout (?:an? )?(?:internet )?connection\b|(?<!\p{L})(?:sin conexión|sans connexion|hors ligne|ohne internet)(?!\p{L})/iu,
    everywhere('offline'),
  ],
  [/\bwidgets?\b/iu, everywhere('widget')],
  [
    /\bdark mode\b|\bnight mode\b|dunkelmodus|modo oscuro|mode sombre/iu,
    { ...everywhere('dark'), de: 'dunkelmodus', es: 'oscuro', fr: 'sombre' },
  ],
  [
    /\bremind(?:s|ers?)\b|(?<!\p{L})(?:erinnert|erinnerungen|erinnerung|avisa|avisos?|te recuerda|recordatorios?|rappelle|rappels?)(?!\p{L})/iu,
    { en: 'reminder', de: 'erinnerung', es: 'recordatorio', fr: 'rappel', other: '' },
  ],
  [/\bback-?ups?\b/iu, everywhere('backup')],
  [/\bcsv\b/iu, everywhere('csv')],
];

/** Plain functions that an app's text names without a noun of their own ("works offline"). */
export function saidOfApp(text: string, language: WrittenLanguage): string[] {
  return said.flatMap(([pattern, word]) => (pattern.test(text) ? [word[language]] : []));
}
