import { expect, it } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { fitField } from './fit.ts';

it.each([
  [
    'Floating Oak Shelf, 80 cm Wall Shelf with Hidden Brackets',
    'Floating Oak Shelf, 80 cm with Hidden Brackets',
  ],
  [
    '80 cm oak shelf - floating shelf for living room and kitchen',
    '80 cm oak shelf for living room and kitchen',
  ],
  ['Piano Tuning, Tuner for Upright and Grand Piano', 'Piano Tuning, Tuner'],
  [
    'Power Bank 10000mAh, Slim Power Bank with USB-C Port and USB Port',
    'Power Bank 10000mAh with USB-C Port',
  ],
  ['Oak Shelf, 80 cm Wall Shelf', 'Oak Shelf, 80 cm'],
  ['Kilim Rug, Wool Rug, Red Rug 120 x 180 cm', 'Kilim Rug, Wool, Red 120 x 180 cm'],
])('of %j nothing hangs in the air', (title, left) => {
  const { etsy } = platforms;
  const rule = etsy.fields.productTitle!;
  const options = { protect: [], names: [], language: { written: 'en', tag: 'en' } } as const;
  expect(fitField(title, rule, etsy, options).value).toBe(left);
});

it('a line is not cut behind what only leads to its sentence', () => {
  const { etsy } = platforms;
  const rule = etsy.fields.metaDescription!;
  const options = { protect: [], names: [], language: { written: 'en', tag: 'en' } } as const;
  const text =
    'Sear a steak on the hob and finish it in the oven: the iron takes up to 250 °C. Thanks to pour spouts on either side, sauce and fat go where you want them to go.';
  expect(fitField(text, rule, etsy, options).value).toBe(
    'Sear a steak on the hob and finish it in the oven: the iron takes up to 250 °C.',
  );
});
