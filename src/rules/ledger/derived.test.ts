import { describe, expect, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

function numbersRefused(brief: string, text: string, written: WrittenLanguage): string[] {
  const facts = brief.split(/(?<=\.)\s/u).map((quote, index) => ({
    id: `f${index}`,
    kind: 'other' as const,
    value: quote,
    source: 'products.0.description',
    quote,
  }));
  const ledger = ledgerOf(facts, { written, tag: written });
  return unbackedClaims(text, ledger)
    .filter(({ kind }) => kind === 'number')
    .map(({ text: said }) => said);
}

/** Brief, what follows from it, and its neighbour that does not. */
const rows: readonly [WrittenLanguage, brief: string, isTrue: string, isFalse: string][] = [
  ['en', 'Two packs of 6 eggs.', 'Two packs of 6, 12 in all', 'Two packs of 6, 14 in all'],
  ['en', 'Two packs of 6 eggs.', 'Twelve eggs in two packs', 'Twelve spoons in two packs'],
  ['en', '3 x 50 ml hand cream.', '3 x 50 ml, 150 ml in total', '3 x 50 ml, 160 ml in total'],
  ['en', '3 x 50 ml hand cream.', '150 ml altogether', 'A tube of 150 ml'],
  ['en', 'Three candles, 40 hours each.', '120 hours of light in all', '140 hours of light in all'],
  [
    'en',
    'Set of 6 cubes. Two handles each.',
    'Two handles on each, twelve in all',
    'Two handles on each, ten in all',
  ],
  ['en', 'Two chest pockets, one inside pocket.', 'Three pockets', 'Four pockets'],
  [
    'en',
    'From a 2008 five-door hatch. Fits 2004-2011 hatch.',
    'From a 2008 five-door hatch',
    'From a 2009 five-door hatch',
  ],
  ['en', '4 forks, 4 knives and 4 spoons.', 'Twelve pieces', 'Sixteen pieces'],
  ['en', 'Earbuds play 8 hours plus 24 hours from the case.', '32 hours in total', '36 hours in total'],
  ['en', 'Cold for 24 hours, hot for 12 hours.', 'Cold for a full 24 hours', '36 hours in total'],
  ['en', '4 bags of 250 g coffee.', '1 kg in total', '1.2 kg in total'],
  ['en', '5 minutes per exercise, three exercises.', '15 minutes in all', '20 minutes in all'],
  ['en', 'A 25 oz bottle.', '25 oz (740 ml)', '25 oz (700 ml)'],
  ['en', '10 in tall.', '10 in (25.4 cm)', '10 in (26 cm)'],
  ['en', '190 cm long.', 'about 75 in long', 'about 72 in long'],
  ['en', 'Weighs 900 g.', 'Weighs 0.9 kg', 'Weighs 0.8 kg'],
  ['en', 'Weighs 4.4 lb.', '4.4 lb (2 kg)', '4.4 lb (2.4 kg)'],
  ['en', 'Holds 500 ml.', 'Holds half a litre', 'Holds a quarter of a litre'],
  ['en', 'Takes 90 minutes.', 'Takes an hour and a half', 'Takes two hours and a half'],
  ['en', 'Takes 30 minutes.', 'Takes half an hour', 'Takes a quarter of an hour'],
  ['en', 'Box of 12 eggs.', 'A dozen eggs', 'Half a dozen eggs'],
  ['en', 'Box of 6 eggs.', 'Half a dozen eggs', 'A dozen eggs'],
  ['en', '24 months warranty.', '2-year warranty', '3-year warranty'],
  ['en', 'Belt adjusts 28 to 48 in.', 'From 28 in up to 48 in', 'From 26 in up to 48 in'],
  ['en', 'Sizes: S, M, L.', 'Three sizes', 'Four sizes'],
  ['en', 'Powder coat in navy, sage or sand.', 'In three colors', 'In five colors'],
  ['en', 'Scents: fig, rose, cedar.', 'Choose from three scents', 'Choose from six scents'],
  ['en', 'One strap on each end, both padded.', 'Two padded straps', 'Three padded straps'],
  ['en', 'Costs £350.', 'Costs 350 pounds', 'Holds 350 ml'],
  ['en', 'Open 9 am to 5 pm.', 'Open 8 hours', 'Open 10 hours'],
  ['en', '180 guests.', 'One hundred and eighty guests', 'One hundred and ninety guests'],
  ['en', 'Keeps cold for 24 hours. Two pockets.', 'Two pockets, 24 cold hours', '24 pockets'],
  ['en', 'Set of 6 bins, two handles on each.', 'Six bins', 'Six handles'],
  ['en', 'For 2 to 4 players.', 'For four players', 'For six players'],
  ['en', '12 volt, 2 speeds, 13 mm chuck.', 'Two speeds', '12 speeds'],
  ['de', '3 Tuben à 50 ml.', '150 ml insgesamt', '160 ml insgesamt'],
  ['de', 'Drei Läufe pro Woche, 9 Wochen.', 'insgesamt 27 Läufe', 'insgesamt 24 Läufe'],
  ['de', 'Drei Übungen, je 5 Minuten.', 'zusammen eine Viertelstunde', 'zusammen eine halbe Stunde'],
  ['de', 'Zwei Griffe, ein Haken.', 'Drei Teile', 'Vier Teile'],
  ['de', 'Sechs Wochen gereift.', '42 Tage gereift', '50 Tage gereift'],
  ['de', '1,5 m Kabel.', 'anderthalb Meter Kabel', 'zweieinhalb Meter Kabel'],
  ['de', 'Von 18:30 bis 19:45 Uhr.', '75 Minuten', '90 Minuten'],
  ['de', 'Beginn 18:30 Uhr.', 'um 18.30 Uhr', 'um 19.30 Uhr'],
  ['en', 'Stretches from 4 to 6 ft.', 'Stretches by two feet', 'Stretches by three feet'],
  ['en', 'Sofa bed for two, 140 x 200 cm.', 'A 140 x 200 bed', 'A 160 x 200 bed'],
  ['en', 'An hour before low tide.', '60 minutes before low tide', '90 minutes before low tide'],
  ['de', 'Achtwöchiger Kurs.', 'acht Wochen lang', 'zehn Wochen lang'],
  ['de', 'Dreiteiliges Set.', 'Drei Teile', 'Fünf Teile'],
  ['fr', 'Alerte une heure avant.', 'Alerte 60 minutes avant', 'Alerte 30 minutes avant'],
  [
    'es',
    'Funda de lino. Incluye dos fundas de almohada de 50 x 75 cm.',
    'Tres piezas: la funda y dos fundas de almohada de 50 x 75 cm',
    'Cuatro piezas: la funda y dos fundas de almohada de 50 x 75 cm',
  ],
  ['de', 'Zwölf Eier.', 'Ein Dutzend Eier', 'Zwei Dutzend Eier'],
  ['de', 'Griffmulden an beiden Seiten.', 'Zwei Griffmulden', 'Drei Griffmulden'],
  ['de', 'Reicht 24 Monate.', 'Reicht zwei Jahre', 'Reicht drei Jahre'],
  ['de', '250 g.', 'zweihundertfünfzig Gramm', 'zweihundertsechzig Gramm'],
  ['de', 'Farben: Grau, Blau, Rot.', 'In drei Farben', 'In vier Farben'],
  ['es', 'Dos paquetes de 6 velas.', '12 velas en total', '18 velas en total'],
  ['es', 'Tres botes de 50 ml.', '150 ml en total', '200 ml en total'],
  [
    'es',
    'Funda y dos fundas de almohada.',
    'Tres piezas: la funda y dos fundas de almohada',
    'Cuatro piezas: la funda y dos fundas de almohada',
  ],
  [
    'es',
    'Contenido: 1 tira, 1 mando, 1 fuente de 12 V.',
    'Tres cosas: la tira, el mando y la fuente de 12 V',
    'Cinco cosas: la tira, el mando y la fuente de 12 V',
  ],
  ['es', 'De 6 a 18 meses.', 'entre seis meses y año y medio', 'entre seis meses y dos años y medio'],
  [
    'es',
    'De 9 a 20 h.',
    'de nueve de la mañana a ocho de la tarde',
    'de nueve de la mañana a siete de la tarde',
  ],
  ['es', 'Pesa 500 g.', 'Pesa medio kilo', 'Pesa un cuarto de kilo'],
  ['es', 'Pago a 12 meses.', 'Pago a un año', 'Pago a dos años'],
  ['es', '180 invitados.', 'ciento ochenta invitados', 'ciento noventa invitados'],
  ['es', 'Colores: blanco, gris, rojo.', 'En tres colores', 'En cinco colores'],
  ['fr', 'Trois flacons de 50 ml.', '150 ml au total', '200 ml au total'],
  ['fr', 'Lot de 6 verres, 25 cl chacun.', '1,5 l en tout', '2 l en tout'],
  [
    'fr',
    'De 30 à 180 personnes.',
    'de trente à cent quatre-vingts invités',
    'de trente à cent quatre-vingt-dix invités',
  ],
  ['fr', '320 ports.', 'trois cent vingt ports', 'trois cent trente ports'],
  ['fr', 'Environ 40 heures.', 'une quarantaine d’heures', 'une centaine d’heures'],
  ['fr', 'Contient 500 ml.', 'un demi-litre', 'un litre et demi'],
  ['fr', 'Alerte 1 heure avant.', 'Alerte 60 minutes avant', 'Alerte 90 minutes avant'],
  ['fr', 'Devis sous 48 heures.', 'Devis en deux jours', 'Devis en trois jours'],
  ['fr', 'Douze œufs.', 'Une douzaine d’œufs', 'Une vingtaine d’œufs'],
  ['fr', 'Deux poches, une bretelle.', 'Trois pièces', 'Cinq pièces'],
];

describe('figures that follow from those of the seller', () => {
  test.each(rows)('%s: %j gives %j', (language, brief, isTrue) => {
    expect(numbersRefused(brief, isTrue, language)).toEqual([]);
  });

  test.each(rows)('%s: %j does not give what is beside %j: %j', (language, brief, _isTrue, isFalse) => {
    expect(numbersRefused(brief, isFalse, language)).not.toEqual([]);
  });
});
