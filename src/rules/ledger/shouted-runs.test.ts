import { expect, test } from 'vitest';
import { spelledOut, withoutGreeting } from './shorthand.ts';
import { calmName, withoutShouting } from './shouted-runs.ts';

test.each<[text: string, calm: string]>([
  [
    'HUNDEDECKE FÜR DIE RÜCKBANK: Passt in die meisten Autos mit Bank.',
    'Hundedecke für die Rückbank: Passt in die meisten Autos mit Bank.',
  ],
  [
    'EINFACHE MONTAGE: Gurte um die Stützen legen, fertig.',
    'Einfache Montage: Gurte um die Stützen legen, fertig.',
  ],
  ['4 LAGEN: Gewebe und Watte für die Bank.', '4 Lagen: Gewebe und Watte für die Bank.'],
  [
    'Riegel mit Erdnüssen für Sportler. ENTHÄLT MILCH, ERDNÜSSE, SOJA.',
    'Riegel mit Erdnüssen für Sportler. Enthält Milch, Erdnüsse, Soja.',
  ],
  [
    'VERKAUFE WEGEN UMZUG MEINE WASCHMASCHINE, LÄUFT EINWANDFREI und leise',
    'Verkaufe wegen Umzug meine Waschmaschine, läuft einwandfrei und leise',
  ],
  [
    'Tela con elastano para ti, NO SE TRANSPARENTAN al hacer ejercicio',
    'Tela con elastano para ti, no se transparentan al hacer ejercicio',
  ],
  ['DESCARGA DIGITAL - no se envía nada por correo', 'Descarga digital - no se envía nada por correo'],
  [
    'NE PAS LAVER EN MACHINE. Tissu DOUX ET CHAUD pour bébé',
    'Ne pas laver en machine. Tissu doux et chaud pour bébé',
  ],
  [
    'Das Mobile ist KEIN Spielzeug und gehört nicht ins Bett.',
    'Das Mobile ist KEIN Spielzeug und gehört nicht ins Bett.',
  ],
  [
    'LED TV mit USB und HDMI, STIHL MS 170 für den Garten',
    'LED TV mit USB und HDMI, STIHL MS 170 für den Garten',
  ],
  [
    'PETARO DECKE FÜR DIE BANK: passt mit Gurt und Haken',
    'PETARO Decke für die Bank: passt mit Gurt und Haken',
  ],
  ['STRICTLY FOR THE TRADE: with the best of all', 'STRICTLY FOR THE TRADE: with the best of all'],
])('a shouted run reads as a sentence, and single words, names and English stay: %s', (text, calm) => {
  expect(withoutShouting(text, 'PETARO Hundedecke')).toBe(calm);
});

test.each<[text: string, rest: string]>([
  ['Hallo ihr Lieben, ich bin Jule und knüpfe.', 'Ich bin Jule und knüpfe.'],
  ['Servus beinand! Heut bauen wir ein Hochbeet.', 'Heut bauen wir ein Hochbeet.'],
  ['Holaaa! Soy Nerea y hago pendientes', 'Soy Nerea y hago pendientes'],
  ['Hola chicas!! hoy tejemos el pulpito', 'Hoy tejemos el pulpito'],
  ['Coucou mes gourmands ! Aujourd’hui la blanquette.', 'Aujourd’hui la blanquette.'],
  ['Ciao a tutti, oggi prepariamo il pane', 'Oggi prepariamo il pane'],
  ['Bonjour à tous, je vends mon vélo', 'Je vends mon vélo'],
  ['Hello Kitty, pink mug with handle', 'Hello Kitty, pink mug with handle'],
  ['Hallo', 'Hallo'],
])('a greeting is no part of what is told: %s', (text, rest) => {
  expect(withoutGreeting(text)).toBe(rest);
});

test.each<[text: string, told: string]>([
  ['Für Kinder ab 6 J. geeignet', 'Für Kinder ab 6 Jahren geeignet'],
  ['ca. 4-6 J., rot', 'ca. 4-6 Jahre, rot'],
  ['Für Kinder von 4-6 J. Autorin: Marit', 'Für Kinder von 4-6 Jahren. Autorin: Marit'],
  ['Bach, J. S. und 3 Söhne', 'Bach, J. S. und 3 Söhne'],
])('years of age are spelled out: %s', (text, told) => {
  expect(spelledOut(text)).toBe(told);
});

