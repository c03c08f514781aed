import { expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

/** What is named by what it does bears what it does it to, and neither that nor a word behind it is the thing. */
test.each<[name: string, type: string]>([
  ['Weed puller stand up 4 claw', 'weed puller'],
  ['Cable tidy', 'cable tidy'],
  ['Garlic crusher', 'garlic crusher'],
  ['Seed dibber with markings', 'seed dibber'],
  ['Gutter cleaner telescopic', 'gutter cleaner'],
  ['Card shuffler automatic', 'card shuffler'],
  ['Hook remover fish', 'hook remover'],
  ['Log carrier canvas', 'log carrier'],
  ['Bottle carrier 6 bottle jute', 'bottle carrier'],
  ['Ice scraper brass', 'ice scraper'],
  ['Key finder set of 4', 'key finder set'],
  ['Rope tensioner', 'rope tensioner'],
  // What stands behind it may be the thing.
  ['Radiator bleeder key', 'radiator bleeder key'],
  ['Pizza cutter wheel', 'pizza cutter wheel'],
  ['Makeup brush cleaner mat silicone', 'makeup brush cleaner mat'],
  ['Hair dryer diffuser', 'hair dryer diffuser'],
  ['Water bottle carrier bag', 'water bottle carrier bag'],
  // A stuff, a maker or a direction before it is nothing that it is done to.
  ['Under sink pull out organizer', 'organizer'],
  ['Electric opener', 'opener'],
  ['Tarnwell puller', 'puller'],
  // What food is packed in stands behind how much there is.
  ['Honey roasted almonds 2 lb resealable bag', 'almonds'],
  ['Dried mango slices 250g bag', 'slices'],
])('“%s”: %s', (name, type) => {
  const form = { platform: 'shopify', businessName: 'Tarnwell', industry: 'Retail', shopifyStoreName: 'T' };
  const products = [{ name, description: 'In good order. Sent within two working days.', category: '' }];
  const [brief] = briefsOf(SeoForm.parse({ ...form, products }));
  expect(extractLedger(brief!).productType.toLowerCase()).toBe(type);
});
