import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, readableOn, textContrast } from './contrast.ts';

test('contrast is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a readable colour stays as it is', () => {
  expect(readableOn('#ffffff', '#1a2b3c')).toBe('#1a2b3c');
});

test('every pair of colours becomes readable', () => {
  const colour = integer({ min: 0, max: 0xff_ff_ff }).map(
    (value) => `#${value.toString(16).padStart(6, '0')}`,
  );
  assert(
    property(colour, colour, (ground, wanted) => {
      expect(contrastOf(readableOn(ground, wanted), ground)).toBeGreaterThanOrEqual(textContrast);
    }),
    { numRuns: 300 },
  );
});
