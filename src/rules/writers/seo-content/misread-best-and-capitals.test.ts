import { expect, test } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { removePraise } from './praise.ts';

test.each([
  ['Weekly review shows when you focus best', 'Weekly review shows when you focus best'],
  ['Pick the sound that suits you best', 'Pick the sound that suits you best'],
  ['Tastes best chilled', 'Tastes best chilled'],
  ['Works best with headphones', 'Works best with headphones'],
  ['We sell best quality goods', ''],
  ['The best timer you can get', ''],
  ['It is the best choice on the market', ''],
  ['We make the best bags out of old sails', 'We make bags out of old sails'],
])('what is best done so is no boast, and nothing stays of a boast that says no more: %s', (said, left) => {
  expect(removePraise(said, 'en')).toBe(left);
});

expectReadings([
  [
    'what a careful text writes small behind its article is no name, whatever capital the product’s name gives it',
    'Bougie parfumée Figuier & Cèdre',
    'Bougie coulée à la main à Nantes. Parfum de Grasse : feuille de figuier, lait de coco, cèdre. Le figuier pousse en Provence.',
    { platform: 'shopify', shopifyStoreName: 'Atelier Brume', language: 'fr' },
    /feuille de figuier/u,
    /(?:de|Le) Figuier/u,
  ],
  [
    'a film that asks why opens with its question, and not with the one noun in it',
    'Why your bread does not rise: 6 mistakes tested',
    'We bake the same white loaf seven times and change one thing each time: dead yeast, cold water, wrong flour.',
    { platform: 'youtube', channelName: 'Kitchen Physics' },
    /^Why your bread does not rise\. We bake/mu,
    /^Bread[.:]/mu,
  ],
]);
