import { expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

/** Names whose last noun is made for the one before it, whose scent is a food, or whose thing the name never says. */
test.each<[name: string, description: string, type: string, category?: string]>([
  [
    'Magnetic Knife Strip 16 inch Acacia',
    'Acacia wood magnetic knife holder, 16 x 2.5 x 1 inch. Holds 6 knives.',
    'knife strip',
  ],
  [
    'Haku Chalk Bucket',
    'Bouldering chalk bucket with a roll top closure. Holds 300 g of chalk.',
    'chalk bucket',
    'Chalk bags',
  ],
  // What does something is named with what it does it to.
  ['Waxed canvas log carrier', 'Carries enough logs for an evening.', 'log carrier'],
  ['Apple corer', 'Steel blade, 20 cm.', 'apple corer'],
  ['4 slice toaster', 'Six browning levels, 1500 W.', 'toaster'],
  ['Horse feed bucket 15L', 'Rubber bucket with two handles, 15 litre.', 'bucket'],
  // Parts listed behind a measure.
  ['Leather Strap', '110 cm, brass hooks.', 'strap'],
  ['Wooden Frame', 'A4, brass hooks.', 'frame'],
  [
    'Singer 201K presser feet bundle x9',
    'Box of 9 low shank presser feet for Singer 201K.',
    'presser feet',
    'Sewing machine parts',
  ],
  ['Stair gate extension 14cm', 'Adds 14 cm to the gate.', 'stair gate extension'],
  ['Duck call walnut', 'Double reed call.', 'duck call'],
  ['Wheel trims 15 inch set of 4', 'Black plastic trims.', 'wheel trims'],
  ['Beach wagon folding', 'Carries 80 kg, wide wheels.', 'wagon'],
  [
    'Hornby R2089 Class 37 diesel loco OO gauge boxed',
    'hornby r2089 class 37 diesel, BR green, runs well',
    'diesel loco',
  ],
  [
    'Reed diffuser sea salt & sage 100ml',
    '100 ml amber glass bottle with 8 rattan reeds. Top notes: sea salt, bergamot.',
    'reed diffuser',
  ],
  // A set of what the text speaks of is no tool of the shelf that it stands on.
  [
    'Compression Stuff Sack Set',
    'Set of 3 stuff sacks: 5 L, 10 L, 20 L. Roll top.',
    'stuff sack set',
    'Organizers',
  ],
  ['Pottery Rib Set', 'Set of 4 wooden ribs for shaping clay on the wheel.', 'rib set', 'Tools'],
  ['Wax melts vanilla and coconut 6 pack', 'Six soy wax melts per box.', 'wax melts'],
  ['Room spray fig & black pepper 50ml', 'Spray twice into the room. Glass bottle.', 'room spray'],
  ['patio set 4 chairs glass table', 'patio set. 4 chairs + round glass table 42 inch', 'patio set'],
  [
    'Pokemon 151 Charizard ex 199/165 special illustration rare',
    'English, near mint, straight from pack to sleeve.',
    'trading card',
  ],
  ['1989 Upper Deck Ken Griffey Jr #1 rookie PSA 9', 'Slab has a light scratch.', 'trading card'],
  ['Panini Prizm 2020 LaMelo Ball #278', 'Rookie, near mint.', 'trading card'],
  ['Dragon Shield card sleeves 100', 'Fits pokemon and mtg. Foil.', 'card sleeves'],
])('“%s”, %s: %s', (name, description, type, category = '') => {
  const form = { platform: 'shopify', businessName: 'Tarnwell', industry: 'Retail', shopifyStoreName: 'T' };
  const [brief] = briefsOf(SeoForm.parse({ ...form, products: [{ name, description, category }] }));
  expect(extractLedger(brief!).productType.toLowerCase()).toBe(type);
});
