import { expect, test } from 'vitest';
import { fragmentsOf, splitSentences } from './clauses.ts';
import { shapeOf, type Shape } from './shape.ts';

test.each<[line: string, sentences: readonly string[]]>([
  [
    'Kette frisch geschärft, 2. Kette liegt bei. Filter neu.',
    ['Kette frisch geschärft, 2. Kette liegt bei.', 'Filter neu.'],
  ],
  ['Ich bin im 7. Semester und gebe Nachhilfe.', ['Ich bin im 7. Semester und gebe Nachhilfe.']],
  [
    'Verkaufe die 3. Staffel auf DVD. Die 2. ist weg.',
    ['Verkaufe die 3. Staffel auf DVD.', 'Die 2. ist weg.'],
  ],
  ['Es gibt Größen 36, 38, 40. Farben rot und blau.', ['Es gibt Größen 36, 38, 40.', 'Farben rot und blau.']],
  ['Für Klasse 5 bis 12. Preise auf Anfrage.', ['Für Klasse 5 bis 12.', 'Preise auf Anfrage.']],
  [
    'It is from the Oak Mill Co. 1997 line. It is red.',
    ['It is from the Oak Mill Co. 1997 line.', 'It is red.'],
  ],
  ['Made by the Oak Mill Co. Red lid.', ['Made by the Oak Mill Co.', 'Red lid.']],
  ['Based in Leeds, est. 1998. We bake.', ['Based in Leeds, est. 1998.', 'We bake.']],
  ['Two sessions called "Basics." They are free.', ['Two sessions called "Basics."', 'They are free.']],
  ['24 Stk. in 12 Größen. Form: Mandel.', ['24 Stk. in 12 Größen.', 'Form: Mandel.']],
  ['Set mit 6 Stk. Farbe rot.', ['Set mit 6 Stk.', 'Farbe rot.']],
  ['Nude m. weißer Spitze. Größe M. Farbe rot.', ['Nude m. weißer Spitze.', 'Größe M.', 'Farbe rot.']],
  ['Auftragen, 20 Sek. festdrücken. Nicht kleben.', ['Auftragen, 20 Sek. festdrücken.', 'Nicht kleben.']],
  [
    '2 Felgen mit Kratzern (s. Fotos), 2 gut. Keine Risse.',
    ['2 Felgen mit Kratzern (s. Fotos), 2 gut.', 'Keine Risse.'],
  ],
  ['Maße s. Bild 3. Abholung in Köln.', ['Maße s. Bild 3.', 'Abholung in Köln.']],
  ['Innen m. Baumwolle gefüttert. Höhe 26 cm.', ['Innen m. Baumwolle gefüttert.', 'Höhe 26 cm.']],
  ['Braun, Weiß od. Schwarz. Name wird eingebrannt.', ['Braun, Weiß od. Schwarz.', 'Name wird eingebrannt.']],
  [
    'Laisser brûler 2 h min. pour une fonte homogène. Pot en verre.',
    ['Laisser brûler 2 h min. pour une fonte homogène.', 'Pot en verre.'],
  ],
  ['Stempel dat. 1954, alt. Farbe blau.', ['Stempel dat. 1954, alt.', 'Farbe blau.']],
  ['Tuyau fin s. XIX, bois. Long. 118 cm.', ['Tuyau fin s. XIX, bois.', 'Long. 118 cm.']],
  ['Ardoise 35 x 35 cm ép. 15 mm. Gravée.', ['Ardoise 35 x 35 cm ép. 15 mm.', 'Gravée.']],
  ['Unikat, ca. 60 Std. Arbeit. Wachs.', ['Unikat, ca. 60 Std. Arbeit.', 'Wachs.']],
  ['Knöpfe, unterschiedl. in Farbe. Neu.', ['Knöpfe, unterschiedl. in Farbe.', 'Neu.']],
  ['Versand innerh. von 3 Tagen. Danke.', ['Versand innerh. von 3 Tagen.', 'Danke.']],
  ['MHD mind. 6 Monate. Ohne Palmöl.', ['MHD mind. 6 Monate.', 'Ohne Palmöl.']],
  [
    '189 € p.P. inkl. Ton, Glasur. Schürze mitbringen.',
    ['189 € p.P. inkl. Ton, Glasur.', 'Schürze mitbringen.'],
  ],
  [
    'Die o.g. Maße sind ca. Werte. z.T. leichte Kratzer.',
    ['Die o.g. Maße sind ca. Werte.', 'z.T. leichte Kratzer.'],
  ],
  ['Motor i.O. Reifen neu.', ['Motor i.O.', 'Reifen neu.']],
  ['4 Felgen orig. Audi, silber. Ohne Reifen.', ['4 Felgen orig. Audi, silber.', 'Ohne Reifen.']],
  ['Pour 6 pers. : 1,2 kg de veau. Cuisson 2 h.', ['Pour 6 pers. : 1,2 kg de veau.', 'Cuisson 2 h.']],
  ['Tirage de 30 ex. numérotés. Sans cadre.', ['Tirage de 30 ex. numérotés.', 'Sans cadre.']],
  ['Caja de 12 uds. de 30 g. Sin gluten.', ['Caja de 12 uds. de 30 g.', 'Sin gluten.']],
  [
    'Scatola da 6 pz. con coperchio. Fatto in Italia.',
    ['Scatola da 6 pz. con coperchio.', 'Fatto in Italia.'],
  ],
  [
    'Length 38 cm. comes with a box. 20 m. works fine.',
    ['Length 38 cm.', 'comes with a box.', '20 m.', 'works fine.'],
  ],
  ['Comes in red. (See photos. Thanks) Ships free.', ['Comes in red.', '(See photos. Thanks) Ships free.']],
])('a stop that shortens a word ends no sentence: %s', (line, sentences) => {
  expect(splitSentences(line)).toEqual(sentences);
});

