import { expect, it } from 'vitest';
import { targetedAges } from './targeted-ages.ts';

it.each([
  ['women 25-45', 'women'],
  ['Women 25-45 with dull skin', 'Women with dull skin'],
  ['Frauen 30–50', 'Frauen'],
  // What the thing itself is for stays, with its figures.
  ['children 3-12', 'children 3-12'],
  ['kids aged 3 to 12', 'kids aged 3 to 12'],
  ['adults 120-180 lb', 'adults 120-180 lb'],
])('"%s" is printed as "%s"', (typed, printed) => {
  expect(typed.replace(targetedAges, '')).toBe(printed);
});
