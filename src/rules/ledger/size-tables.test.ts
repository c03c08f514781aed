import { describe, expect, it } from 'vitest';
import { withSizeTables } from './size-tables.ts';
import { withoutTables } from './copied-tables.ts';
import { isRowOfSizes } from './size-row.ts';

describe('a table of sizes is one row of them', () => {
  it.each([
    [
      'cells between strokes, below their heading',
      'SIZES\nStandard | 70 cm x 15 cm\nLong | 80 cm x 15 cm\n\nOak.',
      'Sizes: standard (70 cm x 15 cm), long (80 cm x 15 cm)\n\nOak.',
    ],
    [
      'the heading before the first row',
      'Sizes: Standard | 70 cm x 15 cm\nLong | 80 cm x 15 cm',
      'Sizes: standard (70 cm x 15 cm), long (80 cm x 15 cm)',
    ],
    [
      'sizes by their names',
      'SIZE CHART\nMedium: 28 x 20 in, up to 35 lb\nExtra Large: 44 x 34 in, up to 100 lb',
      'Sizes: medium (28 x 20 in, up to 35 lb), extra large (44 x 34 in, up to 100 lb)',
    ],
    [
      'letters of two sizes',
      'S/M – fits UK 6-12, length 88 cm\nL/XL – fits UK 14-20, length 92 cm',
      'Sizes: S/M (fits UK 6-12, length 88 cm), L/XL (fits UK 14-20, length 92 cm)',
    ],
    [
      'sizes of paper, and a measure alone below',
      'Sizes: A4 (21 x 29.7 cm)\nA3 (29.7 x 42 cm)\n50 x 70 cm',
      'Sizes: A4 (21 x 29.7 cm), A3 (29.7 x 42 cm), 50 x 70 cm',
    ],
    ['one row is no table', 'Long | 80 cm x 15 cm\nOak.', 'Long | 80 cm x 15 cm\nOak.'],
    ['other points stay', 'Seat: 40 cm high\nBack: 90 cm high', 'Seat: 40 cm high\nBack: 90 cm high'],
  ])('%s', (_what, text, told) => {
    expect(withSizeTables(text)).toBe(told);
  });

  it('a long row is told in two', () => {
    const row = ['0-3m', '3-6m', '6-12m', '12-18m', '18-24m', '2-3y']
      .map((size) => `${size} (height 56-62cm, weight 3.5-6kg)`)
      .join(', ');
    const told = withSizeTables(`SIZE: ${row}.`).split('\n');
    expect(told).toHaveLength(2);
    for (const line of told) expect(isRowOfSizes(line.replace('Sizes: ', ''))).toBe(true);
  });

  it('a table whose columns are the sizes', () => {
    expect(
      withoutTables('| | Mini | XL |\n|---|---|---|\n| Length | 60 cm | 115 cm |\n| Load | 60 kg | 210 kg |'),
    ).toBe('Sizes: mini (length 60 cm, load 60 kg), XL (length 115 cm, load 210 kg)');
  });
});
