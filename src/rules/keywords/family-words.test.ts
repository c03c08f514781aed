import { expect, test } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Orvane' } as const;

test.each<[name: string, description: string, holds: readonly string[], never: readonly string[]]>([
  // A shade is searched by its plain colour, a wood and a metal by its family.
  ['Sleep Mask', 'Silk sleep mask. Adjustable strap. Navy', ['blue'], ['green']],
  ['Tablecloth', 'Linen look tablecloth. 60 x 84 in. Burgundy', ['red'], ['wooden']],
  ['Cutting Board', 'Walnut cutting board. 16 x 12 in.', ['wood'], ['metal']],
  ['Laptop Stand', 'Aluminum laptop stand. Folds flat.', ['metal', 'collapsible'], ['wood']],
  // What a part is made of, the thing is not.
  ['Garden Trowel', 'Trowel with an ash handle and a leather loop.', [], ['wooden', 'wood']],
  ['Dog Lead', 'Nylon webbing lead, zinc alloy clip, reflective stitching.', [], ['metal']],
  // What a food tastes of is no wood.
  ['Maple Pecan Granola', 'Maple pecan granola, 12 oz resealable bag.', [], ['wooden', 'wood']],
  // The shelf of a tool names other tools.
  ['Bypass Secateurs', 'For roses and shrubs. 8 inch.', ['clipper', 'hedge'], ['digging', 'weeding']],
  ['Wiper Blades for VW Golf', 'Set of 2 flat wiper blades.', ['vehicle'], ['golfer', 'golfing']],
  ['USB C to HDMI Cable', '4K, works with macbook. 6 ft', ['laptop', 'television'], ['textile']],
])('%s: %s', (name, description, holds, never) => {
  const { searchTerms } = writeOne(name, description, { ...amazon });
  expect(searchTerms).toEqual(expect.arrayContaining([...holds]));
  for (const word of never) expect(searchTerms).not.toContain(word);
});
