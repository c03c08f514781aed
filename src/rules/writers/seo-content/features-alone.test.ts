import { expect, test } from 'vitest';
import type { SeoForm } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingByRules, prepare } from './prepared.ts';

/** The text of a listing whose form asks for the features and for no description. */
function bodyOf(name: string, keyFeatures: string): string {
  const form: SeoForm = {
    platform: 'walmart',
    businessName: 'Harrowgate',
    industry: 'Retail',
    keyFeatures,
    products: [{ name, category: 'Home', description: '' }],
  };
  const { improvedBodyText } = listingByRules(prepare(briefsOf(form)[0]!));
  return textOfField(improvedBodyText);
}

test.each([
  [
    'Rechargeable LED Camping Lantern',
    'Three brightness modes up to 1,000 lumens, runs 30 hours on low, IPX4 water resistant, folding hook for hanging, ABS plastic body, 7.4 in tall',
    ['brightness modes', 'folding hook', 'ABS plastic'],
  ],
  [
    'Kids Step Stool 2 pack',
    'Holds 220 lb each, 9 inches tall; non-slip rubber dots on top, blue and gray, BPA-free plastic, wipe clean, nests for storage',
    ['BPA-free plastic', '9 inches tall', 'rubber dots'],
  ],
  [
    'Weighted blanket 15 lb 60x80',
    'glass beads, 7 layers, cotton cover removable, machine wash cold, for one person 140-160 lb, gray',
    ['glass beads', '7 layers', 'cotton cover'],
  ],
])('features that stand alone are told once each: %s', (name, features, told) => {
  const body = bodyOf(name, features).toLowerCase();
  for (const fact of told) expect(body.split(fact.toLowerCase())).toHaveLength(2);
  expect(body).not.toMatch(/details: (?:wipe|machine wash)/u);
});

test('a trait does not open a text whose next entry says it and more', () => {
  const form: SeoForm = {
    platform: 'ebay',
    businessName: 'Brightwell',
    industry: 'Retail',
    ebayStoreName: 'Brightwell',
    products: [
      {
        name: 'Cordless Water Flosser',
        category: 'Oral Irrigators',
        description:
          '300 ml tank lasts about 60 seconds\n3 pressure modes and a soft mode\nIPX7, can be used in the shower',
      },
    ],
  };
  const { improvedBodyText } = listingByRules(prepare(briefsOf(form)[0]!));
  expect(textOfField(improvedBodyText).match(/3 pressure modes/gu)).toHaveLength(1);
});
