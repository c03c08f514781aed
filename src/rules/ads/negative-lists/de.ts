import type { NegativeList } from './negative-list.ts';

/** Usual negatives in German; singular and plural, since negatives know no close variants. */
export const de: NegativeList = {
  common: `jobs: jobs, job, stellenangebote, stellenangebot, gehalt, praktikum, ausbildung, bewerbung, lebenslauf
meaning: bedeutung, definition, wikipedia
files: pdf, vorlage, muster`,
  ofType: {
    restaurant: `diy: rezept, rezepte, selber machen, selber kochen
facts: kalorien, nährwerte
goods: franchise, gastronomiebedarf, zu verkaufen
other: clipart`,
    retail: `diy: selber machen, bastelanleitung, schnittmuster, reparatur
goods: großhandel, mieten, bedienungsanleitung, ersatzteile
other: fälschung, replika`,
    service: `diy: selber machen, anleitung, tutorial, youtube
study: kurs, weiterbildung, schulung
goods: software, werkzeug, set`,
    healthcare: `study: medizinstudium, studium, weiterbildung
facts: symptome, bilder, statistik, studie
diy: hausmittel
other: tierarzt, klage, ehrenamt`,
    automotive: `other: spielzeug, spiel, modellauto, hintergrundbild, rückruf, simulator, führerschein
diy: selber machen, anleitung
goods: schrottplatz, schrott`,
    home_services: `diy: selber machen, anleitung, tutorial, youtube
goods: werkzeug, ersatzteile, mieten, großhandel, baumarkt
study: meisterprüfung, umschulung
other: gewerkschaft`,
    professional_services: `files: beispiel, rechner, excel
goods: software kostenlos
study: kurs, prüfung, studium, zertifikat
other: forum`,
    fitness: `goods: geräte, kleidung, app
diy: zu hause, video, youtube, trainingsplan pdf
study: trainerlizenz
other: steroide`,
    beauty: `diy: selber machen, zu hause, tutorial
study: schule, lehrgang, schulung
goods: großhandel, set, drogerie
facts: bilder`,
    education: `files: lösungen, lösungsbuch, arbeitsblatt, arbeitsblätter, unterrichtsentwurf
other: spickzettel, schüler login, forum, quiz, abitur lösungen`,
    real_estate: `study: prüfung, ausbildung zum makler, lehrgang
files: mietvertrag vorlage, kaufvertrag muster
facts: zwangsversteigerung liste, immobilienblase
other: spiel, simulator, monopoly`,
    legal: `study: jurastudium, staatsexamen, referendariat
files: musterbrief, musterschreiben, hausarbeit
facts: wörterbuch, gesetzestext
other: pro bono, serie, kreuzworträtsel`,
    other: `diy: selber machen, anleitung, tutorial, youtube
facts: bilder, clipart
other: forum, spiel, songtext, hausarbeit`,
  },
};
