import { expect, test } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { questionsOf } from '#rules/ledger/questions.ts';
import { protectedPhrases } from '#rules/listing/protected-phrases.ts';
import { platforms } from '#rules/platforms/index.ts';
import { writeListing } from './write.ts';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function read(platform: PlatformId, name: string, description: string, itemCondition?: string) {
  const form = { platform, businessName: 'Hollis', industry: 'Retail', products: [{ name, description }] };
  const [brief] = briefsOf(SeoForm.parse(itemCondition === undefined ? form : { ...form, itemCondition }));
  const ledger = extractLedger(brief!);
  const listing = writeListing(brief!, ledger, [], platforms[platform]);
  const questions = questionsOf(ledger, platform, categoryOf(ledger, name), []).join(' ');
  return { ledger, listing, questions, body: textOf(listing.improvedBodyText) };
}

test.each<[PlatformId, string, string, string, string]>([
  [
    'amazon',
    'Trekking poles',
    'Pair of aluminum trekking poles. Cork grips.',
    'Pair of aluminum trekking poles.',
    'poles: pair',
  ],
  [
    'tiktokshop',
    'Gel nail kit',
    'Gel nail starter kit: 6 colours, base coat and lamp. 8 ml bottles.',
    'Gel nail starter kit: 6 colours, base coat and lamp.',
    'has a base',
  ],
  ['tiktokshop', 'Honey lip balm', 'Lip balm with beeswax. 4.5 g tube.', '4.5 g tube.', 'It has a 4.5'],
  [
    'ebay',
    'Blue jeans',
    'Blue jeans, W32 L30. Small repair on left knee.',
    'Small repair on left knee.',
    'are small repair',
  ],
  [
    'facebookmarketplace',
    'IKEA Kallax shelf',
    'White IKEA Kallax shelf. Need gone by Friday.',
    'Need gone by Friday.',
    'has a need',
  ],
])('%s tells “%s” in the seller’s own sentence', (platform, name, description, said, never) => {
  const { body } = read(platform, name, description);
  expect(body).toContain(said);
  expect(body).not.toContain(never);
});

test.each([
  ['Trekking poles', 'Pair of aluminum trekking poles with cork grips and a bag.', 'trekking poles'],
  ['Ring light', '10 inch ring light with tripod.', 'ring light'],
  ['Dutch oven', 'Round 6 quart Dutch oven in cast iron.', 'Dutch oven'],
  ['IKEA Kallax shelf', 'White IKEA Kallax shelf.', 'shelf'],
])('%s keeps the head that buyers type', (name, description, type) => {
  expect(read('walmart', name, description).ledger.productType).toBe(type);
});

test('a processor code gives no measure, and a laptop its specifics', () => {
  const { ledger, listing } = read(
    'ebay',
    'Lenovo ThinkPad X1 Carbon Gen 9',
    '14 inch laptop, Intel Core i7-1165G7, 16 GB RAM, 512 GB SSD, Windows 11 Pro. Small scratch on the lid.',
    'Used - good, small scratch on the lid',
  );
  expect(ledger.facts.map((fact) => fact.value)).not.toContain('1165G');
  expect(listing.itemSpecifics).toEqual(
    expect.arrayContaining([
      { name: 'Processor', value: 'Intel Core i7-1165G7' },
      { name: 'RAM Size', value: '16 GB' },
      { name: 'Screen Size', value: '14 inch' },
    ]),
  );
  expect(textOf(listing.conditionDescription).match(/scratch/gu)).toHaveLength(1);
});

test('a website says in its body what the intro leaves', () => {
  const { listing, body, questions } = read(
    'website',
    'Pool resurfacing',
    'We resurface concrete pools in plaster or pebble. Most jobs take 6 days. Licensed in Florida since 2011. Free written quote within 48 hours. We serve Hillsborough and Pinellas counties.',
  );
  const intro = textOf(listing.intro);
  const sentences = body.split(/(?<=\.)\s+/u);
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) expect(intro).not.toContain(sentence);
  expect(questions).not.toMatch(/colour|box|cleaned|How big/u);
});

test('the name of an approving body keeps its capitals, a shouted word does not', () => {
  const phrases = protectedPhrases(
    read('website', 'Electrical repairs', 'NICEIC approved. An AMAZING team for rewires.').ledger,
  );
  expect(phrases).toContain('NICEIC');
  expect(phrases).not.toContain('AMAZING');
});
