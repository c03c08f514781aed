import { expect, test } from 'vitest';
import { fragmentsOf } from './clauses.ts';
import { isAddress, withAddressRow } from './street-address.ts';

test.each([
  [
    'Roofs\n12 Mill Lane\nOakfield, PA 15136\nMon to Fri',
    'Roofs\nAddress: 12 Mill Lane, Oakfield, PA 15136\nMon to Fri',
  ],
  ['Dentist\n3202 53rd Place, Woodside, NY 11377', 'Dentist\nAddress: 3202 53rd Place, Woodside, NY 11377'],
  [
    'Roofs\n📍 12 Mill Lane, Oakfield PA 15136\nGutters',
    'Roofs\nAddress: 12 Mill Lane, Oakfield PA 15136\nGutters',
  ],
  ['Roofs\n(412) 555-0134\nFree estimates', 'Roofs\nPhone: (412) 555-0134\nFree estimates'],
  ['Classes\n12 sessions of yoga\n2026', 'Classes\n12 sessions of yoga\n2026'],
])('%j', (text, told) => expect(withAddressRow(text)).toBe(told));

test.each([
  ['14 Station Road, Ashbourne', true],
  ['14 Peter Street South, Orford, ON', true],
  ['8 High Street', true],
  ['3 Way Plug', false],
  ['12 Oak chairs', false],
  ['2 Place settings', false],
])('%s', (text, is) => expect(isAddress(text)).toBe(is));

test('an address and places in a row are one thing', () => {
  expect(fragmentsOf('14 Station Road, Ashbourne, DE6 1GH')).toEqual(['14 Station Road, Ashbourne, DE6 1GH']);
  const served = 'A garden firm serving Ashbourne, Leek, and the Dove Valley';
  expect(fragmentsOf(served)).toEqual([served]);
  expect(fragmentsOf('Serving Ashbourne, Leek & Buxton, Derbyshire')).toEqual([
    'Serving Ashbourne, Leek & Buxton, Derbyshire',
  ]);
  expect(fragmentsOf('Licensed, bonded & insured (OAK123)')).toEqual(['Licensed, bonded & insured (OAK123)']);
});
