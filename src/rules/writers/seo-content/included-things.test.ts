import { describe, expect, it } from 'vitest';
import { comesWith, rowOfThings, thingsIn, withThings } from './included-things.ts';

describe('What a sentence says comes along', () => {
  it.each([
    [
      'It comes with one 5.0 Ah battery, the fast charger and the Makpac case',
      ['one 5.0 Ah battery', 'fast charger', 'Makpac case'],
    ],
    [
      'You get one controller, the power cable and an HDMI lead with it',
      ['one controller', 'power cable', 'HDMI lead'],
    ],
    ["I'm including a silicone case and a charging cable, but no plug", ['silicone case', 'charging cable']],
    ['The instruction book and the spare parts come with it', ['instruction book', 'spare parts']],
    ['It comes in a mesh bag', ['mesh bag']],
    ['It comes from a smoke-free home', []],
    ['It comes with a bag that zips, and a strap', []],
  ])('%s', (text, things) => {
    expect(thingsIn(text)).toEqual(things);
  });

  it('keeps the articles of a point and as many things of a row as fit', () => {
    expect(comesWith('You get the carrycot and a bug net', 80)).toBe('Comes with the carrycot and a bug net');
    expect(rowOfThings(['two batteries', 'original charger', 'strap'], 32)).toBe(
      'Two batteries, original charger',
    );
    expect(withThings(['two batteries', 'original charger', 'strap'], 55)).toBe(
      'With two batteries, original charger and strap',
    );
    expect(withThings(['battery with a very long name', 'charger with a very long name'], 40)).toBe('');
  });
});
