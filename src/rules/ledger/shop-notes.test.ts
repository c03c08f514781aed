import { describe, expect, test } from 'vitest';
import { withoutShopNotes } from './shop-notes.ts';

describe('notes of a shop beside its goods', () => {
  test.each([
    ['how it is paid', 'Soft silk.\n💳 Payment: Cash on delivery\nPricing: taxes included', 'Soft silk.'],
    ['how it is sent back stays', 'Blue rim.\nReturns: 30 days', 'Blue rim.\nReturns: 30 days'],
    [
      'who packed it, where and under which licence',
      'Corn puffs.\nPacked by: LAKE FOODS LTD.\nUnit 4, Lake Complex, Opposite the gate, Bhiwandi, 421302, India.\nFSSAI Lic. No. 11517018000565\nBest cold.',
      'Corn puffs.\nBest cold.',
    ],
    [
      'a printer on demand',
      'Soft tee.\nThis product is made especially for you as soon as you place an order, so it takes longer. Making products on demand instead of in bulk helps reduce waste!',
      'Soft tee.',
    ],
    [
      'what is said of the shop',
      'Light shirt. At Harbour Tees, we guarantee care. Two pockets.',
      'Light shirt. Two pockets.',
    ],
    ['a disclaimer is a sentence', 'Disclaimer: This hoodie runs small.', 'This hoodie runs small.'],
    ['a range of sizes is one', 'Sizes: XS – XL; cups to DD', 'Sizes: XS–XL; cups to DD'],
    ['a joint that a machine left', 'Made from foam, safe and . Floats.', 'Made from foam, safe. Floats.'],
    ['questions and their answers', 'A rig.\nTall.\nFAQ\nIs it meant to be used?\nBoth.', 'A rig.\nTall.'],
    ['points between bars', '| L 37 cm | handle 60 cm |', 'L 37 cm, handle 60 cm'],
    ['a table stays', '| S | 20 |\n| M | 21 |', '| S | 20 |\n| M | 21 |'],
    [
      'a box with pictures',
      'Treats! Includes: 🥨 6 pretzels – oats 🍪 4 cookies',
      'Treats!\nIncludes: 6 pretzels (oats), 4 cookies',
    ],
  ])('%s', (_label, given, expected) => {
    expect(withoutShopNotes(given).replace(/ +\n/gu, '\n')).toBe(expected);
  });
});
