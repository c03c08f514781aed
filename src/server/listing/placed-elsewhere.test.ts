import { expect, it } from 'vitest';
import { textOfField } from '#rules/facts/field-text.ts';
import { onlyBacked } from '#rules/listing/backed.ts';
import type { Listing } from '#rules/listing/listing.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const tote = prepared(
  'Linen market tote',
  'Big market tote sewn from undyed Lithuanian linen. 42 cm wide, 38 cm high. One inside pocket with a button. I sew each one in my flat in Leeds.',
  'etsy',
);
const spoon = prepared(
  'Geschnitzter Kochlöffel',
  'Kochlöffel aus Kirschholz, 30 cm lang, mit dem Messer geschnitzt. Mit Walnussöl geölt. Schönes Geschenk zur Hochzeit.',
  'etsy',
);
const lamp = prepared(
  'Lampe en papier washi',
  'Suspension en papier washi blanc, diamètre 40 cm, pliée à la main à Lyon. Ampoule non fournie. Livrée à plat.',
  'etsy',
);
const breadBin = prepared(
  'Brotkasten aus Metall',
  'Brotkasten aus Metall mit Deckel aus Bambus, den man als Schneidebrett benutzen kann. 34 x 21 x 16 cm.',
  'etsy',
);
const dentist = prepared(
  'Zahnarztpraxis Hollweg',
  'Zahnarztpraxis in Bremen. Füllungen, Zahnersatz, Kinder ab 3. Mo bis Do 8 bis 18, Fr bis 13 Uhr. Termine auch online.',
);
const quiz = prepared(
  'Vogelstimmen Quiz',
  'Quiz mit 120 Vogelstimmen. Drei Schwierigkeitsstufen, läuft offline. Export als CSV. Kostenlos mit Werbung.',
  'playstore',
);
const bookcase = prepared(
  'White bookcase',
  'White bookcase 80 x 28 x 202, five shelves. Scratches on the left side. Taken apart already. Collect in Salford. £25.',
  'etsy',
);
const coffee = prepared(
  'Cold brew coffee bags',
  'Coarse ground coffee in filter bags for cold brew. Pack of 6 bags, each makes 1 litre. Steep 14 hours in the fridge.',
  'etsy',
);
const scale = prepared(
  'Digital kitchen scale',
  'Digital kitchen scale. Weighs up to 5 kg in 1 g steps. Glass top. Switches between g, oz, lb and ml.',
  'etsy',
);
const mount = prepared(
  'Bike phone mount',
  'Phone mount for bike handlebars 22 to 32 mm. Holds phones from 4.7 to 6.8 inches with four silicone corners. Turns 360 degrees. Aluminium clamp.',
  'etsy',
);
const trains = prepared(
  'Wooden train set',
  'Wooden train set, about 60 pieces, tracks, two bridges, one battery engine (works), 8 wagons.',
  'etsy',
);
const pottery = prepared(
  'Clases de cerámica',
  'Taller de cerámica en Valencia. Clases de torno martes y jueves. Máximo 6 personas. Sin matrícula.',
);
const sofa = prepared(
  'Corner sofa grey',
  'Grey fabric corner sofa with chaise. New legs. Sofa bed works. Comes in two parts. One pad off. 240 x 160.',
  'etsy',
);
const brakes = prepared(
  'Changing brake pads',
  'I change the pads of a hydraulic disc brake. 0:00 tools, 1:55 wheel off, 3:20 pistons back, 31:15 new pads in.',
  'youtube',
);
const knots = prepared(
  'Knotbook',
  '90 knots with drawings. Search by use. Works without internet. 2.49 once.',
  'playstore',
);
const shears = prepared(
  'Gartenschere Bypass',
  'Bypass-Gartenschere, schneidet Äste bis 20 mm. Griffe mit Gummi. Sicherung mit dem Daumen.',
  'etsy',
);
const wheels = prepared(
  'Radladen Kurbel',
  'Fahrradwerkstatt in Leipzig. Inspektion 49 €. Di bis Fr 10 bis 18. Gebrauchte Räder ab 150 €.',
);
const shifts = prepared(
  'Cuentaturnos',
  'App para turnos rotativos: mañana, tarde y noche. Colores para cada turno. Gratis.',
  'playstore',
);
const cat = prepared(
  '木彫りの猫',
  'くすのきを彫った猫の置物。高さ12cm。蜜蝋で仕上げました。大阪の自宅で彫っています。',
  'etsy',
);

const printed = (listing: Listing, of: Prepared): Listing =>
  onlyBacked(founded(of, listing), of.platform, of.ledger, of.brief.product.name).listing;
const body = (text: string, of: Prepared): string =>
  textOfField(printed({ improvedBodyText: text }, of).improvedBodyText).trim();

