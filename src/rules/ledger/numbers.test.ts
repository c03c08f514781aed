import { describe, expect, test } from 'vitest';
import { measuresIn } from './measures.ts';
import { inBaseUnit, numbersIn, readingsOf } from './numbers.ts';

describe('reading numbers', () => {
  test.each([
    ['1,5', ['1.5']],
    ['1.5', ['1.5']],
    ['1.500', ['1.5', '1500']],
    ['4,200', ['4.2', '4200']],
    ['1.234,56', ['1234.56']],
    ['1,234.56', ['1234.56']],
    ['2700', ['2700']],
    ['½', ['0.5']],
    ['007', ['7']],
  ])('%s reads as %j', (written, readings) => {
    expect(readingsOf(written)).toEqual(readings);
  });

  test.each([
    ['350 ml', '350', 'ml'],
    ['35mm film', '35', 'mm'],
    ['100% linen', '100', '%'],
    ['9 cm tall', '9', 'cm'],
    ['wash at 30 °C', '30', 'c'],
    ['61 m2', '61', 'm2'],
    ['two weeks', '2', 'week'],
    ['drei Jahre', '3', 'year'],
    ['8.5 fl oz', '8.5', 'fl oz'],
    ['1 200 ml', '1200', 'ml'],
    ['12 000 mAh', '12000', 'mah'],
    ['350 millilitri', '350', 'ml'],
    ['40 centimetri', '40', 'cm'],
    ['容量500毫升', '500', 'ml'],
    ['높이는 7cm입니다', '7', 'cm'],
    ['الطول 180 سم', '180', 'cm'],
    ['банка 500 г', '500', 'g'],
    ['1985 г.', '1985', ''],
    ['2 Chili', '2', ''],
  ])('%j holds %s %s', (text, reading, unit) => {
    expect(numbersIn(text)[0]).toMatchObject({ readings: [reading], unit });
  });

  test('a model code is told from a measure', () => {
    expect(numbersIn('Orvane X20')[0]!.code).toBe('X20');
    expect(numbersIn('20 W')[0]!.code).toBe('');
  });

  test('measures convert to one base unit', () => {
    expect(inBaseUnit('1.2', 'l')).toEqual({ base: 'volume', amount: 1200 });
    expect(inBaseUnit('10', 'in')!.amount).toBeCloseTo(254);
    expect(inBaseUnit('3', 'count')).toBeNull();
  });
});

test('a space parts thousands only where it does not part a count or a model from its measure', () => {
  expect(measuresIn('Gourde 1 200 ml').map(({ text }) => text)).toEqual(['1 200 ml']);
  expect(measuresIn('set of 2 500 ml jars').map(({ text }) => text)).toEqual(['set of 2', '500 ml']);
  expect(measuresIn('iPhone 11 128 gb').map(({ text }) => text)).toEqual(['128 gb']);
});

test.each([
  '2 Gänge',
  '3 Lüfter',
  '2 Mädchen',
  '3 élèves',
  'Bought in 2024\nIn the box',
  'Pack of 3\nG clamp',
])('%s holds no unit: the word goes on', (text) => {
  expect(measuresIn(text)).toEqual([]);
});
