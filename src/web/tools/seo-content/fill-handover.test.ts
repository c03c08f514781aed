import { expect, it } from 'vitest';
import type { Handover } from '#web/data/handover.ts';
import { emptyDraft } from './draft.ts';
import { fillDraft } from './fill-handover.ts';

const handover: Handover = {
  to: 'seo-content',
  keywords: ['stoneware mug', 'handmade mug'],
  competitorKeywords: ['yeti mug'],
  leftOut: [],
  values: { businessName: 'Kiln & Co.', industry: 'Retail', platform: 'etsy', products: ['Mug'] },
  from: 'Keyword research',
  time: 0,
};

it('fills an empty form', () => {
  expect(fillDraft(emptyDraft(), handover)).toEqual({
    unfitted: 0,
    draft: {
      ...emptyDraft(),
      platform: 'etsy',
      businessName: 'Kiln & Co.',
      industry: 'Retail',
      targetKeywords: 'stoneware mug, handmade mug',
      products: [{ name: 'Mug', category: '', description: '' }],
    },
  });
});

it.each([
  ['kiln & co.', 'big mug, Handmade Mug', 'big mug, Handmade Mug, stoneware mug'],
  ['Other', 'drill', 'stoneware mug, handmade mug'],
])('joins the keywords of the same business only: %s', (businessName, targetKeywords, expected) => {
  const products = [{ name: 'Jug', category: '', description: 'A jug of mine' }];
  const { draft } = fillDraft({ ...emptyDraft(), businessName, targetKeywords, products }, handover);
  expect(draft).toMatchObject({ targetKeywords: expected, products });
});

it('leaves what it does not know: another platform, another industry, competitors’ names', () => {
  const { draft } = fillDraft(
    { ...emptyDraft(), platform: 'ebay', industry: 'Other' },
    { ...handover, values: { platform: 'pinterest', industry: 'Pottery' } },
  );
  expect(draft).toMatchObject({ platform: 'ebay', industry: 'Other' });
  expect(draft.targetKeywords).not.toContain('yeti');
});
