import { expect, test } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishListing } from '#rules/listing/finish.ts';
import { listingByRules, prepare } from './prepared.ts';

function written(
  platform: PlatformId,
  name: string,
  description: string,
  fields: object = {},
): Record<string, string> {
  const form = { platform, businessName: 'Hollis', industry: 'Retail', ...fields };
  const [brief] = briefsOf(SeoForm.parse({ ...form, products: [{ name, description }] }));
  const prepared = prepare(brief!);
  const { listing } = finishListing(listingByRules(prepared), prepared);
  const lines = (value: unknown): string =>
    Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? entry : '')).join('\n') : '';
  return Object.fromEntries(
    Object.entries(listing).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : lines(value),
    ]),
  );
}

test('a flaw is told once, whatever words name it again', () => {
  const { improvedBodyText = '', conditionDescription = '' } = written(
    'ebay',
    'Lenovo ThinkPad X1 laptop',
    'Used, 16 GB, 14 inch, small scratch on lid. Scratch on the lid, see photo. Scratch on the base.',
  );
  for (const text of [improvedBodyText, conditionDescription])
    expect(text.match(/scratch/giu)?.length, text).toBe(2);
  expect(improvedBodyText).not.toMatch(/see photo/iu);
});

test('bullets name their kind, never “Details”, and spell degrees where the sign is refused', () => {
  const { bulletPoints: text = '' } = written(
    'amazon',
    'Gooseneck electric kettle',
    'Stainless steel, 0.9 liter. With a thermometer lid. Set temperature from 100 to 220 °F. Matte black.',
  );
  expect(text).not.toMatch(/^Details/mu);
  expect(text).toContain('220 degrees F');
});

test('a date up to which food is eaten is no boast, and oil is not what it is made of', () => {
  const { improvedBodyText = '' } = written(
    'tiktokshop',
    'Chili crisp 200 g',
    'Garlic chili crisp in oil. Best eaten within 30 days of opening. Vegan.',
  );
  expect(improvedBodyText).toMatch(/Best eaten within 30 days/u);
  expect(improvedBodyText).not.toMatch(/made of oil/u);
});

test('whom it suits waits behind what the thing has', () => {
  const { keyFeatures = '' } = written(
    'walmart',
    'Cordless stick vacuum',
    '25.2 V battery with 40 minutes run time. LED head on a swivel joint. Washable filter with a spare. Dust cup of 0.6 liter. Wall mount included. Weighs 2.9 lb with the head.',
    { targetAudience: 'pet owners, renters' },
  );
  const lines = keyFeatures.split('\n');
  const suited = lines.findIndex((line) => /pet owners/iu.test(line));
  expect([-1, lines.length - 1], keyFeatures).toContain(suited);
});

test('the intro of a short page holds forty words where the brief has them', () => {
  const { intro = '' } = written(
    'website',
    'Emergency plumber',
    'Burst pipes, blocked drains and boiler faults in Leeds and Headingley. We answer the phone 24 hours a day and reach most homes within the hour. Every visit starts with a fixed quote. The call-out costs £80 in the daytime. We clean up after the work and leave a report.',
    { location: 'Leeds' },
  );
  expect(intro.split(/\s+/u).length).toBeGreaterThanOrEqual(38);
});

test('products of one form share no title tag and no sentence of a meta description or of a short list', () => {
  const common = 'Huile de jojoba et cire de colza. Mèche en coton tressé.';
  const form = {
    platform: 'walmart',
    businessName: 'Lune & Cire',
    industry: 'Retail',
    products: [
      { name: 'Bougie Figuier', description: `Bougie à la cire de colza, parfum figuier, 180 g. ${common}` },
      { name: 'Bougie Coton', description: `Bougie à la cire de colza, parfum linge, 190 g. ${common}` },
    ],
  };
  for (const platform of ['walmart', 'shopify', 'facebookmarketplace'] as const) {
    const fields = { shopifyStoreName: 'Lune', facebookLocation: 'Nantes', language: 'fr' };
    const items = briefsOf(SeoForm.parse({ ...form, ...fields, platform })).map((brief) => {
      const prepared = prepare(brief);
      return finishListing(listingByRules(prepared), prepared).listing;
    });
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const [first, second] = items.map((item) => `${text(item.metaDescription)} ${text(item.titleTag)}`);
    const sentences = (told = ''): string[] => told.split(/(?<=\.)\s/u).filter((part) => part.length > 12);
    expect(sentences(second).filter((sentence) => sentences(first).includes(sentence))).toEqual([]);
    expect(items[0]!.titleTag).not.toBe(items[1]!.titleTag);
  }
});
