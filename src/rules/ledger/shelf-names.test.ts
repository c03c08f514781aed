import { describe, expect, test } from 'vitest';
import { withoutShelfNumber } from './shelf-names.ts';

describe('names as a shop keeps them on its shelves', () => {
  test.each([
    ['4255 - Camp stool', 'Camp stool'],
    ['GRH-HUB-001 - Grow hub', 'Grow hub'],
    ['1984 - Print of a cover', '1984 - Print of a cover'],
    ['PX90 - Wireless earbuds', 'PX90 - Wireless earbuds'],
    ['RB001 - Rhombus bag', 'Rhombus bag'],
    ["Kelsow's - Street hoodie", 'Street hoodie'],
    ['Camp cap | Kelsow', 'Camp cap'],
    ['Camp cap by Kelsow', 'Camp cap'],
    ['Camp cap | Green', 'Camp cap | Green'],
    ['4255 - 12', '4255 - 12'],
  ])('%s is called %s', (name, expected) => {
    expect(withoutShelfNumber(name, ['Kelsow', undefined])).toBe(expected);
  });
});
