import { expect, test } from 'vitest';
import { failedCount } from './failed-count.ts';

const failed = (message: string) => ({ type: 'too_small', message, ref: { name: 'x', type: 'text' } });

test('each field of each product counts, and products without a fault do not', () => {
  expect(
    failedCount({
      businessName: failed('Business name is required'),
      products: [
        { name: failed('Product name is required'), description: failed('Description must be …') },
        undefined,
        { name: failed('Product name is required') },
      ],
    }),
  ).toBe(4);
  expect(failedCount({})).toBe(0);
});

test('a fault of a whole list is one', () => {
  expect(failedCount({ products: { root: failed('At most 50 products') } })).toBe(1);
  expect(failedCount({ products: failed('At most 50 products') })).toBe(1);
});