test.each([
  [
    'LAVAGE A LA MAIN, NE PASSE PAS AU FOUR. POIDS 950G, SANS PFAS, 28 CM.',
    'POELE 28CM',
    'Lavage à la main, ne passe pas au four. Poids 950g, sans PFAS, 28 cm.',
  ],
  [
    'TAPON DE ROSCA CON ASA. MANTIENE FRIO 24H Y CALOR 12H. SIN BPA.',
    'BOTELLA TERMICA 750ML',
    'Tapon de rosca con asa. Mantiene frio 24h y calor 12h. Sin BPA.',
  ],
  [
    'KLEINE DELLE LINKS UNTEN. RECHNUNG IST DA UND W1 OHNE TROCKNER, 7 KG.',
    'WASCHMASCHINE MIELE',
    'Kleine Delle links unten. Rechnung ist da und W1 ohne Trockner, 7 kg.',
  ],
])('writes %s, all of it shouted, in small letters', (text, name, calm) => {
  expect(withoutShouting(text, name)).toBe(calm);
});

test.each([
  ['POELE ANTIADHESIVE 28CM TOUS FEUX', 'fr', 'Poele antiadhesive 28cm tous feux'],
  ['BOTELLA TERMICA CON ASA 750ML', 'es', 'Botella termica con asa 750ml'],
  ['WASCHMASCHINE MIELE W1 7KG', 'de', 'Waschmaschine Miele W1 7kg'],
  ['TORTILLA DE PATATAS receta facil', 'es', 'Tortilla de patatas receta facil'],
  ['HDMI KABEL SCHWARZ', 'de', 'HDMI Kabel schwarz'],
  ['FJELL 22L Rolltop', 'de', 'FJELL 22L Rolltop'],
  ['BOTELLA TERMICA', 'en', 'BOTELLA TERMICA'],
] as const)('writes the name %s as its language does', (name, language, calm) => {
  expect(calmName(name, language)).toBe(calm);
});

test.each<[text: string, calm: string]>([
  [
    'MONTRE DES ANNÉES 70, BRACELET CUIR D’ORIGINE. ACHETÉE À BESANÇON CHEZ L’HORLOGER. JUSQU’À 30 M',
    'Montre des années 70, bracelet cuir d’origine. Achetée à Besançon chez l’horloger. Jusqu’à 30 m',
  ],
  [
    "PORTE-BÉBÉ EN COTON, L'ATTACHE EST EN BOIS. S'OUVRE PAR DEVANT",
    "Porte-bébé en coton, l'attache est en bois. S'ouvre par devant",
  ],
  [
    'BOUGIE COULÉE À LA MAIN À GRASSE, VISIBLE À CLERMONT-FERRAND OU À SAINT-DENIS',
    'Bougie coulée à la main à Grasse, visible à Clermont-Ferrand ou à Saint-Denis',
  ],
  [
    "LAMPADA IN OTTONE DELL'800 CON PRESA, RITIRO A MILANO",
    "Lampada in ottone dell'800 con presa, ritiro a Milano",
  ],
  [
    'DAMENMANTEL VON GIL BRET GRÖSSE 42, FARBE WEISS. ZWEI KNÖPFE FEHLEN. REISSVERSCHLUSS NEU',
    'Damenmantel von Gil Bret Größe 42, Farbe weiß. Zwei Knöpfe fehlen. Reißverschluss neu',
  ],
  [
    'SOFA VON PRIVAT, LEDER SCHWARZ. EIN RISS AM ARMTEIL, SCHLOSS UND FÜSSE HEIL',
    'Sofa von privat, Leder schwarz. Ein Riss am Armteil, Schloss und Füße heil',
  ],
])('elisions, towns, makers and the sharp s of a text in capitals: %s', (text, calm) => {
  expect(withoutShouting(text, '')).toBe(calm);
});

test.each([
  ['LAVE-VAISSELLE BOSCH', 'fr', 'Lave-vaisselle bosch'],
  ['DAMENMANTEL WOLLE GR. 42', 'de', 'Damenmantel Wolle Gr. 42'],
  ['WASCHMASCHINE WEISS', 'de', 'Waschmaschine weiß'],
] as const)('a name in capitals: %s', (name, language, calm) => {
  expect(calmName(name, language)).toBe(calm);
});