it.each<[Prepared, string[], string[]]>([
  [tote, ['linen tote', 'tote with pocket'], ['teacher gift', 'mothers day gift', 'kids', 'office tote']],
  [
    spoon,
    ['Kochlöffel', 'Hochzeit Geschenk'],
    ['Geschenkbox', 'für Anfänger', 'Muttertag', 'Weihnachtsdeko'],
  ],
  [lamp, ['lampe washi'], ['cadeau crémaillère', 'lampe enfant']],
  [cat, ['木彫り', '猫 置物'], ['開運', '魔除け', '結婚祝い']],
])(
  'words that put a thing among people, days and places are no tags unless the brief names those: %#',
  (of, kept, gone) => {
    expect(printed({ tags: [...gone, ...kept] }, of).tags).toEqual(kept);
  },
);

it.each([
  [breadBin, 'Ideal für Familien und kleine Haushalte.'],
  [tote, 'Perfect for garden parties.'],
  [lamp, 'Idéale pour une chambre d’enfant.'],
  [pottery, 'Perfecto para principiantes.'],
  [dentist, 'Notdienst am Wochenende.'],
  [dentist, 'Parkplätze finden Sie direkt vor der Tür.'],
  [quiz, 'Nimm Vögel auf und lass sie bestimmen.'],
  [bookcase, 'Open to sensible offers.'],
  [bookcase, 'Not for children under 3.'],
  [dentist, 'Rund um die Uhr erreichbar.'],
  [tote, 'Used in aromatherapy.'],
  [sofa, 'Made to protect your back.'],
  [knots, 'Compliant with the new law.'],
  [shears, 'Auch für Linkshänder.'],
  [shears, 'Die Griffe schonen die Gelenke.'],
  [shifts, 'Avisa antes de cada turno.'],
  [lamp, 'Séchage rapide.'],
  [cat, '虫よけの効果もあります。'],
  [cat, '桐箱に入れてお届けします。'],
])('what nobody told of whom, when and what it costs goes: %#', (of, text) => {
  expect(body(text, of)).toBe('');
});

it.each([
  [lamp, 'Cette suspension est pliée à la main à Lyon.'],
  [lamp, 'Vous la recevez à plat.'],
  [dentist, 'Von Montag bis Donnerstag sind wir von 8 bis 18 Uhr da, freitags bis 13 Uhr.'],
  [dentist, 'Kinder behandeln wir ab 3 Jahren.'],
  [dentist, 'Einen Termin vereinbaren Sie auch online.'],
  [quiz, 'Du kannst deine Daten als CSV exportieren.'],
  [pottery, 'En nuestro taller de Valencia damos clases de torno los martes y los jueves.'],
  [pottery, 'Los grupos son de 6 personas.'],
  [coffee, 'The six bags make 6 litres in all.'],
  [scale, 'It shows grams, ounces, pounds and millilitres.'],
  [
    trains,
    'Wooden train set with around 60 pieces: tracks, two bridges, eight wagons and one battery engine.',
  ],
  [mount, 'Rotates 360 degrees.'],
  [spoon, 'Ein schönes Geschenk zur Hochzeit.'],
  [sofa, 'The legs are new.'],
  [brakes, 'The wheel comes off at 1:55.'],
  [shears, 'Die Sicherung bedienen Sie mit dem Daumen.'],
  [wheels, 'Gebrauchte Räder verkaufen wir ab 150 €.'],
  [cat, '蜜蝋で仕上げています。'],
])('what the seller told stays in other words: %#', (of, text) => {
  expect(body(text, of)).toBe(text);
});

it.each([
  [
    coffee,
    'Cold brew without the mess: each filter bag holds coarse ground coffee and makes 1 litre.',
    'Each filter bag holds coarse ground coffee and makes 1 litre.',
  ],
  [
    coffee,
    '<ul><li>6 bags in a pack</li><li>Compostable bags</li></ul>',
    '<ul><li>6 bags in a pack</li></ul>',
  ],
  [
    mount,
    'Four silicone corners grip phones from 4.7 to 6.8 inches and absorb vibrations.',
    'Four silicone corners grip phones from 4.7 to 6.8 inches.',
  ],
  [scale, 'The scale weighs up to 5 kg, no drilling needed.', 'The scale weighs up to 5 kg.'],
])('what is left of a cut can stand alone: %#', (of, text, left) => {
  expect(body(text, of)).toBe(left);
});

it('a chapter ends as the seller’s line does', () => {
  const tap = prepared(
    'How I fix a leaking kitchen tap',
    'I replace the cartridge of a kitchen tap. 0:00 what you need, 2:30 old cartridge out, 7:40 new one in.',
    'youtube',
  );
  const chapters = ['0:00 What you need', '2:30 Old cartridge out', '7:40 New one in'];
  expect(founded(tap, { chapters }).chapters).toEqual(chapters);
});
