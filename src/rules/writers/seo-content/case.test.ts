import { expect, it } from 'vitest';
import { titleCase } from './case.ts';

it.each([
  ['stihl fs38 strimmer', 'Stihl FS38 Strimmer'],
  ['lawn seed for 40 m2', 'Lawn Seed for 40 m2'],
  ['tile adhesive 6 kg/m2', 'Tile Adhesive 6 kg/m2'],
  ['m6 bolts x2', 'M6 Bolts x2'],
])('“%s” is “%s” as a title', (text, title) => {
  expect(titleCase(text)).toBe(title);
});
