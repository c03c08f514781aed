import { expect, test } from 'vitest';
import { eachOfTwo } from './shared-heads.ts';

test.each([
  ['manual and automatic driving lessons', ['manual driving lessons', 'automatic driving lessons']],
  ['wedding and portrait photography', ['wedding photography', 'portrait photography']],
  ['commercial and domestic cleaning', ['commercial cleaning', 'domestic cleaning']],
  ['men’s and women’s haircuts', ['men’s haircuts', 'women’s haircuts']],
  ['loft and cavity insulation', ['loft insulation', 'cavity insulation']],
  ['cat and dog grooming', ['cat grooming', 'dog grooming']],
  // One thing, or two that do not share what stands behind them.
  ['health and safety training', ['health and safety training']],
  ['arts and crafts classes', ['arts and crafts classes']],
  ['repair and installation services', ['repair and installation services']],
  ['plumbing and heating installation', ['plumbing and heating installation']],
  ['doors and windows fitting', ['doors and windows fitting']],
  ['supply and fit carpet installation', ['supply and fit carpet installation']],
  ['back and neck pain treatment', ['back and neck pain treatment']],
  ['boiler repair', ['boiler repair']],
])('%s', (name, services) => {
  expect(eachOfTwo(name, 'en')).toEqual(services);
});

test('other languages join their nouns in other ways', () => {
  expect(eachOfTwo('Dach and Wand design', 'de')).toEqual(['Dach and Wand design']);
});