test.each<[text: string, fragments: readonly string[]]>([
  ['Tagliando con olio, filtro aria e 40 controlli', ['Tagliando con olio, filtro aria e 40 controlli']],
  [
    '189 € inkl. Ton, Glasur, 2 Brände, Suppe & Getränke',
    ['189 € inkl. Ton, Glasur, 2 Brände, Suppe & Getränke'],
  ],
  ['mit Brustgurt, 2 Außentaschen und Schlüsselhaken', ['mit Brustgurt, 2 Außentaschen und Schlüsselhaken']],
  ['Mütze mit Fleece, Farben schwarz, senf, rot', ['Mütze mit Fleece', 'Farben schwarz, senf, rot']],
  ['colores negro, vino, verde militar', ['colores negro, vino, verde militar']],
  [
    'bonnet réversible (noir / champagne), taille unique',
    ['bonnet réversible (noir / champagne)', 'taille unique'],
  ],
  ['expédiée à plat, depuis Saint-Malo', ['expédiée à plat, depuis Saint-Malo']],
  ['Leder schwarz, 30 cm, 2 Fächer', ['Leder schwarz', '30 cm', '2 Fächer']],
])('an enumeration stays whole, a list falls apart: %s', (text, fragments) => {
  expect(fragmentsOf(text)).toEqual(fragments);
});

test.each<[text: string, language: 'de' | 'es' | 'fr', shape: Shape]>([
  ['Du lernst Ton schlagen, zentrieren und abdrehen', 'de', 'sentence'],
  ['Ich säge, löte und feile alle Stücke selbst', 'de', 'sentence'],
  ['Trag Schmerzen, Schlaf und Stimmung ein', 'de', 'sentence'],
  ['Mach einfach den Deckel auf', 'de', 'sentence'],
  ['Ihr neues Lieblingsstück aus Holz', 'de', 'noun'],
  ['Ring aus Holz zum Aufhängen', 'de', 'noun'],
  ['Puedes cambiar textos, colores y tipografías', 'es', 'sentence'],
  ['Recibes un PDF con el enlace', 'es', 'sentence'],
  ['Soy Nerea y hago pendientes', 'es', 'sentence'],
  ['Zapatillas de lona, blancas', 'es', 'noun'],
  ['Vous recevez 500 photos retouchées', 'fr', 'sentence'],
  ['Je vous accompagne toute la journée', 'fr', 'sentence'],
  ['Elles tiennent chaud', 'fr', 'sentence'],
  ['Prévoir des bras', 'fr', 'order'],
  ['Tuteur en bambou, 60 cm', 'fr', 'noun'],
])('a pronoun, a particle or an ending tells the verb: %s', (text, language, shape) => {
  expect(shapeOf(text, language)).toBe(shape);
});
