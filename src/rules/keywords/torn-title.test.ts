import { describe, expect, it } from 'vitest';
import { phrasesOfGoods } from '#tests/golden/phrases-of-goods.ts';
import { isTraitAlone } from './own-traits.ts';

describe('nothing is torn out of a title or a name', () => {
  it.each([
    [
      'Kate Bush Hounds of Love LP 1985',
      'UK first press. Vinyl VG+, sleeve VG. Plays well.',
      /^kate bush hounds$|^bush/mu,
      /^kate bush hounds of love$/mu,
    ],
    [
      'Fleetwood Mac Rumours LP 1977 UK',
      'UK press. Vinyl VG+, sleeve VG.',
      /^mac rumours/mu,
      /^fleetwood mac rumours$/mu,
    ],
    [
      'Rowing machine Concept2 model D',
      'PM5 monitor, 1.2 million metres on the clock. Chain oiled.',
      /model$/mu,
      /^rowing machine$/mu,
    ],
    ['Bosch tumble dryer 8kg', '2 years old, A++. Small dent.', /^bosch tumble$/mu, /^bosch tumble dryer$/mu],
  ])('%s', (name, description, never, always) => {
    const phrases = phrasesOfGoods('ebay', name, description);
    expect(phrases).not.toMatch(never);
    expect(phrases).toMatch(always);
  });
});

describe('how a thing is and how it was made is searched before it', () => {
  it.each([
    [
      'Hand hoe',
      'Forged from old leaf spring near Ludlow. Ash handle, 38 cm.',
      /^removable/mu,
      /^forged hoe$/mu,
    ],
    [
      'Bacon press',
      'Cast iron, 8 x 5 inches. Pre-seasoned. Beech handle.',
      /^beech bacon/mu,
      /^pre seasoned bacon press$/mu,
    ],
    [
      'Orthopedic Dog Bed, Removable Cover',
      'Memory foam base. Removable, machine washable cover with zipper. Grey.',
      /removable (?:dog )?bed/mu,
      /^orthopedic dog bed$/mu,
    ],
    [
      'Raised bed kit 4x4 ft galvanized',
      '17 in tall, no drill needed, does not include soil.',
      /^4x4$/mu,
      /^galvanized raised bed kit$/mu,
    ],
  ])('%s', (name, description, never, always) => {
    const phrases = phrasesOfGoods('etsy', name, description);
    expect(phrases).not.toMatch(never);
    expect(phrases).toMatch(always);
  });

  it.each(['available', 'durable', 'pre-owned', 'self-employed', 'reversible'])('%s is no trait', (word) =>
    expect(isTraitAlone(word)).toBe(false),
  );
});
