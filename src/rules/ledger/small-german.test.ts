import { expect, test } from 'vitest';
import { withUmlauts } from './german-umlauts.ts';
import { isSmallGerman, withGermanCapitals, withGermanFields, withNounCapitals } from './small-german.ts';

test.each([
  [
    'verkaufe meinen akkuschrauber von bosch. 18 volt, mit 2 akkus und ladegerät im koffer.',
    'verkaufe meinen Akkuschrauber von Bosch. 18 Volt, mit 2 Akkus und Ladegerät im Koffer.',
  ],
  [
    'nach dem tragen in heißes wasser legen, aus tpu, für dickes und dünnes haar.',
    'nach dem Tragen in heißes Wasser legen, aus TPU, für dickes und dünnes Haar.',
  ],
  ['mindestmenge 20 stück. preis pro karte 2,90 euro', 'Mindestmenge 20 Stück. Preis pro Karte 2,90 Euro'],
  [
    'abzuholen in leipzig, ist schon ein bisschen verkratzt. breite 80 cm, breite griffe, schlichtes design',
    'abzuholen in Leipzig, ist schon ein bisschen verkratzt. Breite 80 cm, breite Griffe, schlichtes Design',
  ],
  [
    'ihr braucht eine kettenzange und einen kettennieter',
    'ihr braucht eine Kettenzange und einen Kettennieter',
  ],
  [
    'diagramme der letzten 30 tage, wenn ein schwellenwert erreicht ist. für kanuten, angler und anwohner, aktionsradius 11 m',
    'Diagramme der letzten 30 Tage, wenn ein Schwellenwert erreicht ist. Für Kanuten, Angler und Anwohner, Aktionsradius 11 m',
  ],
  [
    'ich nähe taschen, färben und bügeln möglich. effiziente und spezifische pflege, leichteste bauart, rausgewachsen',
    'ich nähe Taschen, färben und bügeln möglich. Effiziente und spezifische Pflege, leichteste Bauart, rausgewachsen',
  ],
  [
    'mit wunschname bestickt, feuchttücherfach, masse 25 x 18 cm, einfach und mehrfach, die masse ist weich',
    'mit Wunschname bestickt, Feuchttücherfach, Maße 25 x 18 cm, einfach und mehrfach, die masse ist weich',
  ],
  [
    'creme mit lavendelöl in der tube, aus kleinen chargen, für 3 lichtfarben',
    'Creme mit Lavendelöl in der Tube, aus kleinen Chargen, für 3 Lichtfarben',
  ],
  ['beim reiten, zum mitnehmen, am besten kalt', 'beim Reiten, zum Mitnehmen, am besten kalt'],
  [
    'fotos sortieren, garantieren, bearbeiten, entdecken',
    'Fotos sortieren, garantieren, bearbeiten, entdecken',
  ],
  [
    'mehrfach gewartet, einfach, alleine, gemeinsamen, silberfarben',
    'mehrfach gewartet, einfach, alleine, gemeinsamen, silberfarben',
  ],
  [
    'falls mal einer verloren geht, mit gehäkeltem rand',
    'falls mal einer verloren geht, mit gehäkeltem Rand',
  ],
  [
    'abholung in köln-ehrenfeld, holz-optik, kinder-freundlich',
    'Abholung in Köln-Ehrenfeld, Holz-Optik, kinder-freundlich',
  ],
  ['sprechzeiten mo bis do, di-fr, so schön', 'sprechzeiten Mo bis Do, Di-Fr, so schön'],
  ['2 paar socken, ein paar kratzer', '2 Paar Socken, ein paar Kratzer'],
  [
    'mit öl, 2 kröseleisen, flussmittel, griff mooreiche, ringmass 22 mm, dorn 12 cm, im glaskasten. gebraucht-läuft ruhig',
    'mit Öl, 2 Kröseleisen, Flussmittel, Griff Mooreiche, Ringmass 22 mm, Dorn 12 cm, im Glaskasten. Gebraucht-läuft ruhig',
  ],
  ['auch zum blumen pressen, tut der sache nix', 'auch zum Blumen pressen, tut der Sache nix'],
  ['höhe ca. 40 cm, brenndauer max. 30 std. im glas', 'Höhe ca. 40 cm, Brenndauer max. 30 std. im Glas'],
])('writes %s with the capitals of its nouns', (small, written) => {
  expect(withNounCapitals(small)).toBe(written);
});

test.each([
  ['Topflappen aus Baumwolle, mit Aufhänger und die Farbe ist rot', false],
  ['tasse aus keramik, mit henkel und nicht für die spülmaschine', true],
  ['A ring set in silver so that it can hang on a band or in an open frame', false],
  ['the die is in an oil bath, name and text on request', false],
  ['set van 6 placemats van wolvilt, niet in de wasmachine, met een doek', false],
])('knows whether %s leaves German nouns small', (text, isSmall) => {
  expect(isSmallGerman(text)).toBe(isSmall);
});

test('writes a small name before a text that is written well', () => {
  const product = {
    name: 'ohrstecker silber',
    category: 'Schmuck',
    description: 'Kleine Ohrstecker und nicht aus Blech.',
  };
  expect(withGermanCapitals(product).name).toBe('Ohrstecker Silber');
});

test('leaves an English product as it is', () => {
  const product = {
    name: 'ring set',
    category: 'Rings',
    description: 'A ring set in silver with an open band.',
  };
  expect(withGermanCapitals(product)).toBe(product);
});

test('writes short fields as nouns', () => {
  const fields = {
    targetAudience: 'kletterer, kinder ab 3 jahren',
    seasonalRelevance: 'hochzeit, Taufe',
    location: 'köln',
  };
  expect(withGermanFields(fields)).toEqual({
    targetAudience: 'Kletterer, Kinder ab 3 Jahren',
    seasonalRelevance: 'hochzeit, Taufe',
    location: 'köln',
  });
});

test.each([
  ['Tasche fuer die Kueche und nicht die Groesse M', 'Tasche für die Küche und nicht die Größe M'],
  ['gruene Stuehle aus Koeln, laeuft und ist schoen', 'grüne Stühle aus Köln, läuft und ist schön'],
  [
    'Bett, hoehenverstellbar und zurueckgegeben, nicht mit Tuer',
    'Bett, höhenverstellbar und zurückgegeben, nicht mit Tür',
  ],
  ['neue Feuerzeuge und aktuelle Poesie, Quelle, Statue, blaue Steuer für mit', undefined],
  ['Feuer, Duell, Abenteuer, zuerst, manuell und Oboe mit Israel', undefined],
  ['Tür mit Laenge und nicht', undefined],
  ['The shoe and the poem, blue, true, with statue', undefined],
])('writes the umlauts of %s', (text, written = text) => {
  expect(withUmlauts(text, text)).toBe(written);
});
