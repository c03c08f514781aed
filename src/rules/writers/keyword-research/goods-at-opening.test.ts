import { describe, expect, it } from 'vitest';
import { expectOffers, keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { goodsAtOpening } from './goods-at-opening.ts';

expectOffers([
  [
    'Grindstone & Co',
    'Coffee gear',
    'We make one hand coffee grinder, machined from aluminium with 48 mm steel conical burrs. Holds 30 g.',
    'hand coffee grinder',
  ],
  [
    'Halo Pans',
    'Cookware',
    'Carbon steel frying pans made in Sheffield. 20, 26 and 30 cm. Work on induction, gas and campfire.',
    'carbon steel frying pan',
  ],
  [
    'TallTree',
    'Pet supplies',
    'Cat trees of solid beech, wall mounted shelves and scratching posts wrapped in sisal.',
    'cat tree | wall mounted shelf | scratching post',
  ],
  [
    'Ironside Axes',
    'Tools',
    'One carving axe, forged from 1055 steel with an ash handle. For spoon carving and green woodworking.',
    'carving axe',
  ],
  [
    'TrailForge',
    'Outdoor equipment',
    'Ultralight titanium cook sets and sporks for thru-hikers. Pot 900 ml with a lid that doubles as a frying pan.',
    'ultralight titanium cook set | spork',
  ],
  [
    'Nightjar',
    'Lighting',
    'A reading lamp that clips to the bed. Warm light, three brightness levels, USB-C charging, runs 20 hours.',
    'reading lamp',
  ],
]);

describe('The goods that a description opens with', () => {
  it.each([
    ['Dog collars and leads cut from bridle leather, stitched by hand.', ['Dog collars', 'Dog leads']],
    ['Sourdough starter kits with a glass jar, a dried starter and a whisk.', ['Sourdough starter kits']],
    ['Sundials cut from slate. Wall sundials, pedestal sundials.', ['Wall sundials', 'pedestal sundials']],
    ['Kitchen knives forged by hand. Old blades sharpened.', []],
    ['Mobile dog grooming van that comes to your driveway.', []],
    ['We sell frying pans.', []],
    ['Wool blankets woven in Yorkshire: throws for the sofa and picnic blankets.', []],
  ])('%s', (description, wanted) => expect(goodsAtOpening(description, 'en')).toEqual(wanted));
});

/** What people type of goods beside their bare name: each said of them by the text. */
describe('Wordings of goods', () => {
  it.each([
    [
      'We make one hand coffee grinder, machined from aluminium with 48 mm steel conical burrs. 36 click settings from espresso to French press. Folds flat for travel.',
      [
        'manual coffee grinder',
        'aluminium hand coffee grinders',
        'hand coffee grinders with conical burrs',
        'hand coffee grinders for espresso',
        'travel hand coffee grinders',
      ],
      /machined/u,
    ],
    [
      'Carbon steel frying pans made in Sheffield. 20, 26 and 30 cm. Work on induction, gas and campfire.',
      ['26 cm carbon steel frying pan', 'induction carbon steel frying pans'],
      /^gas|campfire/mu,
    ],
    [
      'Dog boots for hot pavement and snow. Rubber sole, velcro straps, sets of 4, XS to XXL. Reflective.',
      ['dog boots for hot pavement', 'dog boots for snow', 'reflective dog boots'],
      /set of 4|xxl|^velcro/mu,
    ],
    [
      'Waterproof trousers for toddlers. Fleece lined, sizes 1 to 6 years.',
      ['toddler waterproof trousers', 'fleece lined waterproof trousers for toddlers'],
      /^fleece$/mu,
    ],
  ])('%s', (description, wanted, never) => {
    const keywords = keywordsOfForm({ description });
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.join('\n')).not.toMatch(never);
  });
});
