import { expect, it } from 'vitest';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { founded } from './unfounded.ts';

const bin = prepared(
  'Enamel bread bin with wooden lid',
  'Bread bin in enamelled steel. The lid is acacia wood. Air holes at the back, one scratch on the lid knob. The bin is dishwasher safe, the lid is not: wipe it.',
  'etsy',
);
const box = prepared(
  'Brotdose Edelstahl mit Trennsteg',
  'Brotdose aus Edelstahl. Dose und Deckel spülmaschinenfest, die Dichtung von Hand spülen.',
  'etsy',
);
const flask = prepared(
  'Garrafa térmica de aço 500 ml',
  'Garrafa de aço inox com tampa. O corpo não vai à máquina de lavar, a tampa vai.',
  'etsy',
);
const lamp = prepared(
  'Lampe de bureau à pince LED',
  'Lampe de bureau à pince. Pied et pince en métal, tête en plastique.',
  'etsy',
);
const pot = prepared(
  'Glass teapot with strainer',
  'Glass teapot with a strainer. The strainer is steel and goes in the dishwasher.',
  'etsy',
);

const owl = prepared(
  'Carved soapstone owl',
  'A small owl carved in soapstone, 9 cm tall. The base is walnut and unscrews. I file and wax the stone, the wood is left raw.',
  'etsy',
);
const meal = prepared(
  'Glass lunch box with cutlery',
  'Glass lunch box, 1040 ml. The glass may go in oven up to 300 °C, microwave and freezer. The lid goes in the dishwasher only.',
  'etsy',
);
const backpack = prepared(
  'Rucksack aus Wachstuch',
  'Rucksack aus gewachster Baumwolle, 18 Liter, Riemen aus Leder. Boden doppelt.',
  'etsy',
);
const coffee = prepared(
  'Máquina de café Delta Q',
  'Máquina de café preta. O reservatório tem um risco. Bandeja e cabo originais.',
  'etsy',
);

const bed = prepared(
  'Hondenmand grijs 80 cm',
  'Hondenmand van corduroy. De hoes is afneembaar en kan in de wasmachine op 30 graden, het binnenkussen niet.',
  'etsy',
);

const body = (text: string, of: Prepared): string =>
  textOfField(founded(of, { improvedBodyText: text }).improvedBodyText);

it.each([
  [bin, 'The lid is dishwasher safe.'],
  [bin, 'The bin is not dishwasher safe.'],
  [bin, 'The bin has air holes in its lid.'],
  [bin, 'The lid is steel.'],
  [box, 'Die Dichtung darf in die Spülmaschine.'],
  [flask, 'O corpo vai à máquina de lavar.'],
  [lamp, 'La tête est en métal.'],
  [pot, 'The teapot is dishwasher safe.'],
  [owl, 'The base is waxed.'],
  [bed, 'Het binnenkussen kan in de wasmachine.'],
  [bed, 'Binnenkussen wasbaar op 30 graden'],
  [meal, 'The lid can go in the oven too.'],
  [meal, 'Use the lid in the microwave.'],
  [backpack, 'Der Boden ist aus Leder.'],
  [coffee, 'A bandeja tem um risco.'],
])('what holds for one part is said of no other: %#', (of, text) => {
  expect(body(text, of)).toBe('');
});

it.each([
  [bin, 'The bin goes in the dishwasher.'],
  [bin, 'The lid is not dishwasher safe.'],
  [bin, 'Dishwasher safe, but not the lid.'],
  [bin, 'There are air holes at the back of the bin.'],
  [bin, 'The knob of the lid has a scratch.'],
  [bin, 'The lid is of acacia wood, the bin of steel.'],
  [box, 'Deckel und Dose gehen in die Spülmaschine.'],
  [box, 'Die Dichtung gehört nicht in die Spülmaschine.'],
  [flask, 'A tampa vai à máquina.'],
  [lamp, 'La pince est en métal, la tête en plastique.'],
  [owl, 'The base is walnut.'],
  [bed, 'De hoes kan in de wasmachine.'],
  [meal, 'The glass goes in the freezer.'],
  [backpack, 'Die Riemen sind aus Leder.'],
  [coffee, 'O reservatório tem um risco.'],
  [pot, 'The strainer of steel goes in the dishwasher.'],
])('and stays where it holds: %#', (of, text) => {
  expect(body(text, of)).toBe(text);
});

it('a tag says no stuff of the whole that the brief says of a part', () => {
  expect(founded(backpack, { tags: ['Lederrucksack', 'Rucksack Baumwolle'] }).tags).toEqual([
    'Rucksack Baumwolle',
  ]);
});
