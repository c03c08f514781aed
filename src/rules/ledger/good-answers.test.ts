import { describe, expect, test } from 'vitest';
import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { removeUnbacked, unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';
import { measuresIn } from './measures.ts';

function ledger(text: string, written: WrittenLanguage = 'en', materials: readonly string[] = []) {
  const fact = (kind: FactKind, value: string, index: number) => {
    const source = 'products.0.description';
    return { id: `f${index}`, kind, value, source, quote: value };
  };
  const sentences = text.split(/(?<=\.)\s/u).map((quote, index) => fact('other', quote, index));
  const named = materials.map((value, index) => fact('material', value, sentences.length + index));
  return ledgerOf([...sentences, ...named], { written, tag: written });
}

describe('what a good writer says in other words', () => {
  test.each<[WrittenLanguage, string, string]>([
    ['en', 'A mug, thrown on the wheel in Bristol.', 'Wheel-thrown mug'],
    ['en', 'Hand-knitted scarf.', 'Ann knits it by hand. Handmade.'],
    ['en', 'Hand-poured in Devon.', 'We pour it by hand'],
    ['en', 'Poured by hand in Devon.', 'A hand-poured candle'],
    ['en', 'The tyres were new in spring.', 'New tyres this spring'],
    ['en', 'Hand wash cold.', 'Wash it by hand in cold water. Never put it in the dishwasher.'],
    ['en', 'Double-wall bottle.', 'Between its two walls'],
    ['en', 'Fired twice, so the speckles differ.', 'No two are speckled alike'],
    ['en', 'Scarf in navy, rust or oatmeal.', 'Choose from three colours: navy, rust or oatmeal.'],
    ['en', 'XS to XXL.', 'Six sizes, XS to XXL'],
    ['en', 'Jeans made in 1994.', 'Decade: 1990s'],
    ['en', 'Model 501 jeans.', 'A pair of 501s'],
    ['en', 'Sterling silver ring.', 'Sterling silver (925)'],
    ['en', 'Washes at 30 degrees.', 'Machine wash at 30 °C (86 °F)'],
    ['en', 'Tuesdays 18:30 to 20:00.', 'Tuesdays, 6:30 pm to 8:00 pm'],
    ['en', 'Open from 9.30am.', 'From 09:30'],
    ['en', 'Holds 750 ml.', 'Holds 25 oz'],
    ['de', 'Bezug bei 30 Grad waschbar.', 'bei 30 °C in der Maschine waschbar'],
    ['de', 'In Grau und Dunkelblau.', 'Zwei Farben: Grau oder Dunkelblau'],
    ['de', 'Kissen und Beutel.', 'Im Karton sind Kissen und Beutel'],
    ['fr', 'Cousu à la main à Nantes.', 'que nous cousons à la main. Fait main.'],
    ['fr', 'Coloris terracotta ou écru.', 'Deux coloris : terracotta ou écru'],
    ['fr', 'Étanchéité IPX5.', 'Étanche IPX5'],
    ['es', 'Asa doble.', 'Tiene dos asas'],
    ['de', 'Ledersattel, Stahlgestell, Kupfernieten.', 'Leder, ein Gestell aus Stahl, Nieten aus Kupfer'],
    ['en', 'The train takes 80 minutes.', 'The train takes 1 hour 20 minutes.'],
    ['en', 'A saddle of 275 x 170 mm.', 'It is 27.5 x 17 cm'],
    ['en', 'Bake at 220 C.', 'Bake at 220 °C (430 °F)'],
    ['en', 'Body dishwasher-safe, lid by hand.', 'Wash the lid by hand'],
    ['en', 'A non-slip bed.', 'Stays put on tile and wood floors'],
    ['en', 'In the oven up to 250 °C.', 'up to 250 degrees'],
    ['en', 'Appointments on weekdays from 9 to 17.', 'between nine in the morning and five in the afternoon'],
    ['en', 'Tides of harbours in Britain and Ireland.', 'Tides of British and Irish harbours'],
    ['en', 'Desk of veneered chipboard, 120 x 60 cm.', 'Chipboard with veneer, 120 cm wide, 60 deep'],
    ['en', 'A timer. Bread for soup.', 'It works best in the morning'],
    ['en', 'Wordleaf teaches 3,000 Spanish words. Ten new words a day.', 'Three thousand Spanish words'],
    ['en', 'Classes at 18:30, 60 minutes.', '18:30 to 19:30, from half past six in the evening'],
    ['en', 'A mixer, used twice.', 'It was used only two times. Whip cream with it.'],
    ['en', 'A kilim of about 1970.', 'Vintage kilim'],
    ['fr', 'Coloris : ivoire ou sauge.', 'Le vert sauge ou l’ivoire'],
    [
      'de',
      'Halle mit 400 m² Wandfläche. Kinder unter 12 nur mit Begleitung.',
      '400 Quadratmeter, Kinder unter zwölf Jahren',
    ],
    ['en', 'Scarf. Wash by hand.', 'Please keep it out of the washing machine'],
    ['de', 'Eine Lampe, 38 cm hoch.', 'Insgesamt ist die Lampe 38 cm hoch'],
    ['de', 'Rucksack und Tasche in einem.', 'Zwei in einem'],
    ['fr', 'Coloris : écru, marine et ocre.', 'Trois coloris : écru, bleu marine, ocre'],
    ['fr', 'Ne passe pas au lave-vaisselle.', 'Lavez-le à la main : le lave-vaisselle l’abîmerait.'],
    ['other', 'Tazza fatta a mano a Faenza.', 'La facciamo a mano a Faenza'],
  ])('%s: %j backs %j', (language, brief, text) => {
    expect(unbackedClaims(text, ledger(brief, language))).toEqual([]);
  });

  test('oak is wood where it is named as the material, and no wood where it is a scent', () => {
    const board = ledger('Schneidebrett aus Eiche.', 'de', ['Eiche']);
    expect(unbackedClaims('Das Holz ist geölt', board)).toEqual([]);
    const candle = ledger('Candle with cedar and fig.');
    expect(unbackedClaims('A wooden wick', candle).map(({ kind }) => kind)).toEqual(['material']);
  });
});

describe('what a brief does not say by words that are near', () => {
  test.each<[WrittenLanguage, string, string, string]>([
    ['en', 'Stainless steel bottle. Wash by hand.', 'Handmade in small lots', 'origin'],
    ['en', 'Stainless steel bottle. Hand wash only.', 'Sewn by hand', 'origin'],
    ['de', 'Brett. Bitte nur von Hand spülen.', 'Handgefertigt', 'origin'],
    ['es', 'Bolso. Lavar a mano.', 'Hecho a mano', 'origin'],
    ['fr', 'Sac. Laver à la main.', 'Fait main', 'origin'],
    ['en', 'Handmade mug.', 'Wash it by hand', 'origin'],
    ['en', 'Hand wash only.', 'Machine washable', 'safety'],
    ['en', 'Double-wall bottle.', 'It holds 2 litres', 'number'],
    ['en', 'Scarf in navy or rust.', 'Three colours: navy, rust or plum', 'number'],
    ['en', 'Scarf in navy, rust or oatmeal.', 'Three pockets', 'number'],
    ['en', 'Made in 1994.', 'From the 1980s', 'number'],
    ['en', 'Tuesdays 18:30 to 20:00.', 'Tuesdays, 6:30 am', 'number'],
    ['en', 'Silver-coloured ring.', 'Marked 925', 'number'],
    ['en', 'Washes at 30 degrees.', 'Wash at 60 °C', 'number'],
    ['en', 'Appointments on weekdays from 9 to 17.', 'until six in the evening', 'number'],
    ['en', 'In the oven up to 250 °C.', 'up to 300 degrees', 'number'],
    ['en', 'Wordleaf teaches 3,000 words.', 'Five thousand words', 'number'],
    ['en', 'Classes at 18:30, 60 minutes.', '18:30 to 20:30', 'number'],
    ['de', 'Kissen und Beutel.', 'Aus Karton gefertigt', 'material'],
    ['de', 'Lederpflege für Sättel.', 'Aus Leder gefertigt', 'material'],
    ['en', 'The train takes 80 minutes.', 'It takes 1 hour 40 minutes.', 'number'],
    ['en', 'A saddle of 275 x 170 mm.', 'It is 28.5 x 17 cm', 'number'],
    ['en', 'A non-slip bed.', 'A wood frame', 'material'],
  ])('%s: %j does not back %j', (language, brief, text, kind) => {
    expect(unbackedClaims(text, ledger(brief, language)).map((claim) => claim.kind)).toContain(kind);
  });
});

describe('a cut leaves a sentence', () => {
  test.each<[WrittenLanguage, string, string, string]>([
    [
      'en',
      'Steel bottle. Wash by hand.',
      'Please wash it by hand; the dishwasher can damage the coating.',
      'Please wash it by hand.',
    ],
    [
      'de',
      'Brett. Nur von Hand spülen.',
      'Spülen Sie es nur von Hand, sonst würde das Holz reißen.',
      'Spülen Sie es nur von Hand.',
    ],
    ['en', 'Course on Tuesdays.', 'Tuesdays, 6:30 pm to late.', 'Tuesdays.'],
    ['en', 'Waist 40 cm flat.', 'It is 40 cm flat (81 cm around) and soft.', 'It is 40 cm flat and soft.'],
    ['fr', 'Un couteau.', 'La lame coupe. Le lave-vaisselle est permis.', 'La lame coupe.'],
    ['en', 'A knife.', 'Please wash and dry it by hand. It cuts.', 'It cuts.'],
    ['en', 'Box of 1,500 pins.', 'A box of 1,500 pins and 20 clips.', 'A box of 1,500 pins.'],
  ])('%s: of %j, %j leaves %j', (language, brief, text, left) => {
    expect(removeUnbacked(text, ledger(brief, language)).text).toBe(left);
  });
});

test('the letters of a battery are no litres, and "an" behind a price is no year', () => {
  expect(measuresIn('With a new 4LR44 battery, 3LR12')).toEqual([]);
  expect(measuresIn('£19.50 an evening')).toEqual([]);
});
