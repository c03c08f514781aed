import { expect, test } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

test.each<[name: string, description: string, type: string, category?: string]>([
  ['Shallow Diving Crankbait Fishing Lure 6 cm', 'Hard-body crankbait for pike.', 'fishing lure', 'Fishing'],
  ['Magnetic cable clips 6 pack', 'Stick-on cable holders.', 'cable clips', 'Phone accessories'],
  ['Vitamin D3 + K2 drops', 'Liquid vitamin D3 in oil.', 'drops', 'Supplements'],
  ['Lamb & Rice Dry Dog Food, 15 lb', 'Dry food for adult dogs.', 'dry dog food', 'Pet food'],
  ['Press on nails short almond ✨', '✨24 pcs short almond press-on nails ✨', 'press-on nails'],
  ['Makita DHP486Z 18V brushless combi drill body only', 'New in box.', 'combi drill', 'Power tools'],
  ['Monstera deliciosa', 'Plant in a 17 cm pot.', 'house plant', 'House plants'],
  ['Lichtmaschine Bosch VW Golf 4 TDI 120A', 'Gebrauchte Lichtmaschine, TDI.', 'Lichtmaschine'],
  ['Nassfutter Huhn mit Karotte 12 x 85 g', 'Mit 62 % Huhn, ohne Getreide und Zucker.', 'Nassfutter'],
  [
    'Atlas des champignons, édition 1978',
    'Atlas illustré, reliure solide, pas de page manquante.',
    'atlas',
    'Livres',
  ],
  [
    'Phosphor bronze acoustic guitar strings light 12-53',
    'Set of 6 strings for acoustic guitar.',
    'guitar strings',
  ],
  ['Barbour Bedale waxed jacket C42 navy', 'Barbour Bedale, navy, size C42.', 'jacket', "Men's coats"],
  ['Candle making kit', 'Makes 4 candles of 120 g.', 'candle making kit', 'Craft kits'],
  ['Sport-BH mittlerer Halt', 'Sport-BH für mittleren Halt.', 'Sport-BH'],
  ['Rucksack wasserdichter Stoff', 'Für Reisen.', 'Rucksack'],
])('“%s” is known by what a buyer types', (name, description, type, category = '') => {
  const form: SeoFormInput = {
    platform: 'shopify',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description, category }],
  };
  const [brief] = briefsOf(SeoForm.parse(form));
  expect(extractLedger(brief!).productType).toBe(type);
});
