/**
 * Single words that people search a German app by, in the form and by the rule of `related-words-apps.ts`: what such an app deals
 * with and what one does with it.
 */
export const germanApps = `
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
`;
