/**
 * Single words that people search a German app by, in the form and by the rule of `related-words-apps.ts`: kinds of apps that no other
 * table knows.
 */
export const widerGermanApps = `
elterngeld: eltern baby antrag familie
elternzeit: eltern baby antrag familie
mülltonne: abfall abfuhr tonne recycling
restmüll: abfall abfuhr tonne
vpn: proxy privatsphäre sicherheit netzwerk server
dating: flirten partner kennenlernen singles liebe
singles: dating flirten partner kennenlernen
pollen: allergie heuschnupfen pollenflug
pollenarten: allergie heuschnupfen pollenflug
pollenflug: allergie heuschnupfen gräser
heuschnupfen: allergie pollen
belege: quittung rechnung scannen buchhaltung steuer
beleg: quittung rechnung scannen buchhaltung steuer
quittungen: beleg rechnung scannen steuer
steuererklärung: steuer finanzamt belege
steuer: finanzamt belege buchhaltung
mehrwertsteuer: steuer rechner brutto netto
zählerstand: strom gas wasser verbrauch zähler
zählerstände: strom gas wasser verbrauch zähler
stromzähler: verbrauch kosten ablesen
verbrauch: kosten
gas: verbrauch zähler heizung
heizung: temperatur verbrauch energie
solaranlage: strom ertrag energie
photovoltaik: strom ertrag solar energie
wallbox: laden elektroauto strom
elektroauto: laden ladesäule strom
parkplatz: parken auto parkschein stadt
parkplätze: parken auto parkschein stadt
blitzer: radar auto navigation
stau: verkehr route auto
fähre: abfahrt hafen schiff fahrplan
straßenbahn: haltestelle abfahrt fahrplan tram
haltestelle: abfahrt bus bahn fahrplan
abfahrten: fahrplan haltestelle bus bahn
mitfahrgelegenheit: fahrt mitfahren auto
fahrgemeinschaft: mitfahren auto pendeln
hundefreunde: hund gassi spaziergang welpe
gassirunde: hund spaziergang leine
giftköder: hund warnung gassi
welpe: hund erziehung training
impfung: impfpass arzt termin
impfungen: impfpass arzt termin
impfpass: impfung arzt termin
tierarzt: haustier impfung
pferd: reiten stall hufschmied
reiten: pferd stall
aquarium: fische wasser becken
lesen: buchstaben wörter lernen vorschule
silben: lesen buchstaben wörter deutsch
buchstaben: lesen schreiben alphabet lernen
vorschule: lernen buchstaben zahlen
grundschule: lernen mathe deutsch üben
diktate: rechtschreibung wörter üben
englisch: sprache lernen vokabeln grammatik
spanisch: sprache lernen vokabeln grammatik
französisch: sprache lernen vokabeln grammatik
italienisch: sprache lernen vokabeln grammatik
japanisch: sprache lernen vokabeln
konjugation: verben grammatik sprache
verben: konjugation grammatik sprache
einbürgerungstest: fragen prüfung deutschland
jagdschein: prüfung fragen jagd
angelschein: prüfung fragen angeln
sudoku: zahlen logik rätsel denkspiel
solitär: karten patience
skat: karten reizen stich
doppelkopf: karten stich
schafkopf: karten stich
mau-mau: karten
domino: steine brettspiel
memory: karten gedächtnis paare
puzzle: teile bilder
wortsuche: buchstaben wörter rätsel
galgenmännchen: wörter raten
mahjong: steine paare
bingo: zahlen karten
würfel: würfeln brettspiel
fußball: tore mannschaft verein tabelle
handball: tore mannschaft verein
volleyball: mannschaft verein punkte
tennis: match punkte schläger
tischtennis: match punkte verein
golf: platz schläger score
darts: punkte pfeile score
kegeln: punkte verein
klettern: route wand bouldern
bouldern: route wand klettern
schwimmen: bahnen training schwimmbad
joggen: laufen strecke tempo
marathon: laufen training strecke
krafttraining: übung fitness gewicht muskel
dehnen: übung beweglichkeit
rückenschmerzen: rücken übung
rücken: übung wirbelsäule
atemübungen: atmen ruhe entspannung
meditation: achtsamkeit ruhe atmen
meditationen: achtsamkeit ruhe atmen
achtsamkeit: meditation ruhe atmen
dankbarkeit: tagebuch
stimmung: gefühle tagebuch
rauchen: zigarette nichtraucher rauchstopp
nichtraucher: rauchen zigarette rauchstopp
alkohol: trinken zähler
kopfschmerzen: migräne schmerz tagebuch
migräneanfälle: kopfschmerz schmerz tagebuch
asthma: atmung peak-flow
blutzucker: diabetes insulin werte
gewicht: waage bmi körper
schritte: gehen schrittzähler strecke
puls: herz frequenz
hebamme: schwangerschaft geburt baby
wehen: geburt schwangerschaft hebamme
rezepte: kochen küche essen zutaten
kochen: rezepte küche essen
kochbuch: rezepte kochen küche
brot: backen teig mehl
grillen: fleisch kerntemperatur rezept
cocktails: drinks bar rezept mixen
vorräte: vorrat lebensmittel haltbarkeit
vorrat: lebensmittel haltbarkeit küche
mindesthaltbarkeit: lebensmittel vorrat ablauf
kühlschrank: lebensmittel vorrat haltbarkeit
einkauf: einkaufsliste supermarkt lebensmittel
gemüse: garten beet aussaat
aussaat: garten gemüse beet samen
rasen: garten mähen
miete: mieter vermieter wohnung
nebenkosten: miete wohnung vermieter
wohnung: miete umzug
umzugskisten: umzug kartons packliste
aktien: börse depot kurs
etf: börse depot sparplan
krypto: bitcoin kurs wallet
taschengeld: kinder geld sparen
sparen: geld budget sparziel
schulden: geld zurückzahlen freunde
kredit: zinsen rate rechner
arbeitszeit: stunden zeiterfassung stempeluhr
zeiterfassung: arbeitszeit stunden stempeluhr projekt
überstunden: arbeitszeit stunden zeiterfassung
schichten: dienstplan kalender arbeit
handwerker: auftrag angebot baustelle
baustelle: bautagebuch handwerk
friseur: termine salon kunden
termine: kalender planung erinnerung
hausaufgaben: schule fächer stundenplan
klassenarbeit: schule noten lernen
abitur: lernen prüfung schule
studium: uni vorlesung lernen
podcast: hören folgen
hörbuch: hören geschichten
radio: sender hören musik
klavier: noten tasten musik lernen
geige: musik üben
ukulele: akkorde musik saiten
schlagzeug: rhythmus trommeln musik
kirchenlieder: lieder singen gesangbuch
fotos: bilder album
foto: bilder kamera
dokumente: scannen pdf
pdf: scannen dokumente
passwörter: passwort tresor sicherheit
passwort: tresor sicherheit
qr-code: scannen barcode
barcode: scannen scanner
übersetzer: sprache übersetzen wörter
reiseplaner: reise route urlaub
urlaub: reise packliste koffer
wanderungen: wandern route berge gpx
gipfel: berge wandern tour
pegelstände: fluss hochwasser wasserstand
lawinen: ski schnee berge
skigebiete: ski piste schnee
polarlichter: nordlicht himmel vorhersage
gewitter: wetter blitz regenradar
erdbeben: seismisch warnung
feiertage: kalender ferien
ferien: kalender schule feiertage
geburtstage: geburtstag kalender erinnerung
hochzeit: planung gäste sitzplan
gäste: einladung planung
trauzeugen: hochzeit planung
nachbarschaft: nachbarn leihen tauschen
leihen: nachbarn tauschen
secondhand: gebraucht verkaufen
`;
