import { describe, expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

/** On Amazon nobody speaks of himself. */
const bodyOf = (name: string, description: string): string =>
  writeOne(name, description, { platform: 'amazon', amazonBrand: 'Harrow & Finch' }).improvedBodyText;

describe('what was made at the seller’s own place', () => {
  it.each([
    [
      'A solid beeswax pillar candle, poured by hand in our Kendal workshop. It burns for about 60 hours.',
      'poured by hand in a Kendal workshop',
    ],
    [
      'A beeswax pillar candle poured by hand in my small workshop in Devon. It burns for about 60 hours.',
      'poured by hand in a small workshop in Devon',
    ],
    [
      'A beeswax pillar candle, poured by hand in our own workshop. It burns for about 60 hours.',
      'poured by hand.',
    ],
  ])('%s: %s', (description, said) => {
    const body = bodyOf('Beeswax pillar candle', description);
    expect(body).toContain(said);
    expect(body).not.toMatch(/\b(?:our|my)\b/u);
  });
});

it('tells how a thing is made by hand in its title, and not as a part of its picture', () => {
  const item = writeOne(
    'Speckled stoneware dinner plate',
    'Every plate is thrown by hand from speckled stoneware. It is 27 cm across and safe in the dishwasher.',
    { platform: 'shopify', shopifyStoreName: 'Fenwold' },
  );
  expect(item.productTitle).toContain('Hand Thrown');
  expect(item.platformFields.imageAltText).not.toMatch(/hand/iu);
});

it('tells in the title how long a candle burns and how many a pot serves', () => {
  expect(
    writeOne('Soy candle in a tin', 'The candle burns for 40 hours. The tin is 8 cm tall.', {
      platform: 'tiktokshop',
    }).productTitle,
  ).toContain('Burns for 40 Hours');
  expect(
    writeOne('Moka pot', 'It makes four cups. It works on gas.', { platform: 'tiktokshop' }).productTitle,
  ).toContain('Makes Four Cups');
});
