import { describe, expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger, unitsOf } from './extract.ts';

function kindOf(
  clause: string,
  itemCondition = '',
  language: 'auto' | 'de' | 'es' | 'fr' = 'auto',
): string | undefined {
  const form = SeoForm.parse({
    platform: 'ebay',
    businessName: 'Zed Trading',
    industry: 'Retail',
    itemCondition,
    language,
    products: [{ name: 'Side table Nord', description: `${clause}.` }],
  });
  const { facts } = extractLedger(briefsOf(form)[0]!);
  return facts.find(({ source }) => source === 'products.0.description')?.kind;
}

describe('what a short sentence of a seller tells', () => {
  test.each([
    // What the thing does is no word on how to care for it.
    ['Keeps the hob clean while you cook', 'feature'],
    ['Wipes the lens without leaving streaks', 'feature'],
    ['Cleans glass, tiles and steel', 'feature'],
    ['Washes easily off brushes and fingers', 'feature'],
    ['Clips onto the washing line in seconds', 'feature'],
    ['A little dish for your sauce spoon so the hob stays clean', 'feature'],
    ['Pull them over boots or trainers when the pavement freezes', 'feature'],
    ['The filter traps dust before it reaches the motor', 'feature'],
    ['Wipe clean with a damp cloth', 'care'],
    ['Machine wash at 30 on a gentle cycle', 'care'],
    ['Washes well at 40', 'care'],
    ['Do not freeze', 'care'],
    ['Rinse the bristles after each use', 'care'],
    ['Air it outside now and then', 'care'],
    ['Keep dry and cool', 'care'],
    // What is there and what is not.
    ['Each set has six cards and six envelopes', 'contents'],
    ['In the box: lamp, cable, two spare bulbs', 'contents'],
    ['You will need 2 AA batteries, not in the box', 'exclusion'],
    ['Cushion pad is not part of the sale', 'exclusion'],
    ['Comes with a 2 year guarantee', 'guarantee'],
    ['Comes in three shades', 'feature'],
    ['Comes with two screws and wall plugs', 'contents'],
    // On its way.
    ['Usually posted next day', 'shipping'],
    ['Free delivery on orders over £40', 'shipping'],
    ['Sent by tracked mail within 3 days', 'shipping'],
    // Said of the shop, the giving and what it goes with.
    ['We have run the shop since 1998', 'story'],
    ['A nice present for someone who bakes', 'occasion'],
    ['For Bosch 18V batteries', 'compatibility'],
    ['Do not leave it in the rain', 'limit'],
    ['Never leave it on a hot stove', 'limit'],
  ])('%s: %s', (clause, kind) => {
    expect(kindOf(clause)).toBe(kind);
  });

  test.each([
    ['Never worn', 'condition'],
    ['Never been opened', 'condition'],
    ['Small chip to the rim', 'flaw'],
    ['One knob has been replaced', 'condition'],
  ])('of a used thing, %s: %s', (clause, kind) => {
    expect(kindOf(clause, 'Used')).toBe(kind);
  });
});

test.each<[sentence: string, pieces: readonly string[]]>([
  [
    'For labradors, spaniels and other dogs up to 30 kg.',
    ['For labradors, spaniels and other dogs up to 30 kg'],
  ],
  ['With a hood, two pockets and a zip.', ['With a hood, two pockets and a zip']],
  [
    'Not for running on bare tarmac, it blunts the spikes.',
    ['Not for running on bare tarmac, it blunts the spikes'],
  ],
  ['Solid brass, they age well.', ['Solid brass, they age well']],
  ['Matt glaze, dishwasher safe, 12 cm.', ['Matt glaze', 'dishwasher safe', '12 cm']],
])('“%s” falls into its own pieces', (sentence, pieces) => {
  const form = SeoForm.parse({
    platform: 'shopify',
    businessName: 'Zed Trading',
    industry: 'Retail',
    products: [{ name: 'Side table Nord', description: sentence }],
  });
  const brief = briefsOf(form)[0]!;
  const units = unitsOf(extractLedger(brief), brief).filter(({ path }) => path === 'products.0.description');
  expect(units.map(({ text }) => text)).toEqual(pieces);
});

describe('what a clause tells in other languages', () => {
  test.each([
    ['de', 'Ein Akku hält nicht mehr so lange', 'Gebraucht', 'flaw'],
    ['de', 'Glas ohne Risse', 'Gebraucht', 'condition'],
    ['de', 'Keine Bits dabei', 'Gebraucht', 'exclusion'],
    ['de', 'Ohne Lampenträger', 'Gebraucht', 'exclusion'],
    ['de', 'Anmeldung bis zur 20. SSW empfohlen', '', 'feature'],
    ['es', 'Cubiertas traseras gastadas', 'Usado', 'flaw'],
    ['es', 'Pantalla sin rayones ni golpes', 'Usado', 'condition'],
    ['es', 'Se entrega en Iztapalapa', '', 'shipping'],
    ['es', 'Se entrega en una caja de cartón', '', 'contents'],
    ['es', 'Mantiene el frío 24 h', '', 'feature'],
    ['es', 'Abierto de lunes a viernes, de 9 a 20 h', '', 'hours'],
    ['fr', 'Poignée un peu fondue d’un côté', 'Occasion', 'flaw'],
    ['fr', 'Vendue sans boîte', 'Occasion', 'exclusion'],
    ['fr', 'Coque sans rayures', 'Occasion', 'condition'],
  ] as const)('%s: %s', (language, clause, itemCondition, kind) => {
    expect(kindOf(clause, itemCondition, language)).toBe(kind);
  });
});
