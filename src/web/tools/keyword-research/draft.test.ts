import { expect, it } from 'vitest';
import { draftFrom, emptyDraft } from './draft.ts';

it.each([
  null,
  7,
  'text',
  [],
  { businessName: 3, products: 'mug', platform: 'amazonia', budgetRange: 'huge' },
])('mends a broken draft: %j', (saved) => {
  expect(draftFrom(saved)).toEqual(emptyDraft);
});

it('takes what it knows of a draft and nothing else', () => {
  const saved = { businessName: 'Kiln', products: ['mug', 7], platform: 'etsy', language: 'de', other: 'x' };
  expect(draftFrom(saved)).toEqual({
    ...emptyDraft,
    businessName: 'Kiln',
    products: ['mug'],
    platform: 'etsy',
    language: 'de',
  });
});
