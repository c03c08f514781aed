import { expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { besideRow } from './beside-row.ts';
import type { Draft } from './draft.ts';

/** Counts, rows and other names that were taken for something else. */
expectReadings([
  [
    'counts with what one of them holds are what is in the box, and no sizes to choose from',
    '12 glass spice jars with bamboo lids',
    'COMPLETE SET - 12 glass jars (4 oz), 12 bamboo lids, 1 chalk marker\nFOOD GRADE GLASS - BPA free and lead free\nGREAT GIFT - for housewarming, wedding',
    { platform: 'amazon', amazonBrand: 'Kessvik' },
    /In the box: 12 glass jars/u,
    /Size: 12 glass jars/u,
  ],
  [
    'another name of the thing is no half of it',
    'Bow tie',
    'A bow tie made from linen in a dark olive colour. Already tied, fastens with a hook.',
    { platform: 'etsy' },
    /^linen dickie bow$/mu,
    /^linen bow$/mu,
  ],
  [
    'what a house says that it does is typed as a deed',
    'Cambio de bombines',
    'Cambiamos bombines y cerraduras en Granada. Instalamos bombines antibumping. Damos dos años de garantía.',
    { platform: 'website', location: 'Granada', language: 'es' },
    /^cambio de cerraduras Granada$/mu,
    /^cambiamos bombines y cerraduras(?: Granada)?$/mu,
  ],
  [
    'how much each holds stands under no care',
    'Set of six stoneware mugs',
    'Set of six stoneware mugs glazed by hand in Cornwall. 180 ml each, dishwasher safe.',
    { platform: 'etsy' },
    /^180 ml each, dishwasher safe\.$/mu,
    /Care: 180/u,
  ],
]);

it.each([
  ['Also pond building and irrigation.', 'pond building', 'Pond building and irrigation.'],
  ['También refuerzo de matemáticas y física.', 'refuerzo de física', 'Refuerzo de matemáticas y física.'],
  ['También gatos, con cita.', 'peluquería canina', ''],
  ['Auch Notdienst am Wochenende.', 'Elektriker', ''],
  ['We design small town gardens.', 'pond building', 'We design small town gardens.'],
])('“%s” on the page of %s', (sentence, type, told) => {
  expect(besideRow(sentence, { type } as Draft)).toBe(told);
});
